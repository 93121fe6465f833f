# La table de Happy Corgi dans le navigateur.
ui-board = Le plateau
ui-river = Rivière
ui-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
ui-discards = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
ui-hand = Votre main
ui-hugs = { $count ->
    [one] { $count } câlin
   *[other] { $count } câlins
}
ui-hugs-word = câlins
ui-cards-word = cartes
ui-poops-word = crottes
ui-known = Vous connaissez : { $cards }
ui-here = { $names } ici
ui-poops-of = crottes de { $names }
ui-poop-of = crotte de { $name }
ui-poop-of-you = votre crotte
ui-corgi-of = corgi de { $name }
ui-corgi-of-you = votre corgi
ui-asks = demande { $actions }
ui-step-free = gratuit
ui-step-card = −1 carte
ui-choose-cards = Choisissez les cartes à défausser
ui-choose = Choisissez une pièce en surbrillance
ui-subtitle = Manche { $round }, jusqu’à { $target } câlins
ui-prompt-solve-you = À portée : la ligne, la colonne et les diagonales de votre corgi.
ui-choose-player = Choisir
ui-choose-named = Choisir { $name }
# L’effet d’un lieu, tel qu’écrit sur le plateau ; la phrase entière est dans la bulle.
ui-effect-draw-1 = Piochez 1
ui-effect-take-river = Prenez 1 à la rivière
ui-effect-draw-2-discard-1 = Piochez 2, défaussez 1
ui-effect-discard-1-draw-2 = Défaussez 1, piochez 2
ui-effect-new-river = Nouvelle rivière, prenez 1
ui-effect-swap-hands = Échangez 1 avec quelqu’un
ui-effect-swap-river = Échangez 1 avec la rivière
ui-effect-steal-richer = Volez 1 à qui en a plus
ui-effect-make-discard = Quelqu’un défausse 1
ui-effect-take-poop = Reprenez une crotte
ui-effect-swap-activities = Échangez 2 activités
ui-effect-pass-left = Chacun passe 1 à gauche
ui-effect-steal = Volez 1 carte
ui-effect-move-corgi = Déplacez un autre corgi
ui-effect-swap-places = Échangez 2 lieux
ui-effect-send-dogs = Chiens dehors, ou piochez 1
ui-effect-put-cat = Posez un chat noir
ui-effect-put-dog = Posez un chien méchant
ui-effect-move-animal = Déplacez chat ou chien
ui-tiny-draw-1 = +1 carte
ui-tiny-take-river = +1 rivière
ui-tiny-draw-2-discard-1 = +2 −1
ui-tiny-discard-1-draw-2 = −1 +2
ui-tiny-new-river = rivière neuve
ui-tiny-swap-hands = troc 1
ui-tiny-swap-river = troc rivière
ui-tiny-steal-richer = vol de 1
ui-tiny-make-discard = autre −1
ui-tiny-take-poop = crotte reprise
ui-tiny-swap-activities = troc activités
ui-tiny-pass-left = passe 1 ←
ui-tiny-steal = vol de 1
ui-tiny-move-corgi = bouger corgi
ui-tiny-swap-places = troc lieux
ui-tiny-send-dogs = chiens dehors
ui-tiny-put-cat = + chat
ui-tiny-put-dog = + chien
ui-tiny-move-animal = bouger animal
ui-face-only = Toujours le même effet : { $now }.
ui-faces = À présent : { $now }. Au dos : { $other }.
ui-shown = montrée
ui-result-total = { $count ->
    [one] { $count } câlin
   *[other] { $count } câlins
}
ui-deck-word = Pioche
ui-discards-word = Défausse
ui-mark-draw = Prendre
ui-mark-walk = Marcher
ui-mark-place = Lieu
ui-mark-solve = Activité
# Ce que vous avez fait.
prompt-moment-meeting-you = Vous rencontrez { $other } et montrez { $card } : { $cost ->
    [0] { $other } n’a aucune carte à perdre
    [1] vous volez une carte
   *[other] vous regardez une carte
}.
prompt-moment-place-you = Vous en avez fini avec le lieu « { $place } », qui est retourné.
log-draw-you = Vous piochez { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-take-you = Vous prenez { $card } dans la rivière.
log-steal-you = Vous volez une carte à { $other }.
log-stolen-you = Vous prenez { $card } à { $other }.
log-discard-you = Vous défaussez { $card }.
log-skip-you = Vous renoncez à l’effet de « { $place } ».
log-look-you = Vous regardez une carte chez { $other } : { $card }.
log-back-you = Vous rendez la carte à { $other }.
log-swap-you = Vous échangez une carte avec { $other }.
log-swapped-you = Vous donnez { $card_given } à { $other } contre { $card_taken }.
log-meet-you = Vous rencontrez { $other } et montrez { $card }.
log-renew-you = Vous défaussez la rivière : { $cards }.
log-put-you = Vous mettez { $card } dans la rivière.
log-order-you = Vous faites défausser une carte à { $other }.
log-push-you = Vous déplacez { $other } sur « { $place } ».
log-pass-you = Vous passez une carte à { $other }.
log-passed-you = Vous passez { $card } à { $other }.
log-walk-you = Vous allez sur « { $place } ».
log-go-you = Vous défaussez { $card } et allez sur « { $place } ».
log-go-old-you = Vous défaussez une carte et allez sur « { $place } ».
log-dog-taken-you = Un chien méchant vous suit et quitte « { $place } ».
log-meet-old-you = Vous rencontrez { $other }.
log-meet-none-you = Vous rencontrez { $other }, mais il n’y a rien à piocher.
log-discard-old-you = Vous défaussez une carte.
log-renew-old-you = Vous défaussez la rivière.
log-fetch-you = Vous reprenez une crotte sur « { $activity } ».
log-trade-you = Vous échangez les activités « { $activity_one } » et « { $activity_two } ».
log-kitchen-you = Vous faites passer une carte à gauche à tout le monde.
log-chosen-you = Vous avez choisi.
log-shift-you = Vous échangez « { $place_one } » et « { $place_two } ».
log-dogs-gone-you = Vous chassez { $count ->
    [one] le chien méchant
   *[other] { $count } chiens méchants
}.
log-cat-you = Vous posez un chat noir sur « { $place } ».
log-dog-you = Vous posez un chien méchant sur « { $place } ».
log-slide-you = Vous déplacez un animal ({ $animal }) de « { $place_from } » à « { $place_to } ».
log-solve-you = Vous résolvez « { $activity } » avec { $cards } : { $hugs ->
    [one] { $hugs } câlin
   *[other] { $hugs } câlins
}.
log-solve-old-you = Vous résolvez « { $activity } » : { $hugs ->
    [one] { $hugs } câlin
   *[other] { $hugs } câlins
}.
log-poop-you = Vous déposez une crotte sur « { $activity } ».
log-poop-hug-you = Votre crotte s’y trouvait : 1 câlin pour vous.
log-poop-back-you = Votre crotte, qui s’y trouvait, revient dans votre réserve.
log-last-you = Vous avez { $hugs } câlins : c’est la dernière manche.
# Ce que d’autres vous ont fait.
prompt-moment-meeting-me = { $seat } vous rencontre et montre { $card } : { $cost ->
    [0] vous n’avez aucune carte à perdre
    [1] { $seat } vous vole une carte
   *[other] { $seat } regarde une de vos cartes
}.
prompt-meet-me = { $seat } regarde une de vos cartes.
prompt-give-me = { $seat } choisit une carte pour vous.
log-meet-me = { $seat } vous rencontre et montre { $card }.
log-meet-old-me = { $seat } vous rencontre.
log-meet-none-me = { $seat } vous rencontre, mais il n’y a rien à piocher.
log-look-me = { $seat } regarde une de vos cartes : { $card }.
log-back-me = { $seat } vous rend la carte.
log-swap-me = { $seat } échange une carte avec vous.
log-swapped-me = { $seat } vous donne { $card_given } contre { $card_taken }.
log-steal-me = { $seat } vous vole une carte.
log-stolen-me = { $seat } vous prend { $card }.
log-order-me = { $seat } vous fait défausser une carte.
log-push-me = { $seat } déplace votre corgi sur « { $place } ».
log-pass-me = { $seat } vous passe une carte.
log-passed-me = { $seat } vous passe { $card }.
# À quoi servent un compteur ou une pile.
meaning-hug = Qui a le plus de câlins l’emporte. Quand quelqu’un atteint l’objectif, on termine la manche et la partie s’arrête.
    .rule = corgi.end.trigger
meaning-poop = En réserve. Déposez-en une sur une activité à portée : si quelqu’un d’autre la résout, vous recevez 1 câlin.
    .rule = corgi.poop.drop
meaning-deck = Chaque tour commence par une carte : au choix à la rivière, ou celle du dessus de la pioche.
    .rule = corgi.turn.draw
meaning-hand = Des cartes action, pour les activités et pour se promener plus loin. Leur nombre n’est pas limité.
    .rule = corgi.hand.limit
meaning-ask = Pour résoudre l’activité, défaussez une carte de cette action. Cercle en pointillé : vous n’en avez pas.
    .rule = corgi.activity.solve
meaning-marker-corgi = Qui s’arrête sur son lieu le rencontre et pioche une carte : avec un C, on vole une carte à son propriétaire ; avec un S, on en regarde une, que l’on peut échanger.
    .rule = corgi.meet.who
meaning-marker-poop = Quand quelqu’un d’autre résout cette activité, cette crotte rapporte 1 câlin à qui l’a déposée.
    .rule = corgi.poop.other
meaning-known = Vous avez vu ces cartes entrer dans cette main : de la rivière, lors d’une rencontre ou d’un échange, ou passées.
    .rule = corgi.info.memory
# Ce à quoi mène un choix, sur un bouton de téléphone.
ui-do-solve = Résoudre : +{ $hugs } { $hugs ->
    [one] câlin
   *[other] câlins
}
ui-do-poop = Déposer une crotte
ui-do-take = Prendre la carte
ui-do-go = Y aller, −1 carte
ui-do-trade = Les échanger
ui-do-shift = Les échanger
ui-do-corgi = Déplacer le corgi
ui-do-fetch = Reprendre la crotte
ui-do-slide = Le déplacer ici
ui-tiny-step-free = gratuit
ui-tiny-step-card = −1
