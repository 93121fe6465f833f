# La page, en français.
ui-question = À quoi joue-t-on ?
ui-question-help = De petits jeux, sans compte. Des robots prennent les places libres.
ui-shelf = L’étagère
ui-box = { $title }, { $spread ->
    [0] { $least ->
        [one] 1 joueur
       *[other] { $least } joueurs
    }
   *[other] de { $least } à { $most } joueurs
}, { $minutes } minutes
ui-pages = Pages
ui-players = Joueurs
ui-bots = Robots
ui-name = Votre nom
ui-options = Places et options
ui-options-set = Options : { $options }
ui-rules = Règles
ui-rules-page = Le livret sur sa propre page
ui-play-bots = Jouer contre des robots
ui-invite = Inviter
ui-join-link = Rejoindre par un lien
ui-join-link-help = On vous a envoyé un lien ou le nom d’une table ? Collez-le ici.
ui-join-placeholder = Lien ou nom de table
ui-join-go = Prendre place
ui-join = Rejoindre
ui-join-table = Rejoindre une table : { $title }
ui-watch = Regarder
ui-watch-table = Regarder une table : { $title }
ui-pass-and-play = À plusieurs sur un seul appareil
ui-open-tables = Tables ouvertes
ui-waiting = { $count } en attente de joueurs
ui-being-played = en cours, à { $count }
ui-no-tables = Aucune table publique pour l’instant. Ouvrez-en une à tout le monde.
ui-unofficial = Versions non officielles, faites par amour du jeu. Si un jeu vous plaît, achetez la boîte.
ui-about = À propos
ui-unknown = Il n’y a rien ici.
ui-unknown-help = Le lien est peut-être incomplet. Vérifiez l’adresse ou choisissez un jeu.
ui-replays = Revoir
ui-table-of = Nouvelle table : { $title }
ui-seat = Place { $number }
ui-seat-mine = Moi (cet appareil)
ui-seat-open = Place libre
ui-bot-level = Robot ({ $level })
level-beginner-help = Joue avec bon sens, mais bien des choses lui échappent.
level-easy-help = Quelque chose lui échappe de temps en temps.
level-medium-help = Sait ce qui est bon, sans voir loin.
level-hard-help = Essaie ses coups dans sa tête.
level-expert-help = Réfléchit jusqu’à une seconde et essaie beaucoup.
level-trained-help = A appris en jouant contre lui-même.
ui-compiling = L’expert se prépare, ce qui prend quelques minutes. D’ici là, il réfléchit jusqu’à quatre secondes et voit moins loin.
ui-uncompiled = Cette copie n’est pas compilée : ici, l’expert réfléchit jusqu’à quatre secondes et voit moins loin.
ui-private = Qui peut rejoindre ?
ui-private-yes = Avec le lien
ui-private-no = Tout le monde
ui-clock = Temps par coup
ui-clock-none = Sans limite
ui-hints = Conseils
ui-hints-yes = Permis
ui-hints-no = Aucun
ui-hints-told = À cette table, on joue sans conseils.
ui-patience = Si quelqu’un ne joue plus
ui-patience-none = On attend
ui-patience-help = Après ce délai et un avertissement, les autres peuvent laisser la place à un robot :
ui-patience-told = Après { $count } min sans jouer et un avertissement, les autres peuvent laisser la place à un robot ({ $level }).
ui-minutes = { $count } min
ui-seconds = { $count } s
ui-open-table = Ouvrir la table
ui-yes = Oui
ui-no = Non
ui-random = Au hasard
ui-close = Fermer
ui-back = Retour aux jeux
ui-you = Vous
ui-someone = Quelqu’un
ui-here = En ligne
ui-elsewhere = Hors ligne
ui-tag-turn = à vous
ui-tag-acts = joue
ui-your-turn = À vous de jouer
ui-time-left = Temps restant : { $time }
ui-reconnecting = Reconnexion…
ui-reconnecting-help = Votre dernier coup est enregistré. Rien n’est perdu.
ui-watching = Vous regardez
ui-past = Un moment passé de la partie.
ui-now = Revenir à la partie
ui-log = Journal
ui-show-moment = Montrer ce moment
ui-chat = Petites phrases
ui-chat-none = Personne n’a encore rien dit.
ui-says = { $name } : { $phrase }
ui-curtain = Passez l’écran à { $name }
ui-curtain-help = Les autres, ne regardez pas !
ui-curtain-ready = Je suis { $name }, montrer mes cartes
ui-points-from = Détail des points
ui-wait = { $count ->
    [one] { $name } choisit.
   *[other] Les autres choisissent.
}
ui-hand = Main
ui-seek-choice = Filtrer les coups
ui-language = Langue
ui-theme = Apparence
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-theme-auto = Comme l’appareil
ui-theme-to-light = Apparence claire
ui-theme-to-dark = Apparence sombre
ui-sound = Son
ui-sound-off = Coupé
ui-sound-soft = Discret
ui-sound-on = Activé
ui-pace = Rythme
ui-pace-calm = Calme
ui-pace-brisk = Vif
ui-pace-once = Immédiat
ui-pace-wait = À mon signal
ui-go-ahead = Continuer
ui-go-ahead-tap = Continuer
ui-go-ahead-turn = Continuer : à vous
ui-catch-up = Aller au dernier coup
ui-moves-later = { $count ->
    [one] { $count } coup plus tard
   *[other] { $count } coups plus tard
}
log-taken-back = { $seat } annule un coup.
log-taken-back-you = Vous annulez un coup.
log-taken-back-some = Un coup a été annulé.
ui-order = Tri de la main
ui-order-colour = Par couleur
ui-order-value = Par valeur
ui-notify = Me prévenir à mon tour
ui-forced = Passer pour moi si je ne peux pas jouer
ui-forced-soon = Votre seul choix : { $move }
ui-forced-wait = Attendre
ui-menu = Menu
ui-hint = Conseil
ui-hint-says = Conseil : { $move }
ui-hint-do = Jouer ce coup
ui-hint-value = { $value } ± { $error }
ui-hint-scale = Résultat estimé, de 0 à 100 :
ui-hint-scale-help = 0 est la dernière place, 100 la victoire sans partage ; ± est la marge d’erreur
ui-made = { $name } : { $move }
ui-why-move = Pourquoi ce coup ?
ui-explain = Expliquer
ui-thinking = Réflexion…
ui-undo = Annuler
ui-result = Résultat
ui-report = Enregistrer cette position
ui-report-seen = Une position enregistrée à une table, telle que { $name } la voyait.
ui-report-shown = Une position enregistrée à une table, telle que tout le monde la voyait.
ui-learn = Apprendre en 3 minutes
ui-learn-title = Votre première partie
ui-learn-do = À vous : { $move }
ui-learn-done = Bravo !
ui-learn-play = Jouer une partie
ui-learn-table = Revenir à votre table
ui-learn-again = La rejouer
ui-learn-leave = Quitter la leçon
ui-tour = Visite guidée
ui-tour-next = Suivant
ui-tour-back = Retour
ui-tour-done = C’est parti !
ui-tour-step = { $step } sur { $last }
ui-tour-help = Les pièces en surbrillance se jouent. Touchez-en une autre pour voir quelle règle l’interdit. { $in ->
    [menu] Pour un conseil, ouvrez le menu ☰.
   *[bar] L’ampoule donne un conseil.
}
ui-your-games = Vos parties
ui-show-all = Tout afficher ({ $count })
ui-resume = Reprendre
ui-go-on-with = Reprendre votre partie : { $title }
ui-all-games = Toutes vos parties
ui-running = En cours
ui-no-running = Aucune partie en cours.
ui-turn-of = À { $name } de jouer
ui-turn-several = { $count } joueurs doivent choisir
ui-not-started = Pas encore commencée
ui-shelved-short = Suit une autre version des règles
ui-remove-game = Retirer de vos parties : { $title }
ui-removed = Partie retirée de la liste.
ui-finished = Terminées
ui-no-finished = Vos parties terminées apparaîtront ici.
ui-won-with = Victoire avec { $score }
ui-placed-with = Place { $place } sur { $count }, avec { $score }
ui-watch-replay-of = Revoir la partie : { $title }
ui-review-of = Analyser la partie : { $title }
ui-record = Votre palmarès
ui-no-record = Vos résultats seront comptés ici.
ui-record-help = Conservé dans ce navigateur seulement. Les parties à plusieurs sur cet appareil ne comptent pas.
ui-played = Jouées
ui-won = Gagnées
ui-average = Place moyenne
ui-best = Meilleur score
ui-last-places = Vos dernières parties : plus la barre est haute, meilleure est la place
ui-opponents = Adversaires
ui-against-people = Humains
ui-against-mixed = Humains et robots
ui-against-bots = Robots de plusieurs niveaux
ui-export = Enregistrer
ui-import = Charger
ui-imported = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] 1 partie ajoutée.
   *[other] { $count } parties ajoutées.
}
ui-import-wrong = Ce fichier ne contient pas de parties de Ludothèque. Choisissez-en un qui a été enregistré ici.
ui-your-replays = Vos parties terminées
ui-link-local = Ce lien ne marche que sur cet ordinateur. Pour jouer sur votre réseau, relancez le serveur en ajoutant :
ui-end-you = Vous gagnez avec { $total }
ui-end-you-shared = Vous partagez la victoire avec { $names } : { $total }
ui-end-won = { $count ->
    [one] { $names } gagne avec { $total }
   *[other] Victoire partagée : { $names }, { $total }
}
ui-total-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-tie-broken = Départage :
ui-what-decided = Ce qui a fait la différence
ui-decided-by = { $source } : { $name } { $mine }, { $other } { $theirs }.
ui-rematch = Revanche
ui-invite-scan = Visez-le avec un appareil photo, ou envoyez le lien.
ui-invite-code = Code QR de cette table
ui-seat-along = Passer ma place sur un autre appareil
ui-seat-along-help = Scannez ce code avec l’autre appareil. Votre main y passe et se ferme ici ; la partie ne s’arrête pas.
ui-seat-code = Code QR de votre place
ui-seat-secret = Pour vous seulement : qui le scanne voit vos cartes.
ui-seat-once = Il ne sert qu’une fois.
ui-seat-copied = Lien copié. Ouvrez-le sur l’autre appareil.
ui-seat-moved = Votre place est maintenant sur un autre appareil. Vous regardez.
ui-rematch-join = Rejoindre la revanche
ui-clock-help = { $step } s par coup, et une réserve de { $bank } pour toute la partie : ce qui dure plus longtemps en est retiré.
ui-time-reserve = { $time } pour ce coup, { $reserve } en réserve
ui-rematch-ready = Une revanche est prête.
ui-share = Partager
ui-share-title = Partager le résultat
ui-share-line = { $title } : { $result } { $scores }.
ui-share-send = Envoyer
ui-share-save = Enregistrer l’image
ui-share-copy = Copier le texte
ui-share-copied = Texte copié.
ui-share-select = Sélectionnez le texte ci-dessus et copiez-le.
ui-same-deal = Même donne
ui-same-deal-help = Qui suit le lien joue la même donne contre les mêmes robots. La donne reste scellée pour qui ne l’a pas jouée : tant que le lien est ouvert, on ne peut ni analyser cette partie ni la reprendre à un moment donné.
ui-same-deal-make = Créer le lien
ui-challenge = Jouer la même donne
ui-challenge-help = { $name } a joué cette donne à { $count }. Jouée jusqu’ici : { $played } fois. Vous prenez la même place, contre des robots ; la donne reste scellée jusqu’à la fin de votre partie.
ui-challenge-played = Vous avez joué cette donne à { $count }. { $played ->
    [1] Personne d’autre ne l’a encore terminée : envoyez le lien, puis comparez.
   *[other] Jouée jusqu’ici : { $played } fois. Envoyez le lien pour comparer avec d’autres.
}
ui-challenge-play = Relever le défi
ui-compare = Comparer
ui-compare-moves = Où les coups diffèrent
ui-compare-who = { $name } :
ui-compare-move = Coup { $move }.
ui-compare-same = Nulle part : tous les coups sont les mêmes.
ui-compare-over = partie déjà finie
ui-place-of = Place { $place } sur { $count }
ui-watch-replay = Revoir la partie
ui-loading = Un instant…
ui-shelved = Cette table suit une autre version des règles. Elle est conservée, mais ne peut pas continuer ici.
ui-round = Manche { $round }
ui-game = Partie { $game }
ui-this-table = Cette table
ui-come-back = Reprendre ma place
ui-stand-in = Laisser un robot jouer pour moi
ui-stopped-mine = Les autres attendent votre coup. Dans { $seconds } s, ils pourront laisser un robot jouer pour vous.
ui-stopped-mine-late = Les autres attendent votre coup. Ils peuvent maintenant laisser un robot jouer pour vous.
ui-stopped-absent = Pas de nouvelles de { $name } depuis un moment.
ui-stopped-idle = { $name } n’a pas joué depuis un moment.
ui-stopped-asked = On attend le coup de { $name } : encore { $seconds } s.
ui-stopped-late = { $name } n’a toujours pas joué.
ui-stopped-ask = Lui rappeler son tour
ui-stopped-bot = Laisser jouer un robot
ui-stopped-end = Arrêter la partie
ui-stopped-sure = Arrêter pour tout le monde ?
ui-ended = Cette partie a été arrêtée avant la fin : elle n’a pas de résultat.
ui-seal = Le serveur a scellé sa part de la donne avant le premier coup : { $code }…
# La donne, vérifiée par la page à la fin d’une partie.
deal-good = Donne vérifiée par cette page : personne ne l’a choisie seul
deal-part = Donne vérifiée en partie par cette page
deal-watched = Comment vérifier la donne
deal-bad = Quelque chose ne va pas dans cette donne
deal-seal-fits = La part du serveur est bien celle qu’il avait scellée avant la partie : cette page a gardé le sceau.
deal-seal-other = La part du serveur n’est pas celle qu’il avait scellée avant la partie.
deal-seal-unknown = Ce navigateur n’a pas vu le sceau avant la partie : il ne peut pas le comparer.
deal-share-in = La part tirée au hasard par cette page est dans la donne : le serveur n’a pas pu choisir la donne seul.
deal-share-missing = La part tirée au hasard par cette page n’est pas dans la donne.
deal-share-none = Cette page n’a rien ajouté à la donne : elle ne peut pas dire si le serveur l’a choisie seul.
deal-seed-follows = Le numéro de la donne découle de toutes les parts, de la table et de ses options.
deal-seed-other = Le numéro de la donne ne découle pas de ses parts.
deal-not-proven = Ce que cette page ne prouve pas : que les cartes découlent de ce numéro (la commande ci-dessous le vérifie), et que personne d’autre à la table n’était de mèche avec le serveur.
deal-how = Pour vérifier le reste vous-même, enregistrez la partie depuis « Revoir la partie », puis :
ui-read-rule = Lire cette règle
ui-sit = S’asseoir ici
ui-swap = Échanger les places
ui-copy-link = Copier le lien
ui-link-copied = Lien copié. Il ne reste qu’à l’envoyer.
ui-waiting-for = { $count ->
    [one] Encore une place libre
   *[other] Encore { $count } places libres
}
ui-start = Commencer
ui-start-bots = Commencer avec { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
ui-wait-start = La partie commence quand tout le monde a pris place.
refused-unreachable = Le serveur est injoignable.
ui-unreachable-help = Vos parties y sont à l’abri, et nous réessayons sans cesse. Vos résultats et les règles déjà ouvertes restent lisibles ici.
ui-try-again = Réessayer
ui-new-version = Une nouvelle version est prête.
ui-reload = Recharger

ui-rulebook = Règles du jeu : { $title }
ui-contents = Sommaire
ui-ruling = Notre interprétation
ui-house = Valeur maison
ui-every-table = À toutes les tables

ui-replay = Revoir une partie
ui-record-checked = Enregistrement vérifié : coups légaux, bon résultat
ui-replay-help = Ouvrez l’enregistrement d’une partie ou une position, ou venez ici depuis une partie terminée.
ui-replay-open = Ouvrir un fichier
ui-replay-seen = Vu par
ui-replay-spectator = Le public
ui-replay-knew = Ce que je savais
ui-replay-true = Ce qui était vrai
ui-replay-step = Coup { $step } sur { $last }
ui-replay-first = Au début
ui-replay-back = Un coup en arrière
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-on = Un coup en avant
ui-replay-last = À la fin
ui-replay-speed = Vitesse
ui-replay-timeline = Fil de la partie
ui-replay-save = Enregistrer la partie

ui-about-title = À propos de Ludothèque
ui-about-what = Ludothèque réunit des jeux en petite boîte. Jouez-y entre amis et avec des robots honnêtes, dans le navigateur ou au terminal ; étudiez-les, ou laissez les robots jouer des milliers de parties.
ui-about-whose = À qui sont ces jeux
ui-about-by = créé par { $designers }, édité par { $publisher }
ui-about-published = édité par { $publisher }
ui-about-traditional = un jeu traditionnel
ui-about-unofficial = Ce projet n’est pas officiel. Il n’a aucun lien avec les auteurs et les éditeurs des jeux, n’utilise ni leurs images ni leurs textes, et existe parce que nous aimons ces jeux. Si l’un d’eux vous plaît aussi, achetez la boîte : elle est plus belle, et elle fait vivre les personnes qui l’ont faite.
ui-about-house = Valeurs maison
ui-about-house-text = Les règles sont racontées avec nos mots. Quand une valeur imprimée n’est pas publique, nous en avons choisi une : le livret la signale partout comme « valeur maison », et elle peut différer de la boîte.
ui-about-honest = Des robots honnêtes
ui-about-honest-text = Un robot reçoit ce que sa place a le droit de savoir, et rien d’autre. Le serveur scelle sa part de la donne avant la partie, chaque page y ajoute la sienne, et chacune vérifie à la fin que les deux y sont.
ui-about-free = Logiciel libre
ui-about-free-text = Ludothèque est sous licence MIT. Images : nos propres dessins, Fluent Emoji de Microsoft (MIT) et Lucide (ISC). Polices : Fraunces et Nunito (SIL Open Font License). Fait avec Svelte (MIT) et Project Fluent (Apache-2.0) ; construit avec Vite (MIT), testé avec Playwright (Apache-2.0) et axe-core (MPL-2.0).
ui-about-licences = Toutes les licences

# L’analyse d’une partie terminée.
ui-review = Analyse
ui-review-chance = Chances de gagner, %
ui-review-here = Les meilleurs coups ici
ui-review-whose = À { $name } de jouer, { $count ->
    [one] un coup possible
   *[other] { $count } coups possibles
}. Chances de gagner, % :
ui-review-made = joué
ui-review-ringed = entouré sur la table
ui-review-knew = Voir ce que savait { $name }
ui-review-cost = Le coup joué a coûté { $cost } ± { $error } points.
ui-review-perhaps = Le coup joué a peut-être coûté quelque chose : { $cost } ± { $error } points.
ui-review-best = Aucun autre coup n’aurait fait mieux.
ui-review-why = Mieux : { $move }. { $reason }
ui-review-end = Ici, la partie est terminée.
ui-review-sources = Chance et talent
ui-review-player = Joueur
ui-review-sum = Total
ui-review-adds-up = En points de pourcentage, des chances de départ au résultat ; la somme est exacte. Les décisions comptent d’après ce que savait la personne qui les a prises ; la chance, ce sont la donne, les pioches et ce que cachaient les cartes inconnues.
ui-review-turn = Coups { $from } à { $to } : { $change } points pour { $name }
ui-review-costliest-of = { $name } : les décisions les plus coûteuses
ui-review-mistake = Coup { $number } : { $made }. Mieux : { $best }.
ui-review-place = place { $place }
ui-review-luck = surtout de la chance
ui-review-decisions = surtout des décisions
ui-review-mistake-of = { $name } se trompe : { $made }
ui-review-working = Analyse de la partie…
ui-review-first = Premier aperçu, { $seconds } s
ui-review-full = Analyse complète, { $seconds } s
ui-review-move = Ce coup
ui-review-moments = Moments
ui-review-next = Prochain tournant
ui-review-apart = En détail
ui-review-decisions-of = Décisions prises par { $name }
ui-review-about = Estimé par des parties imaginées, { $worlds } par décision : ce que la personne ne pouvait pas savoir est redistribué, et des robots jouent la suite. ± : intervalle à 95 %.

# Reprendre une partie à un moment donné ; exercices.
ui-what-if = Et si…
ui-what-if-help = Reprenez la partie à cet endroit (après le coup { $step }), contre des robots. Celle que vous regardez ne change pas.
ui-what-if-seat = Vous jouez
ui-what-if-cards = Ce qui était caché
ui-what-if-anew = Redistribué
ui-what-if-true = Tel quel
ui-what-if-anew-help = Tout ce que { $name } ne pouvait pas savoir est redistribué.
ui-what-if-true-help = Tout est placé comme dans la partie.
ui-what-if-go = Jouer la suite
ui-branch-seal = Cette table part du milieu d’une autre partie : sa donne ne peut pas être prouvée.
ui-train = S’exercer ici
ui-train-at = S’exercer ici : coup { $number }
ui-train-title = Exercice { $at } sur { $count }
ui-train-ask = Coup { $number } : voici ce que voyait { $name }. Que joueriez-vous ?
ui-train-right = { $move } : rien de mieux n’a été trouvé.
ui-train-cost = { $move } vous coûte { $cost } points.
ui-train-perhaps = { $move } vous coûte peut-être quelque chose : { $cost } points.
ui-train-else = { $move } n’est pas parmi les meilleurs coups.
ui-train-better = Mieux : { $move }. { $reason }
ui-train-reason = { $reason }
ui-train-yours = votre choix
ui-train-made = joué alors
ui-train-obvious = le coup évident
ui-train-next = Erreur suivante
ui-train-back = Retour à la partie
ui-puzzle = Problème
ui-puzzle-day = Le problème du jour
ui-puzzle-solve = Résoudre
ui-puzzle-ask = Trouvez le meilleur coup. Ce n’est pas le plus évident.
ui-puzzle-next = Problème suivant
