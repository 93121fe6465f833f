# Les mots communs à tous les jeux, en français.
list-none = rien
list-and = { $first } et { $last }
player = Joueur { $number }
