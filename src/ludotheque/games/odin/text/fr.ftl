# Odin, en français.
tagline = Videz votre main ; le plus grand nombre mène.

prompt-open = { $seat } entame le pli.
prompt-open-you = Entamez le pli : posez une carte.
prompt-follow = { $seat } doit battre { NUMBER($number, useGrouping: 0) } ou passer.
prompt-follow-you = Battez { NUMBER($number, useGrouping: 0) } avec { $count } ou { $more } cartes, ou passez.
prompt-stuck-you = Rien dans votre main ne bat { NUMBER($number, useGrouping: 0) } : passez.
prompt-take = { $seat } prend une des cartes battues.
prompt-take-you = Prenez une des cartes que vous avez battues.
prompt-over = La partie est terminée.
prompt-moment-trick = Personne ne bat ces cartes : { $seat } entame le pli suivant.
prompt-moment-trick-you = Personne ne bat vos cartes : vous entamez le pli suivant.
prompt-moment-out = { $seat } n’a plus de cartes : { NUMBER($number, useGrouping: 0) } met fin à la manche.
prompt-moment-out-you = Vous n’avez plus de cartes : { NUMBER($number, useGrouping: 0) } met fin à la manche.
prompt-moment-round = Fin de la manche { $round } : chaque carte en main coûte 1 point.

choice-play = { $cards_count ->
    [one] Jouer le { $cards }
   *[other] Jouer les cartes { $cards }
}
choice-pass = Passer
choice-take = Prendre le { $card }

