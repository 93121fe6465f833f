# La table de Happy Pigs dans le navigateur.
ui-farm = Votre ferme
ui-farm-of = Ferme : { $name }
ui-dollars = { $count } $
ui-herd = { $count ->
    [0] aucun cochon
    [one] 1 cochon, valeur { $worth }
   *[other] { $count } cochons, valeur { $worth }
}
ui-next-field = Prochain pré
ui-market = Marché
ui-left = reste { $count }
ui-chosen = a choisi
ui-first = commence
ui-neutral-tiles = Tuiles neutres
ui-neutral-tile = Tuile neutre
ui-neutral-shown = Tuile neutre : { $action }
ui-hinders = gênante
ui-choose-tile = Choisissez une tuile
ui-choose-piece = Choisissez une pièce en surbrillance
ui-choose-pigs = Choisissez des cochons
ui-do-save = Vacciner { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
}
ui-do-save-none = Aucun vaccin
ui-next = Ensuite : { $card }
ui-shares = Votre part : { $shares }
ui-share-of = { $share } { $takers ->
    [1] sans personne d’autre
   *[other] à { $takers }
}
ui-unsafe = { $count ->
    [one] Il manque { $count } vaccin pour vos cochons.
   *[other] Il manque { $count } vaccins pour vos cochons.
}
ui-money = argent
ui-fed = nourri
ui-planned = à vacciner
ui-revise = Vous pouvez encore changer d’avis.
ui-do-stop = S’arrêter : +{ $count } $
ui-limit = limite { $count }
ui-before = Achats de départ
ui-subtitle = Manche { $round } sur { $rounds }
ui-prompt-choose-you = La limite se partage entre les personnes qui choisissent la même action. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
ui-dealt-to = { $name } : { $count }
ui-alone = { $name }, sans partage
ui-nobody = { $action } : personne
ui-order-of-dealing = Les chiffres sur les pièces donnent l’ordre du partage.
ui-effect-none = Elle n’apporte rien à personne.
ui-gains = +{ $count } $
ui-pays = −{ $count } $
ui-pigs-lost = { $count ->
    [one] −{ $count } cochon
   *[other] −{ $count } cochons
}
ui-result-total = { $count } $
ui-for-you = Pour vous à ce stade : { $what }.
ui-nothing = rien
ui-babies = { $count ->
    [one] { $count } bébé
   *[other] { $count } bébés
}
ui-at-risk = { $count } en danger
ui-before-help = Avant le début de l’année, chacun fait jusqu’à 5 achats, des cochons d’abord. Un vaccin protège un cochon à chaque changement de saison ; les compléments aident à nourrir, les amulettes à reproduire.
# À quoi servent un compteur ou une pile.
meaning-money = Après l’hiver, tous les cochons restants sont vendus, et la ferme la plus riche gagne.
    .rule = pigs.end.sale
meaning-first = Agit en premier, et reçoit la première part. Le jeton passe à gauche après chaque manche.
    .rule = pigs.phase4.order
meaning-neutral = Si elle montre l’action de la personne qui ne la détient pas, elle prend une part de sa limite, et ne fait rien d’autre.
    .rule = pigs.two.hinder
meaning-risk = Des cochons non vaccinés, pour lesquels il manque des vaccins : un changement de saison les emporte.
    .rule = pigs.season.loss
meaning-limit = Combien de fois l’action peut être accomplie pendant cette manche, par toutes les personnes qui l’ont choisie.
    .rule = pigs.phase3.share
# Ce qui vous arrive.
log-prepared-you = Vous { $count ->
    [0] n’achetez rien
    [one] faites 1 achat
   *[other] faites { $count } achats
} et gardez { $dollars } $.
log-round-you = Manche { $round } : { $card }. Vous commencez.
log-chosen-you = Vous avez choisi.
log-shown-you = Vous choisissez « { $action } ».
log-shown-both-you = Vous choisissez « { $action } », et « { $action_neutral } » avec la tuile neutre.
log-share-you = { $count ->
    [0] Vous n’avez aucune action « { $action } »
    [one] Vous avez 1 action « { $action } »
   *[other] Vous avez { $count } actions « { $action } »
}.
log-gift-you = Vous prenez { $item }.
log-love-you = Vous prenez { $count ->
    [one] { $count } bébé
   *[other] { $count } bébés
}.
log-grow-you = Vous faites grandir { $pig }, qui devient { $pig_grown }.
log-income-you = Vous recevez { $dollars } $.
log-tax-you = Vous payez { $dollars } $.
log-prize-you = Vous gagnez { $dollars } $.
log-hinder-you = Avec la tuile neutre « { $action } », vous gênez { $other }, qui recevra les tuiles neutres à la manche suivante.
log-miss-you = Avec la tuile neutre « { $action } », vous ne gênez personne.
log-feed-you = Vous nourrissez { $pig }, qui devient { $pig_grown }.
log-feed-supplement-you = Vous nourrissez { $pig } avec un complément : le voilà devenu { $pig_grown }.
log-mate-you = Vous faites naître un bébé.
log-mate-amulet-you = Vous faites naître un petit cochon avec une amulette.
log-buy-pig-you = Vous achetez { $pig } pour { $dollars } $.
log-buy-item-you = Vous achetez { $item } pour { $dollars } $.
log-buy-field-you = Vous achetez un pré pour { $dollars } $.
log-sell-you = Vous vendez { $pig } pour { $dollars } $.
log-vaccinate-you = Vous vaccinez { $pig }.
log-unused-you = Vous recevez { $count } $ pour { $count ->
    [one] { $count } action non utilisée
   *[other] { $count } actions non utilisées
}.
log-declined-you = Vous refusez.
log-saved-you = Vous avez choisi quoi vacciner.
log-sale-you = Vous vendez tous vos cochons restants pour { $dollars } $.
prompt-moment-reveal-you = Les actions sont révélées, et chaque limite se partage en commençant par vous.
log-hinder-me = Avec la tuile neutre « { $action } », { $seat } vous gêne : vous recevrez les tuiles neutres à la manche suivante.
log-save-you = Vous vaccinez { $size ->
    [0] { $count ->
        [one] 1 bébé
       *[other] { $count } bébés
    }
    [1] { $count ->
        [one] { $count } petit cochon
       *[other] { $count } petits cochons
    }
    [2] { $count ->
        [one] { $count } cochon moyen
       *[other] { $count } cochons moyens
    }
   *[3] { $count ->
        [one] { $count } gros cochon
       *[other] { $count } gros cochons
    }
}.
log-lose-you = Vous perdez { $size ->
    [0] { $count ->
        [one] 1 bébé
       *[other] { $count } bébés
    }
    [1] { $count ->
        [one] { $count } petit cochon
       *[other] { $count } petits cochons
    }
    [2] { $count ->
        [one] { $count } cochon moyen
       *[other] { $count } cochons moyens
    }
   *[3] { $count ->
        [one] { $count } gros cochon
       *[other] { $count } gros cochons
    }
}.
