# Odin, in English.
tagline = Shed your cards; the highest number takes the lead.

prompt-open = { $seat } leads the trick.
prompt-open-you = Lead the trick: play one card.
prompt-follow = { $seat } must beat { NUMBER($number, useGrouping: 0) } or pass.
prompt-follow-you = Beat { NUMBER($number, useGrouping: 0) } with { $count } or { $more } cards, or pass.
prompt-stuck-you = Nothing in your hand beats { NUMBER($number, useGrouping: 0) }: pass.
prompt-take = { $seat } takes one of the beaten cards.
prompt-take-you = Take one of the cards you beat.
prompt-over = The game is over.
prompt-moment-trick = Nobody beats it: { $seat } leads the next trick.
prompt-moment-trick-you = Nobody beats it: you lead the next trick.
prompt-moment-out = { $seat } has no card left: { NUMBER($number, useGrouping: 0) } ends the round.
prompt-moment-out-you = You have no card left: { NUMBER($number, useGrouping: 0) } ends the round.
prompt-moment-round = Round { $round } is over: every card left in hand is 1 point.

choice-play = { $cards_count ->
   *[other] Play { $cards }
}
choice-pass = Pass
choice-take = Take { $card }

log-open = { $seat } leads with { $cards }.
log-play = { $cards_count ->
    [one] { $seat } plays { $cards }.
   *[other] { $seat } plays { $cards }: { NUMBER($number, useGrouping: 0) }.
}
log-take = { $seat } takes { $card }.
log-choose = { $seat } takes { $card }; { $cards } { $cards_count ->
    [one] is
   *[other] are
} discarded.
log-pass = { $seat } passes.
log-trick = Everyone else has passed: { $seat } leads the next trick.
log-out = { $seat } goes out: the round is over.
log-show = { $seat } still holds { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-round = Round { $round }: { $seat } leads.
log-end = The game is over.

option-target = Target
option-target-help = The game ends after the round in which someone reaches this many points; the fewest points win.
option-single_round = Single round
option-single_round-help = The player who goes out wins.
option-four_colours = Four colours
option-four_colours-help = With 2 players, two colours stay in the box: quicker and tighter.
option-first = Who starts
option-first-help = The player who leads the first trick of the game.

score-cards = Cards left in hand

show-round = Round { $round }
show-target = target { $target }
show-single = a single round
show-box = In the box: { $colours }
show-centre = Centre
show-empty = empty
show-beaten = Beaten
show-hand = Your hand
show-player = Player
show-cards = Cards
show-seen = Known cards
show-points = Points
show-discards = Discard pile
show-aside = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} set aside
show-held = Hand

typed-help = Type the cards you play, a letter and a value each: r8, or r2 r8, or r28 for short; 7rb is a red and a blue 7.
    The letters: b blue, r red, p pink, g green, k black, o orange. Type p to pass.
    When you take a card, type that card.
table-help = Centre: the cards to beat, and the number they make. Beaten: the cards to take one from.
    Discard pile: out of play until the next round. Set aside: not dealt, seen by nobody.
    For each player: cards in hand, points (the fewest win), and the cards everyone saw them take.
    ▸ marks whose turn it is.

colour-b = blue
colour-r = red
colour-p = pink
colour-g = green
colour-k = black
colour-o = orange
letter-b = b
letter-r = r
letter-p = p
letter-g = g
letter-k = k
letter-o = o

card-b1 = blue 1
card-b2 = blue 2
card-b3 = blue 3
card-b4 = blue 4
card-b5 = blue 5
card-b6 = blue 6
card-b7 = blue 7
card-b8 = blue 8
card-b9 = blue 9
card-r1 = red 1
card-r2 = red 2
card-r3 = red 3
card-r4 = red 4
card-r5 = red 5
card-r6 = red 6
card-r7 = red 7
card-r8 = red 8
card-r9 = red 9
card-p1 = pink 1
card-p2 = pink 2
card-p3 = pink 3
card-p4 = pink 4
card-p5 = pink 5
card-p6 = pink 6
card-p7 = pink 7
card-p8 = pink 8
card-p9 = pink 9
card-g1 = green 1
card-g2 = green 2
card-g3 = green 3
card-g4 = green 4
card-g5 = green 5
card-g6 = green 6
card-g7 = green 7
card-g8 = green 8
card-g9 = green 9
card-k1 = black 1
card-k2 = black 2
card-k3 = black 3
card-k4 = black 4
card-k5 = black 5
card-k6 = black 6
card-k7 = black 7
card-k8 = black 8
card-k9 = black 9
card-o1 = orange 1
card-o2 = orange 2
card-o3 = orange 3
card-o4 = orange 4
card-o5 = orange 5
card-o6 = orange 6
card-o7 = orange 7
card-o8 = orange 8
card-o9 = orange 9

