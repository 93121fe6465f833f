# Happy Corgi, en français.
tagline = De lieu en lieu, réunissez des actions et gagnez des câlins.

prompt-draw = { $seat } prend une carte.
prompt-draw-you = Prenez une carte : dans la rivière, ou sur la pioche.
prompt-walk = { $seat } se déplace.
prompt-walk-you = Déplacez-vous : un pas gratuit, plus loin avec une carte.
prompt-walk-one = { $seat } fait un pas.
prompt-walk-one-you = Faites un pas. Ensuite, une carte vous permet de repartir.
prompt-meet = { $seat } regarde une carte chez { $other }.
prompt-meet-you = Rendez la carte à { $other }, ou gardez-la en donnant une des vôtres.
prompt-effect = { $seat } peut appliquer l’effet du lieu : { $place } ({ $effect }).
prompt-effect-you = { $place } : { $effect }. Appliquez l’effet, ou renoncez-y.
prompt-discard = { $seat } défausse une carte.
prompt-discard-you = Défaussez une carte.
prompt-give = { $seat } choisit une carte pour { $other }.
prompt-give-you = Choisissez la carte que vous échangez avec { $other }.
prompt-river = { $seat } prend une carte de la nouvelle rivière.
prompt-river-you = Prenez une carte de la nouvelle rivière.
prompt-river-swap = { $seat } prend une autre carte de la rivière.
prompt-river-swap-you = Prenez une autre carte de la rivière.
prompt-victim = { $seat } doit défausser une carte.
prompt-victim-you = { $other } vous fait défausser une carte : choisissez laquelle.
prompt-kitchen = Chacun passe une carte à gauche. Choix attendus : { $seats }.
prompt-kitchen-you = Choisissez une carte à passer à gauche.
prompt-kitchen-chosen = Vous avez choisi. Choix attendus : { $seats }.
prompt-solve = { $seat } peut résoudre une activité ou déposer une crotte.
prompt-solve-you = Résolvez une activité à portée, déposez-y une crotte, ou terminez votre tour.
prompt-combo = { $seat } peut résoudre, déposer une crotte, ou repartir avec une carte.
prompt-combo-you = Résolvez une activité, déposez une crotte, repartez avec une carte, ou terminez votre tour.
prompt-walk-on = { $seat } peut repartir avec une carte.
prompt-walk-on-you = Repartez avec une carte, ou terminez votre tour.
prompt-over = La partie est terminée.
prompt-moment-meeting = { $seat } rencontre { $other } et montre { $card } : { $cost ->
    [0] { $other } n’a pas de carte à perdre
    [1] { $seat } vole une carte
   *[other] { $seat } regarde une carte
}.
prompt-moment-place = { $seat } en a fini avec le lieu « { $place } », qui est retourné.

choice-draw = Piocher une carte
choice-take = Prendre { $card } dans la rivière
choice-walk = Aller sur « { $place } »
choice-go = Aller sur « { $place } » avec { $card }
choice-back = Rendre la carte
choice-give = Donner { $card }
choice-use = Appliquer l’effet
choice-skip = Renoncer à l’effet
choice-discard = Défausser { $card }
choice-put = Mettre { $card } dans la rivière
choice-target = Choisir { $seat }
choice-corgi = Déplacer le corgi de { $seat } sur « { $place } »
choice-fetch = Reprendre votre crotte sur « { $activity } »
choice-trade = Échanger les activités « { $activity_one } » et « { $activity_two } »
choice-shift = Échanger « { $place_one } » et « { $place_two } »
choice-cat = Poser un chat noir sur « { $place } »
choice-dog = Poser un chien méchant sur « { $place } »
choice-slide = Déplacer l’animal de « { $place_from } » à « { $place_to } »
choice-poop = Déposer une crotte sur « { $activity } »
choice-end = Terminer le tour
choice-solve = Résoudre « { $activity } » avec { $cards }

