# Tricky Badger’s table in the browser.
ui-prize = Prize of this trick
ui-no-prize = The prize is being picked
ui-highest = Highest card wins
ui-lowest = Lowest card wins
ui-prizes = Prizes still to win
ui-winning = winning
ui-trampled = trampled
ui-your-card = Your card
ui-first = starts
ui-points = pts
ui-void = can’t follow: { $colours }
ui-hand = Your hand
ui-choose-leaf = Choose a leaf card
ui-choose-prize = Choose a prize
ui-choose-find = Choose a highlighted card
ui-choose-animal = Choose an animal to steal or protect
ui-subtitle = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
ui-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
ui-is-trampled = Trampled: it is out of the contest.
ui-threat = Threatened: the { $card } would trample it.
ui-safe = The { $card } would trample it, but you hold it.
ui-wins = wins
ui-reason-highest = the highest
ui-reason-lowest = the lowest
ui-reason-alone = the only one left
ui-reason-trampled = out: the { $leaf } is here
ui-reason-trumped = beaten by pink
ui-reason-colour = another colour
ui-reason-lower = lower
ui-reason-higher = higher
ui-after-round = After round { $round } of { $rounds }
ui-aim = After { $rounds } rounds, the most points win.
ui-arrow-up = The arrow points up: the highest card still in the running wins.
ui-arrow-down = The arrow points down: the lowest card still in the running wins.
ui-left-over = Left over
# What a counter or a pile is for.
meaning-hand = Leaf cards: 9 for each round, one for each trick.
    .rule = badger.round.deal
meaning-points = What this collection is worth as it lies. After the last round the most points win.
    .rule = badger.score
meaning-void = They did not follow this colour, so they have none for the rest of the round. When it is led, they may play any card, even a trump.
    .rule = badger.trick.follow
# What you did yourself.
prompt-moment-trick-you = You win the { $find } with { $leaf }.
prompt-moment-loss-you = You lose: { $finds }.
prompt-moment-prize-you = The trick is done: this is your collection now.
log-useless-you = You have no use for the { $find }, which is discarded.
log-associate-you = You give the { $find_thing } to the { $find }.
log-eaten-you = A hungry badger eats all your hamsters: { $finds }.
log-quarrel-you = Two males quarrel, and all your hamsters are lost: { $finds }.
log-nibbled-you = A loose weevil eats your loose wheat: { $finds }.
log-eat-you = You have the magpie eat { $other }’s { $find }.
log-pecked-you = You have the magpie steal { $other }’s { $find }.
log-keep-you = You keep the { $find }.
log-discard-you = You discard the { $find }.
log-rob-you = You use the { $find_thing } to steal { $other }’s { $find }.
log-protect-you = You use the { $find_thing } to protect a { $find }.
log-round-you = Round { $round }: you start.
log-prize-you = You play for the { $prize }.
log-lead-you = You lead { $leaf }.
log-follow-you = You play { $leaf }.
log-void-you = You have no { $colour } and play { $leaf }.
log-win-you = You win the { $find } with { $leaf }.
