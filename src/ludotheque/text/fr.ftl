# Les mots communs à tous les jeux, en français.
list-none = rien
list-and = { $first } et { $last }
player = Joueur { $number }

decimal-point = ,
percent = { $number } %
bot-names = Ada, Basil, Cleo, Diego, Elsa, Felix, Greta, Hugo, Iris, Jonas

# Les niveaux des robots, du plus faible au plus fort ; d’anciens enregistrements disent greedy pour medium.
level-random = hasard
level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-trained = entraîné
level-greedy = moyen

# Pourquoi quelque chose est refusé : les jeux, les tables et leurs options.
error-lesson = ce n’est pas une leçon : { $detail }
error-game = jeu inconnu : { $game } ; au choix : { $games }
error-games-folder = il n’y a pas de dossier { $folder }
error-game-folder = META.name est { $name }, mais son dossier est { $folder }
error-game-entry = META.name est { $name }, mais son point d’entrée est { $entry }
error-game-file = le jeu { $game } ne se charge pas (il manque { $file }) ; lancez `{ $check }`
error-game-line = le jeu { $game } ne se charge pas ({ $file }, ligne { $line } : { $fault }) ; lancez `{ $check }`
error-game-broken = le jeu { $game } ne se charge pas ({ $file } : { $fault }) ; lancez `{ $check }`
error-language = langue inconnue : { $lang } ; au choix : { $known }
error-level = niveau de robot inconnu : { $level } ; au choix : { $levels }
error-not-simultaneous = personne ne choisit en même temps à { $title } : prenez env, pas parallel_env
error-illegal-option = illegal vaut end ou raise, pas { $said }
error-render-mode = un mode de rendu est ansi ou rgb_array, pas { $said }
error-serve-bots = un serveur propose toujours les niveaux ; --bots ajoute des robots entraînés, sous la forme policy:FICHIER, et { $said } n’en est pas un
error-policy-none = il n’y a pas de fichier { $file }
error-policy-file = { $file } n’est pas une politique apprise
error-policy-game = { $file } est une politique pour { $game }, pas pour { $title }
error-policy-table = { $file } est une politique pour { $seats } joueurs, avec les pièces de la boîte
error-bots = une table de { $seats } prend de 1 à { $seats } robots, pas { $count }
error-other-bots = { $seats ->
    [one] il y a une seule autre place : donnez un robot, pas { $count }
   *[other] il y a { $seats } autres places : donnez de 1 à { $seats } robots, pas { $count }
}
error-whole = { $name } doit être un nombre entier, au moins 1, et non { $said }
error-extra = il faut un paquet de plus, { $package } : pip install "ludotheque[{ $extra }]"
error-tournament-bots = un tournoi demande au moins deux robots différents
error-tournament-file = { $file } ne contient pas les parties d’un tournoi ; choisissez un autre fichier
error-tournament-other = { $file } contient un autre tournoi (robots, places, options, graine ou règles diffèrent) ; choisissez un autre fichier
error-tournament-busy = un autre tournoi écrit dans { $file }
error-cluster-unreachable = aucun ordonnanceur Dask ne répond à { $address }
error-cluster-version = une machine de la grappe n’a pas Ludothèque, ou pas la même version qu’ici ; installez la même partout
error-cluster-died = la grappe a perdu { $count } processus sur les mêmes parties ; voyez leurs journaux
error-players = { $title } se joue de { $least } à { $most }, pas à { $said }
error-players-exactly = { $title } se joue à { $most }, pas à { $said }
error-seat = il n’y a pas de place { $seat } à une table de { $seats } (on compte à partir de 0)
error-seed = une graine est un nombre entier de 0 à 2**96 - 1
error-option-name = { $title } n’a pas d’option { $option } ; il y a { $known }
error-option-value = l’option { $option } doit valoir, au choix, { $allowed }, et non { $said }
error-option-seats = l’option { $option } ne vaut que pour les tables de { $players }

# Un coup qui n’est pas permis, pour les programmes : ce qui a été dit, par qui, et ce que dit la règle.
illegal-rule = « { $move } » n’est pas permis à la place { $seat } maintenant : { $says } ({ $id })
illegal-id = « { $move } » n’est pas permis à la place { $seat } maintenant ({ $id })
illegal-unknown = « { $move } » n’est pas un coup de { $title }

# Les enregistrements et les parties sauvegardées.
error-review-late = le serveur est trop occupé pour cette analyse ; redemandez-la plus tard, elle reprendra où elle en est
error-record = ce n’est pas un enregistrement de partie
error-record-json = ce n’est pas un enregistrement de partie (ce n’est pas du JSON)
error-record-format = ce n’est pas un enregistrement de partie (format doit valoir { $format } au plus)
error-record-seed = ce n’est pas un enregistrement de partie (seed doit être un nombre entier)
error-record-start = ce n’est pas un enregistrement de partie (start doit être une position)
error-record-luck = ce n’est pas un enregistrement de partie (luck est inconnu, ou n’a pas de start)
error-record-seed-start = ce n’est pas un enregistrement de partie (il a à la fois seed et start)
error-record-options = ce n’est pas un enregistrement de partie (options doit donner des noms et des valeurs)
error-record-moves = ce n’est pas un enregistrement de partie (moves doit être une liste)
error-record-move = ce n’est pas un enregistrement de partie (chaque coup doit être une place et un nombre)
error-record-missing = ce n’est pas un enregistrement de partie (il manque { $field })
error-record-long = cet enregistrement a plus de { $most } coups
error-record-rules = cet enregistrement suit la version { $version } des règles de { $title }, et voici la version { $current }
error-record-sheet = cet enregistrement a été joué avec une autre fiche que celle qu’il contient
error-record-illegal = le coup { $number } de cet enregistrement n’est pas permis : { $move }, à la place { $seat } (règle { $id })
error-record-result = le résultat de cet enregistrement n’est pas celui auquel mènent ses coups
error-branch-running = on ne peut rejouer qu’à partir d’une partie terminée : cet enregistrement s’arrête avant la fin
error-branch-step = il n’y a rien à choisir à ce moment de la partie : ses coups sont numérotés de 0 à { $last }
error-branch-move = ce coup n’est pas possible à cet endroit
error-review-running = seule une partie terminée peut être analysée : cet enregistrement s’arrête avant la fin
error-review-level = il n’y a pas d’analyse « { $level } » ; les niveaux sont { $levels }
error-puzzles = la ligne { $line } de { $file } de { $game } n’est pas un problème ({ $detail })
error-save-large = ce n’est pas une partie sauvegardée (le fichier est trop gros)
error-save-json = ce n’est pas une partie sauvegardée (ce n’est pas du JSON)
error-save-format = ce n’est pas une partie sauvegardée (save doit valoir { $format })
error-save-players = ce n’est pas une partie sauvegardée (il manque les noms)