log-round = Manche { $round }.
log-take = { $seat } prend { $card } dans la rivière.
log-draw = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-drawn = Vous piochez { $cards }.
log-reshuffle = Les { $count } cartes défaussées sont mélangées et forment une nouvelle pioche.
log-walk = { $seat } va sur « { $place } ».
log-go = { $seat } défausse { $card } et va sur « { $place } ».
log-go-old = { $seat } défausse une carte et va sur « { $place } ».
log-dog-taken = Un chien méchant suit { $seat } et quitte « { $place } ».
log-cat-gone = Le chat noir quitte « { $place } ».
log-meet = { $seat } rencontre { $other } et montre { $card }.
log-meet-old = { $seat } rencontre { $other }.
log-meet-none = { $seat } rencontre { $other }, mais il n’y a rien à piocher.
log-look = { $seat } regarde une carte chez { $other } : { $card }.
log-back = { $seat } rend la carte à { $other }.
log-swap = { $seat } et { $other } échangent une carte.
log-swapped = { $seat } donne { $card_given } à { $other } contre { $card_taken }.
log-steal = { $seat } vole une carte à { $other }.
log-stolen = { $seat } prend { $card } à { $other }.
log-skip = { $seat } renonce à l’effet de « { $place } ».
log-discard = { $seat } défausse { $card }.
log-discard-old = { $seat } défausse une carte.
log-renew = { $seat } défausse la rivière : { $cards }.
log-renew-old = { $seat } défausse la rivière.
log-put = { $seat } met { $card } dans la rivière.
log-order = { $seat } fait défausser une carte à { $other }.
log-fetch = { $seat } reprend une crotte sur « { $activity } ».
log-trade = { $seat } échange les activités « { $activity_one } » et « { $activity_two } ».
log-kitchen = { $seat } fait passer une carte à gauche à tout le monde.
log-chosen = { $seat } a choisi.
log-pass = { $seat } passe une carte à { $other }.
log-passed = { $seat } passe { $card } à { $other }.
log-push = { $seat } déplace { $other } sur « { $place } ».
log-shift = { $seat } échange « { $place_one } » et « { $place_two } ».
log-dogs-gone = { $seat } chasse { $count ->
    [one] le chien méchant
   *[other] { $count } chiens méchants
}.
log-cat = { $seat } pose un chat noir sur « { $place } ».
log-dog = { $seat } pose un chien méchant sur « { $place } ».
log-slide = { $seat } déplace un animal ({ $animal }) de « { $place_from } » à « { $place_to } ».
log-flip = Le lieu « { $place } » est retourné.
log-solve = { $seat } résout « { $activity } » avec { $cards } : { $hugs ->
    [one] { $hugs } câlin
   *[other] { $hugs } câlins
}.
log-solve-old = { $seat } résout « { $activity } » : { $hugs ->
    [one] { $hugs } câlin
   *[other] { $hugs } câlins
}.
log-poop = { $seat } dépose une crotte sur « { $activity } ».
log-poop-hug = Une crotte s’y trouvait : 1 câlin pour { $seat }.
log-poop-back = La crotte qui s’y trouvait revient à { $seat }.
log-last = { $seat } a { $hugs } câlins : c’est la dernière manche.
log-tie = Égalité à { $hugs } câlins : on joue encore une manche.
log-exhausted = Il ne reste plus d’activité.
log-stall = { $count } manches sans activité résolue : la partie s’arrête.
log-end = La partie est terminée.

option-hugs = Câlins à atteindre
option-hugs-help = Quand quelqu’un a autant de câlins, c’est la dernière manche. Le plus grand nombre de câlins l’emporte.
option-expert = Chats noirs et chiens méchants
option-expert-help = Trois lieux bleus amènent chats noirs et chiens méchants, qui empêchent de résoudre et de déposer des crottes.
option-blue_replaces = Lieux remplacés
option-blue_replaces-help = Avec chats et chiens : les trois lieux violets qui cèdent la place aux bleus.
option-combos = Combos
option-combos-help = À 2 joueurs : une fois l’effet du premier lieu appliqué, une carte vous mène à un second lieu.
option-first = Qui commence
option-first-help = La personne qui joue le premier tour de chaque manche.

