# La table de Tricky Badger dans le navigateur.
ui-prize = Enjeu de ce pli
ui-no-prize = L’enjeu n’est pas encore choisi
ui-highest = La plus haute gagne
ui-lowest = La plus basse gagne
ui-prizes = Enjeux restants
ui-winning = en tête
ui-trampled = piétinée
ui-your-card = Votre carte
ui-first = commence
ui-points = pts
ui-void = ne fournit plus : { $colours }
ui-hand = Votre main
ui-choose-leaf = Choisissez une carte Feuille
ui-choose-prize = Choisissez un enjeu
ui-choose-find = Choisissez une carte en surbrillance
ui-choose-animal = Choisissez un animal à voler ou à protéger
ui-subtitle = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
ui-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
ui-is-trampled = Piétinée : elle est hors jeu.
ui-threat = Menacée : le { $card } la piétinerait.
ui-safe = Le { $card } la piétinerait, mais c’est vous qui l’avez.
ui-wins = gagne
ui-reason-highest = la plus haute
ui-reason-lowest = la plus basse
ui-reason-alone = la seule en lice
ui-reason-trampled = hors jeu : le { $leaf } est là
ui-reason-trumped = battue par le rose
ui-reason-colour = autre couleur
ui-reason-lower = plus basse
ui-reason-higher = plus haute
ui-after-round = Après la manche { $round } sur { $rounds }
ui-aim = Après { $rounds } manches, le plus grand total l’emporte.
ui-arrow-up = Flèche vers le haut : la plus haute carte encore en lice gagne.
ui-arrow-down = Flèche vers le bas : la plus basse carte encore en lice gagne.
ui-left-over = Il reste
# What a counter or a pile is for.
meaning-hand = Cartes Feuille : 9 par manche, une par pli.
    .rule = badger.round.deal
meaning-points = Ce que vaut la collection telle qu’elle est. Après la dernière manche, le plus de points l’emporte.
    .rule = badger.score
meaning-void = Cette personne n’a pas fourni cette couleur : elle n’en a plus jusqu’à la fin de la manche. Si elle est entamée, elle peut jouer n’importe quelle carte, même un atout.
    .rule = badger.trick.follow
# Ce que vous avez fait.
prompt-moment-trick-you = Vous remportez { $find } avec le { $leaf }.
prompt-moment-loss-you = Vous perdez : { $finds }.
prompt-moment-prize-you = Pli terminé : voici votre collection.
log-useless-you = Vous ne pouvez rien en faire : { $find } à la défausse.
log-associate-you = Vous associez { $find_thing } à { $find }.
log-eaten-you = Un blaireau affamé mange tous vos hamsters : { $finds }.
log-quarrel-you = Deux mâles se querellent et vous perdez tous vos hamsters : { $finds }.
log-nibbled-you = Un charançon libre mange votre blé libre : { $finds }.
log-eat-you = Avec la pie, vous mangez { $find } chez { $other }.
log-pecked-you = Avec la pie, vous volez { $find } à { $other }.
log-keep-you = Vous gardez la carte volée : { $find }.
log-discard-you = Vous défaussez la carte volée : { $find }.
log-rob-you = Avec { $find_thing }, vous volez { $find } à { $other }.
log-protect-you = Avec { $find_thing }, vous protégez { $find }.
log-round-you = Manche { $round } : vous commencez.
log-prize-you = Vous mettez en jeu { $prize }.
log-lead-you = Vous entamez avec le { $leaf }.
log-follow-you = Vous jouez le { $leaf }.
log-void-you = Vous ne pouvez pas fournir ({ $colour }) et jouez le { $leaf }.
log-win-you = Vous remportez { $find } avec le { $leaf }.
