# Hygge, in English.
tagline = Gather what makes a den cosy, and store it before winter comes.

prompt-take = { $seat } takes a row or a column of the stock.
prompt-take-you = Take a whole row or column of the stock.
prompt-store = { $seat } may store provisions.
prompt-store-you = You may store: choose one animal, and one kind of object for each of its paws.
prompt-last = Winter is here. { $seats } still { $seats_count ->
    [one] has
   *[other] have
} to choose a last action.
prompt-last-you = Winter is here. Store once more, discard one card, or do nothing.
prompt-chosen-you = You’ve chosen. You can change your mind until { $seats } { $seats_count ->
    [one] has
   *[other] have
} chosen too.
prompt-over = The game is over.
prompt-moment-refill = { $count ->
    [0] No card is left in the stock
    [one] One card is left in the stock
   *[other] { $count } cards are left in the stock
}: { $seat } refills it.
prompt-moment-last = Winter is here: everyone shows their last action.
prompt-moment-game = Game { $game } is over.

choice-take = Take { $line }
choice-store = Store the { $cards } cards with { $animal }
choice-discard = Discard one { $card } card
choice-skip = Don’t store
choice-nothing = Do nothing

log-take = { $seat } takes { $line }: { $cards }.
log-take-unnamed = { $seat } takes { $line }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-store = { $seat } stores { $count_first } × { $card_first } with { $animal }: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
}.
log-store-two = { $seat } stores { $count_first } × { $card_first } and { $count_second } × { $card_second } with { $animal }: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
}.
log-store-unnamed = { $seat } stores { $count } cards.
log-skip = { $seat } does not store.
log-refill = { $seat } refills the stock with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and plays again.
log-winter = { $seat } refills the stock and winter comes.
log-last-store = As a last action, { $seat } stores { $count_first } × { $card_first } with { $animal }: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
}.
log-last-store-two = As a last action, { $seat } stores { $count_first } × { $card_first } and { $count_second } × { $card_second } with { $animal }: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
}.
log-discard = { $seat } discards one { $card } card.
log-nothing = { $seat } does nothing more.
log-score = { $seat }: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
} stored, { $minus } lost for what is left, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-game = Game { $game }: { $seat } starts.
log-end = The game is over.

option-match = Match of three games
option-match-help = 3 games in a row; the points of all 3 count.
option-memory = Stored piles face down
option-memory-help = Stored piles stay face down. You only see how many cards the others have stored.
option-first = Who starts
option-first-help = The player who starts the first game.

score-stored = Snowflakes stored
score-left = Left in front
tie-minus = fewest negative points

show-game = Game { $game } of { $games }
show-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck
show-winter = winter is among the last { $count }
show-winter-out = winter is here
show-player = Player
show-points = Points
show-flakes = Stored
show-minus = Cost
show-lying = In front
show-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
show-discarded = discarded
show-just-stored = { $seat } just stored
show-front = In front of you
show-stored = Your stores
show-none = nothing

colour-red = red
colour-blue = blue
colour-purple = purple
colour-green = green
colour-yellow = yellow

line-1 = row 1
line-2 = row 2
line-3 = row 3
line-4 = row 4
line-5 = row 5
line-a = column A
line-b = column B
line-c = column C
line-d = column D
line-e = column E

animal-hedgehog = the hedgehog
animal-squirrel = the squirrel
animal-bear = the bear
animal-marmot = the marmot
animal-dormouse = the dormouse
animal-bat = the bat
animal-frog = the frog

card-hedgehog = hedgehog
card-squirrel = squirrel
card-bear = bear
card-marmot = marmot
card-dormouse = dormouse
card-bat = bat
card-frog = frog
card-mittens = mittens
card-scarf = scarf
card-jumper = red jumper
card-mug = mug
card-teapot = teapot
card-armchair = blue armchair
card-candle = candle
card-book = book
card-quilt = quilt
card-acorn = acorn
card-pine-cone = pine cone
card-garland = garland
card-honey = honey
card-lantern = lantern
card-cushion = cushion
card-winter = winter

