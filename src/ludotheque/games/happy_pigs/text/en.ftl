# Happy Pigs, in English.
tagline = A year on a pig farm: everyone wants the same actions, and each season takes the pigs that are not vaccinated.

prompt-prepare = { $seat } makes starting purchases, up to { $left }.
prompt-prepare-you = Starting purchases: buy up to { $left ->
    [one] 1 thing
   *[other] { $left } things
}, or stop.
prompt-choose = Everyone chooses an action in secret. Still choosing: { $seats_count ->
    [1] { $seats }
    [2] { $seats }
   *[other] { $seats_count } players
}.
prompt-choose-you = Choose your action in secret: feed, breed, buy or sell.
prompt-choose-both-you = Choose your action and a neutral action, in secret.
prompt-choose-done = You’ve chosen, and can still change your mind. Still choosing: { $seats_count ->
    [1] { $seats }
    [2] { $seats }
   *[other] { $seats_count } players
}.
prompt-show = { $seat } chooses an action, openly.
prompt-show-you = Choose your action: feed, breed, buy or sell.
prompt-show-both = { $seat } chooses an action and a neutral action, openly.
prompt-show-both-you = Choose your action and a neutral action.
prompt-feed = { $seat } feeds up to { $left ->
    [one] 1 pig
   *[other] { $left } pigs
}.
prompt-feed-you = Feed up to { $left ->
    [one] 1 pig
   *[other] { $left } pigs
}, or stop: each unused action pays $1.
prompt-mate = { $seat } breeds: up to { $left ->
    [one] 1 birth
   *[other] { $left } births
}.
prompt-mate-you = Breed: up to { $left ->
    [one] 1 birth
   *[other] { $left } births
}, or stop: each unused action pays $1.
prompt-buy = { $seat } buys up to { $left ->
    [one] 1 thing
   *[other] { $left } things
}.
prompt-buy-you = Buy up to { $left ->
    [one] 1 thing
   *[other] { $left } things
}, or stop: each unused action pays $1.
prompt-sell = { $seat } sells up to { $left ->
    [one] 1 pig
   *[other] { $left } pigs
}.
prompt-sell-you = Sell up to { $left ->
    [one] 1 pig
   *[other] { $left } pigs
}, or stop: each unused action pays $1.
prompt-gift = The season gives { $seat } { $item }.
prompt-gift-you = The season gives you { $item }: take it, or decline.
prompt-love = The season gives { $seat } up to { $count ->
    [one] 1 baby
   *[other] { $count } babies
}.
prompt-love-you = The season gives you up to { $count ->
    [one] 1 baby
   *[other] { $count } babies
}: how many do you take?
prompt-grow = { $seat } can let { $size ->
    [0] a baby grow to small
    [1] a small pig grow to medium
   *[2] a medium pig grow to big
}.
prompt-grow-you = You can let { $size ->
    [0] a baby grow to small
    [1] a small pig grow to medium
   *[2] a medium pig grow to big
}, or decline.
prompt-save = The season changes. Still choosing what to vaccinate: { $seats_count ->
    [1] { $seats }
    [2] { $seats }
   *[other] { $seats_count } players
}.
prompt-save-you = The season changes: vaccinate up to { $count ->
    [one] 1 pig
   *[other] { $count } pigs
}. The others are lost.
prompt-save-done = You can still change what to vaccinate. Still choosing: { $seats_count ->
    [1] { $seats }
    [2] { $seats }
   *[other] { $seats_count } players
}.
prompt-over = The year is over.
prompt-moment-reveal = Everyone’s action is revealed, and each limit is dealt out, starting with { $seat }.
prompt-moment-effect = The season card takes effect: { $card }.
prompt-moment-season = The season changes: every pig without a vaccine leaves.
prompt-moment-lost = The pigs without a vaccine are gone.

choice-choose = Choose “{ $action }”
choice-program = Choose “{ $action }”, neutral tile “{ $action_neutral }”
choice-buy-pig = Buy { $pig }
choice-buy-item = Buy { $item }
choice-buy-field = Buy a field
choice-feed = Feed { $pig }
choice-supplement = Feed { $pig } with a supplement
choice-mate = Breed a baby
choice-amulet = Breed a small pig with an amulet
choice-sell = Sell { $pig }
choice-vaccinate = Vaccinate { $pig }
choice-vaccinate-fed = Vaccinate { $pig } fed this round
choice-save = Vaccinate:{ $big ->
    [0] { "" }
   *[other] { " " }{ $big } big
}{ $medium ->
    [0] { "" }
   *[other] { " " }{ $medium } medium
}{ $small ->
    [0] { "" }
   *[other] { " " }{ $small } small
}{ $baby ->
    [0] { "" }
    [one] { " " }1 baby
   *[other] { " " }{ $baby } babies
}
choice-save-none = Vaccinate no pig
choice-grow = Let { $pig } grow
choice-take = Take { $count }
choice-decline = Decline
choice-stop = Stop

