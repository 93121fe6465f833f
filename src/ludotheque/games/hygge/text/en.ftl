# Hygge, in English.
tagline = Gather what makes a den cosy, and store it before winter comes.

prompt-take = { $seat } takes a row or a column.
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
prompt-moment-refill-you = { $count ->
    [0] No card is left in the stock
    [one] One card is left in the stock
   *[other] { $count } cards are left in the stock
}: you refill it, and go again.
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
reason-again = It leaves 3 cards or fewer: the stock is refilled and you play again, unless winter comes.
reason-gather = Nothing can be stored with it yet; with what it leaves, the next player can store { $count ->
    [0] nothing either
    [one] 1 snowflake at most
   *[other] { $count } snowflakes at most
}.
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
reason-than-again = It leaves 3 cards or fewer, so you play again, unless winter comes; after the best other line, the next player does.
reason-than-next = With what it leaves, the next player can store { $count ->
    [0] nothing
    [one] 1 snowflake at most
   *[other] { $count } snowflakes at most
}; after the best other line, { $than }.
reason-than-animal = It keeps { $animal } for a later store; the best other choice uses it up.
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

# What a piece is for; `.rule` names the paragraph of the rulebook.
meaning-card = An object. An animal of its colour stores it, with every copy in front of you, for a single paw: each copy then scores its snowflakes. Left in front of you at the end, each copy costs 1 point.
    .rule = hygge.store.match
meaning-card-hedgehog = Two paws: it stores up to two kinds of red objects, each with every copy in front of you. Left in front of you at the end, it costs 2 points.
    .rule = hygge.store.paws
meaning-card-squirrel = Two paws: it stores up to two kinds of blue objects, each with every copy in front of you. Left in front of you at the end, it costs 2 points.
    .rule = hygge.store.paws
meaning-card-bear = Two paws: it stores up to two kinds of purple objects, each with every copy in front of you. Left in front of you at the end, it costs 2 points.
    .rule = hygge.store.paws
meaning-card-marmot = Two paws: it stores up to two kinds of green objects, each with every copy in front of you. Left in front of you at the end, it costs 2 points.
    .rule = hygge.store.paws
meaning-card-dormouse = One paw: it stores one kind of yellow object, with every copy in front of you. Left in front of you at the end, it costs 1 point.
    .rule = hygge.store.paws
meaning-card-bat = One paw, three colours: it stores one kind of red, yellow or purple object, with every copy in front of you. Left in front of you at the end, it costs 1 point.
    .rule = hygge.store.colours
meaning-card-frog = One paw, three colours: it stores one kind of yellow, blue or green object, with every copy in front of you. Left in front of you at the end, it costs 1 point.
    .rule = hygge.store.colours
meaning-card-winter = When this card is drawn, the game stops. Each player then has one last action: store once more, discard one card, or do nothing.
    .rule = hygge.end.winter
meaning-animal = An animal in front of you stores objects of its colours, one kind for each of its paws. Then it goes to your stores with them.
    .rule = hygge.store.match
meaning-line = Take all the cards left in this line; gaps don’t matter. If 3 cards or fewer are left in the stock at the end of your turn, it is refilled and you play again.
    .rule = hygge.take.line

# A first game that teaches by playing; `$one` is the player on the left
lesson-line = Winter is near. On your turn, take a whole row or column of the stock. The top row has a squirrel and another mug.
lesson-wait = A squirrel stores blue objects. Its two paws are for two kinds, but you only have mugs. You don’t have to store: wait for the teapot.
lesson-gap = Only the teapot is left in this column. Good: what still lies in front of you at the end costs points, so take nothing you can’t store.
lesson-paws = Now store. One paw takes all your mugs, however many they are, the other one the teapot: 2 + 2 + 3 snowflakes.
lesson-colour = Each animal stores only its own colour. The green marmot and a green acorn lie in one column: take it.
lesson-refill = Store the acorn. With 3 cards or fewer left, the stock is refilled at the end of your turn, and you play again!
lesson-again = Your extra turn. The bear stores purple objects: take it together with the book.
lesson-patience = The bear has a second paw, and there is a quilt with 5 snowflakes. Don’t store yet.
lesson-extra = The quilt is still there! You always take the whole line, so the honey comes along.
lesson-two = Two paws, two kinds of purple objects: store both, 3 + 5 snowflakes.
lesson-winter = { $one } drew the winter card! Everyone has one last action: store once more, or discard one card. The honey would cost you 1 point.
lesson-end = Your snowflakes count, minus 1 for each object and each paw left in front of you: 58 to 37, you win!
