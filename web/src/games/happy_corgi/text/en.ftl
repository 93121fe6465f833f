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
ui-poop-of = { $name }’s poop
ui-poop-of-you = Your poop
ui-corgi-of = { $name }’s corgi
ui-corgi-of-you = Your corgi
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
ui-deck-word = Deck
ui-discards-word = Discard
ui-mark-draw = Take
ui-mark-walk = Walk
ui-mark-place = Place
ui-mark-solve = Activity
# What you did yourself.
prompt-moment-meeting-you = You meet { $other } and show { $card }: { $cost ->
    [0] { $other } has no card to lose
    [1] you steal a card
   *[other] you look at a card
}.
prompt-moment-place-you = You’re done at the { $place }, which is turned over.
log-draw-you = You draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-take-you = You take { $card } from the river.
log-steal-you = You steal a card from { $other }.
log-stolen-you = You take { $card } from { $other }’s hand.
log-discard-you = You discard { $card }.
log-skip-you = You skip the { $place }.
log-look-you = You look at { $other }’s { $card }.
log-back-you = You give { $other } the card back.
log-swap-you = You and { $other } swap a card.
log-swapped-you = You give { $other } { $card_given } for { $card_taken }.
log-meet-you = You meet { $other } and show { $card }.
log-renew-you = You discard the river: { $cards }.
log-put-you = You put { $card } in the river.
log-order-you = You make { $other } discard a card.
log-push-you = You move { $other }’s corgi to the { $place }.
log-pass-you = You pass a card to { $other }.
log-passed-you = You pass { $other } { $card }.
log-walk-you = You walk to the { $place }.
log-go-you = You discard { $card } and walk to the { $place }.
log-go-old-you = You discard a card and walk to the { $place }.
log-dog-taken-you = A mean dog follows you from the { $place }.
log-meet-old-you = You meet { $other }.
log-meet-none-you = You meet { $other }, but there is no card to draw.
log-discard-old-you = You discard a card.
log-renew-old-you = You discard the river.
log-fetch-you = You take a poop back from “{ $activity }”.
log-trade-you = You swap two activities: “{ $activity_one }” and “{ $activity_two }”.
log-kitchen-you = You have everyone pass a card to the left.
log-chosen-you = You have chosen.
log-shift-you = You swap the { $place_one } and the { $place_two }.
log-dogs-gone-you = You send { $count ->
    [one] the mean dog
   *[other] { $count } mean dogs
} away.
log-cat-you = You put a black cat on the { $place }.
log-dog-you = You put a mean dog on the { $place }.
log-slide-you = You move the { $animal } from the { $place_from } to the { $place_to }.
log-solve-you = You complete “{ $activity }” with { $cards }: { $hugs ->
    [one] 1 hug
   *[other] { $hugs } hugs
}.
log-solve-old-you = You complete “{ $activity }”: { $hugs ->
    [one] 1 hug
   *[other] { $hugs } hugs
}.
log-poop-you = You drop a poop on “{ $activity }”.
log-poop-hug-you = Your poop was on it: 1 hug for you.
log-poop-back-you = Your poop on it goes back to your reserve.
log-last-you = You have { $hugs } hugs: this is the last round.
# What others did to you.
prompt-moment-meeting-me = { $seat } meets you and shows { $card }: { $cost ->
    [0] you have no card to lose
    [1] { $seat } steals one of your cards
   *[other] { $seat } looks at one of your cards
}.
prompt-meet-me = { $seat } looks at one of your cards.
prompt-give-me = { $seat } chooses a card for you.
log-meet-me = { $seat } meets you and shows { $card }.
log-meet-old-me = { $seat } meets you.
log-meet-none-me = { $seat } meets you, but there is no card to draw.
log-look-me = { $seat } looks at one of your cards: { $card }.
log-back-me = { $seat } gives you the card back.
log-swap-me = { $seat } swaps a card with you.
log-swapped-me = { $seat } gives you { $card_given } for { $card_taken }.
log-steal-me = { $seat } steals a card from you.
log-stolen-me = { $seat } takes your { $card }.
log-order-me = { $seat } makes you discard a card.
log-push-me = { $seat } moves your corgi to the { $place }.
log-pass-me = { $seat } passes you a card.
log-passed-me = { $seat } passes you { $card }.
# What a counter or a pile is for.
meaning-hug = The most hugs win. When someone reaches the target, everyone finishes the round and the game ends.
    .rule = corgi.end.trigger
meaning-poop = In reserve. Drop one on an activity in reach: when another player completes it, you get 1 hug.
    .rule = corgi.poop.drop
meaning-deck = Each turn starts with a card: one you choose from the river, or the top one of the deck.
    .rule = corgi.turn.draw
meaning-hand = Action cards, for activities and for walking further. There is no limit to their number.
    .rule = corgi.hand.limit
meaning-ask = To complete the activity, discard a card of this action. A dashed ring: you hold none.
    .rule = corgi.activity.solve
meaning-marker-corgi = A player who stops on its place meets it and shows a card from the deck: with a C they steal one of its owner’s cards, with an S they look at one and may swap it.
    .rule = corgi.meet.who
meaning-marker-poop = When another player completes this activity, this poop brings its owner 1 hug.
    .rule = corgi.poop.other
meaning-known = You saw these cards go into that hand: from the river, in a meeting, a swap or a pass.
    .rule = corgi.info.memory
# What a choice leads to, on a button of a phone.
ui-do-solve = Complete: +{ $hugs } { $hugs ->
    [one] hug
   *[other] hugs
}
ui-do-poop = Drop a poop
ui-do-take = Take this card
ui-do-go = Walk there, −1 card
ui-do-trade = Swap them
ui-do-shift = Swap them
ui-do-corgi = Move the corgi
ui-do-fetch = Take the poop back
ui-do-slide = Move it there
ui-tiny-step-free = free
ui-tiny-step-card = −1
