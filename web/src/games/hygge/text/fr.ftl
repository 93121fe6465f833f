# La table de Hygge dans le navigateur.
ui-stock = La réserve
ui-front = Devant vous
ui-front-of = Devant { $name }
ui-stores = Votre grenier
ui-stored = engrangés
ui-left = devant
ui-empty-front = Rien pour l’instant.
ui-deck = cartes dans la pioche
ui-deck-short = en pioche
ui-winter = l’hiver est dans les { $count } dernières
ui-winter-short = hiver dans les { $count } dernières
ui-winter-out = l’hiver est là
ui-choose-line = Choisissez une ligne ou une colonne
ui-choose-store = Choisissez un animal et sa charge
ui-take-count = Prendre { $count }
ui-chosen = a choisi
ui-your-choice = Choisi : { $choice }
ui-cards-unseen = { $count } cartes, face cachée
ui-prompt-take-you = Un vide ne coupe pas une ligne. Ensuite vous pourrez engranger une fois.
ui-prompt-store-you = Chaque patte porte une sorte d’objet, avec toutes ses copies.
ui-paws = { $count ->
    [one] une patte
   *[other] { $count } pattes
}
ui-flakes = { $count ->
    [one] un flocon
   *[other] { $count } flocons
}