# A first game, shown around
tour-goal = Get rid of your cards. When someone plays their last card, the round is over, and each card left in a hand is 1 point. The fewest points win.
tour-cloth = Beat the cards in the middle. Their digits make the number in the circle, the largest they can.
tour-mine = Your hand. Play as many cards as there are in the middle, or one more: all of one colour or all of one value, with a higher number.
tour-turn = This line tells you what to do. After playing, you take one of the cards you beat. Or pass: you can play again on your next turn.
tour-end = When everyone else has passed, the player who played last leads again with one card. The game ends when someone reaches the target.

# Why a bot would make a move
reason-out = It empties your hand and ends the round.
reason-play = The cards you keep could go in { $count ->
    [one] 1 play
   *[other] { $count } plays
}.
reason-pass = It keeps your hand as it is: it could go in { $count ->
    [one] 1 play
   *[other] { $count } plays
}.
reason-stuck = Nothing in your hand beats { NUMBER($number, useGrouping: 0) }.
reason-take = With it, your hand could go in { $count ->
    [one] 1 play
   *[other] { $count } plays
}.
reason-than-together = It keeps { $cards } together: your hand could go in { $count ->
    [one] 1 play
   *[other] { $count } plays
}. After the best other choice it would take { $than }.
reason-than-plays = It leaves a hand that could go in { $count ->
    [one] 1 play
   *[other] { $count } plays
}; after the best other choice it would take { $than }.
reason-than-broken = It keeps { $cards } together; the best other choice breaks them up.
reason-than-higher = With either card your hand could go in { $count ->
    [one] 1 play
   *[other] { $count } plays
}, and { $card } is the higher one.
reason-than-spent = It keeps { $cards }, which the best other choice would spend.
reason-than-cards = It leaves you { $count ->
    [one] 1 card
   *[other] { $count } cards
}; the best other choice leaves { $than }.

# What is wrong with a sheet
error-sheet-values = values must be a list of whole numbers from 1 to 9
error-sheet-letter = the letter of { $colour } is { $letter }
error-sheet-six-colours = two colours can stay in the box only if the sheet has all six
error-sheet-cards = { $cards } cards are too few to deal { $hand } to each of { $seats } players

# What is wrong with a position
error-audit-number = a number is out of range
error-audit-box = these are not the cards this table leaves in the box
error-audit-card = a card is in two places, or not in this game
error-audit-lost = cards are missing, or there are too many
error-audit-hand = a hand is empty, or has too many cards
error-audit-seen = a card that was seen being taken is in nobody’s hand
error-audit-top = the cards discarded last are not a play, or not in the discard pile
error-audit-centre = the cards in the centre cannot have been played
error-audit-passes = there are too many passes
error-audit-turn = it is another player’s turn
error-audit-leader = another player leads the first trick
error-audit-opener = another player starts this round
error-audit-points = nobody can have these points after so many rounds
error-audit-target = the game ends when someone reaches the target, neither sooner nor later

# What a piece is for; `.rule` names the paragraph of the rulebook
meaning-card = Play it alone, or with cards of its colour or its value. Together their digits make the largest number they can. Each card left in your hand at the end of the round is 1 point, and points are bad.
    .rule = odin.play.value
meaning-play = Beat it with as many cards or one more, all of one colour or all of one value, and a higher number. Then you take one of the cards you beat.
    .rule = odin.play.count

# A first game that teaches by playing; `$one` is the player on the left
lesson-lead = Be the first to get rid of your cards. You lead: put one card in the middle, a small one to start with.
lesson-more = Now you must beat 7: with one higher card, or with one card more, two of one colour. Blue 8 and 2 make 82. The 7 you beat goes to your hand.
lesson-pass = 91 is the number to beat. You could, but nobody has to play. Passing is not final: you can play again when your turn comes.
lesson-higher = 93 is made of two cards: play two or three, with a higher number. Red 9 and 7 make 97.
lesson-take = You take one of the cards you beat, and the other is discarded. Take the black 9: it goes well with your black cards.
lesson-again = Everyone else has passed, so you lead again: one single card. Get rid of the black 1.
lesson-alike = Beat 5. Cards of one value go together, too: your two 4s make 44.
lesson-three = 55 is made of two cards, so you may play three: your black 9, 8 and 7 make 987.
lesson-choose = Take the pink 5: then both your cards have the same value.
lesson-whole = You lead, and all your cards share one value (one colour would do as well): play your whole hand!
lesson-end = You’re out: the round is over. The others score 1 point for each card left, and you score none. A game goes on until someone has 15 points; the fewest win.
