# Happy Corgi, in English.
tagline = Walk from place to place, collect actions, earn hugs.

prompt-draw = { $seat } takes a card.
prompt-draw-you = Take a card: from the river, or the top of the deck.
prompt-walk = { $seat } walks.
prompt-walk-you = Walk: one step for free, further with a card.
prompt-walk-one = { $seat } walks one step.
prompt-walk-one-you = Walk one step. You may walk on with a card afterwards.
prompt-meet = { $seat } looks at one of { $other }’s cards.
prompt-meet-you = Give the card back to { $other }, or keep it and give one of yours.
prompt-effect = { $seat } may use the { $place }: { $effect }.
prompt-effect-you = { $place }: { $effect }. Use it, or skip it.
prompt-discard = { $seat } discards a card.
prompt-discard-you = Discard a card.
prompt-give = { $seat } chooses a card for { $other }.
prompt-give-you = Choose the card you swap with { $other }.
prompt-river = { $seat } takes a card from the new river.
prompt-river-you = Take a card from the new river.
prompt-river-swap = { $seat } takes another card from the river.
prompt-river-swap-you = Take another card from the river.
prompt-victim = { $seat } has to discard a card.
prompt-victim-you = { $other } makes you discard a card: choose which.
prompt-kitchen = Everyone passes a card to the left. Still choosing: { $seats }.
prompt-kitchen-you = Choose a card to pass to the left.
prompt-kitchen-chosen = You have chosen. Still choosing: { $seats }.
prompt-solve = { $seat } may complete an activity or drop a poop.
prompt-solve-you = Complete an activity in reach, drop a poop on one, or end your turn.
prompt-combo = { $seat } may complete an activity, drop a poop, or walk on with a card.
prompt-combo-you = Complete an activity, drop a poop, walk on with a card, or end your turn.
prompt-walk-on = { $seat } may walk on with a card.
prompt-walk-on-you = Walk on with a card, or end your turn.
prompt-over = The game is over.
prompt-moment-meeting = { $seat } meets { $other } and shows { $card }: { $cost ->
    [0] { $other } has no card to lose
    [1] { $seat } steals a card
   *[other] { $seat } looks at a card
}.
prompt-moment-place = { $seat } is done at the { $place }, which is turned over.

choice-draw = Draw from the deck
choice-take = Take { $card } from the river
choice-walk = Walk to the { $place }
choice-go = Walk to the { $place } with { $card }
choice-back = Give the card back
choice-give = Give { $card }
choice-use = Use the place
choice-skip = Skip the effect
choice-discard = Discard { $card }
choice-put = Put { $card } in the river
choice-target = Choose { $seat }
choice-corgi = Move { $seat }’s corgi to the { $place }
choice-fetch = Take your poop back from “{ $activity }”
choice-trade = Swap “{ $activity_one }” and “{ $activity_two }”
choice-shift = Swap the { $place_one } and the { $place_two }
choice-cat = Put a black cat on the { $place }
choice-dog = Put a mean dog on the { $place }
choice-slide = Move the animal from the { $place_from } to the { $place_to }
choice-poop = Drop a poop on “{ $activity }”
choice-end = End the turn
choice-solve = Complete “{ $activity }” with { $cards }

log-round = Round { $round }.
log-take = { $seat } takes { $card } from the river.
log-draw = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-drawn = You draw { $cards }.
log-reshuffle = The { $count } discarded cards are shuffled into a new deck.
log-walk = { $seat } walks to the { $place }.
log-go = { $seat } discards { $card } and walks to the { $place }.
log-go-old = { $seat } discards a card and walks to the { $place }.
log-dog-taken = A mean dog follows { $seat } from the { $place }.
log-cat-gone = The black cat leaves the { $place }.
log-meet = { $seat } meets { $other } and shows { $card }.
log-meet-old = { $seat } meets { $other }.
log-meet-none = { $seat } meets { $other }, but there is no card to draw.
log-look = { $seat } looks at { $other }’s { $card }.
log-back = { $seat } gives { $other } the card back.
log-swap = { $seat } and { $other } swap a card.
log-swapped = { $seat } gives { $other } { $card_given } for { $card_taken }.
log-steal = { $seat } steals a card from { $other }.
log-stolen = { $seat } takes { $card } from { $other }’s hand.
log-skip = { $seat } skips the { $place }.
log-discard = { $seat } discards { $card }.
log-discard-old = { $seat } discards a card.
log-renew = { $seat } discards the river: { $cards }.
log-renew-old = { $seat } discards the river.
log-put = { $seat } puts { $card } in the river.
log-order = { $seat } makes { $other } discard a card.
log-fetch = { $seat } takes a poop back from “{ $activity }”.
log-trade = { $seat } swaps two activities: “{ $activity_one }” and “{ $activity_two }”.
log-kitchen = { $seat } has everyone pass a card to the left.
log-chosen = { $seat } has chosen.
log-pass = { $seat } passes a card to { $other }.
log-passed = { $seat } passes { $other } { $card }.
log-push = { $seat } moves { $other }’s corgi to the { $place }.
log-shift = { $seat } swaps the { $place_one } and the { $place_two }.
log-dogs-gone = { $seat } sends { $count ->
    [one] the mean dog
   *[other] { $count } mean dogs
} away.
log-cat = { $seat } puts a black cat on the { $place }.
log-dog = { $seat } puts a mean dog on the { $place }.
log-slide = { $seat } moves the { $animal } from the { $place_from } to the { $place_to }.
log-flip = The { $place } is turned over.
log-solve = { $seat } completes “{ $activity }” with { $cards }: { $hugs ->
    [one] 1 hug
   *[other] { $hugs } hugs
}.
log-solve-old = { $seat } completes “{ $activity }”: { $hugs ->
    [one] 1 hug
   *[other] { $hugs } hugs
}.
log-poop = { $seat } drops a poop on “{ $activity }”.
log-poop-hug = A poop was on it: 1 hug for { $seat }.
log-poop-back = The poop on it goes back to { $seat }’s reserve.
log-last = { $seat } has { $hugs } hugs: this is the last round.
log-tie = A tie at { $hugs } hugs: another round follows.
log-exhausted = No activity is left.
log-stall = { $count } rounds without a completed activity: the game ends.
log-end = The game is over.

