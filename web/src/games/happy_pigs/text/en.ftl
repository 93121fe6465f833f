# Happy Pigs’ table in the browser.
ui-farm = Your farm
ui-farm-of = { $name }’s farm
ui-dollars = ${ $count }
ui-herd = { $count ->
    [0] no pigs
    [one] 1 pig, worth { $worth }
   *[other] { $count } pigs, worth { $worth }
}
ui-next-field = Next field
ui-market = Market
ui-left = { $count } left
ui-chosen = has chosen
ui-first = starts
ui-neutral-tiles = Neutral tiles
ui-neutral-tile = Neutral tile
ui-neutral-shown = Neutral tile: { $action }
ui-hinders = in the way
ui-choose-tile = Choose a tile
ui-choose-piece = Choose a highlighted piece
ui-choose-pigs = Choose pigs
ui-do-save = Vaccinate { $count ->
    [one] 1 pig
   *[other] { $count } pigs
}
ui-do-save-none = Vaccinate none
ui-next = Next: { $card }
ui-shares = Your share: { $shares }
ui-share-of = { $share } { $takers ->
    [1] alone
    [2] if one other chooses it
   *[other] if { $takers } choose it
}
ui-unsafe = { $count ->
    [one] You need 1 more vaccine for your pigs.
   *[other] You need { $count } more vaccines for your pigs.
}
ui-money = money
ui-fed = fed
ui-planned = to be vaccinated
ui-revise = You can still change your mind.
ui-do-stop = Stop: +${ $count }
ui-limit = limit { $count }
ui-before = Starting purchases
ui-subtitle = Round { $round } of { $rounds }
ui-prompt-choose-you = Players who choose the same action share its limit. You can change your mind until everyone has chosen.
ui-dealt-to = { $name }: { $count }
ui-alone = { $name }, alone
ui-nobody = { $action }: nobody
ui-order-of-dealing = The figures on the coins are the order of dealing.
ui-effect-none = Nobody gets anything from it.
ui-gains = +${ $count }
ui-pays = −${ $count }
ui-pigs-lost = { $count ->
    [one] −1 pig
   *[other] −{ $count } pigs
}
ui-result-total = ${ $count }
ui-for-you = For you now: { $what }.
ui-nothing = nothing
ui-babies = { $count ->
    [one] 1 baby
   *[other] { $count } babies
}
ui-at-risk = { $count } at risk
ui-before-help = Before the year starts, everyone buys up to 5 things, starting with pigs. A vaccine keeps a pig through every change of season; supplements help with feeding, amulets with breeding.
# What a counter or a pile is for.
meaning-money = After winter all remaining pigs are sold, and the richest player wins.
    .rule = pigs.end.sale
meaning-first = First to act, and first to be dealt a share. The token passes to the left after each round.
    .rule = pigs.phase4.order
meaning-neutral = If it shows the action of the player who doesn’t hold it, it takes a share of that action’s limit, and does nothing else.
    .rule = pigs.two.hinder
meaning-risk = Unvaccinated pigs that their owner has no vaccine for: a change of season takes them.
    .rule = pigs.season.loss
meaning-limit = How often the action can be performed in this round, by all who chose it together.
    .rule = pigs.phase3.share
# What happened to you.
log-prepared-you = You are ready after { $count ->
    [0] no purchase
    [one] 1 purchase
   *[other] { $count } purchases
}, with ${ $dollars } left.
log-round-you = Round { $round }: { $card }. You start.
log-chosen-you = You have chosen.
log-shown-you = You choose “{ $action }”.
log-shown-both-you = You choose “{ $action }”, and “{ $action_neutral }” with the neutral tile.
log-share-you = { $count ->
    [0] You get no “{ $action }” action
    [one] You get 1 “{ $action }” action
   *[other] You get { $count } “{ $action }” actions
}.
log-gift-you = You take { $item }.
log-love-you = You take { $count ->
    [one] 1 baby
   *[other] { $count } babies
}.
log-grow-you = You let { $pig } grow: now it is { $pig_grown }.
log-income-you = You get ${ $dollars }.
log-tax-you = You pay ${ $dollars }.
log-prize-you = You win ${ $dollars }.
log-hinder-you = Your neutral tile, “{ $action }”, gets in the way of { $other }, who gets the neutral tiles next round.
log-miss-you = Your neutral tile, “{ $action }”, gets in nobody’s way.
log-feed-you = You feed { $pig }: now it is { $pig_grown }.
log-feed-supplement-you = You feed { $pig } with a supplement: now it is { $pig_grown }.
log-mate-you = You breed a baby.
log-mate-amulet-you = You breed a small pig with an amulet.
log-buy-pig-you = You buy { $pig } for ${ $dollars }.
log-buy-item-you = You buy { $item } for ${ $dollars }.
log-buy-field-you = You buy a field for ${ $dollars }.
log-sell-you = You sell { $pig } for ${ $dollars }.
log-vaccinate-you = You vaccinate { $pig }.
log-unused-you = You get ${ $count } for { $count ->
    [one] 1 unused action
   *[other] { $count } unused actions
}.
log-declined-you = You decline.
log-saved-you = You have chosen what to vaccinate.
log-sale-you = You sell all remaining pigs for ${ $dollars }.
prompt-moment-reveal-you = Everyone’s action is revealed, and each limit is dealt out, starting with you.
log-hinder-me = { $seat }’s neutral tile, “{ $action }”, gets in your way: you get the neutral tiles next round.
log-save-you = You vaccinate { $size ->
    [0] { $count ->
        [one] 1 baby
       *[other] { $count } babies
    }
    [1] { $count ->
        [one] 1 small pig
       *[other] { $count } small pigs
    }
    [2] { $count ->
        [one] 1 medium pig
       *[other] { $count } medium pigs
    }
   *[3] { $count ->
        [one] 1 big pig
       *[other] { $count } big pigs
    }
}.
log-lose-you = You lose { $size ->
    [0] { $count ->
        [one] 1 baby
       *[other] { $count } babies
    }
    [1] { $count ->
        [one] 1 small pig
       *[other] { $count } small pigs
    }
    [2] { $count ->
        [one] 1 medium pig
       *[other] { $count } medium pigs
    }
   *[3] { $count ->
        [one] 1 big pig
       *[other] { $count } big pigs
    }
}.
