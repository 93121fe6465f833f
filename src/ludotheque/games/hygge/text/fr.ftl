# Hygge, en français.
tagline = Rassemblez de quoi rendre la tanière douillette, et engrangez-le avant l’hiver.

prompt-take = { $seat } prend une ligne ou une colonne de la réserve.
prompt-take-you = Prenez toute une ligne ou toute une colonne de la réserve.
prompt-store = { $seat } peut engranger.
prompt-store-you = Vous pouvez engranger : un animal, et une sorte d’objet par patte.
prompt-last = L’hiver est là : { $seats } { $seats_count ->
    [one] doit
   *[other] doivent
} encore choisir une dernière action.
prompt-last-you = L’hiver est là. Engrangez encore une fois, défaussez une carte, ou ne faites rien.
prompt-chosen-you = Vous avez choisi ; vous pouvez changer d’avis tant que { $seats } n’{ $seats_count ->
    [one] a
   *[other] ont
} pas choisi.
prompt-over = La partie est terminée.

choice-take = Prendre { $line }
choice-store = Engranger { $cards } avec { $animal }
choice-discard = Défausser une carte { $card }
choice-skip = Ne rien engranger
choice-nothing = Ne rien faire

log-take = { $seat } prend { $line } : { $cards }.
log-take-unnamed = { $seat } prend { $line } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-store = { $seat } engrange { $count_first } × { $card_first } avec { $animal } : { $flakes ->
    [one] { $flakes } flocon
   *[other] { $flakes } flocons
}.
log-store-two = { $seat } engrange { $count_first } × { $card_first } et { $count_second } × { $card_second } avec { $animal } : { $flakes ->
    [one] { $flakes } flocon
   *[other] { $flakes } flocons
}.
log-store-unnamed = { $seat } engrange { $count } cartes.
log-skip = { $seat } n’engrange rien.
log-refill = { $seat } remplit la réserve ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) et rejoue.
log-winter = { $seat } remplit la réserve, et l’hiver arrive.
log-last-store = En dernière action, { $seat } engrange { $count_first } × { $card_first } avec { $animal } : { $flakes ->
    [one] { $flakes } flocon
   *[other] { $flakes } flocons
}.
log-last-store-two = En dernière action, { $seat } engrange { $count_first } × { $card_first } et { $count_second } × { $card_second } avec { $animal } : { $flakes ->
    [one] { $flakes } flocon
   *[other] { $flakes } flocons
}.
log-discard = { $seat } défausse une carte { $card }.
log-nothing = { $seat } ne fait plus rien.
log-score = { $seat } : { $flakes ->
    [one] { $flakes } flocon engrangé
   *[other] { $flakes } flocons engrangés
}, { $minus } de moins pour ce qui reste, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-game = Partie { $game } : { $seat } commence.
log-end = La partie est terminée.

option-match = Un match en trois parties
option-match-help = Trois parties de suite, dont les points s’ajoutent.
option-memory = Retenir ce qui est engrangé
option-memory-help = Les piles restent face cachée : de celles des autres, on ne voit que le nombre de cartes.
option-first = Premier joueur
option-first-help = Qui commence la première partie.

score-stored = Flocons engrangés
score-left = Resté devant soi
tie-minus = le moins de points négatifs

show-game = Partie { $game } sur { $games }
show-deck = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
} dans la pioche
show-winter = l’hiver est parmi les { $count } dernières
show-winter-out = l’hiver est là
show-player = Joueur
show-points = Points
show-flakes = Engrangé
show-minus = Coût
show-lying = Devant
show-pile = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
show-discarded = défaussé
show-just-stored = { $seat } vient d’engranger
show-front = Devant vous
show-stored = Vos réserves
show-none = rien

line-1 = la ligne 1
line-2 = la ligne 2
line-3 = la ligne 3
line-4 = la ligne 4
line-5 = la ligne 5
line-a = la colonne A
line-b = la colonne B
line-c = la colonne C
line-d = la colonne D
line-e = la colonne E

animal-hedgehog = le hérisson
animal-squirrel = l’écureuil
animal-bear = l’ours
animal-marmot = la marmotte
animal-dormouse = le loir
animal-bat = la chauve-souris
animal-frog = la grenouille

card-hedgehog = hérisson
card-squirrel = écureuil
card-bear = ours
card-marmot = marmotte
card-dormouse = loir
card-bat = chauve-souris
card-frog = grenouille
card-mittens = moufles
card-scarf = écharpe
card-jumper = pull rouge
card-mug = tasse
card-teapot = théière
card-armchair = fauteuil bleu
card-candle = bougie
card-book = livre
card-quilt = édredon
card-acorn = gland
card-pine-cone = pomme de pin
card-garland = guirlande
card-honey = miel
card-lantern = lanterne
card-cushion = coussin
card-winter = hiver

colour-red = rouge
colour-blue = bleu
colour-purple = violet
colour-green = vert
colour-yellow = jaune

table-help = Le stock : prenez une rangée (1 à 4) ou une colonne (a à d) entière ; · marque une place vide.
    Sur une carte : les signes de ses couleurs, son nom, et ses flocons (2*) ou, pour un animal, ses pattes (••).
    Devant : ce qu’un joueur a ramassé sans l’engranger, et qui coûte des points à la fin. Engrangé : les flocons à l’abri.
    ▸ marque qui doit jouer, ✓ qui a choisi.

# A first game, shown around
tour-goal = L’hiver arrive : faites provision avec vos animaux. Les objets rangés rapportent leurs flocons ; ce qui reste devant vous coûte des points.
tour-cloth = La réserve. À votre tour, vous prenez toutes les cartes d’une ligne ou d’une colonne, quoi qu’il en reste. Les trous ne comptent pas.
tour-mine = Ce que vous avez pris est devant vous. Chaque patte d’un animal range une sorte d’objet de ses couleurs, avec tous vos exemplaires.
tour-turn = Cette ligne dit ce qu’on attend : d’abord prendre une ligne, puis ranger avec un animal, ou non.
tour-end = S’il reste trois cartes ou moins, la réserve est complétée et qui l’a vidée rejoue. La carte de l’hiver, au fond de la pioche, met fin à la partie : chacun a une dernière action.

# Pourquoi un robot jouerait ainsi.
reason-line = Avec elle, vous pouvez tout de suite engranger { $count ->
    [one] un flocon
   *[other] { $count } flocons
}.
reason-gather = Elle ne permet pas encore d’engranger, mais de toutes elle promet le plus pour la suite, et laisse peu au suivant.
reason-store = Cela engrange { $count ->
    [one] un flocon
   *[other] { $count } flocons
}, et ce qui est engrangé ne coûte plus rien.
reason-discard = Devant vous, elle coûterait { $count ->
    [one] un point
   *[other] { $count } points
} à la fin.
reason-skip = Attendre paie : d’autres cartes pareilles peuvent venir et s’engrangent alors d’un coup.
reason-nothing = Rien de ce que vous pourriez encore faire ne rapporterait un point.