score-activities = Activités
score-poops = Crottes

show-round = Manche { $round }
show-target = en { $target } câlins
show-deck = Pioche : { $count }
show-discards = Défausse : { $count }
show-top = dessus { $card }
show-supply = Réserve : chats { $cats }, chiens { $dogs }
show-river = Rivière
show-gap = trou
show-hand = Votre main
show-player = Nom
show-cards = Cartes
show-known = Connues
show-hugs = Câlins
show-poops = Crottes
show-dogs = Chiens
show-taken = Carte prise
show-laid = Mise à côté de la rivière
show-chosen = Pour la gauche
show-empty = rien

effect-draw-1 = piochez une carte
effect-take-river = prenez une carte de la rivière
effect-draw-2-discard-1 = piochez 2 cartes, puis défaussez-en 1
effect-discard-1-draw-2 = défaussez une carte, puis piochez-en 2
effect-new-river = renouvelez toute la rivière, puis prenez-y une carte
effect-swap-hands = échangez une carte contre une carte au hasard d’une autre main
effect-swap-river = mettez une carte dans la rivière et prenez-en une autre
effect-steal-richer = volez une carte au hasard dans une main plus grande
effect-make-discard = faites défausser une carte à quelqu’un
effect-take-poop = reprenez une crotte
effect-swap-activities = échangez deux activités
effect-pass-left = chacun passe une carte à gauche
effect-steal = volez une carte au hasard à quelqu’un
effect-move-corgi = déplacez un autre corgi d’un lieu
effect-swap-places = échangez deux lieux
effect-send-dogs = chassez vos chiens méchants, ou piochez une carte
effect-put-cat = posez un chat noir sur un lieu libre
effect-put-dog = posez un chien méchant sur un lieu libre
effect-move-animal = déplacez un chat ou un chien vers un lieu libre

animal-cat = chat noir
animal-dog = chien méchant

action-waddle = se dandiner
action-fart = péter
action-judge = juger
action-mark = marquer
action-bark = aboyer
action-sniff = renifler

card-waddle-s1 = Se dandiner S1
card-waddle-s2 = Se dandiner S2
card-waddle-c1 = Se dandiner C1
card-waddle-c2 = Se dandiner C2
card-fart-s1 = Péter S1
card-fart-s2 = Péter S2
card-fart-c1 = Péter C1
card-fart-c2 = Péter C2
card-judge-s1 = Juger S1
card-judge-s2 = Juger S2
card-judge-c1 = Juger C1
card-judge-c2 = Juger C2
card-mark-s1 = Marquer S1
card-mark-s2 = Marquer S2
card-mark-c1 = Marquer C1
card-mark-c2 = Marquer C2
card-bark-s1 = Aboyer S1
card-bark-s2 = Aboyer S2
card-bark-c1 = Aboyer C1
card-bark-c2 = Aboyer C2
card-sniff-s1 = Renifler S1
card-sniff-s2 = Renifler S2
card-sniff-c1 = Renifler C1
card-sniff-c2 = Renifler C2

place-park = Parc
place-beach = Plage
place-groomer = Toiletteur
place-studio = Studio photo
place-school = École des chiens
place-garden = Jardin
place-kitchen = Cuisine
place-sofa = Canapé
place-supermarket = Supermarché
place-pool = Piscine
place-slide = Toboggan
place-basket = Panier

activity-postman = Saluer le facteur
activity-lamp-post = Renifler le réverbère
activity-doorstep = Parade sur le perron
activity-stare = Fixer le chat
activity-stroll = Promenade du matin
activity-lift = Tour d’ascenseur
activity-window = Guet à la fenêtre
activity-flower-bed = Massif de fleurs
activity-sofa-hour = L’heure du canapé
activity-park-run = Course au parc
activity-dinner = Invités à dîner
activity-guard = Garder la maison
activity-grooming = Jour de toilettage
activity-mess = Mettre le bazar
activity-photo-shoot = Séance photo
activity-picnic = Pique-nique à la campagne

