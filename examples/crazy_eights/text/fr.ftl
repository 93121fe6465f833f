# Crazy Eights, en français.
tagline = Suivez la couleur ou la valeur ; un huit va sur tout.

prompt-turn = À { $seat } de jouer : { $suit } demandé.
prompt-turn-draw = À vous : jouez une carte ({ $suit } demandé) ou piochez.
prompt-turn-pass = Jouez une carte ({ $suit } demandé) ou passez.
prompt-over = La partie est terminée.

choice-play = Jouer { $card }
choice-eight = Jouer { $card } et demander { $suit }
choice-draw = Piocher une carte
choice-pass = Passer

reason-out = C’est votre dernière carte.
reason-eight = Il vous reste { $count ->
    [0] d’autres couleurs, mais pas de { $suit }
    [one] une carte à { $suit }
   *[other] { $count } cartes à { $suit }
}.
reason-play = Cette carte vous débarrasse { $points ->
    [one] d’un point
   *[other] de { $points } points
}.
reason-draw = Rien de ce que vous voudriez jouer ne convient.
reason-pass = Il n’y a rien de mieux à faire.

log-play = { $seat } joue { $card }.
log-eight = { $seat } joue { $card } et demande { $suit }.
log-draw = { $seat } pioche une carte.
log-drew = Vous piochez { $card }.
log-pass = { $seat } passe.
log-out = { $seat } n’a plus de cartes.
log-blocked = Personne ne peut continuer : la manche est terminée.
log-left = { $seat } garde { $cards } : { $points ->
    [one] un point
   *[other] { $points } points
}.
log-round = La manche { $number } commence avec { $card }.

option-rounds = Manches
option-rounds-help = Le nombre de manches à jouer.
option-first = Qui commence
option-first-help = Qui commence la première manche.

score-cards = Cartes restées en main

show-player = Joueur
show-cards = Cartes
show-points = Points
show-hand = Votre main
show-top = Sur le dessus
show-suit = Demandé
show-stock = Pioche
show-pile = Tas
show-drawn = { "" }
show-passes = { "" }
show-round = Manche
show-rounds = Manches
show-first = A commencé
table-round = Manche { $round } sur { $rounds }
table-pile = Sur le tas : { $card } · demandé : { $suit } · pioche : { $stock }

error-few-cards = { $cards } cartes ne suffisent pas : il en faut { $needed } à cette table
error-audit-turn = une place ou une manche n’existe pas
error-audit-pile = le dessus du tas ne convient pas
error-audit-count = un nombre est hors limites
error-audit-stock = la pioche ne convient pas
error-audit-cards = une carte manque ou se trouve à deux endroits

suit-c = trèfle
suit-d = carreau
suit-h = cœur
suit-s = pique

card-ac = l’as de trèfle
card-2c = le 2 de trèfle
card-3c = le 3 de trèfle
card-4c = le 4 de trèfle
card-5c = le 5 de trèfle
card-6c = le 6 de trèfle
card-7c = le 7 de trèfle
card-8c = le 8 de trèfle
card-9c = le 9 de trèfle
card-10c = le 10 de trèfle
card-jc = le valet de trèfle
card-qc = la dame de trèfle
card-kc = le roi de trèfle
card-ad = l’as de carreau
card-2d = le 2 de carreau
card-3d = le 3 de carreau
card-4d = le 4 de carreau
card-5d = le 5 de carreau
card-6d = le 6 de carreau
card-7d = le 7 de carreau
card-8d = le 8 de carreau
card-9d = le 9 de carreau
card-10d = le 10 de carreau
card-jd = le valet de carreau
card-qd = la dame de carreau
card-kd = le roi de carreau
card-ah = l’as de cœur
card-2h = le 2 de cœur
card-3h = le 3 de cœur
card-4h = le 4 de cœur
card-5h = le 5 de cœur
card-6h = le 6 de cœur
card-7h = le 7 de cœur
card-8h = le 8 de cœur
card-9h = le 9 de cœur
card-10h = le 10 de cœur
card-jh = le valet de cœur
card-qh = la dame de cœur
card-kh = le roi de cœur
card-as = l’as de pique
card-2s = le 2 de pique
card-3s = le 3 de pique
card-4s = le 4 de pique
card-5s = le 5 de pique
card-6s = le 6 de pique
card-7s = le 7 de pique
card-8s = le 8 de pique
card-9s = le 9 de pique
card-10s = le 10 de pique
card-js = le valet de pique
card-qs = la dame de pique
card-ks = le roi de pique

meaning-card = { $letter ->
    [8] Se joue sur tout, et vous annoncez la couleur à suivre. Resté en main, il coûte 50 points.
   *[other] Se joue sur une carte de sa couleur ou de son rang. Restée en main, elle coûte des points.
}
    .rule = eights.turn.play
meaning-suit = La carte suivante doit être de cette couleur, du rang de la carte du dessus, ou un huit.
    .rule = eights.turn.eight
