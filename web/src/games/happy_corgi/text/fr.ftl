# La table de Happy Corgi dans le navigateur.
ui-board = Le plateau
ui-river = Rivière
ui-deck = { $count } cartes dans la pioche
ui-discards = { $count } défaussées
ui-hand = Votre main
ui-hugs = { $count ->
    [one] un câlin
   *[other] { $count } câlins
}
ui-hugs-word = câlins
ui-cards-word = cartes
ui-poops-word = crottes
ui-known = Vous connaissez : { $cards }
ui-here = { $names } ici
ui-poops-of = crottes de { $names }
ui-asks = demande { $actions }
ui-choose = Choisissez une pièce éclairée
ui-gap = vide
ui-subtitle = Manche { $round }, jusqu’à { $target } câlins
ui-prompt-solve-you = À portée : la ligne, la colonne et les diagonales de votre corgi.
ui-choose-player = Choisir