# Les positions.
error-position = cette position n’est pas possible : { $reason }
error-position-game = ce n’est pas une position de { $title }
error-position-rules = cette position suit la version { $version } des règles, et voici la version { $current }
error-position-parts = ce n’est pas une position : il faut seats, options, sheet_text et state
error-position-fields = l’état d’une position a exactement ces parties : { $fields }
error-position-names = { $field } doit être une liste de noms
error-position-piece = { $field } n’a pas de pièce nommée { $item }
error-position-twice = { $field } a deux fois { $item }
error-position-number = { $field } doit être un nombre entier, pas { $item }
error-position-lists = { $field } doit être { $count } listes de noms
error-position-length = { $field } doit être une liste de { $count }
error-position-rng = { $field } doit être quatre mots de 32 bits

# Les fichiers, les serveurs et ce qui vient d’ailleurs.
error-file = { $file } : { $reason }
error-system-missing = aucun fichier ni dossier de ce nom
error-system-denied = accès refusé
error-system-folder = c’est un dossier
error-system-no-folder = une partie du chemin n’est pas un dossier
error-system-exists = cela existe déjà
error-system-full = le disque est plein
error-system-read-only = rien ne peut y être écrit
error-system-name = le nom est trop long
error-system-in-use = déjà utilisé
error-system-address = cette machine n’a pas cette adresse
error-system-silent = rien ne répond
error-system-other = erreur système { $code }
error-port = le port { $port } de { $host } ne peut pas servir : { $reason }
error-server-folder = un autre serveur utilise { $folder }
error-settings-toml = { $file } : ce n’est pas du TOML
error-settings-name = { $file } : réglage inconnu : { $name } ; au choix : { $known }
error-settings-text = { $file } : { $name } doit être un texte, pas { $said }
error-settings-whole = { $file } : { $name } doit être un nombre entier, pas { $said }
error-settings-number = { $file } : { $name } doit être un nombre, pas { $said }
error-settings-negative = { $file } : { $name } doit valoir au moins 0, pas { $said }
error-settings-level = { $file } : { $name } doit être un niveau de robot, pas { $said } ; au choix : { $known }
error-settings-list = { $file } : { $name } doit être une liste de textes, pas { $said }
error-store = { $file } n’est pas une base de données de Ludothèque
error-store-driver = PostgreSQL demande un paquet de plus : pip install "ludotheque[{ $extra }]"
error-store-newer = { $file } a été écrit par une version plus récente de Ludothèque (version { $version }, celle-ci lit jusqu’à { $known })
error-store-unreachable = la base de données est injoignable : { $reason }
error-store-broken = { $file } est endommagé. `ludotheque store copy` sauve toutes les tables encore lisibles
error-store-dump = PostgreSQL a ses propres outils pour cela : pg_dump et pg_restore
error-store-damaged = la table est illisible
error-store-missing = il n’y a pas de tables ici : { $file } n’existe pas
error-store-no-table = il n’y a pas de table « { $table } » ici
error-store-busy = la table { $table } change sans cesse ; essayez encore
error-admin-address = « { $said } » n’est pas une adresse, comme 192.0.2.7 ou 192.0.2.0/24
error-store-not-empty = la table { $table } est déjà là ; copiez vers une base vide
error-store-copied-otherwise = la table { $table } est différente après la copie ; rien n’a changé à l’origine
error-file-exists = { $file } existe déjà
error-store-url = « { $said } » n’est pas l’adresse d’une base PostgreSQL, comme postgresql://utilisateur@machine/base
error-nodes-store = plusieurs nœuds ont besoin d’une base commune : --store postgresql://…
error-nodes-system = ce système ne permet pas plusieurs nœuds
error-message = le message n’a pas pu être lu ({ $detail })
error-too-much = c’est trop gros, ou trop long à lire
error-unreadable = cela ne peut pas être lu ici

# Les fiches.
error-sheet-line = ligne { $line } de la fiche : { $reason }
error-sheet-wrong = cette fiche n’est pas valide : { $reason }
error-sheet-toml = cette fiche n’est pas du TOML : voir ligne { $line }
error-sheet-table = il n’y a pas de { $item } dans la fiche de ce jeu ; au choix : { $allowed }
error-sheet-key = { $kind } n’a pas de { $key } ; il y a { $allowed }
error-sheet-twice = { $item } apparaît deux fois
error-sheet-missing = il manque { $item }
error-sheet-unknown = « { $item } » n’existe pas ici ; au choix : { $allowed }
error-sheet-one-of = { $key } doit valoir, au choix, { $allowed }
error-sheet-number = { $key } doit être un nombre entier de { $least } à { $most }
error-sheet-word = { $key } doit être un mot court : minuscules, chiffres, - et _
error-sheet-too-few = { $count }, c’est trop peu : il en faut au moins { $needed }
error-sheet-too-many = { $count }, c’est trop : { $most } au plus

# La ligne de commande : ce qui ne va pas dans les arguments.
cli-no-rule = { $game } n’a pas de règle { $rule } ; `{ $command }` en donne la liste
cli-rules-game = Pour lire les règles d’un jeu : `{ $command }`, puis son nom.
cli-bots-many = { $count ->
    [0] il n’y a pas de robot ici : enlevez --bots
    [one] il y a 1 robot : donnez 1 niveau, pas { $levels }
   *[other] il y a { $count } robots : { $count } niveaux au plus, pas { $levels }
}
cli-names = un nom par personne, tous différents : { $count ->
    [0] seuls des robots jouent ici
    [one] 1 personne joue
   *[other] { $count } personnes jouent
}
cli-name = un nom doit avoir de 1 à { $longest } caractères imprimables, et non « { $name } »
cli-option-pair = une option s’écrit nom=valeur, et non { $said }
cli-option-first = choisissez qui commence avec --first
cli-first = --first prend « random » (au hasard) ou une place de 1 à { $seats }, pas { $said }
cli-not-text = ce fichier n’est pas du texte
cli-large = { $file } est trop gros pour un fichier de Ludothèque
cli-exists = { $file } existe déjà et ne sera pas écrasé
cli-no-folder = il n’y a pas de dossier { $folder }
cli-nothing-left = il n’y a pas de partie en cours

