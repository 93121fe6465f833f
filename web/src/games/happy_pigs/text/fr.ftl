# La table de Happy Pigs dans le navigateur.
ui-farm = Votre ferme
ui-farm-of = La ferme de { $name }
ui-dollars = { $count } $
ui-market = Marché
ui-left = reste { $count }
ui-chosen = a choisi
ui-first = premier
ui-neutral = tuile neutre
ui-choose-tile = Choisissez une tuile
ui-choose-piece = Choisissez une pièce éclairée
ui-neutral-tiles = Tuile neutre
ui-next = Ensuite : { $card }
ui-unsafe = { $count ->
    [one] Un de vos cochons n’est pas vacciné.
   *[other] { $count } de vos cochons ne sont pas vaccinés.
}
ui-money = argent
ui-vaccinated = vacciné
ui-fed = nourri
ui-limit = limite { $count }
ui-before = Avant le début de l’année
ui-subtitle = Tour { $round } sur { $rounds }
ui-prompt-choose-you = Ceux qui choisissent la même action s’en partagent la limite. On peut changer d’avis tant que tous n’ont pas choisi.
