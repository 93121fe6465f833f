# Tricky Badger, in English.
tagline = Win tricks to gather hamsters, and keep hungry badgers away from them.

prompt-prize = { $seat } picks the prize of this trick.
prompt-prize-you = Pick the prize of this trick.
prompt-lead = { $seat } leads a leaf card.
prompt-lead-you = Lead a leaf card.
prompt-follow = { $seat } plays ({ $colour } was led).
prompt-follow-you = Follow the colour led: { $colour }.
prompt-free-you = You can’t follow { $colour }: play any leaf card.
prompt-magpie = { $seat } decides what the magpie does.
prompt-magpie-you = The magpie: eat a loose food, or steal a loose bone or twig.
prompt-keep = { $seat } keeps or discards the stolen { $find }.
prompt-keep-you = Keep the { $find } you stole, or discard it.
prompt-cage = { $seat } uses the cage.
prompt-cage-you = Use the cage: steal a badger, or protect one of yours.
prompt-trap = { $seat } uses the trap.
prompt-trap-you = Use the trap: steal a hamster, or protect one of yours.
prompt-give = { $seat } chooses who gets the { $find }.
prompt-give-you = Choose who gets the { $find }.
prompt-add = { $seat } chooses what the { $find } gets.
prompt-add-you = Choose what the { $find } gets.
prompt-over = The game is over.
prompt-moment-trick = { $seat } wins the { $find } with { $leaf }.
prompt-moment-loss = { $seat } loses: { $finds }.
prompt-moment-prize = The trick is done: this is { $seat }’s collection now.
prompt-moment-round = Round { $round } is over; the { $find } is left over.

choice-play = Play { $leaf }
choice-prize = Play for the { $prize }
choice-keep = Keep it
choice-discard = Discard it
choice-give = Give it to the { $find }
choice-add = Give it the { $find }
choice-eat = Eat { $other }’s { $find }
choice-steal = Steal { $other }’s { $find }
choice-protect = Protect your { $find }

log-round = Round { $round }: { $seat } starts.
log-prize = { $seat } plays for the { $prize }.
log-lead = { $seat } leads { $leaf }.
log-follow = { $seat } plays { $leaf }.
log-void = { $seat } has no { $colour } and plays { $leaf }.
log-trample = The { $leaf } is trampled by the { $leaf_by }.
log-win = { $seat } wins the { $find } with { $leaf }.
log-useless = { $seat } has no use for the { $find }, which is discarded.
log-associate = { $seat } gives the { $find_thing } to the { $find }.
log-eaten = A hungry badger eats all of { $seat }’s hamsters: { $finds }.
log-quarrel = Two males quarrel, and all of { $seat }’s hamsters are lost: { $finds }.
log-nibbled = A loose weevil eats { $seat }’s loose wheat: { $finds }.
log-eat = { $seat } has the magpie eat { $other }’s { $find }.
log-pecked = { $seat } has the magpie steal { $other }’s { $find }.
log-keep = { $seat } keeps the { $find }.
log-discard = { $seat } discards the { $find }.
log-rob = { $seat } uses the { $find_thing } to steal { $other }’s { $find }.
log-protect = { $seat } uses the { $find_thing } to protect a { $find }.
log-leftover = The { $find } is left over and discarded.
log-end = The game is over.

option-first = Who starts
option-first-help = The player who holds the first-player card in the first trick.

score-badgers = Badgers
score-hamsters = Hamsters
score-couple = A couple of hamsters
score-fed = Hamsters with food
score-twigs = Twigs
score-objects = Other cards

tie-badgers = most badgers
tie-hamsters = most hamsters

show-round = Round { $round } of { $rounds }
show-trick = trick { $trick } of { $tricks }
show-first = { $seat } starts
show-undealt = { $count } leaf { $count ->
    [one] card
   *[other] cards
} not dealt
show-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the deck
show-player = Player
show-hand = Hand
show-leaf = Trick
show-points = Points
show-voids = Lacks
show-finds = Collection
show-prize = At stake
show-prizes = Face up
show-trampled = trampled
show-ahead = winning
show-played = Played this round
show-discards = Discards
show-yours = Your hand
show-none = nothing

colour-orange = orange
colour-blue = blue
colour-green = green
colour-purple = purple
colour-pink = pink

letter-o = o
letter-b = b
letter-g = g
letter-u = u
letter-p = p

