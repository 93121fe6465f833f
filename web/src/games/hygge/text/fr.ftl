# La table de Hygge dans le navigateur.
ui-stock = La réserve
ui-front = Devant vous
ui-front-of = Devant { $name }
ui-stores = Vos provisions
ui-stores-cost = et −{ $count } pour ce qui reste devant vous
ui-stored = engrangés
ui-left = devant
ui-empty-front = Rien pour l’instant.
ui-deck = cartes dans la pioche
ui-deck-short = en pioche
ui-winter = l’hiver est parmi les { $count } dernières
ui-winter-short = hiver parmi les { $count } dernières
ui-winter-out = l’hiver est là
ui-mark-take = Prendre
ui-mark-store = Engranger
ui-choose-line = Choisissez une ligne ou une colonne
ui-choose-animal = Choisissez un animal
ui-choose-card = Choisissez une carte
ui-choose-objects = Choisissez ses objets
ui-take-count = Prendre { $count }
# What a counter or a pile is for.
meaning-stored = À la fin, chaque objet engrangé rapporte ses flocons, chaque exemplaire comptant. Les animaux ne valent rien.
    .rule = hygge.score.stored
meaning-left = Ce que cela coûterait si la partie finissait maintenant : 1 point par objet devant soi, et 1 par patte d’un animal.
    .rule = hygge.score.left
meaning-points = Les points des parties déjà jouées. Après trois parties, le plus de points gagne le match.
    .rule = hygge.match.three
# Une carte seule dans sa ligne et dans sa colonne : les deux ne font qu’un coup.
ui-take-either = Prendre { $row } ou { $column }
ui-chosen = a choisi
ui-your-choice = Choisi : { $choice }
ui-cards-unseen = { $count ->
    [one] { $count } carte, face cachée
   *[other] { $count } cartes, face cachée
}
ui-prompt-take-you = Un trou ne coupe pas une ligne. Ensuite, vous pouvez engranger une fois.
ui-prompt-store-you = Chaque patte engrange une sorte d’objet, avec tous ses exemplaires.
ui-paws = { $count ->
    [one] { $count } patte
   *[other] { $count } pattes
}
ui-flakes = { $count ->
    [one] { $count } flocon
   *[other] { $count } flocons
}
ui-last-store = engrange
ui-last-discard = défausse une carte
ui-last-nothing = ne fait plus rien
ui-after-game = Après la partie { $game }
ui-prompt-moment-refill = À moins de 4 cartes, la réserve est remplie et la même personne rejoue.
ui-prompt-moment-last = Elles ont lieu en même temps. Ce qui reste ensuite devant chacun coûte des points.
# Ce que vous avez fait.
show-just-stored-you = Vous venez d’engranger
log-take-you = Vous prenez { $line } : { $cards }.
log-take-unnamed-you = Vous prenez { $line } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
log-store-you = Vous engrangez { $count_first } × { $card_first } avec { $animal } : { $flakes ->
    [one] { $flakes } flocon
   *[other] { $flakes } flocons
}.
log-store-two-you = Vous engrangez { $count_first } × { $card_first } et { $count_second } × { $card_second } avec { $animal } : { $flakes ->
    [one] { $flakes } flocon
   *[other] { $flakes } flocons
}.
log-store-unnamed-you = Vous engrangez { $count } cartes.
log-skip-you = Vous n’engrangez rien.
log-refill-you = Vous remplissez la réserve ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}) et vous rejouez.
log-winter-you = Vous remplissez la réserve et l’hiver arrive.
log-last-store-you = En dernière action, vous engrangez { $count_first } × { $card_first } avec { $animal } : { $flakes ->
    [one] { $flakes } flocon
   *[other] { $flakes } flocons
}.
log-last-store-two-you = En dernière action, vous engrangez { $count_first } × { $card_first } et { $count_second } × { $card_second } avec { $animal } : { $flakes ->
    [one] { $flakes } flocon
   *[other] { $flakes } flocons
}.
log-discard-you = Vous défaussez une carte { $card }.
log-nothing-you = Vous ne faites plus rien.
log-score-you = Vous : { $flakes ->
    [one] { $flakes } flocon engrangé
   *[other] { $flakes } flocons engrangés
}, { $minus } de moins pour ce qui reste, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-game-you = Partie { $game } : vous commencez.
