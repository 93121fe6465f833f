# Tricky Badger’s table in the browser.
ui-prize = Prize of this trick
ui-no-prize = The prize is being picked
ui-highest = Highest card wins
ui-lowest = Lowest card wins
ui-prizes = Prizes still to win
ui-winning = winning
ui-trampled = trampled
ui-your-card = Your card
ui-first = first
ui-leaves = { $count ->
    [one] card
   *[other] cards
}
ui-points = pts
ui-void = shown to have no { $colours }
ui-collection = Your collection
ui-arriving = Arriving
ui-hand = Your hand
ui-choose-leaf = Choose a leaf card
ui-choose-prize = Choose a prize
ui-choose-find = Choose a lit card
ui-subtitle = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
ui-in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
} in hand
