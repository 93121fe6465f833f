# Tricky Badger, en français.
tagline = Remportez des plis pour réunir des hamsters, loin des blaireaux affamés.

prompt-prize = { $seat } choisit l’enjeu du pli.
prompt-prize-you = Choisissez l’enjeu du pli.
prompt-lead = { $seat } entame avec une carte Feuille.
prompt-lead-you = Entamez avec une carte Feuille.
prompt-follow = { $seat } joue (entame : { $colour }).
prompt-follow-you = Fournissez la couleur entamée : { $colour }.
prompt-free-you = Vous ne pouvez pas fournir ({ $colour }) : jouez la carte Feuille de votre choix.
prompt-magpie = { $seat } décide de ce que fait la pie.
prompt-magpie-you = La pie : mangez un aliment libre, ou volez un os ou une brindille libre.
prompt-keep = { $seat } garde ou défausse la carte volée : { $find }.
prompt-keep-you = Gardez ou défaussez la carte volée : { $find }.
prompt-cage = { $seat } se sert de la cage.
prompt-cage-you = Servez-vous de la cage : volez un blaireau, ou protégez l’un des vôtres.
prompt-trap = { $seat } se sert du piège.
prompt-trap-you = Servez-vous du piège : volez un hamster, ou protégez l’un des vôtres.
prompt-give = { $seat } choisit à quel animal associer { $find }.
prompt-give-you = Choisissez à quel animal associer { $find }.
prompt-add = { $seat } choisit quoi associer à { $find }.
prompt-add-you = Choisissez quoi associer à { $find }.
prompt-over = La partie est terminée.
prompt-moment-trick = { $seat } remporte { $find } avec le { $leaf }.
prompt-moment-loss = Pertes chez { $seat } : { $finds }.
prompt-moment-prize = Pli terminé : voici ce qu’a maintenant { $seat }.
prompt-moment-round = Manche { $round } terminée ; carte restante : { $find }.

choice-play = Jouer le { $leaf }
choice-prize = Mettre en jeu { $prize }
choice-keep = Garder la carte
choice-discard = Défausser la carte
choice-give = Associer la carte à { $find }
choice-add = Lui associer { $find }
choice-eat = Manger { $find } chez { $other }
choice-steal = Voler { $find } à { $other }
choice-protect = Protéger { $find } chez vous

log-round = Manche { $round } : { $seat } commence.
log-prize = { $seat } met en jeu { $prize }.
log-lead = { $seat } entame avec le { $leaf }.
log-follow = { $seat } joue le { $leaf }.
log-void = { $seat } ne peut pas fournir ({ $colour }) et joue le { $leaf }.
log-trample = Le { $leaf } est piétiné par le { $leaf_by }.
log-win = { $seat } remporte { $find } avec le { $leaf }.
log-useless = { $seat } ne peut rien en faire : { $find } à la défausse.
log-associate = { $seat } associe { $find_thing } à { $find }.
log-eaten = Chez { $seat }, un blaireau affamé mange tous les hamsters : { $finds }.
log-quarrel = Deux mâles se querellent et { $seat } perd tous ses hamsters : { $finds }.
log-nibbled = Chez { $seat }, un charançon libre mange le blé libre : { $finds }.
log-eat = Avec la pie, { $seat } mange { $find } chez { $other }.
log-pecked = Avec la pie, { $seat } vole { $find } à { $other }.
log-keep = { $seat } garde la carte volée : { $find }.
log-discard = { $seat } défausse la carte volée : { $find }.
log-rob = Avec { $find_thing }, { $seat } vole { $find } à { $other }.
log-protect = Avec { $find_thing }, { $seat } protège { $find }.
log-leftover = Carte restante, défaussée : { $find }.
log-end = La partie est terminée.

option-first = Qui commence
option-first-help = La personne qui a la carte Premier joueur au premier pli.

score-badgers = Blaireaux
score-hamsters = Hamsters
score-couple = Un couple de hamsters
score-fed = Hamsters nourris
score-twigs = Brindilles
score-objects = Autres cartes

tie-badgers = le plus de blaireaux
tie-hamsters = le plus de hamsters