# La ligne de commande : l’aide.
metavar-game = JEU
metavar-rule = RÈGLE
metavar-file = FICHIER
metavar-record = ENREGISTREMENT
metavar-name = NOM
metavar-folder = DOSSIER
metavar-level = NIVEAU
metavar-value = VALEUR
metavar-seat = PLACE
metavar-address = ADRESSE
metavar-command = COMMANDE
help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-lang = la langue ; sinon, celle de votre système
help-help = montrer cette aide
help-version = montrer la version
help-completion = laisser la touche Tab compléter commandes et jeux dans votre shell
cli-completion-shell = la touche Tab peut compléter dans { $shells }, pas dans { $shell }
cli-completion = Dès le prochain terminal, { $shell } complète commandes et jeux (voir { $file }).
help-ludotheque = Jouer à de petits jeux de société dans le terminal et dans le navigateur, lire leurs règles, les étudier.
    Sans commande, les jeux s’ouvrent dans votre navigateur. Chaque commande a son aide : { $command } play --help.
    Ces versions de jeux édités ne sont pas officielles : si un jeu vous plaît, achetez la boîte.
help-play = jouer dans le terminal, à plusieurs au même clavier et avec des robots
help-games = lister les jeux : nombre de joueurs, durée, options, auteurs
help-learn = apprendre un jeu en 3 minutes, en jouant
help-solve = résoudre le problème du jour, ou autant que vous voulez : trouver le meilleur coup, puis voir ce que vaut chacun
help-rules = lire les règles d’un jeu, ou l’une d’elles ; nos interprétations sont signalées
help-sheet = afficher la fiche d’un jeu, à copier et à changer : { $command } sheet JEU > la_mienne.toml
help-replay = revoir une partie, coup par coup ou d’une traite
help-serve = ouvrir des tables : jouer dans le navigateur avec des amis et des robots
help-admin = pour qui gère un serveur : exclure des adresses, les mettre en sourdine, fermer des tables
help-store = prendre soin des tables d’un serveur : les vérifier, sauvegarder, restaurer, copier, ou effacer les plus anciennes
help-simulate = faire jouer beaucoup de parties à des robots et montrer combien chacun en gagne, avec des intervalles à 95 % ; Ctrl-C arrête et montre les résultats obtenus
help-tournament = chercher le meilleur robot : les mêmes donnes pour toutes les tablées, un classement, et combien de parties trancheraient ce qui reste ouvert ; arrêtez à tout moment, la même commande reprend
help-report = savoir si un jeu est équilibré : places, durée, meneur, points, choix, et ce que coûte de se passer de l’un d’eux ; une page avec des graphiques, et les chiffres en CSV
help-verify = vérifier qu’un enregistrement est régulier, mène à son résultat, et que la donne avait été scellée d’avance
help-check = vérifier qu’un jeu est complet et correct : fichiers, textes, règles et robots
help-new = créer un petit jeu qui marche, à développer
help-game = un jeu ; ses premières lettres suffisent (voir : { $command } games)
help-play-game = un jeu ; sans lui, un menu propose de choisir
help-seats = à combien on joue (4, si le jeu le permet)
help-option = une option du jeu ; à répéter pour plusieurs
help-first = qui commence : une place, comptée à partir de 1, ou random (au hasard)
help-own-sheet = votre propre fiche (voir : { $command } sheet)
help-humans = combien de personnes se partagent ce clavier (1) ; des robots prennent les autres places
help-play-bots = comment jouent les robots : beginner, easy, medium, hard ou expert (medium) ; donnez-en plusieurs pour les mêler
help-name = le nom d’une personne ; à répéter pour plusieurs
help-seed = la graine : même nombre, même donne
help-record = où écrire l’enregistrement de la partie
help-new-game = commencer une nouvelle partie, sans proposer celles en cours
help-resume = reprendre votre dernière partie en cours
help-auto-pass = passer à ma place quand je ne peux rien faire d’autre ; les autres peuvent deviner pourquoi
help-rule = l’identifiant d’une règle, un bout de celui-ci ou un mot de son titre
help-games-folder = un dossier contenant d’autres jeux ; à répéter pour plusieurs
help-list = seulement la liste des règles et de leurs identifiants
help-simulate-bots = quels robots jouent : des niveaux qui alternent aux places (medium,random)
help-games-count = combien de parties (1000)
help-jobs = combien de processus (1) ; les chiffres n’en dépendent pas
help-cluster = jouer plutôt sur une grappe Dask : l’adresse de son ordonnanceur, comme tcp://hote:8786 ; les chiffres restent les mêmes
help-tournament-bots = quels robots s’affrontent : des niveaux, séparés par des virgules (les trois plus faibles)
help-tournament-games = combien de parties (1000), arrondi à des donnes entières
help-tournament-records = où garder les parties, une ligne de JSON chacune, et d’où continuer (ici, un fichier au nom du jeu, des places et des robots)
help-tournament-seed = la graine de la première donne (0) ; on ajoute 1 à chaque suivante
help-report-seats = combien de joueurs : un nombre, ou plusieurs séparés par des virgules (tous ceux que le jeu permet)
help-report-bots = le niveau de tous les robots (medium)
help-report-games = combien de parties à chaque table (400)
help-report-probes = combien de parties rejouer avec une personne qui s’abstient de quelque chose (200) ; 0 pour aucune
help-report-set = une option d’une seconde version, à comparer à la première
help-report-sheet = la fiche d’une seconde version, à comparer à la première
help-report-to = où écrire la page (ici, un fichier au nom du jeu) ; le CSV va à côté
help-simulate-seed = la graine de la première partie (0) ; on ajoute 1 à chaque suivante
help-json = écrire aussi les chiffres en JSON
help-review = analyser une partie terminée : ce qui l’a décidée, la part de la chance et celle du talent ; Ctrl-C arrête, et la même commande reprend
help-review-record = l’enregistrement d’une partie terminée
help-review-seat = de qui montrer les erreurs (de tous)
help-review-level = combien de parties imaginer par décision (full)
help-review-seed = la graine des parties imaginées (0)
help-review-html = écrire aussi l’analyse comme une page autonome
help-puzzles = chercher des problèmes dans des parties simulées : des positions où un coup est nettement le meilleur et n’est pas le plus évident ; Ctrl-C arrête, et la même commande reprend
help-puzzles-count = combien (100)
help-puzzles-seed = la graine des parties simulées et imaginées (0)
help-puzzles-to = où les écrire, en lignes JSON (ici, un fichier au nom du jeu)
help-solve-puzzle = l’identifiant d’un problème (celui du jour)
help-replay-file = l’enregistrement d’une partie
help-seat = vu par quelle place, comptée à partir de 1 ; sinon, par le public
help-all = montrer toute la partie d’une traite
help-check-game = un jeu, ou le dossier d’un jeu en cours d’écriture
help-matches = parties à chaque table (1)
help-tests = le dossier des tests du jeu, s’il n’est pas à côté du jeu
help-quick = une table par nombre de joueurs
help-write = écrire plutôt les parties témoins, empreintes et dénombrements de ses tests
help-new-name = des minuscules, des chiffres et des tirets bas
help-new-folder = créer un projet à part dans ce dossier ; sinon, le jeu va dans cette copie des sources
help-verify-record = l’enregistrement d’une partie, à une table ou dans le terminal
help-commitment = le sceau que la table montrait avant le premier coup, ou son début
help-share = une part que votre page a ajoutée à la donne ; répétez l’option pour plusieurs places
help-host = l’adresse où écouter (127.0.0.1) ; 0.0.0.0 pour tout votre réseau
help-port = le port (8420 ou, s’il est pris, n’importe lequel de libre) ; 0 pour n’importe lequel de libre
help-data = où garder les tables (avec vos autres parties)
help-settings = réglages, en TOML
help-store-url = une base PostgreSQL pour les tables, partagée par plusieurs serveurs (un fichier dans le dossier des données)
help-store-action = ce qu’il faut faire
help-admin-action = ban ou unban, mute ou unmute pour une adresse ; close pour une table ; list pour tout voir
help-admin-about = une adresse ou un réseau (192.0.2.7, 192.0.2.0/24) ; pour close, l’identifiant ou le lien d’une table
help-store-first = backup : le fichier à écrire ; restore : le fichier à lire ; copy : le dossier ou la base d’où copier ; prune : oublier les tables inactives depuis tant de jours
help-store-second = copy : le dossier ou la base où copier
help-serve-bots = proposer aussi des robots entraînés, sous la forme policy:FICHIER, séparés par des virgules ; demande ludotheque[research]
help-nodes = combien de processus servent (1) ; plus d’un demandent --store
help-proxy-headers = se fier à X-Forwarded-For d’un proxy de cette machine
help-open = ouvrir la page dans votre navigateur, même si le serveur tourne déjà

