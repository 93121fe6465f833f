# Hygge, en français.
tagline = Rassemblez de quoi rendre la tanière douillette et engrangez-le avant l’hiver.

prompt-take = { $seat } prend une ligne ou une colonne.
prompt-take-you = Prenez toute une ligne ou toute une colonne de la réserve.
prompt-store = { $seat } peut engranger.
prompt-store-you = Vous pouvez engranger : choisissez un animal et une sorte d’objet par patte.
prompt-last = L’hiver est là. { $seats } { $seats_count ->
    [one] doit
   *[other] doivent
} encore choisir une dernière action.
prompt-last-you = L’hiver est là. Engrangez encore une fois, défaussez une carte ou ne faites rien.
prompt-chosen-you = Vous avez choisi. Vous pouvez changer d’avis tant que { $seats } n’{ $seats_count ->
    [one] a
   *[other] ont
} pas choisi.
prompt-over = La partie est terminée.
prompt-moment-refill = { $count ->
    [0] Il ne reste plus de cartes dans la réserve
    [one] Il reste { $count } carte dans la réserve
   *[other] Il reste { $count } cartes dans la réserve
} : { $seat } la remplit.
prompt-moment-refill-you = { $count ->
    [0] Il ne reste plus de cartes dans la réserve
    [one] Il reste { $count } carte dans la réserve
   *[other] Il reste { $count } cartes dans la réserve
} : vous la remplissez et vous rejouez.
prompt-moment-last = L’hiver est là : voici les dernières actions.
prompt-moment-game = Partie { $game } terminée.

choice-take = Prendre { $line }
choice-store = Engranger les cartes { $cards } avec { $animal }
choice-discard = Défausser une carte { $card }
choice-skip = Ne rien engranger
choice-nothing = Ne rien faire

log-take = { $seat } prend { $line } : { $cards }.
log-take-unnamed = { $seat } prend { $line } : { $count ->
    [one] { $count } carte
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
    [one] { $count } carte
   *[other] { $count } cartes
}) et rejoue.
log-winter = { $seat } remplit la réserve et l’hiver arrive.
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

option-match = Match en trois parties
option-match-help = 3 parties de suite, dont les points s’ajoutent.
option-memory = Piles engrangées face cachée
option-memory-help = Les piles engrangées restent face cachée. De celles des autres, vous ne voyez que le nombre de cartes.
option-first = Qui commence
option-first-help = La personne qui commence la première partie.

score-stored = Flocons engrangés
score-left = Laissé devant soi
tie-minus = le moins de points négatifs

show-game = Partie { $game } sur { $games }
show-deck = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche
show-winter = l’hiver est parmi les { $count } dernières
show-winter-out = l’hiver est là
show-player = Nom
show-points = Points
show-flakes = Engrangé
show-minus = Coût
show-lying = Devant
show-pile = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
show-discarded = défaussé
show-just-stored = { $seat } vient d’engranger
show-front = Devant vous
show-stored = Vos provisions
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

table-help = La réserve : prenez une ligne (par son numéro) ou une colonne (par sa lettre) entière ; · marque une place vide.
    Sur une carte : les signes de ses couleurs, son nom, et ses flocons (2*) ou, pour un animal, ses pattes (••).
    Devant : ce qui est pris sans être engrangé, et qui coûte des points à la fin. Engrangé : les flocons à l’abri.
    ▸ marque qui doit jouer, ✓ qui a choisi.

# Une première partie, expliquée
tour-goal = L’hiver arrive. Engrangez avec l’aide de vos animaux : les objets engrangés rapportent leurs flocons, et ce qui reste devant vous coûte des points.
tour-cloth = La réserve. À votre tour, vous prenez toutes les cartes qui restent dans une ligne ou une colonne. Les trous ne comptent pas.
tour-mine = Ce que vous prenez est posé devant vous. Chaque patte d’un animal engrange une sorte d’objet de ses couleurs, avec tous vos exemplaires.
tour-turn = Cette ligne dit quoi faire. Prenez d’abord une ligne ou une colonne, puis engrangez avec un animal si vous voulez.
tour-end = S’il reste 3 cartes ou moins, la réserve est remplie et la même personne rejoue. La carte Hiver, au fond de la pioche, met fin à la partie : chacun a une dernière action.