show-round = Manche { $round } sur { $rounds }
show-trick = pli { $trick } sur { $tricks }
show-first = { $seat } commence
show-undealt = { $count ->
    [0] aucune carte Feuille non distribuée
    [one] 1 carte Feuille non distribuée
   *[other] { $count } cartes Feuille non distribuées
}
show-deck = { $count ->
    [0] pioche vide
    [one] 1 carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
show-player = Nom
show-hand = Main
show-leaf = Pli
show-points = Points
show-voids = N’a plus
show-finds = Collection
show-prize = Enjeu
show-prizes = Face visible
show-trampled = piétinée
show-ahead = en tête
show-played = Jouées cette manche
show-discards = Défausse
show-yours = Votre main
show-none = rien

colour-orange = orange
colour-blue = bleu
colour-green = vert
colour-purple = violet
colour-pink = rose

letter-o = o
letter-b = b
letter-g = v
letter-u = t
letter-p = r

leaf-o1 = 1 orange
leaf-o2 = 2 orange
leaf-o3 = 3 orange
leaf-o4 = 4 orange
leaf-o5 = 5 orange
leaf-o6 = 6 orange
leaf-o7 = 7 orange
leaf-o8 = 8 orange
leaf-o9 = 9 orange
leaf-o10 = 10 orange
leaf-o11 = 11 orange
leaf-b1 = 1 bleu
leaf-b2 = 2 bleu
leaf-b3 = 3 bleu
leaf-b4 = 4 bleu
leaf-b5 = 5 bleu
leaf-b6 = 6 bleu
leaf-b7 = 7 bleu
leaf-b8 = 8 bleu
leaf-b9 = 9 bleu
leaf-b10 = 10 bleu
leaf-b11 = 11 bleu
leaf-g1 = 1 vert
leaf-g2 = 2 vert
leaf-g3 = 3 vert
leaf-g4 = 4 vert
leaf-g5 = 5 vert
leaf-g6 = 6 vert
leaf-g7 = 7 vert
leaf-g8 = 8 vert
leaf-g9 = 9 vert
leaf-g10 = 10 vert
leaf-g11 = 11 vert
leaf-u1 = 1 violet
leaf-u2 = 2 violet
leaf-u3 = 3 violet
leaf-u4 = 4 violet
leaf-u5 = 5 violet
leaf-u6 = 6 violet
leaf-u7 = 7 violet
leaf-u8 = 8 violet
leaf-u9 = 9 violet
leaf-u10 = 10 violet
leaf-u11 = 11 violet
leaf-p1 = 1 rose
leaf-p2 = 2 rose
leaf-p3 = 3 rose
leaf-p4 = 4 rose
leaf-p5 = 5 rose
leaf-p6 = 6 rose
leaf-p7 = 7 rose

type-badger = blaireau
type-female = hamster femelle
type-male = hamster mâle
type-magpie = pie
type-bone = os
type-twig = brindille
type-cage = cage
type-trap = piège
type-wheat = blé
type-weevil = charançon

prize-badger-up = un blaireau ↑
prize-badger-down = un blaireau ↓
prize-female-up = un hamster femelle ↑
prize-female-down = un hamster femelle ↓
prize-male-up = un hamster mâle ↑
prize-male-down = un hamster mâle ↓
prize-magpie-up = une pie ↑
prize-magpie-down = une pie ↓
prize-bone-up = un os ↑
prize-bone-down = un os ↓
prize-twig-up = une brindille ↑
prize-twig-down = une brindille ↓
prize-cage-up = une cage ↑
prize-cage-down = une cage ↓
prize-trap-up = un piège ↑
prize-trap-down = un piège ↓
prize-wheat-up = un blé ↑
prize-wheat-down = un blé ↓
prize-weevil-up = un charançon ↑
prize-weevil-down = un charançon ↓

find-badger = un blaireau
find-badger-cage = un blaireau en cage
find-badger-bone = un blaireau avec un os
find-badger-bone-cage = un blaireau en cage avec un os
find-female = un hamster femelle
find-female-trap = un hamster femelle piégé
find-female-wheat = un hamster femelle avec un blé
find-female-wheat-trap = un hamster femelle piégé avec un blé
find-female-weevil = un hamster femelle avec un charançon
find-female-weevil-trap = un hamster femelle piégé avec un charançon
find-male = un hamster mâle
find-male-trap = un hamster mâle piégé
find-male-wheat = un hamster mâle avec un blé
find-male-wheat-trap = un hamster mâle piégé avec un blé
find-male-weevil = un hamster mâle avec un charançon
find-male-weevil-trap = un hamster mâle piégé avec un charançon
find-magpie = une pie
find-bone = un os
find-twig = une brindille
find-cage = une cage
find-trap = un piège
find-wheat = un blé
find-weevil = un charançon

typed-help = Tapez une carte Feuille par sa lettre et sa valeur, par exemple o7, ou le numéro d’un choix.
    Les lettres : o orange, b bleu, v vert, t violet, r rose.
table-help = Enjeu : ce que rapporte ce pli ; ↑ la carte la plus haute de la couleur gagnante l’emporte, ↓ la plus basse. Face visible : les enjeux à venir.
    Pour chacun : le nombre de cartes Feuille en main, la carte jouée dans ce pli, les points (le plus grand total gagne), les couleurs qu’on sait manquantes, et la collection.
    ▸ marque qui doit jouer.

# Une première partie, expliquée
tour-goal = Remportez des plis pour réunir des animaux et ce qui va avec. Les points imprimés s’additionnent à la fin ; le total le plus élevé gagne.
tour-cloth = Chaque pli a un enjeu, choisi par la personne qui commence. Sa flèche dit si la carte la plus haute ou la plus basse l’emporte. Le rose bat toutes les autres couleurs.
tour-mine = Vos cartes Feuille et votre collection. Fournissez la couleur entamée si vous le pouvez ; sinon, jouez ce que vous voulez.
tour-turn = Cette ligne dit quoi faire : choisir un enjeu, jouer une carte Feuille, ou décider de ce que vous avez gagné.
tour-end = Attention aux rencontres dans une collection : un blaireau sans os mange les hamsters, deux mâles se querellent, les charançons mangent le blé. Après 5 manches, on compte les points.

# Pourquoi un robot jouerait ainsi.
reason-prize = Si vous le gagnez, il { $count ->
    [0] ne vous rapporte rien tout de suite
    [one] vous rapporte 1 point
   *[other] vous rapporte { $count } points
} ; à quelqu’un d’autre, { $than ->
    [0] rien
    [one] 1 point au plus
   *[other] { $than } points au plus
}.
reason-prize-later = Il ne rapporte encore de point à personne.
reason-prize-costs = C’est à quelqu’un d’autre de le gagner : il vous coûterait { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-wins = Elle remporte le pli, et avec lui l’enjeu : { $prize }.
reason-ahead = Elle est en tête pour l’instant : l’enjeu ({ $prize }) peut être à vous.
reason-ahead-unless = Elle est en tête pour l’instant, sauf si quelqu’un la piétine avec le { $leaf } : l’enjeu ({ $prize }) peut être à vous.
reason-behind = Elle laisse l’enjeu ({ $prize }) à quelqu’un d’autre et garde vos meilleures cartes.
reason-gain = Cela vous rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-harm = Cela coûte { $count ->
    [one] { $count } point
   *[other] { $count } points
} à { $other }.
reason-hope = C’est ce qui donne à votre collection le plus d’avenir.
reason-than-ahead = En tête, elle peut vous donner l’enjeu ({ $prize }) ; avec le { $leaf }, quelqu’un d’autre resterait en tête.
reason-than-behind = Elle laisse l’enjeu ({ $prize }) à quelqu’un d’autre ; le { $leaf } passerait en tête, et mieux vaut garder cette carte.
reason-than-both-ahead = Elle est en tête, comme le serait le { $leaf }, qu’il vaut mieux garder.
reason-than-both-behind = Elle n’est pas en tête ; le { $leaf } ne le serait pas non plus, et mieux vaut le garder.
reason-than-prize = Si vous le gagnez, il vous rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
} ; le meilleur autre enjeu { $than ->
    [0] ne rapporte encore rien
    [one] rapporte 1 point
   *[other] rapporte { $than } points
}.
reason-than-rival = Il rapporterait { $count ->
    [0] 0 point
    [one] 1 point au plus
   *[other] { $count } points au plus
} à quelqu’un d’autre ; le meilleur autre enjeu, jusqu’à { $than ->
    [one] { $than } point
   *[other] { $than } points
}.
reason-than-gain = Cela vous rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
} ; le meilleur autre choix { $than ->
    [0] ne rapporte rien
    [one] rapporte 1 point
   *[other] rapporte { $than } points
}.