cli-arg-missing = il manque { $names }.
cli-arg-unknown = argument inconnu : { $said }.
cli-arg-value = il manque une valeur après { $name }.
cli-arg-flag = { $name } ne prend pas de valeur.
cli-arg-command = commande inconnue : { $said }.
cli-arg-near = Vouliez-vous dire { $names } ?
cli-arg-help = Voir : { $command } --help
cli-whole = { $name } demande un nombre entier de { $least } à { $most }, pas { $said }
cli-published = Édité par { $publisher }.

# L’étagère.
cli-players = de { $least } à { $most } joueurs
cli-players-just = { $count } joueurs
cli-minutes = { $minutes } minutes
cli-by = Un jeu de { $designers }, édité par { $publisher }.
cli-traditional = Un jeu traditionnel.
cli-unofficial = Ces versions ne sont pas officielles ; elles sont l’œuvre de gens qui aiment ces jeux. Si vous les aimez aussi, achetez la boîte.
cli-menu = À quoi voulez-vous jouer ? Tapez un numéro.

# Les parties en cours.
cli-left = { $count ->
    [one] Vous avez une partie en cours :
   *[other] Vous avez des parties en cours :
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
cli-saved = Partie sauvegardée. Pour la reprendre : `{ $command }`
cli-not-saved = (Cette partie ne peut pas être sauvegardée : { $reason }.)
cli-recorded = La partie est enregistrée. Pour la revoir : { $command }
cli-not-recorded = L’enregistrement de la partie n’a pas pu être écrit : { $reason }.

# À la table.
cli-people = Au clavier : { $names }.
cli-bots = Robots ({ $level }) : { $names }.
cli-uncompiled = Cette copie n’est pas compilée : ici, l’expert réfléchit jusqu’à { $seconds } secondes et voit moins loin.
cli-many = { $count } coups sont possibles. Tapez le vôtre, par exemple `{ $example }`, ou `liste` pour choisir par numéro.
cli-numbers = Vos coups :
cli-typed-help = Tapez un coup par son numéro dans la liste, ou dans les mots du jeu, par exemple `{ $example }`.
cli-footer = ? aide · liste · pourquoi … · règles · journal · conseil · table · annuler · quitter
cli-curtain = Le clavier passe à { $name }. Les autres, ne regardez pas !
cli-ready = Appuyez sur Entrée quand vous y êtes.
cli-unknown = Coup inconnu : { $said }. Tapez ? pour l’aide.
cli-alike = { $count ->
    [one] Vouliez-vous dire ceci ? Tapez son numéro.
   *[other] Vouliez-vous dire l’un de ces coups ? Tapez son numéro.
}
cli-refused = { $move } : ce n’est pas permis.
cli-forbidden = Ce n’est pas permis.
cli-allowed = C’est permis.
cli-why = Tapez un coup après `pourquoi` pour savoir quelle règle l’interdit.
cli-rules = `règles` suivi d’un identifiant, ou d’un mot d’un titre, montre cette règle.
cli-undo-none = Vous ne pouvez annuler que votre dernier coup, et seulement tant que personne d’autre n’a joué.
cli-hint = Conseil : { $move }.
cli-hint-value = Résultat estimé, de 0 (dernière place) à 100 (première place, sans partage) : { $value } ± { $error }.
cli-hint-else = Ou bien : { $move } ({ $value } ± { $error }).
cli-help = En plus des coups, vous pouvez taper
    ?              cette aide
    pourquoi COUP  si un coup est permis et, sinon, quelle règle l’interdit
    règles         la liste des règles ; ajoutez un identifiant ou un mot pour en voir une
    journal        ce qui s’est passé jusqu’ici
    conseil        ce qu’un robot ferait à votre place
    liste          tous vos coups, avec un numéro pour les choisir
    table          la table, encore une fois
    annuler        annuler votre dernier coup, si personne n’a joué depuis et s’il n’a rien révélé
    quitter        partir ; la partie est sauvegardée, et le prochain `play` propose de la reprendre
cli-ruling = Notre interprétation.
cli-house = Valeur maison.

# La fin.
cli-won = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}
cli-place = Rang
cli-player = Joueur
cli-points = Points

# Revoir une partie.
cli-learn-do = À vous : { $move } (tapez-le, ou appuyez sur Entrée)
cli-learnt = Pour jouer : { $command }
cli-no-lesson = pas de leçon pour { $game } ; au choix : { $games }
cli-step = Coup { $step } sur { $last }
cli-spectator = vu par le public
cli-eyes = vu par { $name }
cli-step-made = { $name } : { $move }
cli-step-keys = → suivant · ← précédent · a début · z fin · w pourquoi ce coup · 1–{ $seats } vu par une place · 0 vu par le public · q quitter

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

