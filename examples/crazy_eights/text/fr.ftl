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
reason-play = Elle vous débarrasse { $points ->
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
option-first = Premier joueur
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
show-drawn = A pioché
show-passes = Passes de suite
show-round = Manche
show-rounds = Manches
show-first = A commencé
table-round = Manche { $round } sur { $rounds }
table-pile = Sur le tas : { $card } · demandé : { $suit } · pioche : { $stock }

error-few-cards = { $cards } cartes ne suffisent pas : il en faut { $needed } à cette table
error-audit-turn = un joueur ou une manche n’existe pas
error-audit-pile = le dessus du tas ne convient pas
error-audit-count = un nombre est hors limites
error-audit-stock = la pioche ne convient pas
error-audit-cards = une carte manque ou se trouve à deux endroits

suit-c = trèfle
suit-d = carreau
suit-h = cœur
suit-s = pique

card-ac = as de trèfle
card-2c = 2 de trèfle
card-3c = 3 de trèfle
card-4c = 4 de trèfle
card-5c = 5 de trèfle
card-6c = 6 de trèfle
card-7c = 7 de trèfle
card-8c = 8 de trèfle
card-9c = 9 de trèfle
card-10c = 10 de trèfle
card-jc = valet de trèfle
card-qc = dame de trèfle
card-kc = roi de trèfle
card-ad = as de carreau
card-2d = 2 de carreau
card-3d = 3 de carreau
card-4d = 4 de carreau
card-5d = 5 de carreau
card-6d = 6 de carreau
card-7d = 7 de carreau
card-8d = 8 de carreau
card-9d = 9 de carreau
card-10d = 10 de carreau
card-jd = valet de carreau
card-qd = dame de carreau
card-kd = roi de carreau
card-ah = as de cœur
card-2h = 2 de cœur
card-3h = 3 de cœur
card-4h = 4 de cœur
card-5h = 5 de cœur
card-6h = 6 de cœur
card-7h = 7 de cœur
card-8h = 8 de cœur
card-9h = 9 de cœur
card-10h = 10 de cœur
card-jh = valet de cœur
card-qh = dame de cœur
card-kh = roi de cœur
card-as = as de pique
card-2s = 2 de pique
card-3s = 3 de pique
card-4s = 4 de pique
card-5s = 5 de pique
card-6s = 6 de pique
card-7s = 7 de pique
card-8s = 8 de pique
card-9s = 9 de pique
card-10s = 10 de pique
card-js = valet de pique
card-qs = dame de pique
card-ks = roi de pique