# Ce qui ne va pas dans une fiche.
error-sheet-copies = cards doit valoir { $count }, le nombre de cartes Collection de la fiche
error-sheet-trampled = une carte qui piétine ne peut pas être piétinée
error-sheet-points = les cartes d’un même type peuvent porter au plus { $most } valeurs différentes
error-sheet-colours = à { $seats }, il faut { $needed } couleurs ordinaires
error-sheet-leaves = { $leaves } cartes Feuille ne suffisent pas pour en distribuer { $hand } à chacun, à { $seats }

# Ce qui ne va pas dans une position.
error-audit-bounds = un compteur est hors limites
error-audit-turn = la personne qui doit jouer n’est pas à cette table
error-audit-end = la partie se termine après le dernier pli, ni avant ni après
error-audit-effect = seule la personne qui remporte le pli applique un effet
error-audit-prize = l’enjeu du pli manque, ou ne devrait pas être là
error-audit-effect-prize = l’enjeu n’a pas cet effet
error-audit-arriving = une carte qui arrive manque, ou ne devrait pas être là
error-audit-stolen = une pie ne vole que des os et des brindilles
error-audit-first = l’enjeu est choisi par la personne qui a la carte Premier joueur
error-audit-trick = le pli ne correspond pas à la personne qui doit jouer
error-audit-not-played = une carte Feuille du pli ne figure pas parmi les cartes jouées
error-audit-void-missing = quelqu’un n’a pas fourni, mais la couleur manquante n’est pas notée
error-audit-leaf-twice = une carte Feuille est à deux endroits
error-audit-hand = une main a trop de cartes Feuille, ou trop peu
error-audit-void-held = quelqu’un a en main une couleur notée comme manquante
error-audit-void-unknown = une couleur notée comme manquante n’existe pas
error-audit-leaf-unknown = une carte Feuille n’est pas utilisée à cette table
error-audit-played = trop de cartes Feuille ont été jouées, ou trop peu
error-audit-deck = la pioche ne correspond pas à la manche
error-audit-count = un nombre de cartes Collection est hors limites
error-audit-discards = une carte défaussée ne peut pas être associée
error-audit-cards = une carte Collection manque, ou figure deux fois
error-audit-prizes = trop d’enjeux sont face visible, ou trop peu
error-audit-card-twice = une carte Collection figure deux fois
error-audit-loose = une pie, une cage ou un piège n’est jamais à part dans une collection
error-audit-associate = des cartes qui peuvent être associées ne le sont pas
error-audit-hungry = un blaireau sans os ne laisse aucun hamster dans sa collection
error-audit-males = deux hamsters mâles sont dans une même collection
error-audit-weevil = un charançon libre ne laisse aucun blé libre dans sa collection
error-audit-no-choice = il n’y a rien à choisir