# Analyser.
review-head = { $title }, { $moves } coups analysés
review-worlds = { $worlds } parties imaginées par estimation ; ± est un intervalle à 95 %
review-result = Résultat
review-start = Au départ
review-luck = Chance
review-draws = dont donne et pioches
review-own = Ses décisions
review-others = Celles des autres
review-costliest = Les décisions les plus coûteuses
review-flawless = Aucune erreur nette n’a été trouvée.
review-mistake = Coup { $number }, { $name } : { $made }. Mieux : { $best } (+{ $cost } ± { $error } de chances de gagner)
review-doubtful = Coup { $number }, { $name } : { $made }. Peut-être mieux : { $best } (+{ $cost } ± { $error } de chances de gagner)
review-title = Analyse d’une partie de { $title }
review-curve = Les chances de gagner de chacun, d’après ce que tout le monde voyait
review-sources = D’où viennent les résultats
review-decided = Les moments décisifs
review-axis = coups
review-point = Après le coup { $number } : { $chances }
review-list-made = Joué
review-list-best = Mieux
review-list-cost = Coût
review-list-move = Coup
review-about = Ce que les décisions ont fait et coûté est estimé d’après ce que savait la personne qui les a prises : les cartes inconnues sont redistribuées, et des robots jouent la suite. La chance est ce qu’aucune décision n’explique : la donne, les pioches et ce que cachaient les cartes inconnues. Résultat − départ = chance + décisions.
cli-review-stopped = Arrêté après { $done } étapes sur { $total } ; la même commande reprend à cet endroit.
# Les problèmes.
cli-puzzle = { $title }, problème { $id } : vous êtes { $name }
cli-puzzle-ask = Quel est le meilleur coup ? Tapez-le, ou son numéro.
cli-puzzle-right = Oui, c’est le meilleur coup : { $move }.
cli-puzzle-obvious = { $move } : c’est le coup évident, mais il réduit vos chances de gagner de { $cost } points de pourcentage.
cli-puzzle-wrong = { $move } n’est pas le meilleur coup : il réduit vos chances de gagner de { $cost } points de pourcentage.
cli-puzzle-far = { $move } n’est pas parmi les meilleurs coups.
cli-puzzle-best = Le meilleur : { $move }.
cli-puzzle-usual = Le coup évident ({ $move }) réduit vos chances de gagner de { $cost } points de pourcentage.
cli-puzzle-worth = Vos chances de gagner après chaque coup, sur de nombreuses donnes de tout ce que vous ne voyez pas (± est un intervalle à 95 %) :
cli-puzzle-again = Revoir ce problème : { $command }
cli-puzzle-next = Entrée pour le problème suivant, quitter pour partir :
cli-no-puzzles = pas de problèmes pour ce jeu ; au choix : { $games }
cli-no-puzzle = il n’y a pas de problème { $id }
cli-puzzles-found = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
 } dans { $file }, tirés de { $matches } parties simulées. Sur { $decisions } décisions examinées, { $clear } semblaient nettes ; un second examen avec d’autres donnes n’en a pas confirmé { $failed }.
cli-puzzles-stopped = Arrêté ; la même commande reprend à cet endroit.

# Tournois.
cli-tournament-head = { $title }, { $seats } joueurs : { $games } parties, { $deals ->
    [one] une donne jouée
   *[other] { $deals } donnes jouées chacune
} par { $lineups } tablées
cli-tournament-resumed = { $games ->
    [one] Une partie est déjà dans { $file }.
   *[other] { $games } parties sont déjà dans { $file }.
}
cli-tournament-records = Les parties sont dans { $file }, une par ligne.
cli-tournament-stopped = Arrêté après { $games } parties sur { $wanted }. La même commande reprend ici.
cli-tournament-fair = Des robots de même force gagneraient { $fair } de leurs parties, une sur { $seats }. Intervalles à 95 % ; les parties d’une même donne comptent pour une.
cli-tournament-rating = Niveau
cli-tournament-won = Victoires par place
cli-tournament-score = Score moyen
cli-tournament-pair = À la même table
cli-tournament-ahead = Le premier devant
cli-tournament-decided = tranché
cli-tournament-more = ouvert : environ { $games } parties de plus trancheraient
cli-tournament-few = ouvert : une seule donne en dit trop peu
cli-tournament-level = ouvert : trop serré pour trancher

# Rapports d’équilibre.
cli-report-head = { $title } : { $games } parties à chaque table, robots : { $level }
cli-report-written = Le rapport est dans { $page }, ses chiffres dans { $table }.
cli-report-stopped = Arrêté ; aucun rapport n’a été écrit.
cli-report-watch = { $title }, { $seats } joueurs
cli-report-probe = { $title }, { $seats } joueurs, en s’abstenant
report-title = { $title } : le jeu est-il équilibré ?
report-facts = { $games } parties pour chaque nombre de joueurs ({ $counts }), robots à toutes les places (niveau : { $level }), version { $version } des règles, à partir de la graine { $seed }. Points et nombres sont donnés avec leur intervalle à 95 %.
report-plain = le jeu tel quel
report-sheet = votre fiche
report-seat = place { $number }
report-players = { $count } joueurs
report-quoted = « { $text } »
report-tenth = dixième { $number } de la partie
report-figures = Les chiffres
report-column-what = Quoi
report-column-measure = Mesure
report-column-figure = Chiffre, intervalle à 95 %
report-column-change = Écart
report-axis-won = parties gagnées, %
report-axis-points = points
report-axis-played = part de la partie jouée, %
report-axis-chosen = choisi si possible, %
report-axis-worth = victoires, écart en points
report-axis-probe-won = victoires, écart en points
report-axis-probe-points = écart de score
report-table-decisions = décisions par partie
report-table-points = score individuel
report-table-winner = score du gagnant
report-table-margin = avance du gagnant sur le suivant
report-table-changes = changements de meneur
report-table-shared = parties à égalité en tête
report-table-settled = part de la partie avant que le gagnant mène pour de bon
report-seat-won = parties gagnées
report-seat-points = score moyen
report-length-games = parties, %
report-lead-ahead = qui mène aux points gagne
report-lead-likely = le favori du robot gagne
report-source-winners = gagnants
report-source-others = les autres
report-choice-times = fois par personne et par partie
report-choice-chosen = choisi quand c’est possible
report-choice-worth = parties gagnées, choisi ou non
report-probe-won = parties gagnées
report-probe-points = score

