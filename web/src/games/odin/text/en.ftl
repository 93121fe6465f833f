# Odin’s table in the browser.
ui-to-beat = to beat
ui-free = empty centre
ui-cards = { $count ->
    [one] card
   *[other] cards
}
ui-of-target = of { $target }
ui-points = points
ui-seen = Known cards: { $cards }
ui-discarded = { $count ->
   *[other] discarded
}
ui-discards = Discarded in this round
ui-discards-top = On top: { $card }
ui-look = Look through the discard pile
ui-aside = { $count ->
   *[other] not dealt
}
ui-play-of = { $name }’s play
ui-play-mine = Your play
ui-need-count = { $count } or { $more } cards
ui-need-one = one card, or your whole hand if it is all of one colour or one value
ui-need-set = one colour or one value
ui-need-more = more than { NUMBER($number, useGrouping: 0) }
ui-play-number = Play { NUMBER($number, useGrouping: 0) }
ui-choose = Choose cards
ui-choose-more = Choose one more card
ui-beats = { NUMBER($number, useGrouping: 0) } beats { NUMBER($other, useGrouping: 0) }
ui-pass = Pass
ui-passed = passed
ui-hand = Your hand
ui-box = In the box: { $cards }
ui-subtitle = Round { $round }
ui-prompt-follow-you = All of one colour or all of one value. The digits make the largest number they can.
ui-prompt-take-you = The others are discarded. You can play the card you take from your next turn on.
ui-result-note = The fewest points win: each card left in a hand at the end of a round is 1 point.
ui-unbeaten = unbeaten
ui-cards-left = { $count ->
    [0] no card left
    [one] 1 card left
   *[other] { $count } cards left
}
ui-out-first = out first
ui-out-short = out
ui-round-short = R{ $round }
ui-total = total
ui-after-rounds = { $count ->
    [one] After one round
   *[other] After { $count } rounds
}
ui-ahead = { $count ->
    [one] Ahead: { $names }, with { $points }.
   *[other] Tied ahead: { $names }, with { $points } each.
}
ui-ends-at = The game ends at { $target } points; the fewest win.
ui-ends-now = { $names } reached { $target }: the game is over.
ui-round-by-round = Round by round
ui-decided = Round { $round }: { $name } { $mine }, { $other } { $theirs }.
ui-result-total = { $count ->
    [one] 1 point
   *[other] { $count } points
}
# What a counter or a pile is for.
meaning-free = Nothing to beat: one card leads the trick. A whole hand of one colour or one value may be played at once.
    .rule = odin.open.single
meaning-points = Points are bad: 1 for each card left in your hand when a round ends. When someone reaches the target, the fewest points win.
    .rule = odin.game.end
meaning-discards = Out of play for the rest of the round, and open to everyone: look through them whenever you like.
    .rule = odin.info.memory
meaning-aside = Nobody was dealt these cards, and nobody has seen them. They stay out of play until the next round.
    .rule = odin.setup.deal
meaning-seen = Everyone saw them being taken from the centre, and they have not been played since.
    .rule = odin.info.memory
# What you did yourself.
log-open-you = You lead with { $cards }.
log-play-you = { $cards_count ->
    [one] You play { $cards }.
   *[other] You play { $cards }: { NUMBER($number, useGrouping: 0) }.
}
log-take-you = You take { $card }.
log-choose-you = You take { $card }; { $cards } { $cards_count ->
    [one] is
   *[other] are
} discarded.
log-pass-you = You pass.
log-trick-you = Everyone else has passed: you lead the next trick.
log-out-you = You go out: the round is over.
log-show-you = You still hold { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-round-you = Round { $round }: you lead.