table-help = Stock: take a whole row (by its number) or column (by its letter); · marks an empty place.
    On a card: the signs of its colours, its name, and its snowflakes (2*) or, on an animal, its paws (••).
    In front: what a player has taken and not stored; it costs points at the end. Stored: snowflakes that are safe.
    ▸ marks the player whose turn it is, ✓ a player who has chosen.

# A first game, shown around
tour-goal = Winter is coming. Let your animals store provisions: stored objects score their snowflakes, and whatever is left in front of you costs points.
tour-cloth = The stock. On your turn you take all the cards left in one row or one column. Gaps don’t matter.
tour-mine = What you take lies in front of you. Each paw of an animal can store one kind of object of its colours, with every copy you have.
tour-turn = This line tells you what to do. First take a line, then store with one animal if you like.
tour-end = When 3 cards or fewer are left, the stock is refilled and the same player plays again. The winter card, deep in the deck, ends the game: everyone has one last action.

# Why a move is good.
reason-line = You can store { $count ->
    [one] { $count } snowflake
   *[other] { $count } snowflakes
} with it at once.
reason-gather = Nothing can be stored with it yet, but it prepares the most for later and leaves little to the next player.
reason-store = It stores { $count ->
    [one] { $count } snowflake
   *[other] { $count } snowflakes
}, and what is stored no longer costs anything.
reason-discard = In front of you it would cost { $count ->
    [one] { $count } point
   *[other] { $count } points
} at the end.
reason-skip = It pays to wait: more of the same may come and be stored in one go.
reason-nothing = Nothing you could still do would gain a point.
reason-than-line = With it you can store { $count ->
    [one] 1 snowflake
   *[other] { $count } snowflakes
} at once; with the best other line, { $than ->
    [0] nothing yet
   *[other] { $than }
}.
reason-than-store = It stores { $count ->
    [one] 1 snowflake
   *[other] { $count } snowflakes
}; the best other choice stores { $than }.
reason-than-discard = In front of you it would cost { $count ->
    [one] 1 point
   *[other] { $count } points
}; the best other card would cost { $than }.

# What is wrong with a card sheet.
error-sheet-name-taken = the name { $name } is already taken
error-sheet-colour-full = { $count } { $colour } objects are too many; at most { $most } are allowed
error-sheet-colours = colours must be a list with some of { $allowed }
error-sheet-pattern = pattern must be a list of rows such as "##.#"
error-sheet-pattern-size = pattern must have up to { $most } rows and columns, and rows of the same length
error-sheet-pattern-line = every row and every column of pattern needs a #
error-sheet-no-stock = this sheet has no stock for { $players } players
error-sheet-few-cards = { $cards } cards are too few to lay out { $places } and set { $apart } apart

# What is wrong with a position: no game can reach it.
error-audit-step = there is no such step
error-audit-game = this match has no such game
error-audit-turn = it cannot be this seat’s turn
error-audit-negative = a number of cards is negative
error-audit-no-card = there is no such card
error-audit-lost = a card is missing, or there is one too many
error-audit-deck-size = the deck cannot have this number of cards
error-audit-deck-gap = the deck has a gap, or a card lies outside it
error-audit-winter = the winter card is in the wrong place
error-audit-gaps = the stock cannot have these gaps
error-audit-refill = the stock must be refilled first
error-audit-not-storing = there is nothing to store
error-audit-pile = the animals of a pile cannot have stored its objects
error-audit-just-stored = what was stored last does not match the piles
error-audit-early-action = it is not yet the time for a last action
error-audit-last-action = a last action is not possible
error-audit-discarded = a card was discarded before the end
error-audit-points = the points do not match the cards
error-audit-past = the earlier games cannot have these points
