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
level-easy-help = Une chose ou l’autre lui échappe.
level-medium-help = Sait ce qui est bon, sans voir loin.
level-hard-help = Essaie ses coups dans sa tête.
level-expert-help = Réfléchit environ une seconde et essaie beaucoup.
level-trained-help = A appris en jouant contre lui-même.
ui-uncompiled = Cette copie n’est pas compilée : ici, les robots les plus forts réfléchissent jusqu’à quatre secondes et voient moins loin.
ui-private = Qui peut rejoindre ?
ui-private-yes = Avec le lien
ui-private-no = Tout le monde
ui-clock = Temps par coup
ui-clock-none = Sans limite
ui-seconds = { $count } s
ui-open-table = Ouvrir la table
ui-yes = Oui
ui-no = Non
ui-random = Au hasard
ui-close = Fermer
ui-back = Retour aux jeux
ui-you = Vous
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
ui-pace = Rythme de la table
ui-pace-calm = Calme
ui-pace-brisk = Vif
ui-pace-once = Immédiat
ui-pace-wait = À mon signal
ui-go-ahead = Continuer
ui-go-ahead-tap = Continuer
ui-go-ahead-turn = Continuer : à vous
ui-catch-up = Passer au présent
log-taken-back = { $seat } annule un coup.
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
ui-hint-scale = Résultat estimé, de 0 (dernière place) à 100 (première place, sans partage)
ui-made = { $name } : { $move }
ui-why-move = Qu’est-ce qui parlait pour ce coup ?
ui-explain = Expliquer
ui-thinking = Réflexion…
ui-undo = Annuler
ui-result = Résultat
ui-report = Enregistrer cette position
ui-report-seen = Une position enregistrée à une table, telle que { $name } la voyait.
ui-report-shown = Une position enregistrée à une table, telle que tout le monde la voyait.
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
ui-go-on = Reprendre la partie
ui-go-on-with = Reprendre votre partie : { $title }
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
ui-decided-by = { $source } : { $mine } pour { $name }, { $theirs } pour { $other }.
ui-rematch = Revanche
ui-rematch-ready = Une revanche est prête.
ui-watch-replay = Revoir la partie
ui-loading = Un instant…
ui-shelved = Cette table suit une autre version des règles. Elle est conservée, mais ne peut pas continuer ici.
ui-round = Manche { $round }
ui-game = Partie { $game }
ui-this-table = Cette table
ui-come-back = Reprendre ma place
ui-stand-in = Laisser un robot jouer pour moi
ui-stand-in-for = Laisser un robot jouer pour { $name }
ui-seal = La donne a été scellée avant le premier coup : { $code }…
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
ui-wait-start = La partie commence quand tout le monde a pris place.
refused-unreachable = Le serveur est injoignable.

ui-rulebook = Règles du jeu : { $title }
ui-contents = Sommaire
ui-ruling = Notre interprétation
ui-house = Valeur maison
ui-every-table = À toutes les tables

ui-replay = Revoir une partie
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
ui-about-honest-text = Un robot reçoit ce que sa place a le droit de savoir, et rien d’autre. La donne est scellée avant le premier coup et ouverte après le dernier : chacun peut la vérifier.
ui-about-free = Logiciel libre
ui-about-free-text = Ludothèque est sous licence MIT. Images : nos propres dessins, Fluent Emoji de Microsoft (MIT) et Lucide (ISC). Polices : Fraunces et Nunito (SIL Open Font License). Fait avec Svelte (MIT) et Project Fluent (Apache-2.0) ; construit avec Vite (MIT), testé avec Playwright (Apache-2.0) et axe-core (MPL-2.0).
ui-about-licences = Toutes les licences
