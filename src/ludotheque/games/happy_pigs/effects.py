"""What season cards can do, as numbers."""

from typing import Final

NOTHING: Final = 0
GROW: Final = 1  # one pig of a size may grow
GIFT: Final = 2  # an item for each
LOVE: Final = 3  # a baby per pair of medium and big pigs
INCOME: Final = 4  # dollars per pig of a size
TAX: Final = 5  # dollars to pay per field
HERD: Final = 6  # dollars for owning so many pigs
SHOW: Final = 7  # dollars for owning the most pigs, of a size or in all
FREE: Final = 8  # price: goods that cost nothing
DISCOUNT: Final = 9  # price: goods that cost less
MARKUP: Final = 10  # price: pigs of a size that sell for more
EFFECTS: Final = ["nothing", "grow", "gift", "love", "income", "tax", "herd", "show", "free", "discount", "markup"]

# What an effect is about, beside a size or an item.
ANY: Final = 4  # pigs of any size
ALL_PIGS: Final = 8
ALL_ITEMS: Final = 9
GROUPS: Final = ["baby", "small", "medium", "big", "vaccine", "supplement", "amulet", "fields", "pigs", "items"]