table-help = Le carré : le panier au centre, huit lieux autour, et sur le bord les activités avec leurs câlins (♥) et les actions qu’elles demandent.
    @2 est le corgi de la place 2, ~2 une de ses crottes, * un lieu retourné ; les activités en gras sont à portée.
    Sur une carte : son action, sa lettre (C ou S, pour les rencontres entre corgis) et le nombre de pas qu’elle permet.
    Rivière : les cartes que l’on peut prendre. Connues : des cartes que vous savez dans une main. ▸ marque qui doit jouer.

# Une première partie, expliquée
tour-goal = Réunissez le plus de câlins. Quand quelqu’un atteint l’objectif, on termine la manche. Les câlins viennent des activités, et de celles où vous avez laissé une crotte quand d’autres les résolvent.
tour-cloth = Votre corgi se promène sur les neuf lieux du milieu. Les activités du bord sont à portée sur sa ligne, sa colonne et ses diagonales.
tour-mine = Vos cartes : chacune est une action demandée par des activités. Son numéro dit combien de lieux plus loin vous pouvez aller en la défaussant. Sa lettre, S ou C, ne compte que lors d’une rencontre.
tour-turn = Cette ligne dit quoi faire : prendre une carte, se déplacer, appliquer ou non l’effet du lieu, puis résoudre une activité ou déposer une crotte.
tour-end = Arrêtez-vous sur le lieu d’un autre corgi et vous le rencontrez : la lettre de la carte piochée dit si vous regardez une de ses cartes (S) ou la volez (C). Un lieu se retourne après chaque visite.

