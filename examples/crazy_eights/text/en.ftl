# Crazy Eights, in English.
tagline = Match the suit or the rank; an eight goes on anything.

prompt-turn = { $seat } plays: { $suit } to follow.
prompt-turn-draw = Your turn: play a card ({ $suit } to follow), or draw.
prompt-turn-pass = Play a card ({ $suit } to follow), or pass.
prompt-over = The game is over.

choice-play = Play the { $card }
choice-eight = Play the { $card } and name { $suit }
choice-draw = Draw a card
choice-pass = Pass

reason-out = It is your last card.
reason-eight = You hold { $count ->
    [0] nothing else, and no { $suit } either
    [one] one more of { $suit }
   *[other] { $count } more of { $suit }
}.
reason-play = It gets rid of { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-draw = Nothing you would want to play fits.
reason-pass = There is nothing better to do.

log-play = { $seat } plays the { $card }.
log-eight = { $seat } plays the { $card } and names { $suit }.
log-draw = { $seat } draws a card.
log-drew = You draw the { $card }.
log-pass = { $seat } passes.
log-out = { $seat } has no cards left.
log-blocked = Nobody can go on: the round is over.
log-left = { $seat } is left with { $cards }: { $points ->
    [one] one point
   *[other] { $points } points
}.
log-round = Round { $number } begins with the { $card }.

option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-first = Who starts
option-first-help = Who plays first in the first round.

score-cards = Cards left in hand

show-player = Player
show-cards = Cards
show-points = Points
show-hand = Your hand
show-top = On top
show-suit = To follow
show-stock = Stock
show-pile = Pile
show-drawn = { "" }
show-passes = { "" }
show-round = Round
show-rounds = Rounds
show-first = Began
table-round = Round { $round } of { $rounds }
table-pile = On the pile: { $card } · to follow: { $suit } · stock: { $stock }

error-few-cards = { $cards } cards are too few: this table needs { $needed }
error-audit-turn = a player or a round does not exist
error-audit-pile = the top of the pile does not fit
error-audit-count = a count is out of bounds
error-audit-stock = the stock does not fit
error-audit-cards = a card is missing or in two places

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

card-ac = ace of clubs
card-2c = 2 of clubs
card-3c = 3 of clubs
card-4c = 4 of clubs
card-5c = 5 of clubs
card-6c = 6 of clubs
card-7c = 7 of clubs
card-8c = 8 of clubs
card-9c = 9 of clubs
card-10c = 10 of clubs
card-jc = jack of clubs
card-qc = queen of clubs
card-kc = king of clubs
card-ad = ace of diamonds
card-2d = 2 of diamonds
card-3d = 3 of diamonds
card-4d = 4 of diamonds
card-5d = 5 of diamonds
card-6d = 6 of diamonds
card-7d = 7 of diamonds
card-8d = 8 of diamonds
card-9d = 9 of diamonds
card-10d = 10 of diamonds
card-jd = jack of diamonds
card-qd = queen of diamonds
card-kd = king of diamonds
card-ah = ace of hearts
card-2h = 2 of hearts
card-3h = 3 of hearts
card-4h = 4 of hearts
card-5h = 5 of hearts
card-6h = 6 of hearts
card-7h = 7 of hearts
card-8h = 8 of hearts
card-9h = 9 of hearts
card-10h = 10 of hearts
card-jh = jack of hearts
card-qh = queen of hearts
card-kh = king of hearts
card-as = ace of spades
card-2s = 2 of spades
card-3s = 3 of spades
card-4s = 4 of spades
card-5s = 5 of spades
card-6s = 6 of spades
card-7s = 7 of spades
card-8s = 8 of spades
card-9s = 9 of spades
card-10s = 10 of spades
card-js = jack of spades
card-qs = queen of spades
card-ks = king of spades

meaning-card = { $letter ->
    [8] Play it on anything, and name the suit to be followed. Left in your hand, it costs 50 points.
   *[other] Play it on a card of its suit or of its rank. Left in your hand, it costs points.
}
    .rule = eights.turn.play
meaning-suit = The next card must be of this suit, of the rank of the top card, or an eight.
    .rule = eights.turn.eight