# À quoi sert une pièce ; `.rule` nomme le paragraphe du livret.
meaning-leaf = { $letter ->
    [p] Un atout : une carte rose non piétinée bat toutes les autres couleurs. { $number ->
        [1] Le 3 rose dans le même pli le piétine : il ne peut alors plus gagner.
        [7] Le 5 rose dans le même pli le piétine : il ne peut alors plus gagner.
        [3] Il piétine le 1 rose dans le même pli.
        [5] Il piétine le 7 rose dans le même pli.
       *[other] La flèche dit si la plus haute ou la plus basse carte rose l’emporte.
    }
   *[other] Elle peut gagner si sa couleur a été entamée et qu’aucune carte rose non piétinée n’est dans le pli. { $number ->
        [1] Le 5 de sa couleur dans le même pli la piétine : elle ne peut alors plus gagner.
        [11] Le 7 de sa couleur dans le même pli la piétine : elle ne peut alors plus gagner.
        [5] Elle piétine le 1 de sa couleur dans le même pli.
        [7] Elle piétine le 11 de sa couleur dans le même pli.
       *[other] La flèche dit si la plus haute ou la plus basse carte l’emporte.
    }
}
    .rule = badger.trample.stays
meaning-colour = Fournissez cette couleur si vous l’avez. Sinon, jouez n’importe quelle carte.
    .rule = badger.trick.follow
meaning-prize = La personne qui gagne le pli le prend. Flèche vers le haut : la plus haute carte de la couleur gagnante l’emporte ; vers le bas : la plus basse.
    .rule = badger.trick.arrow
meaning-prize-badger = 3 points. Mais un blaireau sans os mange tous les hamsters de sa collection, tout de suite et tant qu’il y est. Il départage les ex æquo.
    .rule = badger.badger.eats
meaning-prize-female = 1 point, 1 de plus avec un aliment. Un mâle et au moins une femelle rapportent 1 point de plus, une fois.
    .rule = badger.hamster.pair
meaning-prize-male = 1 point, 1 de plus avec un aliment. Avec une femelle : 1 point de plus, une fois. Mais deux mâles se querellent, et tous vos hamsters sont perdus.
    .rule = badger.male.quarrel