leaf-o1 = orange 1
leaf-o2 = orange 2
leaf-o3 = orange 3
leaf-o4 = orange 4
leaf-o5 = orange 5
leaf-o6 = orange 6
leaf-o7 = orange 7
leaf-o8 = orange 8
leaf-o9 = orange 9
leaf-o10 = orange 10
leaf-o11 = orange 11
leaf-b1 = blue 1
leaf-b2 = blue 2
leaf-b3 = blue 3
leaf-b4 = blue 4
leaf-b5 = blue 5
leaf-b6 = blue 6
leaf-b7 = blue 7
leaf-b8 = blue 8
leaf-b9 = blue 9
leaf-b10 = blue 10
leaf-b11 = blue 11
leaf-g1 = green 1
leaf-g2 = green 2
leaf-g3 = green 3
leaf-g4 = green 4
leaf-g5 = green 5
leaf-g6 = green 6
leaf-g7 = green 7
leaf-g8 = green 8
leaf-g9 = green 9
leaf-g10 = green 10
leaf-g11 = green 11
leaf-u1 = purple 1
leaf-u2 = purple 2
leaf-u3 = purple 3
leaf-u4 = purple 4
leaf-u5 = purple 5
leaf-u6 = purple 6
leaf-u7 = purple 7
leaf-u8 = purple 8
leaf-u9 = purple 9
leaf-u10 = purple 10
leaf-u11 = purple 11
leaf-p1 = pink 1
leaf-p2 = pink 2
leaf-p3 = pink 3
leaf-p4 = pink 4
leaf-p5 = pink 5
leaf-p6 = pink 6
leaf-p7 = pink 7

type-badger = badger
type-female = female hamster
type-male = male hamster
type-magpie = magpie
type-bone = bone
type-twig = twig
type-cage = cage
type-trap = trap
type-wheat = wheat
type-weevil = weevil

prize-badger-up = badger ↑
prize-badger-down = badger ↓
prize-female-up = female hamster ↑
prize-female-down = female hamster ↓
prize-male-up = male hamster ↑
prize-male-down = male hamster ↓
prize-magpie-up = magpie ↑
prize-magpie-down = magpie ↓
prize-bone-up = bone ↑
prize-bone-down = bone ↓
prize-twig-up = twig ↑
prize-twig-down = twig ↓
prize-cage-up = cage ↑
prize-cage-down = cage ↓
prize-trap-up = trap ↑
prize-trap-down = trap ↓
prize-wheat-up = wheat ↑
prize-wheat-down = wheat ↓
prize-weevil-up = weevil ↑
prize-weevil-down = weevil ↓

find-badger = badger
find-badger-cage = caged badger
find-badger-bone = badger with bone
find-badger-bone-cage = caged badger with bone
find-female = female hamster
find-female-trap = trapped female hamster
find-female-wheat = female hamster with wheat
find-female-wheat-trap = trapped female hamster with wheat
find-female-weevil = female hamster with weevil
find-female-weevil-trap = trapped female hamster with weevil
find-male = male hamster
find-male-trap = trapped male hamster
find-male-wheat = male hamster with wheat
find-male-wheat-trap = trapped male hamster with wheat
find-male-weevil = male hamster with weevil
find-male-weevil-trap = trapped male hamster with weevil
find-magpie = magpie
find-bone = bone
find-twig = twig
find-cage = cage
find-trap = trap
find-wheat = wheat
find-weevil = weevil

typed-help = Type a leaf card as its letter and value, like o7, or the number of a choice.
    The letters: o orange, b blue, g green, u purple, p pink.
table-help = At stake: the prize of this trick; ↑ the highest card of the winning colour takes it, ↓ the lowest. Face up: the prizes to come.
    For each player: the number of leaf cards in hand, the card played to this trick, points (the most win), colours they have shown they lack, and the collection.
    ▸ marks whose turn it is.

# A first game, shown around
tour-goal = Win tricks to collect animals and what goes with them. Printed points are added up at the end; the most points win.
tour-cloth = Each trick has a prize, picked by the first player. Its arrow says whether the highest or the lowest card wins. Pink beats all other colours.
tour-mine = Your leaf cards and your collection. You must follow the colour led if you can; otherwise play anything.
tour-turn = This line tells you what to do: pick a prize, play a leaf card, or decide about what you have won.
tour-end = Watch what meets in a collection: a badger without a bone eats hamsters, two males quarrel, weevils eat wheat. After 5 rounds, points are counted.