option-hugs = Hugs to reach
option-hugs-help = When someone has this many hugs, it is the last round. The most hugs win.
option-expert = Black cats and mean dogs
option-expert-help = Three blue places bring black cats and mean dogs, which keep corgis from activities and poops.
option-blue_replaces = Places replaced
option-blue_replaces-help = With cats and dogs: the three violet places that make room for the blue ones.
option-combos = Combos
option-combos-help = For 2 players: after using the first place, a card takes you on to a second one.
option-first = Who starts
option-first-help = The player who takes the first turn of each round.

score-activities = Activities
score-poops = Poops

show-round = Round { $round }
show-target = to { $target } hugs
show-deck = Deck: { $count }
show-discards = Discards: { $count }
show-top = on top { $card }
show-supply = Supply: cats { $cats }, dogs { $dogs }
show-river = River
show-gap = gap
show-hand = Your hand
show-player = Player
show-cards = Cards
show-known = Known
show-hugs = Hugs
show-poops = Poops
show-dogs = Dogs
show-taken = Taken
show-laid = Put beside the river
show-chosen = For the left
show-empty = nothing

effect-draw-1 = draw a card
effect-take-river = take a card from the river
effect-draw-2-discard-1 = draw 2 cards, then discard 1
effect-discard-1-draw-2 = discard a card, then draw 2
effect-new-river = replace the whole river, then take a card from it
effect-swap-hands = swap a card for a random one of another player
effect-swap-river = put a card in the river and take another
effect-steal-richer = steal a random card from a player with more cards
effect-make-discard = make a player discard a card
effect-take-poop = take back a poop
effect-swap-activities = swap two activities
effect-pass-left = everyone passes a card to the left
effect-steal = steal a random card from a player
effect-move-corgi = move another corgi by one place
effect-swap-places = swap two places
effect-send-dogs = send your mean dogs away, or draw a card
effect-put-cat = put a black cat on a free place
effect-put-dog = put a mean dog on a free place
effect-move-animal = move a cat or a dog to a free place

animal-cat = black cat
animal-dog = mean dog

action-waddle = waddle
action-fart = fart
action-judge = judge
action-mark = mark
action-bark = bark
action-sniff = sniff

card-waddle-s1 = Waddle S1
card-waddle-s2 = Waddle S2
card-waddle-c1 = Waddle C1
card-waddle-c2 = Waddle C2
card-fart-s1 = Fart S1
card-fart-s2 = Fart S2
card-fart-c1 = Fart C1
card-fart-c2 = Fart C2
card-judge-s1 = Judge S1
card-judge-s2 = Judge S2
card-judge-c1 = Judge C1
card-judge-c2 = Judge C2
card-mark-s1 = Mark S1
card-mark-s2 = Mark S2
card-mark-c1 = Mark C1
card-mark-c2 = Mark C2
card-bark-s1 = Bark S1
card-bark-s2 = Bark S2
card-bark-c1 = Bark C1
card-bark-c2 = Bark C2
card-sniff-s1 = Sniff S1
card-sniff-s2 = Sniff S2
card-sniff-c1 = Sniff C1
card-sniff-c2 = Sniff C2

place-park = Park
place-beach = Beach
place-groomer = Groomer
place-studio = Photo studio
place-school = Dog school
place-garden = Garden
place-kitchen = Kitchen
place-sofa = Sofa
place-supermarket = Supermarket
place-pool = Swimming pool
place-slide = Slide
place-basket = Basket

