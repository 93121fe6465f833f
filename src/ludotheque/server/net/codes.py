"""Codes: why a socket is closed."""

RESTART = 1012
MALFORMED = 4400
BANNED = 4403
NO_TABLE = 4404
NO_HELLO = 4408
SLOW = 4409
RATE = 4429

REASONS = {  # the same in words: refused-…
    RESTART: "closing",
    MALFORMED: "message",
    BANNED: "banned",
    NO_TABLE: "table",
    NO_HELLO: "late",
    SLOW: "slow",
    RATE: "rate",
}
GUILTY = (MALFORMED, BANNED, NO_HELLO, SLOW, RATE)  # to be reported to the operator