report-out = Ce qui ressort
report-out-chance = Un intervalle sur vingt se trompe par hasard, et il y en a beaucoup ici : les petites surprises ne sont que des indices.
report-out-nothing = Rien : aucune place n’est nettement devant, et s’abstenir de quoi que ce soit ne change rien de clair.
report-out-seat = À { $players } joueurs, la { $seat } gagne { $won } des parties ; sa juste part est de { $fair }.
report-out-without = « { $choice } » : qui ne le fait jamais gagne moins souvent, de { $won }.
report-out-better-without = « { $choice } » : qui ne le fait jamais gagne plus souvent, de { $won }. Soit les robots le surestiment, soit c’est un piège.
report-out-unused = Possible, mais presque jamais choisi par ces robots : { $choices }.
report-out-change = La seconde version change, à { $players } joueurs, « { $measure } » de { $change }.
report-out-no-change = La seconde version ne change clairement ni les places, ni la durée, ni les scores.

report-seats = Places
report-seats-text = Combien de fois chaque place gagne ; la place 1 commence. La ligne pointillée est la juste part. Une première place partagée compte en fractions.
report-counts = Nombre de joueurs
report-counts-text = Ce que le nombre de joueurs change au jeu.
report-length = Durée
report-length-text = La durée des parties, en décisions.
report-lead = Meneur
report-lead-text = À { $players } joueurs : combien de fois la personne en tête finit par gagner, au fil de la partie. À gauche, elle mène aux points ; à droite, le robot du jeu la donne gagnante. Une courbe qui monte tôt dit que la partie se décide tôt.
report-sources = D’où viennent les points
report-sources-text = À { $players } joueurs : les points selon leur origine, chez les gagnants et chez les autres.
report-choices = Ce qui est choisi
report-choices-text = À { $players } joueurs. À gauche : combien de fois un choix possible a été fait. À droite : de combien ceux qui l’ont fait gagnent plus souvent que ceux qui auraient pu et ne l’ont pas fait. Ce n’est pas une preuve : une position forte n’offre pas les mêmes choix qu’une faible.
report-choices-all = Sortes de choix
report-when = Ce qui se fait et quand
report-pieces = Cartes, lieux et autres pièces
report-pieces-text = La même chose pour chaque pièce qu’un choix nomme, à { $players } joueurs ; les plus fréquentes d’abord.
report-probes = S’abstenir
report-probes-text = { $games } parties à { $players } joueurs sont rejouées depuis la même donne : une personne ne fait jamais la chose tant qu’autre chose est possible, et fait ce que le robot du jeu met en second. Dans le premier cadre, à gauche de la ligne, cela coûte des parties, à droite, cela en rapporte ; le second montre ce que devient le score.
report-how = Comment lire cette page
report-how-text = Tout ceci parle des robots qui ont joué : ils sont honnêtes et ne voient que ce que leur place peut voir, mais on peut jouer autrement. Un niveau plus fort est un meilleur témoin, et prend plus de temps.
    Les intervalles sont à 95 % et comptent une partie pour une observation, quoi qu’il s’y passe. Les parts ont l’intervalle de Wilson. Deux versions sont jouées sur les mêmes graines, mais comptées comme indépendantes : leur écart est en fait un peu plus sûr qu’affiché.
    Tous les chiffres, pour tous les nombres de joueurs, sont dans le fichier CSV écrit avec cette page.

# Un jeu à soi.
cli-new-name = { $name } ne peut pas être le nom d’un jeu : prenez des minuscules, des chiffres et des tirets bas, comme bord_de_mer
cli-new-where = Ludothèque est installée ici, ce n’est pas une copie de ses sources : indiquez où mettre le jeu avec --folder DOSSIER
cli-new-there = { $place } existe déjà ; rien n’a été écrit
cli-new-made = Un petit jeu qui fonctionne, ses tests et sa page. La suite est dans CONTRIBUTING.md ; essayez maintenant :
cli-new-made-apart = Un petit jeu qui fonctionne et ses tests, dans un projet à part. Dans le navigateur, il se joue à la table qui montre tous les jeux. Essayez maintenant :
cli-check-where = où sont les tests de { $game } ? Indiquez-le avec --tests DOSSIER
cli-check-no-tests = Aucun test trouvé : ce qu’ils savent a été laissé de côté (scores recomptés, parties témoins, dénombrements). Voir --tests.
cli-check-more = … et { $count } de plus
cli-check-waits = Le reste doit attendre que ceci soit réglé.
cli-check-written = { $count ->
    [0] Rien n’a changé.
    [one] Un fichier a été écrit : relisez la différence avant de l’enregistrer.
   *[other] { $count } fichiers ont été écrits : relisez la différence avant de les enregistrer.
}
error-no-game-folder = { $folder } n’est pas le dossier d’un jeu : il n’a pas de __init__.py
error-no-meta = { $folder }/__init__.py ne définit pas META : { $reason }

