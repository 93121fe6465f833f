# Hygge, in English.
tagline = Gather what makes a den cosy, and store it before winter comes.

prompt-take = { $seat } takes a row or a column of the stock.
prompt-take-you = Take a whole row or column of the stock.
prompt-store = { $seat } may store provisions.
prompt-store-you = You may store: one animal, and one kind of object for each of its paws.
prompt-last = Winter is here: { $seats } { $seats_count ->
    [one] has
   *[other] have
} yet to choose a last action.
prompt-last-you = Winter is here. Store once more, discard one card, or do nothing.
prompt-chosen-you = You have chosen, and may change your mind until { $seats } { $seats_count ->
    [one] has
   *[other] have
} chosen too.
prompt-over = The game is over.

choice-take = Take { $line }
choice-store = Store { $cards } with { $animal }
choice-discard = Discard one { $card } card
choice-skip = Do not store
choice-nothing = Do nothing

log-take = { $seat } takes { $line }: { $cards }.
log-take-unnamed = { $seat } takes { $line }: { $count ->
    [one] one card
   *[other] { $count } cards
}.
log-store = { $seat } stores { $count_first } × { $card_first } with { $animal }: { $flakes ->
    [one] one snowflake
   *[other] { $flakes } snowflakes
}.
log-store-two = { $seat } stores { $count_first } × { $card_first } and { $count_second } × { $card_second } with { $animal }: { $flakes ->
    [one] one snowflake
   *[other] { $flakes } snowflakes
}.
log-store-unnamed = { $seat } stores { $count } cards.
log-skip = { $seat } does not store.
log-refill = { $seat } refills the stock with { $count ->
    [one] one card
   *[other] { $count } cards
} and plays again.
log-winter = { $seat } refills the stock, and winter comes.
log-last-store = As a last action, { $seat } stores { $count_first } × { $card_first } with { $animal }: { $flakes ->
    [one] one snowflake
   *[other] { $flakes } snowflakes
}.
log-last-store-two = As a last action, { $seat } stores { $count_first } × { $card_first } and { $count_second } × { $card_second } with { $animal }: { $flakes ->
    [one] one snowflake
   *[other] { $flakes } snowflakes
}.
log-discard = { $seat } discards one { $card } card.
log-nothing = { $seat } does nothing more.
log-score = { $seat }: { $flakes ->
    [one] one snowflake
   *[other] { $flakes } snowflakes
} stored, { $minus } lost for what is left, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-game = Game { $game }: { $seat } begins.
log-end = The game is over.

option-match = A match of three games
option-match-help = Three games in a row; the points of all three count.
option-memory = Remember what is stored
option-memory-help = Stored piles stay face down: of others you see only how many cards they have.
option-first = First player
option-first-help = Who begins the first game.

score-stored = Snowflakes stored
score-left = Left in front
tie-minus = fewest negative points

show-game = Game { $game } of { $games }
show-deck = { $count ->
    [one] one card
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
    [one] one card
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

table-help = Stock: take a whole row (1 to 4) or column (a to d); · marks a place that is empty.
    On a card: the signs of its colours, its name, and its snowflakes (2*) or, on an animal, its paws (••).
    In front: what a player has gathered and not stored; it costs points at the end. Stored: snowflakes that are safe.
    ▸ marks whose turn it is, ✓ who has chosen.

# A first game, shown around
tour-goal = Winter is coming: let your animals store provisions. Stored objects score their snowflakes; what is left lying in front of you costs points.
tour-cloth = The stock. In your turn you take all cards of one row or one column, whatever is left of it. Gaps do not matter.
tour-mine = What you took lies in front of you. Each paw of an animal can store one kind of object of its colours, with every copy you have.
tour-turn = This line says what is wanted: first take a line, then store with one animal, or do not.
tour-end = When three cards or fewer are left, the stock is filled up and whoever did that plays again. The winter card, deep in the deck, ends the game: everybody has one last action.

# Why a bot would make a move.
reason-line = With it you can store { $count ->
    [one] one snowflake
   *[other] { $count } snowflakes
} at once.
reason-gather = Nothing can be stored with it yet, but of all lines it promises most for later, and leaves little to the next player.
reason-store = It stores { $count ->
    [one] one snowflake
   *[other] { $count } snowflakes
}, and what is stored costs nothing any more.
reason-discard = In front of you it would cost { $count ->
    [one] one point
   *[other] { $count } points
} at the end.
reason-skip = Waiting pays: more of the same may come, and is then stored in one go.
reason-nothing = Nothing you could still do would bring a point.
