# Happy Corgi’s table in the browser.
ui-board = The board
ui-river = River
ui-deck = { $count } cards in the deck
ui-discards = { $count } discarded
ui-hand = Your hand
ui-hugs = { $count ->
    [one] 1 hug
   *[other] { $count } hugs
}
ui-hugs-word = hugs
ui-cards-word = cards
ui-poops-word = poops
ui-known = You know: { $cards }
ui-here = { $names } here
ui-poops-of = poops of { $names }
ui-asks = asks for { $actions }
ui-step-free = free
ui-step-card = −1 card
ui-choose-cards = Choose the cards to pay
ui-choose = Choose a highlighted piece
ui-subtitle = Round { $round }, to { $target } hugs
ui-prompt-solve-you = In reach: the row, the column and the diagonals of your corgi.
ui-choose-player = Choose
ui-choose-named = Choose { $name }
# What a place does, as it stands on the board; its whole sentence is in the bubble.
ui-effect-draw-1 = Draw 1
ui-effect-take-river = Take 1 from the river
ui-effect-draw-2-discard-1 = Draw 2, discard 1
ui-effect-discard-1-draw-2 = Discard 1, draw 2
ui-effect-new-river = New river, take 1
ui-effect-swap-hands = Swap 1 with a player
ui-effect-swap-river = Swap 1 with the river
ui-effect-steal-richer = Steal 1 from a bigger hand
ui-effect-make-discard = A player discards 1
ui-effect-take-poop = Take back a poop
ui-effect-swap-activities = Swap 2 activities
ui-effect-pass-left = Everyone passes 1 left
ui-effect-steal = Steal 1 card
ui-effect-move-corgi = Move another corgi
ui-effect-swap-places = Swap 2 places
ui-effect-send-dogs = Dogs out, or draw 1
ui-effect-put-cat = Place a black cat
ui-effect-put-dog = Place a mean dog
ui-effect-move-animal = Move a cat or a dog
ui-tiny-draw-1 = +1 card
ui-tiny-take-river = from river
ui-tiny-draw-2-discard-1 = +2 −1
ui-tiny-discard-1-draw-2 = −1 +2
ui-tiny-new-river = new river
ui-tiny-swap-hands = swap 1
ui-tiny-swap-river = swap river
ui-tiny-steal-richer = steal 1
ui-tiny-make-discard = they −1
ui-tiny-take-poop = poop back
ui-tiny-swap-activities = swap activities
ui-tiny-pass-left = pass 1 ←
ui-tiny-steal = steal 1
ui-tiny-move-corgi = move corgi
ui-tiny-swap-places = swap places
ui-tiny-send-dogs = dogs out
ui-tiny-put-cat = + cat
ui-tiny-put-dog = + dog
ui-tiny-move-animal = move pet
ui-face-only = It does the same every time: { $now }.
ui-faces = Now: { $now }. On its other side: { $other }.
ui-shown = shown
ui-result-total = { $count ->
    [one] 1 hug
   *[other] { $count } hugs
}