# Why a bot would make a move.
reason-prize = If you win it, it brings you { $count ->
    [0] nothing at once
    [one] 1 point
   *[other] { $count } points
}; another player, { $than ->
    [0] nothing
    [one] 1 point at most
   *[other] { $than } points at most
}.
reason-prize-later = It brings nobody points yet, whoever wins it.
reason-prize-costs = It is for someone else to win: it would cost you { $count ->
    [one] 1 point
   *[other] { $count } points
}.
reason-wins = It wins the trick, and with it the { $prize }.
reason-ahead = It is ahead for now: the { $prize } may be yours.
reason-ahead-unless = It is ahead for now, unless someone plays { $leaf }, which tramples it: the { $prize } may be yours.
reason-behind = It leaves the { $prize } to someone else and saves your better cards.
reason-gain = It brings you { $count ->
    [one] 1 point
   *[other] { $count } points
}.
reason-harm = It costs { $other } { $count ->
    [one] 1 point
   *[other] { $count } points
}.
reason-hope = It gives your collection the best prospects.
reason-than-ahead = It is ahead, and the { $prize } may be yours; with { $leaf } someone else stays ahead.
reason-than-behind = It leaves the { $prize } to someone else; { $leaf } would go ahead, and is better kept.
reason-than-both-ahead = It is ahead, as { $leaf } would be, and { $leaf } is better kept.
reason-than-both-behind = It is not ahead; nor would { $leaf } be, which is better kept.
reason-than-prize = If you win it, it brings you { $count ->
    [one] 1 point
   *[other] { $count } points
}; the best other prize { $than ->
    [0] brings nothing yet
    [one] brings 1 point
   *[other] brings { $than } points
}.
reason-than-rival = Whoever wins it, it brings another player { $count ->
    [0] nothing
    [one] 1 point at most
   *[other] { $count } points at most
}; the best other prize could bring one { $than ->
    [one] 1 point
   *[other] { $than } points
}.
reason-than-gain = It brings you { $count ->
    [one] 1 point
   *[other] { $count } points
}; the best other choice { $than ->
    [0] brings nothing
    [one] brings 1 point
   *[other] brings { $than } points
}.

# What is wrong with a card sheet.
error-sheet-copies = cards must be { $count }, the number of collection cards in the sheet
error-sheet-trampled = a card that tramples cannot be trampled
error-sheet-points = cards of one type can have at most { $most } different point values
error-sheet-colours = { $seats } players need { $needed } plain colours
error-sheet-leaves = { $leaves } leaf cards are too few to deal { $hand } to each of { $seats } players

# What is wrong with a position.
error-audit-bounds = a counter is out of bounds
error-audit-turn = the player to move is not at this table
error-audit-end = the game ends after the last trick, not before or after
error-audit-effect = only the winner of the trick carries out an effect
error-audit-prize = the prize of the trick is missing, or should not be there
error-audit-effect-prize = the prize does not have this effect
error-audit-arriving = an arriving card is missing, or should not be there
error-audit-stolen = a magpie steals only bones and twigs
error-audit-first = the first player picks the prize
error-audit-trick = the trick does not match the player to move
error-audit-not-played = a leaf card of the trick is not among those played
error-audit-void-missing = a player did not follow, but is not marked as lacking the colour
error-audit-leaf-twice = a leaf card is in two places
error-audit-hand = a hand has too many leaf cards, or too few
error-audit-void-held = a player holds a colour marked as lacking
error-audit-void-unknown = a colour marked as lacking does not exist
error-audit-leaf-unknown = a leaf card is not used at this table
error-audit-played = too many leaf cards have been played, or too few
error-audit-deck = the deck does not match the round
error-audit-count = a number of collection cards is out of bounds
error-audit-discards = a discarded card cannot be associated
error-audit-cards = a collection card is missing, or there twice
error-audit-prizes = too many prizes are face up, or too few
error-audit-card-twice = a collection card is there twice
error-audit-loose = a magpie, a cage or a trap is never alone in a collection
error-audit-associate = cards that can be associated are not
error-audit-hungry = a badger without a bone leaves no hamster in its collection
error-audit-males = two male hamsters are in one collection
error-audit-weevil = a loose weevil leaves no loose wheat in its collection
error-audit-no-choice = there is nothing to choose

# What a piece is for; `.rule` names the paragraph of the rulebook.
meaning-leaf = { $letter ->
    [p] A trump: an untrampled pink card beats every other colour. { $number ->
        [1] The pink 3 in the same trick tramples it: then it can’t win.
        [7] The pink 5 in the same trick tramples it: then it can’t win.
        [3] It tramples the pink 1 in the same trick.
        [5] It tramples the pink 7 in the same trick.
       *[other] The arrow says whether the highest or the lowest pink card wins.
    }
   *[other] It can win if its colour was led and no untrampled pink card is in the trick. { $number ->
        [1] The 5 of its colour in the same trick tramples it: then it can’t win.
        [11] The 7 of its colour in the same trick tramples it: then it can’t win.
        [5] It tramples the 1 of its colour in the same trick.
        [7] It tramples the 11 of its colour in the same trick.
       *[other] The arrow says whether the highest or the lowest card wins.
    }
}
    .rule = badger.trample.stays
