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


class Scanner:
    r"""Find where frames begin and end, in whatever chunks they come.

    >>> scanner = Scanner()
    >>> scanner.count(b"\x81\x82\x00\x00\x00\x00hi" * 2, 9), scanner.between
    (2, True)
    >>> scanner.count(b"\x81\x82\x00\x00", 9), scanner.between, scanner.count(b"\x00\x00hi", 9), scanner.between
    (1, False, 0, True)
    >>> scanner.count(b"\x01\x80\x00\x00\x00\x00", 9), scanner.between
    (1, False)
    """

    def __init__(self) -> None:
        self.head = b""  # the beginning of a frame that does not say yet how long it is
        self.rest = 0  # bytes of the present frame still to come
        self.inside = False  # a message that comes in several frames
        self.between = True  # all that came so far are whole messages

    def count(self, data: bytes, most: int) -> int:
        """Return how many frames begin in the next chunk; beyond `most` it is not looked at any further."""
        if self.head:
            data = self.head + data
            self.head = b""
        size, at, found = len(data), self.rest, 0
        while at < size and found <= most:
            kind = data[at + 1] & 0x7F if at + 1 < size else 126
            width = 0 if kind < 126 else 2 if kind == 126 else 8
            if at + 2 + width > size:
                self.head = data[at:]
                break
            length = int.from_bytes(data[at + 2 : at + 2 + width], "big") if width else kind
            if data[at] & 0x08 == 0:  # not a ping, a pong or a goodbye, which may come between the frames of a message
                self.inside = data[at] & 0x80 == 0
            at += 2 + width + (4 if data[at + 1] & 0x80 else 0) + length
            found += 1
        self.rest = 0 if self.head else at - size
        self.between = not self.head and not self.rest and not self.inside
        return found