log-prepared = { $seat } is ready after { $count ->
    [0] no purchase
    [one] 1 purchase
   *[other] { $count } purchases
}, with ${ $dollars } left.
log-season = { $season } starts.
log-round = Round { $round }: { $card }. { $seat } starts.
log-forecast = Next card: { $card }.
log-chosen = { $seat } has chosen.
log-shown = { $seat } chooses “{ $action }”.
log-shown-both = { $seat } chooses “{ $action }”, and “{ $action_neutral }” with the neutral tile.
log-share = { $seat } { $count ->
    [0] gets no “{ $action }” action
    [one] gets 1 “{ $action }” action
   *[other] gets { $count } “{ $action }” actions
}.
log-hinder = { $seat }’s neutral tile, “{ $action }”, gets in the way of { $other }, who gets the neutral tiles next round.
log-miss = { $seat }’s neutral tile, “{ $action }”, gets in nobody’s way.
log-feed = { $seat } feeds { $pig }: now it is { $pig_grown }.
log-feed-supplement = { $seat } feeds { $pig } with a supplement: now it is { $pig_grown }.
log-mate = { $seat } breeds a baby.
log-mate-amulet = { $seat } breeds a small pig with an amulet.
log-buy-pig = { $seat } buys { $pig } for ${ $dollars }.
log-buy-item = { $seat } buys { $item } for ${ $dollars }.
log-buy-field = { $seat } buys a field for ${ $dollars }.
log-sell = { $seat } sells { $pig } for ${ $dollars }.
log-vaccinate = { $seat } vaccinates { $pig }.
log-unused = { $seat } gets ${ $count } for { $count ->
    [one] 1 unused action
   *[other] { $count } unused actions
}.
log-gift = { $seat } takes { $item }.
log-love = { $seat } takes { $count ->
    [one] 1 baby
   *[other] { $count } babies
}.
log-grow = { $seat } lets { $pig } grow: now it is { $pig_grown }.
log-declined = { $seat } declines.
log-income = “{ $card }”: { $seat } gets ${ $dollars }.
log-tax = “{ $card }”: { $seat } pays ${ $dollars }.
log-prize = “{ $card }”: { $seat } wins ${ $dollars }.
log-saved = { $seat } has chosen what to vaccinate.
log-save = { $seat } vaccinates { $size ->
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
log-lose = { $seat } loses { $size ->
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
log-sale = { $seat } sells all remaining pigs for ${ $dollars }.
log-end = The year is over.

option-forecast = Forecast
option-forecast-help = The next season card lies face up.
option-open_choice = Open choice
option-open_choice-help = Actions are chosen openly, one player after the other, from the first player on.
option-first = Who starts
option-first-help = The first player of the first round.

score-money = Money
score-pigs = Final sale of pigs
tie-goods = Items and fields, at list price, broke the tie.
tie-shared = Items and fields do not break the tie: the victory is shared.

effect-nothing = Nothing happens.
effect-grow = Each player may let { $size ->
    [0] 1 baby grow to small
    [1] 1 small pig grow to medium
   *[2] 1 medium pig grow to big
}.
effect-gift = Each player takes { $item }, in turn order, as long as the market has some.
effect-love = Each player gets 1 baby per pair of medium and big pigs.
effect-income = Each player gets ${ $dollars } for each { $size ->
    [0] baby
    [1] small pig
    [2] medium pig
   *[3] big pig
} they own.
effect-tax = Each player pays ${ $dollars } per field, the first included, as far as they can.
effect-herd = Each player who owns { $least } pigs or more gets ${ $dollars }.
effect-show = ${ $dollars } to the player who owns the most { $size ->
    [0] babies
    [1] small pigs
    [2] medium pigs
   *[3] big pigs
}, at least 1. Tied players each get the full sum.
effect-show-all = ${ $dollars } to the player who owns the most pigs, at least 1. Tied players each get the full sum.
effect-free = Price: { $goods } are free.
effect-discount = Price: { $goods } cost ${ $dollars } less.
effect-markup = Price: { $size ->
    [0] babies
    [1] small pigs
    [2] medium pigs
   *[3] big pigs
} sell for ${ $dollars } more.

show-round = { $season }, round { $round } of { $rounds }
show-prepare = Starting purchases
show-limits = feed { $feed } · breed { $mate } · buy { $buy } · sell { $sell }
show-forecast = Next: { $card }
show-removed = Out of the game: { $cards }
show-market = Market
show-dollars = ${ $count }
show-price = Price
show-sale = Sells for
show-supply = In supply
show-player = Player
show-money = Money
show-fields = Fields
show-pigs = Pigs
show-items = Items
show-action = Action
show-first = starts
show-neutral = neutral tiles
show-chosen = has chosen
show-share = { $action } × { $count }
show-hidden-choice = Your choice: { $action }
show-neutral-tile = Neutral tile: { $action }
show-picks = To be vaccinated: { $pigs }
show-no-pigs = none
show-key = + vaccinated
letter-baby = b
letter-small = s
letter-medium = m
letter-big = B
letter-vaccine = v
letter-supplement = s
letter-amulet = a

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
action-feed = Feed
action-mate = Breed
action-buy = Buy
action-sell = Sell
pig-baby = a baby
pig-small = a small pig
pig-medium = a medium pig
pig-big = a big pig
pig-baby-v = a vaccinated baby
pig-small-v = a vaccinated small pig
pig-medium-v = a vaccinated medium pig
pig-big-v = a vaccinated big pig
item-vaccine = a vaccine
item-supplement = a supplement
item-amulet = an amulet
goods-baby = babies
goods-small = small pigs
goods-medium = medium pigs
goods-big = big pigs
goods-vaccine = vaccines
goods-supplement = supplements
goods-amulet = amulets
goods-fields = fields
goods-pigs = pigs
goods-items = items
stall-baby = baby
stall-small = small
stall-medium = medium
stall-big = big
stall-vaccine = vaccine
stall-supplement = supplement
stall-amulet = amulet
stall-field = field

card-fresh-grass = Fresh grass
card-spring-fair = Spring fair
card-school-visit = School visit
card-vets-round = Vet’s round
card-love-is-in-the-air = Love is in the air
card-land-sale = Land sale
card-season-of-love = Season of love
card-long-days = Long days
card-drought = Drought
card-barbecue = Barbecue
card-feed-sale = Feed sale
card-village-fete = Village fête
card-sausage-fest = Sausage fest
card-pig-show = Pig show
card-harvest = Harvest
card-acorn-fall = Acorn fall
card-market-day = Market day
card-bacon-festival = Bacon festival
card-cold-snap = Cold snap
card-winter-feast = Winter feast
card-christmas-market = Christmas market
card-vaccination-drive = Vaccination drive
card-grand-show = Grand show
card-quiet-week = Quiet week

table-help = Market: what things cost, what pigs sell for, and how many are left.
    For each player: money, fields, pigs and items by letter (v vaccine, s supplement, a amulet), and the action chosen.
    Below, your fields cell by cell: the letter of a pig (b baby, s small, m medium, B big), its number, + if vaccinated.
    ▸ marks the players to act.

# A first game, shown around
tour-goal = Raise pigs and sell them. After four seasons the remaining pigs are sold, and the richest player wins.
tour-cloth = The season card gives a limit for each action, and an effect. Players who choose the same action share its limit. Below it is the market.
tour-mine = Your fields. Pigs must fit on the grid; the app rearranges them to make room.
tour-turn = This line tells you what to do. Everyone chooses an action in secret: feed (a pig grows), breed (a baby is born), buy or sell. Each unused action of your share pays $1.
tour-end = At the end of each season every pig without a vaccine is lost. Vaccines cost $1: keep some.

# Why a move is good
reason-action = With the share of it that you can expect, your farm grows about ${ $dollars } in worth.
reason-action-unused = You cannot use it, but each unused action of your share pays $1, and the limit is { $count }.
reason-grow = Once grown, the pig sells for ${ $dollars } more.
reason-sell = It brings ${ $dollars } now, and a pig that is sold cannot be lost.
reason-mate = A birth costs nothing, and a baby can grow.
reason-amulet = A small pig instead of a baby: one meal less to give.
reason-buy-pig = { $size ->
    [0] There is room for it, and it can grow.
    [1] There is room for it, and it can grow.
    [2] There is room for it, and it can grow and breed.
   *[3] There is room for it, and it can breed.
}
reason-buy-field = Another field gives your pigs room to grow.
reason-item-vaccine = A pig without a vaccine is lost when the season changes.
reason-item-supplement = A meal with a supplement counts for two.
reason-item-amulet = With an amulet a small pig is born instead of a baby.
reason-vaccinate = A vaccinated pig survives the change of season.
reason-save = These pigs survive the change of season: they are worth ${ $dollars }.
reason-save-none = You keep your vaccines for a later season.
reason-save-none-last = The year is over: a vaccine you keep counts for ${ $dollars } in a tie.
reason-take = It costs nothing.
reason-decline = Your fields keep the room for other pigs.
reason-decline-item = Unless you use it, it only counts in a tie, for ${ $dollars }.
reason-unused = An unused action brings $1, more than anything else you can do.
reason-stop = The money you have left will serve you better later.
reason-than-unused = You can use it. The best other action you can’t: it would only pay $1 for each unused one.
reason-than-action = With the share of it that you can expect, your farm grows about ${ $dollars } in worth; with the best other action, ${ $than }.
reason-than-tile = The neutral tile is likelier to be in the way there: “{ $action }” promises { $other } about ${ $dollars }, the action of the best other choice ${ $than }.
reason-than-grow = Once grown, the pig sells for ${ $dollars } more; after the best other meal, for ${ $than } more.
reason-than-price = It costs ${ $dollars }; the best other one costs ${ $than }.
reason-than-sell = It brings ${ $dollars } now; the best other sale brings ${ $than }.
reason-than-save = These pigs are worth ${ $dollars }; those of the best other choice ${ $than }.

# What is wrong with a position
error-audit-counter = a counter is out of bounds
error-audit-turn = the seat to act does not exist
error-audit-prepare = the starting purchases come before the first round
error-audit-change = the season does not change in this round
error-audit-gift = the season has nothing to give
error-audit-count = a count is out of bounds
error-audit-piece = a piece is missing, or there is one too many
error-audit-field = a player has no field
error-audit-room = the pigs do not fit on the fields
error-audit-season = a season does not have its own cards
error-audit-removed = the removed cards are not in the order of the sheet
error-audit-card = the season card is not the one of this round
error-audit-holder = the neutral tiles are in the wrong place
error-audit-action = an action does not exist
error-audit-choosing = the seat to act is not the first that has to choose
error-audit-chosen = someone has chosen too early, or not at all
error-audit-neutral = the neutral action is missing, or there is one too many
error-audit-share = a share is out of bounds
error-audit-limit = the shares are larger than the limit
error-audit-used = too much has been done already
error-audit-meals = the number of pigs fed is not the number of meals
error-audit-fed = more pigs have been fed than there are
error-audit-picks = a number of pigs to vaccinate is out of bounds
error-audit-early = pigs are to be vaccinated before the season changes
error-audit-saving = the seat to act is not the first that has to vaccinate
error-audit-picked = more pigs are to be vaccinated than there are
error-audit-vaccines = more pigs are to be vaccinated than there are vaccines
error-audit-idle = a seat has nothing to vaccinate, or no vaccine

# What is wrong with a sheet
error-sheet-cells = a field has at most { $most } cells, not { $cells }
error-sheet-pig-large = { $size ->
    [baby] a baby
    [small] a small pig
    [medium] a medium pig
   *[big] a big pig
} does not fit on a field
error-sheet-pig-small = { $size ->
    [baby] a baby
    [small] a small pig
    [medium] a medium pig
   *[big] a big pig
} is too small: a field must not hold more than { $most } of them
error-sheet-packing = there are too many ways to place these pigs: fewer pigs or fields, a smaller field or larger pigs will do
error-sheet-seasons = every season must have the same number of cards
error-sheet-removed = { $removed } cards cannot be removed from a season of { $cards }: at least 1 must remain
error-sheet-order = the { $item } tables must be { $names }, in this order
error-sheet-effect = the effect { $effect } has no { $key }
error-sheet-fields = { $fields } fields are too few for { $seats } players

# What a piece is for; `.rule` names the paragraph of the rulebook
meaning-pig = { $last ->
    [v] Vaccinated: it survives the change of season, even when it grows.
   *[other] Not vaccinated: it is lost at the end of the season.
}
    .rule = pigs.season.loss
meaning-pig-baby = Fed once it becomes a small pig, with a supplement a medium one. { $last ->
    [v] Vaccinated: it survives the change of season.
   *[other] Not vaccinated: it is lost at the end of the season.
}
    .rule = pigs.feed.grow
meaning-pig-small = Fed once it becomes a medium pig, with a supplement a big one. { $last ->
    [v] Vaccinated: it survives the change of season.
   *[other] Not vaccinated: it is lost at the end of the season.
}
    .rule = pigs.feed.grow
meaning-pig-medium = It can give birth once per round. Fed, it becomes a big pig. { $last ->
    [v] Vaccinated: it survives the change of season.
   *[other] Not vaccinated: it is lost at the end of the season.
}
    .rule = pigs.mate.birth
meaning-pig-big = It can give birth once per round. It grows no further: sell it. { $last ->
    [v] Vaccinated: it survives the change of season.
   *[other] Not vaccinated: it is lost at the end of the season.
}
    .rule = pigs.sell.one
meaning-item = It helps one of your actions once, and counts $1 in a tie.
    .rule = pigs.end.tie
meaning-item-vaccine = Use it on one pig during your action or at the end of a season: that pig survives every change of season until it is sold.
    .rule = pigs.vaccine.use
meaning-item-supplement = Use it with a meal: a baby or a small pig grows two sizes at once.
    .rule = pigs.feed.supplement
meaning-item-amulet = Use it with a birth: a small pig is born instead of a baby.
    .rule = pigs.mate.amulet
meaning-action-feed = Each feed action makes one of your pigs grow by one size. A pig is fed once per round at most.
    .rule = pigs.feed.grow
meaning-action-mate = Each breed action lets one of your medium or big pigs give birth to a baby. A pig gives birth once per round at most.
    .rule = pigs.mate.birth
meaning-action-buy = Each buy action buys one pig, one item or one field.
    .rule = pigs.buy.one
meaning-action-sell = Each sell action sells one of your pigs at the market price.
    .rule = pigs.sell.one
meaning-season = Four rounds, each with its card. At its end, every pig without a vaccine is lost; before that, you may still use your vaccines.
    .rule = pigs.season.loss
meaning-season-winter = The last four rounds. At its end, every pig without a vaccine is lost; then all remaining pigs are sold, and the richest player wins.
    .rule = pigs.end.sale
meaning-goods = To buy with a buy action, and among your starting purchases.
    .rule = pigs.buy.one
meaning-goods-baby = 2 × 2 cells. It grows to small, medium and big, a size for each meal.
    .rule = pigs.price.pigs
meaning-goods-small = 3 × 2 cells. It grows to medium and big.
    .rule = pigs.price.pigs
meaning-goods-medium = 3 × 3 cells. It can breed, and grows to big.
    .rule = pigs.price.pigs
meaning-goods-big = 4 × 3 cells. It can breed, and sells for the most.
    .rule = pigs.price.pigs
meaning-goods-vaccine = Protects one pig from the change of season, for good.
    .rule = pigs.vaccine.use
meaning-goods-supplement = With a meal: a baby or a small pig grows two sizes at once.
    .rule = pigs.feed.supplement
meaning-goods-amulet = With a birth: a small pig is born instead of a baby.
    .rule = pigs.mate.amulet
meaning-goods-fields = Another 8 × 4 cells for your pigs. Each further field costs $5 more.
    .rule = pigs.price.fields
meaning-card = The card of a round: a limit for each action, shared by the players who choose it, and an effect at the end of the round. Effects on prices hold during the round.
    .rule = pigs.phase1.season

# A first game that teaches by playing; `$one` is the player on the left
lesson-choose = Everyone chooses an action in secret. The season card sets a limit for each: 9 births this round, shared by all who choose to breed.
lesson-breed = Two of you breed: the 9 births are dealt out one by one, 5 for you, 4 for { $one }. A medium or big pig has one baby.
lesson-unused = None of your other pigs is large enough. Stop: each action you don’t use pays $1.
lesson-feeding = The card also had an effect: $1 for each baby. A new round starts: choose Feed.
lesson-feed = You’re alone, so the whole limit of 8 is yours. A meal makes a pig grow by one size. Feed the medium one: a big pig is worth $15.
lesson-supplement = With a supplement, a baby or a small pig grows by two sizes. Give yours to the baby.
lesson-vaccinate = Beware: after the last card of a season, every pig without a vaccine is lost! A vaccine lasts until the pig is sold. Vaccinate the big one.
lesson-stop = You have one vaccine left, so your small pig is lost anyway. Don’t feed it: 6 unused actions pay $6.
lesson-season = Spring is over. This is the last chance to vaccinate: save the medium pig.
lesson-selling = The small pig is gone. Summer starts with a card that pays $2 more for medium pigs: choose Sell.
lesson-sell = Sell the medium pig for $12.
lesson-keep = Keep the big one: it will have babies. Stop and take your dollars.
lesson-end = You know it all: buy, breed, feed, sell, and vaccinate in time. After 16 rounds the pigs left are sold, and the richest player wins.