activity-postman = Greet the postman
activity-lamp-post = Sniff the lamp post
activity-doorstep = Doorstep parade
activity-stare = Stare at the cat
activity-stroll = Morning stroll
activity-lift = Lift ride
activity-window = Window watch
activity-flower-bed = Flower bed
activity-sofa-hour = Sofa hour
activity-park-run = Run in the park
activity-dinner = Dinner guests
activity-guard = Guard the house
activity-grooming = Grooming day
activity-mess = Make a mess
activity-photo-shoot = Photo shoot
activity-picnic = Country picnic

table-help = The square: the basket in the middle, eight places around it, activities along the border with their hugs (♥) and the actions they ask for.
    @2 is player 2’s corgi, ~2 one of player 2’s poops, * a place that is turned over; activities in bold are in reach.
    On a card: its action, its letter (C or S, what happens when corgis meet) and how many steps it takes you.
    River: the cards you may take. Known: cards you know to be in a hand. ▸ marks the player whose turn it is.

# A first game, shown around
tour-goal = Collect the most hugs. When someone reaches the target, everyone finishes the round. Hugs come from activities, and from other players completing those you have left a poop on.
tour-cloth = Your corgi walks on the nine places in the middle. The activities on the border are in reach along its row, its column and its diagonals.
tour-mine = Your cards: each is an action that activities ask for. Its number is how many places further you can walk by discarding it. Its letter, S or C, only matters when corgis meet.
tour-turn = This line tells you what to do: take a card, walk, use the place or not, then complete one activity or drop one poop.
tour-end = Stop on another corgi’s place and you meet: the letter of the card you draw lets you look at one of their cards (S) or steal it (C). A place turns over after each visit.

