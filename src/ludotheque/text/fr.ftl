# Les mots communs à tous les jeux, en français.
list-none = rien
list-and = { $first } et { $last }
player = Joueur { $number }

decimal-point = ,
bot-names = Ada, Basile, Chloé, Diego, Elsa, Félix, Greta, Hugo, Iris, Jonas

level-random = hasard
level-easy = facile
level-greedy = glouton

# La ligne de commande : ce qui ne va pas dans les arguments.
cli-no-language = il n’y a pas de langue { $lang } ; il y a { $known }
cli-no-game = aucun jeu ne s’appelle { $game } ; il y a { $games }
cli-no-rule = { $game } n’a pas de règle { $rule } ; `rules` seul en donne la liste
cli-no-level = aucun robot ne s’appelle { $level } ; il y a { $levels }
cli-seats = { $title } se joue de { $least } à { $most }, pas à { $seats }
cli-seat = il n’y a pas de place { $seat } à une table de { $seats }
cli-humans = à une table de { $seats }, il peut y avoir de 0 à { $seats } personnes, pas { $humans }
cli-names = donnez au plus { $count ->
    [one] { $count } nom
   *[other] { $count } noms
}, tous différents : les robots apportent le leur
cli-name = un nom compte de 1 à { $longest } caractères imprimables, ce que « { $name } » ne fait pas
cli-option-pair = une option s’écrit nom=valeur, et non { $said }
cli-option-first = qui commence se dit avec --first
cli-option-name = { $title } n’a pas d’option { $option } ; il y a { $known }
cli-option-value = l’option { $option } vaut, au choix, { $values } ; mais pas { $said }
cli-first = qui commence est « random » (au hasard) ou une place de 1 à { $seats }, pas { $said }
cli-seed = une graine est un nombre entier de 0 à 2**96 - 1
cli-file = { $file } : { $reason }
cli-not-text = ce fichier n’est pas du texte
cli-large = { $file } est trop gros pour venir d’ici
cli-exists = { $file } existe déjà, et une partie enregistrée n’écrase jamais rien
cli-no-folder = il n’y a pas de dossier { $folder }
cli-nothing-left = il n’y a aucune partie à reprendre

# L’étagère.
cli-players = de { $least } à { $most } joueurs
cli-minutes = { $minutes } minutes
cli-by = Un jeu de { $designers }, édité par { $publisher }.
cli-unofficial = Ces versions ne sont pas officielles ; elles sont l’œuvre de gens qui aiment ces jeux. Si vous les aimez aussi, achetez la boîte.
cli-menu = À quoi joue-t-on ? Tapez un numéro.

# Les parties laissées en plan.
cli-left = { $count ->
    [one] Vous avez laissé une partie en plan :
   *[other] Vous avez laissé des parties en plan :
}
cli-left-match = { $title } : { $players } ; { $moves ->
    [0] aucun coup joué
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}, { $when }
cli-new = une nouvelle partie
cli-which = Laquelle reprendre ? [1]
cli-which-again = Tapez un numéro de 1 à { $count }.
cli-cannot-resume = Cette partie ne peut pas être reprise : { $reason }. Elle reste dans { $file }.
cli-saved = La partie est sauvegardée : `ludotheque play { $game }` la reprend.
cli-not-saved = (Cette partie ne peut pas être sauvegardée : { $reason }.)
cli-recorded = La partie est enregistrée dans { $file } ; `ludotheque replay` la remontre.
cli-not-recorded = La partie n’a pas pu être enregistrée : { $reason }.

# À la table.
cli-many = { $count } coups sont possibles : tapez le vôtre, ou `liste` pour les voir tous.
cli-footer = ? aide · pourquoi … · règles · journal · conseil · table · quitter
cli-curtain = Le clavier passe à { $name }. Que personne d’autre ne regarde !
cli-ready = Appuyez sur Entrée quand vous y êtes.
cli-unknown = « { $said } » n’est pas un coup que je connais. Tapez ? pour l’aide.
cli-alike = « { $said } » peut vouloir dire ceci ; tapez le numéro.
cli-refused = { $move } : ce n’est pas permis.
cli-forbidden = Ce n’est pas permis.
cli-allowed = C’est permis.
cli-why = Tapez un coup après `pourquoi` pour savoir quelle règle l’interdit.
cli-rules = `règles` suivi d’un identifiant, ou d’un mot d’un titre, montre cette règle.
cli-hint = Le robot { $level }, qui voit ce que vous voyez, choisirait : { $move }.
cli-help = En plus des coups, vous pouvez taper
    ?              cette aide
    pourquoi COUP  si un coup est permis et, sinon, quelle règle l’interdit
    règles         la liste des règles ; `règles` et un identifiant ou un mot en montre une
    journal        tout ce qui s’est passé
    conseil        ce qu’un robot ferait à votre place
    liste          tous les coups possibles, avec un numéro pour les choisir
    table          la table, encore une fois
    quitter        partir ; la partie est sauvegardée et le prochain `play` propose de la reprendre
cli-ruling = Notre interprétation.
cli-house = Notre valeur.

# La fin.
cli-won = { $count ->
    [one] Victoire de { $names }.
   *[other] { $names } se partagent la victoire.
}
cli-place = Rang
cli-player = Joueur
cli-points = Points

# Revoir une partie.
cli-step = Coup { $step } sur { $last }
cli-spectator = comme on la voit de loin
cli-eyes = par les yeux de { $name }
cli-step-keys = → suivant · ← précédent · a début · z fin · 1–{ $seats } par les yeux d’un joueur · 0 de loin · q quitter

# Simuler.
cli-sim-head = { $title }, { $seats } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ({ $speed } par seconde)
cli-sim-setup = { $options }, à partir de la graine { $seed }
cli-sim-stopped = Arrêté après { $games } parties sur { $wanted }.
cli-sim-bot = Robot
cli-sim-seat = Place
cli-sim-won = Parties gagnées, intervalle à 95 %
cli-sim-fair = Part équitable
cli-sim-score = Score moyen, intervalle à 95 %
cli-sim-length = Décisions par partie : { $decisions }
