# Tricky Badger, in English.
tagline = Win tricks to gather hamsters, and keep hungry badgers away from them.

prompt-prize = { $seat } picks the prize of this trick.
prompt-prize-you = Pick the prize of this trick.
prompt-lead = { $seat } leads a leaf card.
prompt-lead-you = Lead a leaf card.
prompt-follow = { $seat } plays a leaf card ({ $colour } was led).
prompt-follow-you = Follow the colour led: { $colour }.
prompt-free-you = You can’t follow { $colour }: play any leaf card.
prompt-magpie = { $seat } decides what the magpie does.
prompt-magpie-you = Choose what the magpie does: eat a loose food, or steal a loose bone or twig.
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
    For each player: the number of leaf cards in hand, the card played to this trick, points, colours they have shown they lack, and the collection.
    ▸ marks whose turn it is.

# A first game, shown around
tour-goal = Win tricks to collect animals and what goes with them. Printed points are added up at the end; the most points win.
tour-cloth = Each trick has a prize, picked by the first player. Its arrow says whether the highest or the lowest card wins. Pink beats all other colours.
tour-mine = Your leaf cards and your collection. You must follow the colour led if you can; otherwise play anything.
tour-turn = This line tells you what to do: pick a prize, play a leaf card, or decide about what you have won.
tour-end = Watch what meets in a collection: a badger without a bone eats hamsters, two males quarrel, weevils eat wheat. After 5 rounds, points are counted.

# Why a bot would make a move.
reason-prize = Of all the prizes, it suits your leaf cards best.
reason-wins = It wins the trick, and with it the { $prize }.
reason-ahead = It is ahead for now: the { $prize } may be yours.
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
reason-than-ahead = It is ahead, and the { $prize } may be yours; with { $leaf } someone else would have it.
reason-than-behind = It leaves the { $prize } to someone else; { $leaf } would take it, and is better kept.
reason-than-keeps = For this trick it does what { $leaf } would do, and { $leaf } is better kept.
reason-than-prize = If you win it, it brings you { $count ->
    [one] 1 point
   *[other] { $count } points
}; the best other prize { $than ->
    [0] brings nothing yet
    [one] brings 1 point
   *[other] brings { $than } points
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