meaning-colour = Follow this colour if you have it. If you have none, play any card.
    .rule = badger.trick.follow
meaning-prize = The winner of the trick takes it. Arrow up: the highest card of the winning colour wins; arrow down: the lowest.
    .rule = badger.trick.arrow
meaning-prize-badger = 3 points. But a badger without a bone eats every hamster in its collection, at once and for as long as it is there. It breaks ties.
    .rule = badger.badger.eats
meaning-prize-female = 1 point, 1 more with a food. A male and at least one female bring 1 extra point, once.
    .rule = badger.hamster.pair
meaning-prize-male = 1 point, 1 more with a food. With a female: 1 extra point, once. But two males quarrel, and all your hamsters are lost.
    .rule = badger.male.quarrel
meaning-prize-magpie = Not kept. Either it eats a loose food in any collection, or it steals a loose bone or twig from an opponent.
    .rule = badger.magpie.eat
meaning-prize-bone = Given to a badger, it keeps that badger from eating hamsters. One bone for each badger.
    .rule = badger.badger.bone
meaning-prize-twig = −1 point each. With 5 or more in your collection, +2 each instead.
    .rule = badger.twig
meaning-prize-cage = Not kept by itself: steal a badger that is not in a cage, or protect one of yours from theft.
    .rule = badger.cage.use
meaning-prize-trap = Not kept by itself: steal a hamster that is in no trap, or protect one of yours from theft.
    .rule = badger.trap.use
meaning-prize-wheat = Given to a hamster, it is worth 1 point. A loose weevil in the same collection eats it while it is loose.
    .rule = badger.hamster.food
meaning-prize-weevil = Given to a hamster, it is worth 1 point. Loose, it eats all loose wheat in its collection.
    .rule = badger.weevil.eats
meaning-find = Part of a collection. What is associated stays together for good: it is stolen and lost together.
    .rule = badger.assoc.must
meaning-find-badger = 3 points. Without a bone it eats every hamster in its collection; a cage protects it from theft. What goes with it is stolen and lost with it.
    .rule = badger.badger.eats
meaning-find-female = 1 point, 1 more with a food, and 1 more for a couple. A hungry badger eats it, caged or not; a trap protects it from theft only.
    .rule = badger.hamster.pair
meaning-find-male = 1 point, 1 more with a food, and 1 more for a couple. A second male, and all the hamsters here are lost; a trap protects it from theft only.
    .rule = badger.male.quarrel
meaning-find-bone = Loose: it goes to the next badger that comes. A magpie can steal it.
    .rule = badger.badger.bone
meaning-find-twig = −1 point each; with 5 or more here, +2 each. A magpie can steal it.
    .rule = badger.twig
meaning-find-wheat = Loose: it goes to the next hamster that comes. A loose weevil or a magpie can eat it.
    .rule = badger.hamster.food
meaning-find-weevil = Loose: it eats all loose wheat here, and goes to the next hamster that comes. A magpie can eat it.
    .rule = badger.weevil.eats

# A first game that teaches by playing; `$one` is the player on the left
lesson-prize = Each trick is played for a prize. This time you choose it: the female hamster is worth 1 point.
lesson-lead = The arrow on the prize points up: the highest card of the colour led wins. Lead your orange 10.
lesson-follow = Blue was led, and you have blue: you must follow. This arrow points down, so the lowest card wins.
lesson-trump = Your hamster got the wheat, for 1 more point. Now you have no orange, so you may play anything. Pink is trump: it beats the other colours.
lesson-badger = You choose the prize again. A badger is worth 3 points, but it eats hamsters unless it has a bone. You’ve just won one: go for it.
lesson-pink = Lead pink, and everyone who has pink must follow. Your 6 is strong.
lesson-trample = Your badger has its bone, and they stay together. Now for the blue 11: the 7 of its colour tramples it, so that it can’t win. (A 5 does this to a 1.)
lesson-avoid = A male and a female: 1 more point. But a second male would quarrel with the first, and all your hamsters would be lost. Don’t win this trick: blue can’t win here.
lesson-trap = Well avoided. It’s your choice again: a trap steals a hamster, or protects one of yours from theft.
lesson-win = Lead your pink 5: nobody else has pink.
lesson-protect = You could steal a male, but two would quarrel. Protect your hamster with the wheat.
lesson-end = That’s it! There are 9 tricks in a round and 5 rounds; the most points win. One more thing: twigs cost 1 point each, but 5 or more bring 2 each.