# Pourquoi un coup est bon.
reason-line = Avec elle, vous pouvez tout de suite engranger { $count ->
    [one] { $count } flocon
   *[other] { $count } flocons
}.
reason-again = Elle laisse 3 cartes ou moins : la réserve est remplie et vous rejouez, sauf si l’hiver arrive.
reason-gather = Elle ne permet pas encore d’engranger ; avec ce qu’elle laisse, la personne suivante { $count ->
    [0] ne peut rien engranger non plus
    [one] peut engranger 1 flocon au plus
   *[other] peut engranger { $count } flocons au plus
}.
reason-store = Cela engrange { $count ->
    [one] { $count } flocon
   *[other] { $count } flocons
}, et ce qui est engrangé ne coûte plus rien.
reason-discard = Devant vous, elle coûterait { $count ->
    [one] { $count } point
   *[other] { $count } points
} à la fin.
reason-skip = Mieux vaut attendre : d’autres exemplaires peuvent venir et s’engranger d’un coup.
reason-nothing = Rien de ce que vous pourriez encore faire ne rapporterait un point.
reason-than-line = Avec elle, vous pouvez engranger { $count ->
    [one] { $count } flocon
   *[other] { $count } flocons
} tout de suite ; avec la meilleure autre, { $than ->
    [0] rien encore
   *[other] { $than }
}.
reason-than-again = Elle laisse 3 cartes ou moins : vous rejouez, sauf si l’hiver arrive ; après la meilleure autre, c’est à la personne suivante.
reason-than-next = Avec ce qu’elle laisse, la personne suivante { $count ->
    [0] ne peut rien engranger
    [one] peut engranger 1 flocon au plus
   *[other] peut engranger { $count } flocons au plus
} ; après la meilleure autre, { $than }.
reason-than-animal = Cela garde { $animal } pour plus tard ; le meilleur autre choix s’en sert.
reason-than-store = Cela engrange { $count ->
    [one] { $count } flocon
   *[other] { $count } flocons
} ; le meilleur autre choix en engrange { $than }.
reason-than-discard = Devant vous, elle coûterait { $count ->
    [one] { $count } point
   *[other] { $count } points
} ; la meilleure autre carte en coûterait { $than }.

# Ce qui ne va pas dans une fiche.
error-sheet-name-taken = le nom { $name } est déjà pris
error-sheet-colour-full = { $count } objets { $colour }, c’est trop ; { $most } au plus sont permis
error-sheet-colours = colours doit être une liste prise parmi { $allowed }
error-sheet-pattern = pattern doit être une liste de lignes telles que "##.#"
error-sheet-pattern-size = pattern doit avoir { $most } lignes et colonnes au plus, et des lignes de même longueur
error-sheet-pattern-line = chaque ligne et chaque colonne de pattern doit contenir un #
error-sheet-no-stock = cette fiche n’a pas de réserve pour { $players } joueurs
error-sheet-few-cards = { $cards } cartes ne suffisent pas pour en poser { $places } et en mettre { $apart } à part

# Ce qui ne va pas dans une position : aucune partie n’y mène.
error-audit-step = cette étape n’existe pas
error-audit-game = ce match n’a pas cette partie
error-audit-turn = ce ne peut pas être le tour de cette place
error-audit-negative = un nombre de cartes est négatif
error-audit-no-card = cette carte n’existe pas
error-audit-lost = une carte manque, ou il y en a une de trop
error-audit-deck-size = la pioche ne peut pas avoir ce nombre de cartes
error-audit-deck-gap = la pioche a un trou, ou une carte se trouve en dehors
error-audit-winter = la carte Hiver n’est pas à sa place
error-audit-gaps = la réserve ne peut pas avoir ces trous
error-audit-refill = la réserve doit d’abord être remplie
error-audit-not-storing = il n’y a rien à engranger
error-audit-pile = les animaux d’une pile ne peuvent pas en avoir engrangé les objets
error-audit-just-stored = ce qui vient d’être engrangé ne correspond pas aux piles
error-audit-early-action = ce n’est pas encore le moment d’une dernière action
error-audit-last-action = une dernière action n’est pas possible
error-audit-discarded = une carte est défaussée avant la fin
error-audit-points = les points ne correspondent pas aux cartes
error-audit-past = les parties précédentes ne peuvent pas avoir ces points

