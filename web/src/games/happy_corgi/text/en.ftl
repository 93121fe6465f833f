# Happy Corgi’s table in the browser.
ui-board = The board
ui-river = River
ui-deck = { $count } cards in the deck
ui-discards = { $count } discarded
ui-hand = Your hand
ui-hugs = { $count ->
    [one] one hug
   *[other] { $count } hugs
}
ui-hugs-word = hugs
ui-cards-word = cards
ui-poops-word = poops
ui-known = You know: { $cards }
ui-here = { $names } here
ui-poops-of = poops of { $names }
ui-asks = asks for { $actions }
ui-choose = Choose a lit piece
ui-gap = empty
ui-subtitle = Round { $round }, to { $target } hugs
ui-prompt-solve-you = In reach: the row, the column and the diagonals of your corgi.
ui-choose-player = Choose
