# La table de Tricky Badger dans le navigateur.
ui-prize = Gain de ce pli
ui-no-prize = L’enjeu n’est pas encore choisi
ui-highest = La plus haute gagne
ui-lowest = La plus basse gagne
ui-prizes = Gains encore à prendre
ui-winning = en tête
ui-trampled = piétinée
ui-your-card = Votre carte
ui-first = premier
ui-leaves = { $count ->
    [one] carte
   *[other] cartes
}
ui-points = pts
ui-void = n’a plus de { $colours }
ui-collection = Votre collection
ui-arriving = Arrive
ui-hand = Votre main
ui-choose-leaf = Choisissez une feuille
ui-choose-prize = Choisissez un enjeu
ui-choose-find = Choisissez une carte éclairée
ui-subtitle = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
ui-in-hand = { $count ->
    [one] une carte
   *[other] { $count } cartes
} en main