# À quoi sert une pièce ; `.rule` nomme le paragraphe du livret.
meaning-card = Un objet. Un animal de sa couleur l’engrange, avec tous ses exemplaires devant vous, pour une seule patte : chaque exemplaire rapporte alors ses flocons. Resté devant vous à la fin, chaque exemplaire coûte 1 point.
    .rule = hygge.store.match
meaning-card-hedgehog = Deux pattes : il engrange jusqu’à deux sortes d’objets rouges, chacune avec tous ses exemplaires devant vous. Resté devant vous à la fin, il coûte 2 points.
    .rule = hygge.store.paws
meaning-card-squirrel = Deux pattes : il engrange jusqu’à deux sortes d’objets bleus, chacune avec tous ses exemplaires devant vous. Resté devant vous à la fin, il coûte 2 points.
    .rule = hygge.store.paws
meaning-card-bear = Deux pattes : il engrange jusqu’à deux sortes d’objets violets, chacune avec tous ses exemplaires devant vous. Resté devant vous à la fin, il coûte 2 points.
    .rule = hygge.store.paws
meaning-card-marmot = Deux pattes : elle engrange jusqu’à deux sortes d’objets verts, chacune avec tous ses exemplaires devant vous. Restée devant vous à la fin, elle coûte 2 points.
    .rule = hygge.store.paws
meaning-card-dormouse = Une patte : il engrange une sorte d’objet jaune, avec tous ses exemplaires devant vous. Resté devant vous à la fin, il coûte 1 point.
    .rule = hygge.store.paws
meaning-card-bat = Une patte, trois couleurs : elle engrange une sorte d’objet rouge, jaune ou violet, avec tous ses exemplaires devant vous. Restée devant vous à la fin, elle coûte 1 point.
    .rule = hygge.store.colours
meaning-card-frog = Une patte, trois couleurs : elle engrange une sorte d’objet jaune, bleu ou vert, avec tous ses exemplaires devant vous. Restée devant vous à la fin, elle coûte 1 point.
    .rule = hygge.store.colours
meaning-card-winter = Dès que cette carte est piochée, la partie s’arrête. Chacun a encore une dernière action : engranger une fois, défausser une carte, ou ne rien faire.
    .rule = hygge.end.winter
meaning-animal = Un animal devant vous engrange des objets de ses couleurs, une sorte pour chacune de ses pattes. Puis il rejoint vos provisions avec eux.
    .rule = hygge.store.match
meaning-line = Prenez toutes les cartes qui restent sur cette ligne ; les trous ne comptent pas. S’il reste 3 cartes ou moins dans la réserve à la fin de votre tour, elle est remplie et vous rejouez.
    .rule = hygge.take.line

# Une première partie qui s’apprend en jouant ; `$one` est à votre gauche
lesson-line = L’hiver approche. À votre tour, prenez toute une ligne ou toute une colonne de la réserve. Celle du haut a un écureuil et une autre tasse.
lesson-wait = L’écureuil engrange les objets bleus. Ses deux pattes servent à deux sortes, or vous n’avez que des tasses. Rien ne presse : attendez la théière.
lesson-gap = Il ne reste que la théière dans cette colonne. Tant mieux : ce qui traîne devant vous à la fin coûte des points ; ne prenez rien d’inutile.
lesson-paws = Engrangez maintenant. Une patte pour toutes vos tasses, quel que soit leur nombre, l’autre pour la théière : 2 + 2 + 3 flocons.
lesson-colour = Chaque animal n’engrange que sa couleur. La marmotte verte et un gland vert sont dans la même colonne : prenez-la.
lesson-refill = Engrangez le gland. S’il reste 3 cartes ou moins, la réserve est remplie à la fin de votre tour, et vous rejouez !
lesson-again = Votre tour supplémentaire. L’ours engrange les objets violets : prenez-le avec le livre.
lesson-patience = L’ours a une seconde patte, et il y a un édredon à 5 flocons. N’engrangez pas encore.
lesson-extra = L’édredon est toujours là ! Comme on prend toute la ligne, le miel vient avec.
lesson-two = Deux pattes, deux sortes d’objets violets : engrangez les deux, 3 + 5 flocons.
lesson-winter = { $one } a pioché la carte Hiver ! Chacun a une dernière action : engranger, ou défausser une carte. Le miel vous coûterait 1 point.
lesson-end = On compte les flocons, moins 1 par objet et par patte restés devant soi : 58 à 37, vous gagnez !