# Ce que promet chaque jeu, avec les mots des contrôles.
promise-files = Ses fichiers sont là et offrent ce que tout jeu offre
promise-meta = Sa META dit à combien il se joue, combien de temps il dure et quelles options il a
promise-sheet = Sa fiche convient à toutes les tables, et une fiche absurde est refusée
promise-rulebooks-agree = Les livrets ont les mêmes règles, toutes rédigées, dans le même ordre et les mêmes chapitres, dans chaque langue
promise-named-ids-exist = Toute règle que le code peut nommer est dans le livret, dans chaque langue
promise-every-rule-is-carried-out = Toute règle du livret est nommée dans le code, en commentaire, là où elle s’applique
promise-languages-agree = Ses textes ont les mêmes messages, avec les mêmes arguments, dans chaque langue
promise-own-words = Ses textes ne remplacent aucun texte commun à tous les jeux
promise-lobby = L’accueil a ses mots : une accroche et, pour chaque option, ce qu’elle est et ce qu’elle change
promise-said = Tout ce que le code peut dire (journal, consignes, refus, contrôles) a un texte dans chaque langue
promise-texts = Le texte d’un coup n’est qu’à lui, peut se taper et se relit comme ce même coup, et ses pièces ont un nom
promise-meanings = Toute pièce qui a un nom dit dans chaque langue à quoi elle sert, et d’après quelle règle
promise-every-mark-occurs = Tout repère que le jeu annonce apparaît dans une partie au moins
promise-lesson = S’il a une leçon : chaque étape est au tour de qui apprend, avec un coup permis et expliqué, et les autres peuvent répondre
promise-hash-seeds = Rien n’y dépend du hachage de Python
promise-somebody-can-act = Tant que la partie dure, quelqu’un a un coup permis à jouer ; une fois finie, personne
promise-legal-moves = Les coups permis sont triés, sans doublon et bien réels ; les demander ne change rien
promise-conservation = Chaque pièce est à un seul endroit, du début à la fin
promise-end = La partie se termine, dans la limite annoncée par ses règles
promise-ranking = Les places sont de vraies places (1, puis une de plus par meilleure place) ; la fin les montre, avec l’origine des points
promise-copies = Les copies sont indépendantes : jouer la suite ou autre chose ne les change pas
promise-same-again = La même graine et les mêmes coups donnent la même partie, état par état
promise-record = Rejouer un enregistrement, relu depuis son JSON, redonne chaque état et le résultat
promise-replay = La relecture accepte l’enregistrement, et le refuse si un coup ou le résultat a changé
promise-twins = Les copies d’une partie, pickle compris, lui sont égales, et ce qui arrive à l’une ne se voit pas dans l’autre
promise-rng-stays-secret = Ni la graine ni l’état du hasard ne figurent dans ce qui est envoyé, et à eux seuls ils n’y changent rien
promise-marks = Chaque moment a un repère que le jeu annonce, et sa place parmi les événements de son coup
promise-nobody-acts-in-moments = Un moment n’est pas un état de la partie : personne n’y joue et rien n’y est encore décidé
promise-moments-stay = Les moments sont les mêmes quand on rejoue, et le restent pendant que la partie continue
promise-moments-show-nothing = Ce qu’une place voit à un moment reste identique, octet par octet, si l’on redistribue tout ce qu’elle ne peut pas savoir
promise-log = Chaque événement peut être raconté dans chaque langue
promise-memory = Ce qui peut se relire en cours de partie a ses mots, aucune ligne ne change sans prévenir ; à la fin, tout se relit
promise-prompts = Chaque consigne peut se dire dans chaque langue, et s’adresse autrement à la place qu’elle concerne
promise-choices = Chaque choix peut se dire dans chaque langue, et diffère des autres choix offerts
promise-phrases = Chaque phrase offerte pour un coup, une fois tapée, se relit comme ce coup exactement
promise-reasons = Les raisons d’un coup peuvent se dire dans chaque langue, et ne dépendent de rien de ce que la place ne voit pas
promise-end-is-told = L’origine des points et ce qui départage ont un nom dans chaque langue
promise-tables-are-drawn = La table peut se dessiner dans un terminal, pour le public et pour chaque place, dans chaque langue
promise-pieces-have-names = Toute pièce dont parlent le journal ou une consigne a un nom dans chaque langue
promise-legal-moves-apply = Tout coup permis peut être joué, et mène à un état valable
promise-samples = Un coup tiré au sort est permis, et tous ont la même chance
promise-refusals = Tout autre coup est refusé au nom d’une règle qui existe, et ne change rien
promise-text-refusals = Un coup est refusé au nom de la même règle, quelle que soit la façon de le dire ; ce qui n’est pas un coup, au nom d’une règle qui existe
promise-fields = Tout ce qu’un état contient figure une fois dans ses champs, dont dépendent empreintes, pickles et positions
promise-pickle = Un état passé par pickle revient entier
promise-position = Une position est du JSON, et revient entière
promise-begun-at-a-position = Une partie commencée depuis une position a un enregistrement qui mène au même état, ou n’en a pas
promise-redeal-shows-nothing = La vue et les choix d’une place restent identiques, octet par octet, si l’on redistribue tout ce qu’elle ne peut pas savoir
promise-strangers = Une place que la table n’a pas est refusée, et ne voit rien
promise-refusals-show-nothing = La règle que nomme un refus est la même après une redistribution
promise-features-show-nothing = Les nombres destinés à l’apprentissage sont les mêmes après une redistribution, dans leurs bornes, et chacun a son nom
promise-redeal-knows-nothing = Une redistribution ne dépend que de ce que sait la place et de son propre hasard
promise-redeal-is-sound = Une redistribution garde chaque pièce, ne doit rien au vrai hasard, et donne un état d’où continuer
promise-redraw-keeps-what-is-known = Un nouveau tirage ne change rien de ce que sait une place, et ne dépend que de ce que toutes savent ensemble
promise-spectators = Le public ne voit que ce qui est public : rien n’y change quand changent les secrets d’une place
promise-bot-gets-a-redeal = Un robot reçoit une copie redistribuée, et rien d’autre
promise-bot-is-legal = Un robot choisit un coup permis, et laisse intact l’état réel
promise-bot-does-not-peek = Un robot choisit le même coup quand seul change ce qu’il ne peut pas savoir (mains des autres, pioche, hasard)
promise-bot-is-reproducible = La même graine donne le même choix, par ce robot ou par un robot neuf, quoi qu’on lui ait demandé avant
promise-evaluation = Les évaluations vont de 0 à 1, évaluer ne change rien, et à la fin qui gagne est en tête
promise-order = Le résultat ne dépend pas de l’ordre d’arrivée des choix
promise-secret = Tant que tous les choix n’y sont pas, les autres voient qu’un choix est fait, et rien de plus
promise-revisions = Un choix peut être remplacé tant que tous n’y sont pas, et l’ancien ne laisse aucune trace
promise-late = Un choix envoyé deux fois compte une fois ; envoyé après le dernier, il est refusé et ne change rien
promise-every-rule-is-tested = Chaque règle du livret est portée par un test, et chaque identifiant porté par un test est une règle
promise-counts = Sur une boîte réduite, il y a autant de façons de jouer que le jour où les règles furent vérifiées
promise-digests = Les parties se déroulent comme le jour de leur dépôt, quelle que soit la compilation
promise-playthroughs-exist = Il a ses parties témoins, chacune à la table que dit son nom
promise-knowledge = Dans une boîte minuscule, distribuée bien des fois : qui a reçu la même chose sait la même chose, quel que soit le reste
promise-fair-redeals = Dans une boîte minuscule, au début : les redistributions tombent comme les donnes qui montrent la même chose à la place
promise-fair-redraws = Dans une boîte minuscule : les donnes qui montrent la même chose à toutes les places réunies se retirent de même, et comme on distribue
promise-scores = Les scores sont ceux d’un décompte indépendant
promise-journal-tells-no-more = On raconte à une place ce qu’elle en vient à savoir, et elle en vient à savoir ce qu’on lui raconte
promise-playthrough = Une partie témoin, racontée de nouveau, revient ligne pour ligne