# Pourquoi un coup est bon.
reason-draw = Aucune carte de la rivière ne vaut mieux pour vous qu’une carte inconnue.
reason-complete = Avec elle, vous avez tout ce que demande « { $activity } ».
reason-serves = « { $activity } » la demande ; il { $count ->
    [one] manquera { $count } carte
   *[other] manquera { $count } cartes
} alors.
reason-spare = Aucune activité n’en a besoin pour l’instant, mais elle peut servir à se déplacer.
reason-near = De là, vous pouvez résoudre « { $activity } » : { $count ->
    [one] { $count } câlin
   *[other] { $count } câlins
}.
reason-place = Rien à résoudre de là pour l’instant, mais le lieu vous sert : { $effect }.
reason-enough = Cela vous mène à { $count } câlins : l’objectif est atteint, et personne n’en a autant.
reason-solve = { $count ->
    [one] { $count } câlin
   *[other] { $count } câlins
} tout de suite.
reason-poop = Si quelqu’un d’autre la résout, vous gagnez un câlin.
reason-end = Mieux vaut garder vos cartes pour plus tard.
reason-use = Cela vous sert plus que cela ne coûte.
reason-skip = Cela vous coûterait plus que cela ne rapporte.
reason-back = Vos propres cartes vous servent mieux.
reason-least = « { $activity } » la demande, et sans elle il manquera { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
reason-least-spare = Aucune activité ne la demande pour l’instant.
reason-target = { $seat } a { $hugs ->
    [one] { $hugs } câlin
   *[other] { $hugs } câlins
} et { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
reason-corgi = C’est là qu’il vous gêne le moins.
reason-fetch = De retour dans la réserve, elle peut servir là où elle vaut plus.
reason-order = Cela met à votre portée une activité que vous pouvez résoudre.
reason-nuisance = C’est là qu’il gêne les autres plutôt que vous.
reason-than-spare = « { $activity } » la demande, et alors { $count ->
    [0] il ne manque rien
    [one] il manque 1 carte
   *[other] il manque { $count } cartes
} ; aucune activité ne demande la meilleure autre carte.
reason-than-lacks = Pour « { $activity } », { $count ->
    [0] il ne manque alors rien
    [one] il manque alors 1 carte
   *[other] il manque alors { $count } cartes
} ; avec la meilleure autre, il en manquerait { $than } à l’activité qu’elle sert.
reason-than-worth = Elle sert à « { $activity } », qui vaut { $count } câlins ; ce à quoi sert la meilleure autre, { $than }.
reason-than-near = De là, vous pouvez résoudre « { $activity } » pour { $count ->
    [one] { $count } câlin
   *[other] { $count } câlins
} ; du meilleur autre lieu, { $than ->
    [0] rien
   *[other] { $than } au plus
}.
reason-than-effect = { $count ->
    [0] Rien à résoudre depuis ces deux lieux pour l’instant
    [one] De l’un comme de l’autre, vous pouvez gagner { $count } câlin
   *[other] De l’un comme de l’autre, vous pouvez gagner { $count } câlins
} ; l’effet d’ici : { $effect } ; de l’autre : { $effect_than }.
reason-than-least-spare = Aucune activité ne la demande pour l’instant ; « { $activity } » demande la meilleure autre carte, et sans elle il manquerait { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
reason-than-least = « { $activity } », à quoi elle sert, est encore loin : sans elle il manque { $count } cartes. Sans la meilleure autre carte, il n’en manque que { $than } à ce à quoi celle-ci sert.
reason-than-target = { $seat } a { $hugs ->
    [one] { $hugs } câlin
   *[other] { $hugs } câlins
}, { $other } { $than ->
    [0] aucun
   *[other] { $than }
}.
reason-than-hugs = Elle vaut { $count } câlins ; la meilleure autre, { $than }.

# Pourquoi une fiche ou une position est refusée.
error-sheet-actions = il y a au plus { $most } cartes action, pas { $count }
error-sheet-asked = cards doit être une liste de 1 à { $most } actions
error-sheet-border = le bord a de la place pour { $most } activités
error-sheet-deal = { $count } cartes action ne suffisent pas pour en distribuer { $hand } à chacun des { $seats } joueurs et { $river } à la rivière
error-audit-deck = la pioche n’a pas la taille annoncée
error-audit-card-twice = une carte est à deux endroits
error-audit-card-missing = une carte manque, ou n’est pas dans cette boîte
error-audit-top = la carte du dessus n’est pas dans la défausse
error-audit-middle = les neuf cartes du milieu ne sont pas au complet
error-audit-corgi = un corgi n’est pas sur le plateau
error-audit-animal-away = un chat ou un chien n’est pas sur un lieu du plateau
error-audit-animal = cet animal n’existe pas
error-audit-animals = il y a trop de chats ou de chiens
error-audit-flipped = un lieu retourné ne peut pas l’être
error-audit-cells = une activité est sur deux cases, ou n’est pas dans cette boîte
error-audit-activity-twice = une activité est à deux endroits
error-audit-poop = une crotte est sur une activité déjà prise
error-audit-reserve = une réserve a trop de crottes, ou pas assez
error-audit-hugs = le compte des câlins d’une place est faux
error-audit-activity-missing = une activité manque
error-audit-seat = cette place n’existe pas
error-audit-turn = un compteur du tour est hors limites
error-audit-round = un numéro de manche est hors limites
error-audit-card = cette carte n’existe pas
error-audit-decides = personne n’a à décider, ou pas la bonne place
error-audit-partner = l’autre place concernée ne correspond pas à l’étape
error-audit-meeting = la rencontre ne correspond pas à l’étape
error-audit-laid = la carte à côté de la rivière ne correspond pas à l’étape
error-audit-stuck = rien n’est possible à cette étape
error-audit-chosen = une carte choisie ne peut pas l’être
error-audit-knows = quelqu’un connaît une carte qui n’est dans aucune autre main
error-audit-doubt = quelqu’un doute d’une carte qui ne s’est pas montrée
error-audit-secret = quelqu’un garde un secret qu’il ignore, ou que tout le monde connaît
error-audit-deck-known = quelqu’un exclut une carte qui est dans la pioche
error-audit-missed = quelqu’un a manqué ce que tout le monde a vu

# À quoi sert une pièce ; `.rule` nomme le paragraphe du livret.
meaning-card = Défaussez-la pour une activité qui demande cette action, ou pour marcher { $number ->
    [1] 1 lieu plus loin
   *[other] 1 ou 2 lieux plus loin
}. Sa lettre ne compte que si elle est piochée quand des corgis se rencontrent. { $last ->
    [s1] S : regardez une carte de l’autre main, puis rendez-la ou échangez-la.
    [s2] S : regardez une carte de l’autre main, puis rendez-la ou échangez-la.
   *[other] C : volez une carte de l’autre main.
}
    .rule = corgi.move.card
meaning-place = Si vous vous arrêtez ici, vous pouvez appliquer son effet ; puis il est retourné. Si un autre corgi s’y trouve, vous le rencontrez.
    .rule = corgi.place.effect
meaning-place-basket = Si vous vous arrêtez ici, vous pouvez appliquer son effet. Il n’est jamais retourné, et les corgis ne s’y rencontrent pas.
    .rule = corgi.place.basket
meaning-effect = Ce que fait le lieu, si vous le voulez, quand votre corgi s’y arrête. Si vous y renoncez, rien n’en est fait, et le lieu est retourné quand même.
    .rule = corgi.effect.doable
meaning-activity = À portée sur la ligne, la colonne ou une diagonale du lieu de votre corgi. Défaussez les cartes demandées et ses câlins sont à vous. Ou déposez une crotte : quand quelqu’un d’autre la résout, vous gagnez 1 câlin.
    .rule = corgi.activity.solve
meaning-animal-cat = Si vous vous arrêtez ici, vous ne pouvez ni résoudre une activité ni déposer de crotte. Il s’en va dès qu’un corgi quitte son lieu.
    .rule = corgi.cat.block
meaning-animal-dog = Si vous vous arrêtez ici, il vous suit : ni activité ni crotte, jusqu’à ce que vous le chassiez dans le panier.
    .rule = corgi.dog.take

# Une première partie qui s’apprend en jouant ; `$one` est à votre gauche
lesson-river = Résolvez des activités pour gagner des câlins. Elles coûtent des cartes : chaque tour commence donc par en prendre une. Prenez Aboyer dans la rivière.
lesson-walk = Ensuite votre corgi se promène. Un pas est gratuit, jamais en diagonale : montez au parc.
lesson-place = Vous pouvez appliquer l’effet du lieu : le parc donne une carte. Puis il est retourné, et son autre face attend la prochaine visite.
lesson-solve = Les activités de votre ligne, de votre colonne et de vos diagonales sont à portée. Se dandiner et renifler : « Promenade du matin », 2 câlins.
lesson-deck = { $one } est à la plage. À vous : cette fois, piochez.
lesson-steps = La plage est à deux pas. Seul le premier est gratuit : pour la suite, défaussez une carte, qui dit combien (1 ou 2). Et { $one } y est : rencontre !
lesson-side = Rencontre : la carte piochée montre un C, vous avez donc volé une carte. Avec un S, on en regarde une et on peut l’échanger. La plage montre son autre face : appliquez-la.
lesson-poop = Aucune activité à portée ne va avec vos cartes. Déposez une crotte : si quelqu’un d’autre résout l’activité, vous gagnez 1 câlin.
lesson-hug = { $one } vient de la résoudre, et le câlin est pour vous. Prenez maintenant une carte dans la rivière.
lesson-basket = Allez au panier : on n’y rencontre personne, et ses diagonales atteignent les coins.
lesson-draw = Le panier donne une carte, et n’est jamais retourné.
lesson-reach = Juger et aboyer : « Guet à la fenêtre », dans le coin, pour 2 câlins de plus.
lesson-end = Déjà 5 câlins ! Quand quelqu’un en a 10, on termine la manche, et qui a le plus de câlins gagne.