# Why a move is good.
reason-draw = Nothing in the river is worth more to you than an unseen card.
reason-complete = With it you hold everything “{ $activity }” asks for.
reason-serves = “{ $activity }” asks for it; then { $count ->
    [one] 1 card is missing
   *[other] { $count } cards are missing
}.
reason-spare = No activity needs it just now, but it can be spent on a walk.
reason-near = From there you can complete “{ $activity }”: { $count ->
    [one] 1 hug
   *[other] { $count } hugs
}.
reason-place = There is nothing to complete from there yet, but the place helps: { $effect }.
reason-enough = That makes { $count } hugs: you reach the target and lead alone.
reason-solve = { $count ->
    [one] 1 hug is
   *[other] { $count } hugs are
} yours at once.
reason-poop = If another player completes it, you get a hug.
reason-end = Your cards are better kept for later.
reason-use = It helps you more than it costs.
reason-skip = It would cost you more than it brings.
reason-back = Your own cards are worth more to you.
reason-least = “{ $activity }” asks for it, and will lack { $count ->
    [one] 1 card
   *[other] { $count } cards
} without it.
reason-least-spare = No activity asks for it just now.
reason-target = { $seat } has { $hugs ->
    [one] 1 hug
   *[other] { $hugs } hugs
} and { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
reason-corgi = There it is least in your way.
reason-fetch = Back in your reserve, it can go where it is worth more.
reason-order = It brings an activity you can complete into reach.
reason-nuisance = There it is in the way of the others rather than in yours.
reason-than-spare = “{ $activity }” asks for it, and then { $count ->
    [0] nothing is missing
    [one] 1 card is missing
   *[other] { $count } cards are missing
}; no activity asks for the best other card.
reason-than-lacks = “{ $activity }” then lacks { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}; with the best other card, what it is for would lack { $than }.
reason-than-worth = It is for “{ $activity }”, which is worth { $count } hugs; what the best other card is for, { $than }.
reason-than-near = From there you can complete “{ $activity }” for { $count ->
    [one] 1 hug
   *[other] { $count } hugs
}; from the best other place, { $than ->
    [0] nothing
   *[other] { $than } at most
}.
reason-than-effect = { $count ->
    [0] Nothing can be completed from either place yet
    [one] From either place you can complete something for 1 hug
   *[other] From either place you can complete something for { $count } hugs
}. What this place does: { $effect }; the other: { $effect_than }.
reason-than-least-spare = No activity asks for it just now; “{ $activity }” asks for the best other card, and would lack { $count ->
    [one] 1 card
   *[other] { $count } cards
} without it.
reason-than-least = “{ $activity }”, which it is for, is far off: without it { $count } cards are missing. Without the best other card { $than ->
    [one] only 1 is
   *[other] only { $than } are
} missing from what that is for.
reason-than-target = { $seat } has { $hugs ->
    [one] 1 hug
   *[other] { $hugs } hugs
}, { $other } { $than ->
    [0] none
   *[other] { $than }
}.
reason-than-hugs = It is worth { $count } hugs; the best other one { $than }.

# Why a sheet or a position is refused.
error-sheet-actions = there are at most { $most } action cards, not { $count }
error-sheet-asked = cards must be a list of 1 to { $most } actions
error-sheet-border = the border has room for { $most } activities
error-sheet-deal = { $count } action cards are too few to deal { $hand } to each of { $seats } players and { $river } to the river
error-audit-deck = the deck does not have the size it says
error-audit-card-twice = a card is in two places
error-audit-card-missing = a card is missing, or is not in this box
error-audit-top = the top discard is not in the discard pile
error-audit-middle = the nine cards in the middle are not complete
error-audit-corgi = a corgi is not on the board
error-audit-animal-away = a cat or a dog is not on a place of the board
error-audit-animal = there is no such animal
error-audit-animals = there are too many cats or dogs
error-audit-flipped = a place is turned over that cannot be
error-audit-cells = an activity is on two cells, or is not in this box
error-audit-activity-twice = an activity is in two places
error-audit-poop = a poop is on an activity that is gone
error-audit-reserve = a reserve has too many poops, or too few
error-audit-hugs = a player’s hugs do not add up
error-audit-activity-missing = an activity is missing
error-audit-seat = there is no such seat
error-audit-turn = a counter of the turn is out of bounds
error-audit-round = a round is out of bounds
error-audit-card = there is no such card
error-audit-decides = it is nobody’s turn to decide, or the wrong player’s
error-audit-partner = the other player concerned does not match the step
error-audit-meeting = the meeting does not match the step
error-audit-laid = the card beside the river does not match the step
error-audit-stuck = nothing can be done at this step
error-audit-chosen = a card is chosen that cannot be
error-audit-knows = someone knows a card that is not in another hand
error-audit-doubt = someone is in doubt about a card that has not shown up
error-audit-secret = someone keeps a secret that they do not know, or that everyone knows
error-audit-deck-known = someone rules out a card that is in the deck
error-audit-missed = someone missed what everyone could see

# What a piece is for; `.rule` names the paragraph of the rulebook.
meaning-card = Discard it for an activity that asks for this action, or to walk { $number ->
    [1] 1 place further
   *[other] 1 or 2 places further
}. Its letter only matters when it is drawn as corgis meet. { $last ->
    [s1] S: look at a card of the other player, then give it back or swap it.
    [s2] S: look at a card of the other player, then give it back or swap it.
   *[other] C: steal a card from the other player.
}
    .rule = corgi.move.card
meaning-place = Stop here and you may use its effect; then it turns over. Another corgi here means a meeting.
    .rule = corgi.place.effect
meaning-place-basket = Stop here and you may use its effect. It never turns over, and corgis don’t meet here.
    .rule = corgi.place.basket
meaning-effect = What the place does, if you want it to, when your corgi stops there. If you skip it, nothing of it happens, and the place turns over all the same.
    .rule = corgi.effect.doable
meaning-activity = In reach on the row, the column or a diagonal of your corgi’s place. Discard the cards it asks for and its hugs are yours. Or drop a poop: when another player completes it, you get 1 hug.
    .rule = corgi.activity.solve
meaning-animal-cat = Stop here and you can’t complete an activity or drop a poop. It leaves as soon as a corgi leaves its place.
    .rule = corgi.cat.block
meaning-animal-dog = Stop here and it follows you: no activity and no poop until you send it away in the basket.
    .rule = corgi.dog.take

# A first game that teaches by playing; `$one` is the player on the left
lesson-river = Complete activities to get hugs. They cost action cards, so each turn starts with taking one: take Bark from the river.
lesson-walk = Then your corgi walks. One step is free, never diagonally: go up to the park.
lesson-place = You may use the place where you stop: the park gives you a card. Then it is turned over, and its other side waits for the next visitor.
lesson-solve = An activity is in reach on your row, your column and your diagonals. Waddle and Sniff complete “Morning stroll”: 2 hugs.
lesson-deck = { $one } has walked to the beach. Your turn: this time, draw from the deck.
lesson-steps = The beach is two steps away. Only the first is free: for more, discard one card, which says how many (1 or 2). And { $one } is there: you’ll meet!
lesson-side = A meeting: the card drawn for it shows C, so you stole a card. With an S, you look at one and may swap it. The beach shows its other side now: use it.
lesson-poop = No activity in reach fits your cards. Drop a poop on one: when someone else completes it, you get 1 hug.
lesson-hug = { $one } has just completed it, and the hug is yours. Now take a card from the river.
lesson-basket = Walk to the basket: nobody meets there, and its diagonals reach the corners.
lesson-draw = The basket gives you a card, and is never turned over.
lesson-reach = Judge and Bark complete “Window watch” in the corner: 2 hugs more.
lesson-end = 5 hugs already! When someone has 10, the round is played to its end, and the most hugs win.