# À une table sur un serveur : petites phrases, refus, et le verdict sur un enregistrement.
cli-serving = Les tables sont à l’adresse { $address } (Ctrl-C arrête le serveur).
cli-serving-already = Les tables sont déjà à l’adresse { $address } : une autre fenêtre les sert.
cli-admin-usage = dites que faire : admin ban ADRESSE, admin unban ADRESSE, admin mute ADRESSE, admin unmute ADRESSE, admin close TABLE ou admin list
cli-admin-folder = il n’y a pas de dossier de serveur { $folder } ; indiquez-le avec --data
cli-admin-none = aucune exclusion ni mise en sourdine pour { $address }
cli-admin-ban = { $address } est exclue.
cli-admin-unban = { $address } n’est plus exclue.
cli-admin-mute = { $address } est en sourdine.
cli-admin-unmute = { $address } n’est plus en sourdine.
cli-admin-close = La table { $table } est fermée.
cli-store-usage = dites que faire : store check, store backup FICHIER, store restore FICHIER, store copy DE VERS ou store prune JOURS
cli-store-checked = { $tables ->
    [one] { $tables } table,
   *[other] { $tables } tables,
} { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
cli-store-copied = { $tables ->
    [one] { $tables } table copiée et comparée,
   *[other] { $tables } tables copiées et comparées,
} { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
cli-store-damaged = { $count ->
    [one] Cette table est illisible ou ne suit pas ses règles :
   *[other] Ces tables sont illisibles ou ne suivent pas leurs règles :
} { $tables }
cli-store-backed-up = Sauvegardé dans { $file }, et vérifié.
cli-store-restored = Restauré depuis { $file }.
cli-store-aside = Ce qu’il y avait avant est maintenant dans { $file }.
cli-store-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
cli-store-pruned = { $count ->
    [0] Aucune table n’est inactive depuis { cli-store-days }.
    [one] { $count } table oubliée, inactive depuis { cli-store-days } ou plus.
   *[other] { $count } tables oubliées, inactives depuis { cli-store-days } ou plus.
}
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups…
phrase-one-moment = Un instant…
phrase-your-turn = À vous !
phrase-again = On refait une partie ?
phrase-goodbye = Au revoir !
refused-rule = Les règles ne permettent pas ce coup.
refused-stale = La table a changé. Choisissez de nouveau.
refused-secret = Cette place n’est pas la vôtre.
refused-closed = Ce n’est pas possible maintenant.
refused-open = Il reste des places libres.
refused-shared = Cette place a déjà ajouté sa part à la donne.
refused-moved = Ce lien a déjà servi. Demandez-en un autre sur l’appareil qui a la place.
refused-challenge = Ce défi n’existe pas.
refused-sealed = D’autres peuvent encore jouer cette donne. Tant que son lien est ouvert, seules les personnes qui l’ont jouée peuvent la voir.
refused-branch = D’autres peuvent encore jouer cette donne. Tant que son lien est ouvert, personne ne peut l’analyser ni en reprendre le cours.
refused-puzzle = Ce problème n’existe pas.
refused-taken = Cette place est prise.
refused-full = Toutes les places sont prises.
refused-late = Votre temps est écoulé.
refused-away = Un robot joue pour vous. Reprenez d’abord votre place.
refused-present = Cette personne est en ligne.
refused-undo = Aucun coup à annuler.
refused-enough = On a trop souvent changé d’avis à cette table.
refused-revealed = Votre coup a révélé quelque chose de caché : il ne s’annule plus.
refused-memory = Les règles de ce jeu ne permettent pas de revenir en arrière.
refused-running = Attendez la fin de la partie.
refused-unaided = À cette table, on joue sans conseils.
refused-banned = Cette adresse est exclue de ce serveur.
refused-muted = Cette adresse est en sourdine sur ce serveur.
refused-hints = Les conseils se demandent à votre tour.
refused-name = Choisissez un nom de 1 à 24 caractères visibles, dans un seul alphabet.
refused-alike = Quelqu’un ici porte déjà un nom qui ressemble à celui-ci.
refused-public = Plusieurs de vos tables publiques attendent déjà. Utilisez l’une d’elles, ou ouvrez une table privée.
refused-level = Ce robot n’existe pas.
refused-phrase = Cette phrase n’existe pas.
refused-options = Ces options ne vont pas ensemble.
refused-sheet = Cette fiche ne convient pas au jeu.
refused-record = Cet enregistrement ne peut pas être lu ici.
refused-game = Ce jeu n’existe pas.
refused-review = Cette analyse n’est plus gardée. Demandez-la de nouveau.
refused-table = Cette table n’existe pas.
refused-message = La page et le serveur ne se comprennent pas. Rechargez la page.
refused-size = C’est trop long.
refused-rate = Trop de demandes. Patientez un instant.
refused-busy = Le serveur est très occupé. Réessayez dans un instant.
refused-slow = Votre connexion est trop lente pour suivre cette table.
refused-store = Le serveur n’a pas pu enregistrer ceci. Rien n’a changé.
refused-origin = Cette demande vient d’un autre site.
refused-host = Ce serveur ne répond pas à ce nom. La personne qui le gère peut l’ajouter au réglage hosts.
refused-closing = Le serveur redémarre. Un instant.
# Ce qu’apprend un programme qui parle à un serveur, en plus des refus du serveur.
client-link = Ce n’est pas le lien d’une table.
client-unreachable = Aucun serveur Ludothèque ne répond à cette adresse.
client-move = Un coup est l’un des choix du tour, son numéro ou son texte.
client-message = Le serveur n’a pas pu lire ce message.
verdict-honest = La donne est honnête : le sceau qui vous a été montré avant la partie correspond, votre part est dans la donne, les coups sont légaux et mènent au résultat. Seule une autre personne de la table, de mèche avec le serveur, aurait pu la fausser.
verdict-sealed = Le sceau qui vous a été montré avant la partie correspond, les coups sont légaux et mènent au résultat. Donnez aussi la part de votre page (--share) pour prouver que le serveur n’a pas choisi la donne seul.
verdict-shared = Votre part est dans la donne, les coups sont légaux et mènent au résultat. Donnez aussi le sceau qui vous a été montré avant la partie (--commitment) pour prouver que la part du serveur était fixée avant la vôtre.
verdict-consistent = Cet enregistrement est cohérent : ses coups sont légaux et mènent à son résultat, et sa donne correspond au sceau qu’il indique. N’importe qui peut en écrire un pareil ; seule une personne qui a gardé le sceau et une part d’avant la partie peut dire si la donne était honnête.
verdict-seed = La donne ne découle pas de ce qu’indique cet enregistrement.
verdict-other-seal = Ce n’est pas la donne qui avait été scellée avant la partie : le sceau qui vous a été montré ne correspond pas.
verdict-other-share = La part que vous indiquez n’est pas dans cette donne.
verdict-short-seal = Donnez au moins les 8 premiers caractères du sceau.
verdict-legal = Les coups sont légaux et mènent au résultat. Cet enregistrement n’a pas de sceau : la donne ne peut pas être vérifiée.
verdict-elsewhere = Cet enregistrement ne dit pas de quelle table il vient : son sceau ne peut pas être vérifié.
verdict-unfinished = Cet enregistrement annonce un résultat, mais sa partie n’est pas finie.
verdict-refused = Cet enregistrement n’est pas valide : { $reason }.
