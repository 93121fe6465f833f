"""WebSocket frames, as far as we make or read them ourselves."""

LONGEST = 1_000  # bytes of a text that is read here


def framed(text: bytes) -> bytes:
    r"""Make a frame: final, text, unmasked, as a server sends them.

    >>> framed(b"hi"), framed(b"x" * 200)[:4]
    (b'\x81\x02hi', b'\x81~\x00\xc8')
    """
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def plain(data: bytes) -> bytes:
    r"""Return the text of a chunk that is exactly one final, masked frame of a short ASCII text; else nothing.

    >>> plain(b"\x81\x82\x00\x00\x00\x00hi"), plain(b"\x81\x82\x01\x02\x03\x04ik"), plain(b"\x81\x02hi")
    (b'hi', b'hi', b'')
    """
    if len(data) < 8 or data[0] != 0x81:
        return b""
    size, start = data[1] - 0x80, 6
    if size == 126:
        size, start = data[2] * 256 + data[3], 8
    if not 0 < size <= LONGEST or len(data) != start + size:
        return b""
    mask = data[start - 4 : start] * (size // 4 + 1)
    bits = int.from_bytes(data[start:], "little") ^ int.from_bytes(mask[:size], "little")
    text = bits.to_bytes(size, "little")
    return text if text.isascii() else b""


def whole(data: bytes) -> bool:
    r"""Return whether a chunk is made of whole frames, each a message of its own.

    >>> whole(b"\x81\x82\x00\x00\x00\x00hi" * 2), whole(b"\x81\x82\x00\x00"), whole(b"\x01\x82\x00\x00\x00\x00hi")
    (True, False, False)
    """
    start = 0
    while start < len(data):
        if len(data) < start + 2 or not data[start] & 0x80:
            return False
        size, head = data[start + 1] & 0x7F, 2
        if size > 125:
            width = 2 if size == 126 else 8
            size, head = int.from_bytes(data[start + 2 : start + 2 + width], "big"), 2 + width
        start += head + (4 if data[start + 1] & 0x80 else 0) + size
    return start == len(data)
