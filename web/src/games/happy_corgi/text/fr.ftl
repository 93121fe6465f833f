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
    [one] 1 câlin
   *[other] { $count } câlins
}
ui-hugs-word = câlins
ui-cards-word = cartes
ui-poops-word = crottes
ui-known = Vous connaissez : { $cards }
ui-here = { $names } ici
ui-poops-of = crottes de { $names }
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