log-open = { $seat } entame : { $cards }.
log-play = { $cards_count ->
    [one] { $seat } joue le { $cards }.
   *[other] { $seat } joue { $cards } : { NUMBER($number, useGrouping: 0) }.
}
log-take = { $seat } prend le { $card }.
log-choose = { $seat } prend le { $card } ; { $cards_count ->
    [one] la carte { $cards } est défaussée
   *[other] les cartes { $cards } sont défaussées
}.
log-pass = { $seat } passe.
log-trick = Les autres ont passé : { $seat } entame le pli suivant.
log-out = { $seat } n’a plus de cartes : la manche est finie.
log-show = { $seat } garde { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-round = Manche { $round } : { $seat } entame.
log-end = La partie est terminée.

option-target = Objectif
option-target-help = La partie se termine après la manche où quelqu’un atteint ce total ; le plus petit score gagne.
option-single_round = Une seule manche
option-single_round-help = La personne qui vide sa main gagne.
option-four_colours = Quatre couleurs
option-four_colours-help = À deux, deux couleurs restent dans la boîte : plus vif et plus serré.
option-first = Qui commence
option-first-help = La personne qui entame le premier pli de la partie.

score-cards = Cartes restées en main

show-round = Manche { $round }
show-target = objectif { $target }
show-single = une seule manche
show-box = Dans la boîte : { $colours }
show-centre = Centre
show-empty = vide
show-beaten = Battues
show-hand = Votre main
show-player = Nom
show-cards = Cartes
show-seen = Cartes connues
show-points = Points
show-discards = Défausse
show-aside = { $count ->
    [0] aucune carte écartée
    [one] 1 carte écartée
   *[other] { $count } cartes écartées
}
show-held = Main

typed-help = Tapez les cartes que vous jouez, une lettre et une valeur chacune : r8, ou r2 r8, ou r28 en plus court ; 7rb est un 7 rouge et un 7 bleu.
    Les lettres : b bleu, r rouge, s rose, v vert, n noir, o orange. Tapez p pour passer.
    Quand vous prenez une carte, tapez cette carte.
table-help = Centre : les cartes à battre et le nombre qu’elles forment. Battues : les cartes dont on prend une.
    Défausse : hors jeu jusqu’à la manche suivante. Écartées : ni distribuées, ni vues de personne.
    Pour chacun : les cartes en main, les points (le plus petit total gagne) et les cartes que tout le monde l’a vu prendre.
    ▸ marque qui doit jouer.

colour-b = bleu
colour-r = rouge
colour-p = rose
colour-g = vert
colour-k = noir
colour-o = orange
letter-b = b
letter-r = r
letter-p = s
letter-g = v
letter-k = n
letter-o = o

card-b1 = 1 bleu
card-b2 = 2 bleu
card-b3 = 3 bleu
card-b4 = 4 bleu
card-b5 = 5 bleu
card-b6 = 6 bleu
card-b7 = 7 bleu
card-b8 = 8 bleu
card-b9 = 9 bleu
card-r1 = 1 rouge
card-r2 = 2 rouge
card-r3 = 3 rouge
card-r4 = 4 rouge
card-r5 = 5 rouge
card-r6 = 6 rouge
card-r7 = 7 rouge
card-r8 = 8 rouge
card-r9 = 9 rouge
card-p1 = 1 rose
card-p2 = 2 rose
card-p3 = 3 rose
card-p4 = 4 rose
card-p5 = 5 rose
card-p6 = 6 rose
card-p7 = 7 rose
card-p8 = 8 rose
card-p9 = 9 rose
card-g1 = 1 vert
card-g2 = 2 vert
card-g3 = 3 vert
card-g4 = 4 vert
card-g5 = 5 vert
card-g6 = 6 vert
card-g7 = 7 vert
card-g8 = 8 vert
card-g9 = 9 vert
card-k1 = 1 noir
card-k2 = 2 noir
card-k3 = 3 noir
card-k4 = 4 noir
card-k5 = 5 noir
card-k6 = 6 noir
card-k7 = 7 noir
card-k8 = 8 noir
card-k9 = 9 noir
card-o1 = 1 orange
card-o2 = 2 orange
card-o3 = 3 orange
card-o4 = 4 orange
card-o5 = 5 orange
card-o6 = 6 orange
card-o7 = 7 orange
card-o8 = 8 orange
card-o9 = 9 orange

# Une première partie, expliquée
tour-goal = Débarrassez-vous de vos cartes. Dès que quelqu’un pose sa dernière carte, la manche est finie, et chaque carte restée en main vaut 1 point. Le plus petit total gagne.
tour-cloth = Battez les cartes du milieu. Leurs chiffres forment le nombre dans le cercle, le plus grand possible.
tour-mine = Votre main. Posez autant de cartes qu’au milieu, ou une de plus : toutes d’une même couleur ou toutes d’une même valeur, avec un nombre plus grand.
tour-turn = Cette ligne dit quoi faire. Après avoir joué, vous prenez une des cartes battues. Ou passez : vous pourrez jouer à votre prochain tour.
tour-end = Quand tous les autres ont passé, la personne qui a joué en dernier entame le pli suivant avec une carte. La partie se termine quand quelqu’un atteint l’objectif.

# Pourquoi un robot jouerait ainsi
reason-out = Cela vide votre main et termine la manche.
reason-play = Les cartes que vous gardez pourraient partir en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
reason-pass = Vous gardez votre main telle quelle : elle pourrait partir en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
reason-stuck = Rien dans votre main ne bat { NUMBER($number, useGrouping: 0) }.
reason-take = Avec cette carte, votre main pourrait partir en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
reason-than-together = Cela garde ensemble { $cards } : votre main pourrait partir en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}. Après le meilleur autre choix, il en faudrait { $than }.
reason-than-plays = La main qui reste pourrait partir en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} ; après le meilleur autre choix, il en faudrait { $than }.
reason-than-broken = Cela garde ensemble { $cards } ; le meilleur autre choix les sépare.
reason-than-higher = Avec l’une ou l’autre carte, votre main pourrait partir en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}, et le { $card } est le plus fort.
reason-than-spent = Cela garde { $cards }, que le meilleur autre choix dépenserait.
reason-than-cards = Il vous reste { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; avec le meilleur autre choix, il en reste { $than }.

# Ce qui ne va pas dans une fiche
error-sheet-values = values doit être une liste de nombres entiers de 1 à 9
error-sheet-letter = la lettre de { $colour } est { $letter }
error-sheet-six-colours = deux couleurs ne peuvent rester dans la boîte que si la fiche les a toutes les six
error-sheet-cards = { $cards } cartes ne suffisent pas pour en distribuer { $hand } à chacun des { $seats } joueurs

# Ce qui ne va pas dans une position
error-audit-number = un nombre est hors limites
error-audit-box = ce ne sont pas les cartes que cette table laisse dans la boîte
error-audit-card = une carte se trouve à deux endroits, ou n’existe pas dans ce jeu
error-audit-lost = il manque des cartes, ou il y en a trop
error-audit-hand = une main est vide, ou compte trop de cartes
error-audit-seen = une carte que l’on a vu prendre n’est dans aucune main
error-audit-top = les dernières cartes défaussées ne forment pas une pose, ou ne sont pas dans la défausse
error-audit-centre = les cartes du centre n’ont pas pu être jouées
error-audit-passes = on a passé trop de fois
error-audit-turn = c’est à quelqu’un d’autre de jouer
error-audit-leader = quelqu’un d’autre entame le premier pli
error-audit-opener = quelqu’un d’autre commence cette manche
error-audit-points = personne ne peut avoir ces points après autant de manches
error-audit-target = la partie se termine quand quelqu’un atteint l’objectif, ni plus tôt ni plus tard

# À quoi sert une pièce ; `.rule` nomme le paragraphe du livret
meaning-card = Jouez-la seule, ou avec des cartes de sa couleur ou de sa valeur. Ensemble, leurs chiffres forment le plus grand nombre possible. Chaque carte restée en main à la fin de la manche vaut 1 point, et mieux vaut en avoir peu.
    .rule = odin.play.value
meaning-play = Battez cette pose avec autant de cartes ou une de plus, toutes d’une couleur ou toutes d’une valeur, et un nombre plus grand. Puis vous prenez une des cartes battues.
    .rule = odin.play.count

# Une première partie qui s’apprend en jouant ; `$one` est à votre gauche
lesson-lead = Débarrassez-vous de vos cartes avant les autres. Vous entamez : posez une carte au milieu, une petite pour commencer.
lesson-more = Il faut battre 7 : avec une carte plus forte, ou avec une carte de plus, deux d’une même couleur. Les 8 et 2 bleus font 82. Le 7 battu rejoint votre main.
lesson-pass = Il faut battre 91. Vous le pourriez, mais rien n’y oblige. Passer n’est pas définitif : vous rejouerez à votre prochain tour.
lesson-higher = 93 est fait de deux cartes : jouez-en deux ou trois, pour un nombre plus grand. Les 9 et 7 rouges font 97.
lesson-take = Vous prenez une des cartes battues ; l’autre est défaussée. Prenez le 9 noir : il va bien avec vos cartes noires.
lesson-again = Tous les autres ont passé : vous entamez de nouveau, avec une seule carte. Débarrassez-vous du 1 noir.
lesson-alike = Il faut battre 5. Des cartes de même valeur vont aussi ensemble : vos deux 4 font 44.
lesson-three = 55 est fait de deux cartes : vous pouvez en jouer trois. Vos 9, 8 et 7 noirs font 987.
lesson-choose = Prenez le 5 rose : vos deux cartes auront alors la même valeur.
lesson-whole = Vous entamez, et toutes vos cartes ont la même valeur (ou la même couleur, cela irait aussi) : posez toute votre main !
lesson-end = Vous n’avez plus de carte : la manche est finie. Les autres marquent 1 point par carte en main, et vous aucun. On joue jusqu’à 15 points ; le moins de points gagne.
