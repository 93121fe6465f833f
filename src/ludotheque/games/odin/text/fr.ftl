# Odin, en français.
tagline = Videz votre main ; le plus grand nombre mène.

prompt-open = { $seat } entame avec une seule carte.
prompt-open-you = Entamez le tour : posez une carte.
prompt-follow = { $seat } joue plus haut que { NUMBER($number, useGrouping: 0) }, ou passe.
prompt-follow-you = Battez { NUMBER($number, useGrouping: 0) } avec { $count ->
    [one] une ou deux cartes
   *[other] { $count } ou { $more } cartes
}, ou passez.
prompt-take = { $seat } choisit une des cartes battues.
prompt-take-you = Prenez une des cartes que vous avez battues.
prompt-over = La partie est terminée.

choice-play = Jouer { $cards }
choice-pass = Passer
choice-take = Prendre le { $card }

log-open = { $seat } entame : { $cards }.
log-play = { $seat } joue { $cards } : { NUMBER($number, useGrouping: 0) }.
log-take = { $seat } prend le { $card }.
log-choose = { $seat } prend le { $card } ; { $cards_count ->
    [one] la carte { $cards } est défaussée
   *[other] les cartes { $cards } sont défaussées
}.
log-pass = { $seat } passe.
log-trick = Tous les autres ont passé : { $seat } entame le tour suivant.
log-out = { $seat } n’a plus de cartes : la manche est finie.
log-show = { $seat } avait encore { $cards } : { $points ->
    [one] un point
   *[other] { $points } points
}.
log-round = Manche { $round } : { $seat } entame.
log-end = La partie est terminée.

option-target = Points qui terminent la partie
option-target-help = Après une manche où quelqu’un atteint ce total, le plus petit score gagne.
option-single_round = Une seule manche
option-single_round-help = Qui vide sa main en premier gagne.
option-four_colours = Quatre couleurs
option-four_colours-help = À deux, deux couleurs restent dans la boîte : plus vif et plus serré.
option-first = Premier joueur
option-first-help = Qui entame la première manche.

score-cards = Cartes restées en main

show-round = Manche { $round }
show-target = en { $target } points
show-single = une seule manche
show-box = Dans la boîte : { $colours }
show-centre = Centre
show-empty = vide
show-beaten = Battues
show-hand = Votre main
show-player = Joueur
show-cards = Cartes
show-seen = Prises à la vue de tous
show-points = Points
show-discards = Défausse
show-aside = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
} de côté
show-held = Main

typed-help = Tapez les cartes que vous jouez, une lettre et une valeur chacune : r8, ou r2 r8, ou r28 en plus court ; 7rb est un 7 rouge et un 7 bleu.
    Les lettres : b bleu, r rouge, s rose, v vert, n noir, o orange. Tapez p pour passer.
    Quand vous prenez une carte, tapez cette carte.
table-help = Centre : les cartes à battre et le nombre qu’elles forment. Battues : les cartes dont l’une est en train d’être prise.
    Défausse : hors jeu jusqu’à la manche suivante. De côté : données à personne, vues de personne.
    Pour chaque joueur : ses cartes en main, ses points (le moins gagne) et les cartes que tout le monde l’a vu prendre.
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

# A first game, shown around
tour-goal = Débarrassez-vous de vos cartes : qui pose la dernière termine la manche, et chaque carte restée en main vaut un point. Le moins de points gagne.
tour-cloth = Les cartes au milieu sont à battre. Leurs chiffres forment le nombre dans le cercle, le plus grand possible.
tour-mine = Votre main. Posez autant de cartes qu’au milieu, ou une de plus : toutes d’une couleur ou toutes d’une valeur, avec un nombre plus grand.
tour-turn = Cette ligne dit ce qu’on attend. Après avoir joué, vous prenez une des cartes battues ; ou passez, et rejouez à votre prochain tour.
tour-end = Quand tous les autres passent, le dernier à avoir joué ouvre à nouveau avec une carte. La partie finit quand quelqu’un atteint les points de la table.

# Pourquoi un robot jouerait ainsi.
reason-out = Cela vide votre main, et la manche est finie.
reason-play = Ce que vous gardez pourrait partir en { $count ->
    [one] un seul coup
   *[other] { $count } coups
}.
reason-pass = Tout ce que vous pourriez poser laisserait une main moins bonne : celle-ci pourrait partir en { $count ->
    [one] un seul coup
   *[other] { $count } coups
}.
reason-take = Avec elle, votre main pourrait partir en { $count ->
    [one] un seul coup
   *[other] { $count } coups
}.

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
