# Hygge’s table in the browser.
ui-stock = The stock
ui-front = In front of you
ui-front-of = In front of { $name }
ui-stores = Your stores
ui-stores-cost = and −{ $count } for what is still in front of you
ui-stored = stored
ui-left = in front
ui-empty-front = Nothing yet.
ui-deck = cards in the deck
ui-deck-short = in the deck
ui-winter = winter is among the last { $count }
ui-winter-short = winter in the last { $count }
ui-winter-out = winter is here
ui-mark-take = Take
ui-mark-store = Store
ui-choose-line = Choose a row or a column
ui-choose-animal = Choose an animal
ui-choose-card = Choose a card
ui-choose-objects = Choose its objects
ui-take-count = Take { $count }
# What a counter or a pile is for.
meaning-stored = Each object stored scores its snowflakes at the end, every copy included. Animals score nothing.
    .rule = hygge.score.stored
meaning-left = What it would cost if the game ended now: 1 point for each object in front, and 1 for each paw of an animal.
    .rule = hygge.score.left
meaning-points = The points of the games so far. After three games, the most points win the match.
    .rule = hygge.match.three
# A card alone in its row and in its column: both lines are the same move.
ui-take-either = Take { $row } or { $column }
ui-chosen = has chosen
ui-your-choice = Chosen: { $choice }
ui-cards-unseen = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
ui-prompt-take-you = Gaps don’t split a line. Then you may store once.
ui-prompt-store-you = Each paw stores one kind, with every copy in front of you.
ui-paws = { $count ->
    [one] { $count } paw
   *[other] { $count } paws
}
ui-flakes = { $count ->
    [one] { $count } snowflake
   *[other] { $count } snowflakes
}
ui-last-store = stores
ui-last-discard = discards one card
ui-last-nothing = does nothing more
ui-after-game = After game { $game }
ui-prompt-moment-refill = With fewer than 4 cards in the stock, it is filled up and the same player goes again.
ui-prompt-moment-last = All are carried out at once. Whatever is still in front of a player afterwards costs points.
# What you did yourself.
show-just-stored-you = You just stored
log-take-you = You take { $line }: { $cards }.
log-take-unnamed-you = You take { $line }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-store-you = You store { $count_first } × { $card_first } with { $animal }: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
}.
log-store-two-you = You store { $count_first } × { $card_first } and { $count_second } × { $card_second } with { $animal }: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
}.
log-store-unnamed-you = You store { $count } cards.
log-skip-you = You don’t store.
log-refill-you = You refill the stock with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and play again.
log-winter-you = You refill the stock and winter comes.
log-last-store-you = As a last action, you store { $count_first } × { $card_first } with { $animal }: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
}.
log-last-store-two-you = As a last action, you store { $count_first } × { $card_first } and { $count_second } × { $card_second } with { $animal }: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
}.
log-discard-you = You discard one { $card } card.
log-nothing-you = You do nothing more.
log-score-you = You: { $flakes ->
    [one] { $flakes } snowflake
   *[other] { $flakes } snowflakes
} stored, { $minus } lost for what is left, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-game-you = Game { $game }: you start.