meaning-prize-magpie = Ne se garde pas. Elle mange un aliment libre dans une collection, ou vole un os ou une brindille libre à un adversaire.
    .rule = badger.magpie.eat
meaning-prize-bone = Donné à un blaireau, il l’empêche de manger les hamsters. Un os par blaireau.
    .rule = badger.badger.bone
meaning-prize-twig = −1 point chacune. À partir de 5 dans votre collection, +2 chacune.
    .rule = badger.twig
meaning-prize-cage = Ne se garde pas seule : volez un blaireau qui n’est pas en cage, ou protégez un des vôtres du vol.
    .rule = badger.cage.use
meaning-prize-trap = Ne se garde pas seul : volez un hamster qui n’est pas piégé, ou protégez un des vôtres du vol.
    .rule = badger.trap.use
meaning-prize-wheat = Donné à un hamster, il vaut 1 point. Tant qu’il est libre, un charançon libre de la même collection le mange.
    .rule = badger.hamster.food
meaning-prize-weevil = Donné à un hamster, il vaut 1 point. Libre, il mange tout le blé libre de sa collection.
    .rule = badger.weevil.eats
meaning-find = Fait partie d’une collection. Ce qui est associé le reste : volé ensemble, perdu ensemble.
    .rule = badger.assoc.must
meaning-find-badger = 3 points. Sans os, il mange tous les hamsters de sa collection ; une cage le protège du vol. Ce qui va avec lui est volé et perdu avec lui.
    .rule = badger.badger.eats
meaning-find-female = 1 point, 1 de plus avec un aliment, et 1 de plus pour un couple. Un blaireau affamé la mange, en cage ou non ; un piège ne la protège que du vol.
    .rule = badger.hamster.pair
meaning-find-male = 1 point, 1 de plus avec un aliment, et 1 de plus pour un couple. Un second mâle, et tous les hamsters d’ici sont perdus ; un piège ne le protège que du vol.
    .rule = badger.male.quarrel
meaning-find-bone = Libre : il va au prochain blaireau qui arrive. Une pie peut le voler.
    .rule = badger.badger.bone
meaning-find-twig = −1 point chacune ; à partir de 5 ici, +2 chacune. Une pie peut la voler.
    .rule = badger.twig
meaning-find-wheat = Libre : il va au prochain hamster qui arrive. Un charançon libre ou une pie peut le manger.
    .rule = badger.hamster.food
meaning-find-weevil = Libre : il mange tout le blé libre d’ici, et va au prochain hamster qui arrive. Une pie peut le manger.
    .rule = badger.weevil.eats

# Une première partie qui s’apprend en jouant ; `$one` est à votre gauche
lesson-prize = Chaque pli a un enjeu. Cette fois, c’est vous qui le choisissez : le hamster femelle vaut 1 point.
lesson-lead = La flèche de l’enjeu pointe vers le haut : la plus haute carte de la couleur entamée gagne. Entamez avec votre 10 orange.
lesson-follow = On a joué bleu et vous en avez : vous devez fournir. Cette flèche pointe vers le bas : la plus basse carte gagne.
lesson-trump = Votre hamster a reçu le blé : 1 point de plus. Vous n’avez pas d’orange et jouez donc ce que vous voulez. Le rose est l’atout : il bat les autres couleurs.
lesson-badger = À vous de choisir l’enjeu. Un blaireau vaut 3 points, mais il mange les hamsters s’il n’a pas d’os. Vous venez d’en gagner un : allez-y.
lesson-pink = Entamez en rose : qui a du rose doit en fournir. Votre 6 est fort.
lesson-trample = Votre blaireau a son os, et ils restent associés. Passons au 11 bleu : le 7 de sa couleur le piétine, et il ne peut plus gagner. (Un 5 fait de même à un 1.)
lesson-avoid = Un mâle et une femelle : 1 point de plus. Mais un second mâle se querellerait avec le premier, et tous vos hamsters partiraient. Ne gagnez pas ce pli : le bleu ne peut pas l’emporter ici.
lesson-trap = Bien esquivé. À vous de choisir l’enjeu : un piège vole un hamster, ou protège un des vôtres du vol.
lesson-win = Entamez avec votre 5 rose : personne d’autre n’a de rose.
lesson-protect = Vous pourriez voler un mâle, mais deux se querelleraient. Protégez votre hamster au blé.
lesson-end = Vous savez tout ! 9 plis par manche, 5 manches, et le plus de points gagne. Encore ceci : chaque brindille coûte 1 point, mais à partir de 5, chacune en rapporte 2.
