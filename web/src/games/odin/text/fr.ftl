# La table d’Odin dans le navigateur.
ui-to-beat = à battre
ui-free = centre vide
ui-cards = { $count ->
    [one] carte
   *[other] cartes
}
ui-of-target = sur { $target }
ui-points = points
ui-seen = Cartes connues : { $cards }
ui-discarded = { $count ->
    [one] défaussée
   *[other] défaussées
}
ui-discards = Cartes défaussées pendant la manche
ui-discards-top = Sur le dessus : { $card }
ui-look = Parcourir la défausse
ui-aside = { $count ->
    [one] non distribuée
   *[other] non distribuées
}
ui-play-of = Posé par { $name }
ui-play-mine = Posé par vous
ui-need-count = { $count } ou { $more } cartes
ui-need-one = une carte, ou toute la main si elle est d’une seule couleur ou d’une seule valeur
ui-need-set = une couleur ou une valeur
ui-need-more = plus que { NUMBER($number, useGrouping: 0) }
ui-play-number = Jouer { NUMBER($number, useGrouping: 0) }
ui-choose = Choisissez des cartes
ui-choose-more = Encore une carte
ui-beats = { NUMBER($number, useGrouping: 0) } bat { NUMBER($other, useGrouping: 0) }
ui-pass = Passer
ui-hand = Votre main
ui-box = Dans la boîte : { $cards }
ui-subtitle = Manche { $round }
ui-prompt-follow-you = Toutes d’une couleur ou toutes d’une valeur. Les chiffres forment le plus grand nombre possible.
ui-prompt-take-you = Les autres sont défaussées. La carte prise se joue à partir de votre prochain tour.
ui-result-note = Le plus petit total gagne : chaque carte restée en main à la fin d’une manche vaut 1 point.
ui-passed = passe
ui-unbeaten = imbattu
ui-cards-left = { $count ->
    [0] plus de carte
    [one] reste 1 carte
   *[other] reste { $count } cartes
}
ui-out-first = sans carte
ui-out-short = fini
ui-round-short = M{ $round }
ui-total = total
ui-after-rounds = { $count ->
    [one] Après une manche
   *[other] Après { $count } manches
}
ui-ahead = { $count ->
    [one] En tête : { $names }, avec { $points }.
   *[other] En tête à égalité : { $names }, avec { $points }.
}
ui-ends-at = La partie s’arrête à { $target } points ; le plus petit total gagne.
ui-ends-now = { $target } points atteints ({ $names }) : la partie est finie.
ui-round-by-round = Manche par manche
ui-decided = Manche { $round } : { $name } { $mine }, { $other } { $theirs }.
ui-result-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# What a counter or a pile is for.
meaning-free = Rien à battre : une carte entame le pli. Une main entière d’une seule couleur ou d’une seule valeur peut être posée d’un coup.
    .rule = odin.open.single
meaning-points = Mieux vaut en avoir peu : 1 par carte restée en main à la fin d’une manche. Quand quelqu’un atteint l’objectif, le plus petit total l’emporte.
    .rule = odin.game.end
meaning-discards = Hors jeu jusqu’à la fin de la manche, et visibles de tous : consultez-les quand vous voulez.
    .rule = odin.info.memory
meaning-aside = Elles n’ont pas été distribuées, et personne ne les a vues. Elles ne servent plus jusqu’à la donne suivante.
    .rule = odin.setup.deal
meaning-seen = Tout le monde les a vu prendre au centre, et elles n’ont pas été jouées depuis.
    .rule = odin.info.memory
# Ce que vous avez fait.
log-open-you = Vous entamez : { $cards }.
log-play-you = { $cards_count ->
    [one] Vous jouez le { $cards }.
   *[other] Vous jouez { $cards } : { NUMBER($number, useGrouping: 0) }.
}
log-take-you = Vous prenez le { $card }.
log-choose-you = Vous prenez le { $card } ; { $cards_count ->
    [one] la carte { $cards } est défaussée
   *[other] les cartes { $cards } sont défaussées
}.
log-pass-you = Vous passez.
log-trick-you = Les autres ont passé : vous entamez le pli suivant.
log-out-you = Vous n’avez plus de cartes : la manche est finie.
log-show-you = Vous gardez { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-round-you = Manche { $round } : vous entamez.
