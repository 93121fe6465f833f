# Happy Pigs, en français.
tagline = Une année à la ferme : tout le monde veut les mêmes actions, et chaque saison emporte les cochons non vaccinés.

prompt-prepare = { $seat } fait ses achats de départ, { $left } au plus.
prompt-prepare-you = Achats de départ : faites encore { $left ->
    [one] { $left } achat
   *[other] jusqu’à { $left } achats
}, ou arrêtez-vous.
prompt-choose = Tout le monde choisit une action en secret. Choix attendus : { $seats_count ->
    [1] { $seats }
    [2] { $seats }
   *[other] { $seats_count } joueurs
}.
prompt-choose-you = Choisissez votre action en secret : nourrir, reproduire, acheter ou vendre.
prompt-choose-both-you = Choisissez en secret votre action et une action neutre.
prompt-choose-done = Vous avez choisi et pouvez encore changer d’avis. Choix attendus : { $seats_count ->
    [1] { $seats }
    [2] { $seats }
   *[other] { $seats_count } joueurs
}.
prompt-show = { $seat } choisit une action, à découvert.
prompt-show-you = Choisissez votre action : nourrir, reproduire, acheter ou vendre.
prompt-show-both = { $seat } choisit une action et une action neutre, à découvert.
prompt-show-both-you = Choisissez votre action et une action neutre.
prompt-feed = { $seat } nourrit { $left ->
    [one] { $left } cochon
   *[other] jusqu’à { $left } cochons
}.
prompt-feed-you = Nourrissez { $left ->
    [one] { $left } cochon
   *[other] jusqu’à { $left } cochons
}, ou arrêtez-vous : 1 $ par action restante.
prompt-mate = { $seat } fait naître { $left ->
    [one] { $left } cochon
   *[other] jusqu’à { $left } cochons
}.
prompt-mate-you = Faites naître { $left ->
    [one] { $left } cochon
   *[other] jusqu’à { $left } cochons
}, ou arrêtez-vous : 1 $ par action restante.
prompt-buy = { $seat } fait { $left ->
    [one] { $left } achat
   *[other] jusqu’à { $left } achats
}.
prompt-buy-you = Faites { $left ->
    [one] { $left } achat
   *[other] jusqu’à { $left } achats
}, ou arrêtez-vous : 1 $ par action restante.
prompt-sell = { $seat } vend { $left ->
    [one] { $left } cochon
   *[other] jusqu’à { $left } cochons
}.
prompt-sell-you = Vendez { $left ->
    [one] { $left } cochon
   *[other] jusqu’à { $left } cochons
}, ou arrêtez-vous : 1 $ par action restante.
prompt-gift = La saison offre { $item } à { $seat }.
prompt-gift-you = La saison vous offre { $item } : acceptez ou refusez.
prompt-love = La saison offre à { $seat } { $count ->
    [one] { $count } bébé
   *[other] jusqu’à { $count } bébés
}.
prompt-love-you = La saison vous offre { $count ->
    [one] { $count } bébé
   *[other] jusqu’à { $count } bébés
} : combien en prenez-vous ?
prompt-grow = { $seat } peut faire grandir { $size ->
    [0] un bébé, qui devient petit
    [1] un petit cochon, qui devient moyen
   *[2] un cochon moyen, qui devient gros
}.
prompt-grow-you = Vous pouvez faire grandir { $size ->
    [0] un bébé, qui devient petit
    [1] un petit cochon, qui devient moyen
   *[2] un cochon moyen, qui devient gros
}, ou refuser.
prompt-save = La saison change. Choix des vaccins attendus : { $seats_count ->
    [1] { $seats }
    [2] { $seats }
   *[other] { $seats_count } joueurs
}.
prompt-save-you = La saison change : vaccinez { $count ->
    [one] { $count } cochon au plus
   *[other] jusqu’à { $count } cochons
}. Les autres sont perdus.
prompt-save-done = Vous pouvez encore changer vos vaccins. Choix attendus : { $seats_count ->
    [1] { $seats }
    [2] { $seats }
   *[other] { $seats_count } joueurs
}.
prompt-over = L’année est terminée.
prompt-moment-reveal = Les actions sont révélées, et chaque limite se partage en commençant par { $seat }.
prompt-moment-effect = La carte saison agit : { $card }.
prompt-moment-season = La saison change : les cochons non vaccinés s’en vont.
prompt-moment-lost = Les cochons non vaccinés sont partis.

choice-choose = Choisir « { $action } »
choice-program = Choisir « { $action } », tuile neutre « { $action_neutral } »
choice-buy-pig = Acheter { $pig }
choice-buy-item = Acheter { $item }
choice-buy-field = Acheter un pré
choice-feed = Nourrir { $pig }
choice-supplement = Nourrir { $pig } avec un complément
choice-mate = Faire naître un bébé
choice-amulet = Faire naître un petit cochon avec une amulette
choice-sell = Vendre { $pig }
choice-vaccinate = Vacciner { $pig }
choice-vaccinate-fed = Vacciner { $pig } nourri cette manche
choice-save = Vacciner :{ $big ->
    [0] { "" }
   *[other] { " " }{ $big } gros
}{ $medium ->
    [0] { "" }
    [one] { " " }1 moyen
   *[other] { " " }{ $medium } moyens
}{ $small ->
    [0] { "" }
    [one] { " " }1 petit
   *[other] { " " }{ $small } petits
}{ $baby ->
    [0] { "" }
    [one] { " " }1 bébé
   *[other] { " " }{ $baby } bébés
}
choice-save-none = Ne vacciner aucun cochon
choice-grow = Faire grandir { $pig }
choice-take = En prendre { $count }
choice-decline = Refuser
choice-stop = S’arrêter

log-prepared = { $seat } { $count ->
    [0] n’achète rien
    [one] fait 1 achat
   *[other] fait { $count } achats
} et garde { $dollars } $.
log-season = { $season } : la saison commence.
log-round = Manche { $round } : { $card }. { $seat } commence.
log-forecast = Carte suivante : { $card }.
log-chosen = { $seat } a choisi.
log-shown = { $seat } choisit « { $action } ».
log-shown-both = { $seat } choisit « { $action } », et « { $action_neutral } » avec la tuile neutre.
log-share = { $seat } { $count ->
    [0] n’a aucune action « { $action } »
    [one] a 1 action « { $action } »
   *[other] a { $count } actions « { $action } »
}.
log-hinder = Avec la tuile neutre « { $action } », { $seat } gêne { $other }, qui recevra les tuiles neutres à la manche suivante.
log-miss = Avec la tuile neutre « { $action } », { $seat } ne gêne personne.
log-feed = { $seat } nourrit { $pig }, qui devient { $pig_grown }.
log-feed-supplement = { $seat } nourrit { $pig } avec un complément : le voilà devenu { $pig_grown }.
log-mate = { $seat } fait naître un bébé.
log-mate-amulet = { $seat } fait naître un petit cochon avec une amulette.
log-buy-pig = { $seat } achète { $pig } pour { $dollars } $.
log-buy-item = { $seat } achète { $item } pour { $dollars } $.
log-buy-field = { $seat } achète un pré pour { $dollars } $.
log-sell = { $seat } vend { $pig } pour { $dollars } $.
log-vaccinate = { $seat } vaccine { $pig }.
log-unused = { $seat } reçoit { $count } $ pour { $count ->
    [one] { $count } action non utilisée
   *[other] { $count } actions non utilisées
}.
log-gift = { $seat } prend { $item }.
log-love = { $seat } prend { $count ->
    [one] { $count } bébé
   *[other] { $count } bébés
}.
log-grow = { $seat } fait grandir { $pig }, qui devient { $pig_grown }.
log-declined = { $seat } refuse.
log-income = « { $card } » : { $seat } reçoit { $dollars } $.
log-tax = « { $card } » : { $seat } paie { $dollars } $.
log-prize = « { $card } » : { $seat } gagne { $dollars } $.
log-saved = { $seat } a choisi quoi vacciner.
log-save = { $seat } vaccine { $size ->
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
log-lose = { $seat } perd { $size ->
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
log-sale = { $seat } vend tous ses cochons restants pour { $dollars } $.
log-end = L’année est terminée.

option-forecast = Prévisions
option-forecast-help = La prochaine carte saison est visible.
option-open_choice = Choix à découvert
option-open_choice-help = Les actions se choisissent l’une après l’autre, à découvert, à partir de la personne qui commence.
option-first = Qui commence
option-first-help = Qui commence la première manche.

score-money = Argent
score-pigs = Vente finale des cochons
tie-goods = Les objets et les prés, aux prix affichés, ont départagé l’égalité.
tie-shared = Les objets et les prés ne départagent pas l’égalité : la victoire est partagée.

effect-nothing = Rien ne se passe.
effect-grow = Chacun peut faire grandir { $size ->
    [0] 1 bébé, qui devient petit
    [1] 1 petit cochon, qui devient moyen
   *[2] 1 cochon moyen, qui devient gros
}.
effect-gift = Chacun prend { $item }, dans l’ordre du tour, tant qu’il en reste au marché.
effect-love = Chacun reçoit 1 bébé par paire de cochons moyens et gros.
effect-income = Chacun reçoit { $dollars } $ { $size ->
    [0] par bébé
    [1] par petit cochon
    [2] par cochon moyen
   *[3] par gros cochon
}.
effect-tax = Chacun paie { $dollars } $ par pré, le premier compris, dans la mesure de ses moyens.
effect-herd = Chacun reçoit { $dollars } $ s’il possède au moins { $least } cochons.
effect-show = { $dollars } $ à la personne qui possède le plus de { $size ->
    [0] bébés
    [1] petits cochons
    [2] cochons moyens
   *[3] gros cochons
}, au moins 1. Chaque ex æquo touche la somme entière.
effect-show-all = { $dollars } $ à la personne qui possède le plus de cochons, au moins 1. Chaque ex æquo touche la somme entière.
effect-free = Prix : rien à payer pour { $goods }.
effect-discount = Prix : { $goods } coûtent { $dollars } $ de moins.
effect-markup = Prix : { $size ->
    [0] les bébés
    [1] les petits cochons
    [2] les cochons moyens
   *[3] les gros cochons
} se vendent { $dollars } $ de plus.

show-round = { $season }, manche { $round } sur { $rounds }
show-prepare = Achats de départ
show-limits = nourrir { $feed } · reproduire { $mate } · acheter { $buy } · vendre { $sell }
show-forecast = Ensuite : { $card }
show-removed = Hors jeu : { $cards }
show-market = Marché
show-dollars = { $count } $
show-price = Prix
show-sale = Se vend
show-supply = Réserve
show-player = Nom
show-money = Argent
show-fields = Prés
show-pigs = Cochons
show-items = Objets
show-action = Action
show-first = commence
show-neutral = tuiles neutres
show-chosen = a choisi
show-share = { $action } × { $count }
show-hidden-choice = Votre choix : { $action }
show-neutral-tile = Tuile neutre : { $action }
show-picks = À vacciner : { $pigs }
show-no-pigs = aucun
show-key = + vacciné
letter-baby = b
letter-small = p
letter-medium = m
letter-big = g
letter-vaccine = v
letter-supplement = c
letter-amulet = a

season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver
action-feed = Nourrir
action-mate = Reproduire
action-buy = Acheter
action-sell = Vendre
pig-baby = un bébé
pig-small = un petit cochon
pig-medium = un cochon moyen
pig-big = un gros cochon
pig-baby-v = un bébé vacciné
pig-small-v = un petit cochon vacciné
pig-medium-v = un cochon moyen vacciné
pig-big-v = un gros cochon vacciné
item-vaccine = un vaccin
item-supplement = un complément
item-amulet = une amulette
goods-baby = les bébés
goods-small = les petits cochons
goods-medium = les cochons moyens
goods-big = les gros cochons
goods-vaccine = les vaccins
goods-supplement = les compléments
goods-amulet = les amulettes
goods-fields = les prés
goods-pigs = les cochons
goods-items = les objets
stall-baby = bébé
stall-small = petit
stall-medium = moyen
stall-big = gros
stall-vaccine = vaccin
stall-supplement = complément
stall-amulet = amulette
stall-field = pré

card-fresh-grass = Herbe fraîche
card-spring-fair = Foire de printemps
card-school-visit = Visite de l’école
card-vets-round = Tournée du vétérinaire
card-love-is-in-the-air = L’amour est dans l’air
card-land-sale = Terrains à vendre
card-season-of-love = Saison des amours
card-long-days = Longues journées
card-drought = Sécheresse
card-barbecue = Barbecue
card-feed-sale = Aliments en solde
card-village-fete = Fête du village
card-sausage-fest = Fête de la saucisse
card-pig-show = Concours de cochons
card-harvest = Récolte
card-acorn-fall = Pluie de glands
card-market-day = Jour de marché
card-bacon-festival = Fête du lard
card-cold-snap = Vague de froid
card-winter-feast = Festin d’hiver
card-christmas-market = Marché de Noël
card-vaccination-drive = Campagne de vaccination
card-grand-show = Grand concours
card-quiet-week = Semaine tranquille

table-help = Marché : ce que coûtent les choses, ce que rapportent les cochons, et ce qu’il en reste.
    Pour chacun : argent, prés, cochons et objets par lettre (v vaccin, c complément, a amulette), et l’action choisie.
    Plus bas, vos prés case par case : la lettre d’un cochon (b bébé, p petit, m moyen, g gros), son numéro, + s’il est vacciné.
    ▸ marque qui doit jouer.

# Une première partie, expliquée
tour-goal = Élevez des cochons et vendez-les. Après quatre saisons, les cochons restants sont vendus et la plus riche des fermes gagne.
tour-cloth = La carte saison fixe une limite pour chaque action, et un effet. La limite se partage entre les personnes qui choisissent la même action. Au-dessous, le marché.
tour-mine = Vos prés. Les cochons doivent tenir sur la grille ; l’application les réarrange pour faire de la place.
tour-turn = Cette ligne dit quoi faire. Tout le monde choisit une action en secret : nourrir (un cochon grandit), reproduire (un bébé naît), acheter ou vendre. Chaque action non utilisée de votre part rapporte 1 $.
tour-end = À la fin de chaque saison, tout cochon sans vaccin est perdu. Un vaccin coûte 1 $ : gardez-en.

# Pourquoi un coup est bon
reason-action = Avec la part que vous pouvez en attendre, votre ferme vaut environ { $dollars } $ de plus.
reason-action-unused = Vous ne pouvez pas vous en servir, mais chaque action non utilisée de votre part rapporte 1 $, et la limite est de { $count }.
reason-grow = Une fois grandi, le cochon se vend { $dollars } $ de plus.
reason-sell = Il rapporte { $dollars } $ tout de suite, et un cochon vendu ne peut plus être perdu.
reason-mate = Une naissance ne coûte rien, et un bébé peut grandir.
reason-amulet = Un petit cochon au lieu d’un bébé : un repas de moins à donner.
reason-buy-pig = { $size ->
    [0] Il y a de la place pour lui, et il peut grandir.
    [1] Il y a de la place pour lui, et il peut grandir.
    [2] Il y a de la place pour lui, et il peut grandir et se reproduire.
   *[3] Il y a de la place pour lui, et il peut se reproduire.
}
reason-buy-field = Un pré de plus donne à vos cochons la place de grandir.
reason-item-vaccine = Sans vaccin, un cochon est perdu au changement de saison.
reason-item-supplement = Avec un complément, un repas compte double.
reason-item-amulet = Avec une amulette, c’est un petit cochon qui naît au lieu d’un bébé.
reason-vaccinate = Un cochon vacciné survit au changement de saison.
reason-save = Ces cochons survivent au changement de saison : ils valent { $dollars } $.
reason-save-none = Vous gardez vos vaccins pour une autre saison.
reason-save-none-last = L’année est finie : un vaccin gardé compte { $dollars } $ en cas d’égalité.
reason-take = Cela ne coûte rien.
reason-decline = Vos prés gardent la place pour d’autres cochons.
reason-decline-item = Sans être utilisé, un objet ne compte qu’en cas d’égalité, pour { $dollars } $.
reason-unused = Une action non utilisée rapporte 1 $, plus que tout ce que vous pouvez faire.
reason-stop = L’argent qui vous reste servira mieux plus tard.
reason-than-unused = Vous pouvez vous en servir, mais pas de la meilleure autre : elle ne rapporterait que 1 $ par action non utilisée.
reason-than-action = Avec la part que vous pouvez en attendre, votre ferme vaut environ { $dollars } $ de plus ; avec la meilleure autre action, { $than } $.
reason-than-tile = La tuile neutre y gênera plus sûrement : « { $action } » promet environ { $dollars } $ à { $other }, l’action du meilleur autre choix { $than } $.
reason-than-grow = Une fois grandi, le cochon se vend { $dollars } $ de plus ; après le meilleur autre repas, { $than } $ de plus.
reason-than-price = Cela coûte { $dollars } $ ; le meilleur autre achat coûte { $than } $.
reason-than-sell = Il rapporte { $dollars } $ tout de suite ; la meilleure autre vente en rapporte { $than }.
reason-than-save = Ces cochons valent { $dollars } $ ; ceux du meilleur autre choix, { $than } $.

# Ce qui ne va pas dans une position
error-audit-counter = un compteur est hors limites
error-audit-turn = la place qui doit jouer n’existe pas
error-audit-prepare = les achats de départ précèdent la première manche
error-audit-change = la saison ne change pas à cette manche
error-audit-gift = la saison n’a rien à offrir
error-audit-count = une quantité est hors limites
error-audit-piece = il manque une pièce, ou il y en a une de trop
error-audit-field = quelqu’un n’a pas de pré
error-audit-room = les cochons ne tiennent pas sur les prés
error-audit-season = une saison n’a pas ses propres cartes
error-audit-removed = les cartes retirées ne suivent pas l’ordre de la fiche
error-audit-card = la carte saison n’est pas celle de la manche
error-audit-holder = les tuiles neutres ne sont pas à la bonne place
error-audit-action = une action n’existe pas
error-audit-choosing = la place qui doit jouer n’est pas la première qui doit choisir
error-audit-chosen = quelqu’un a choisi trop tôt, ou pas du tout
error-audit-neutral = il manque l’action neutre, ou il y en a une de trop
error-audit-share = une part est hors limites
error-audit-limit = les parts dépassent la limite
error-audit-used = il y a déjà eu trop d’actions ou d’achats
error-audit-meals = le nombre de cochons nourris n’est pas celui des repas
error-audit-fed = il y a plus de cochons nourris que de cochons
error-audit-picks = un nombre de cochons à vacciner est hors limites
error-audit-early = des cochons sont à vacciner avant que la saison ne change
error-audit-saving = la place qui doit jouer n’est pas la première qui doit vacciner
error-audit-picked = il y a plus de cochons à vacciner que de cochons
error-audit-vaccines = il y a plus de cochons à vacciner que de vaccins
error-audit-idle = une place n’a rien à vacciner, ou pas de vaccin

# Ce qui ne va pas dans une fiche
error-sheet-cells = un pré compte au plus { $most } cases, pas { $cells }
error-sheet-pig-large = { $size ->
    [baby] un bébé
    [small] un petit cochon
    [medium] un cochon moyen
   *[big] un gros cochon
} ne tient pas sur un pré
error-sheet-pig-small = { $size ->
    [baby] un bébé
    [small] un petit cochon
    [medium] un cochon moyen
   *[big] un gros cochon
} est trop petit : un pré ne doit pas en contenir plus de { $most }
error-sheet-packing = il y a trop de façons de placer ces cochons : il faut moins de cochons ou de prés, un pré plus petit ou des cochons plus grands
error-sheet-seasons = chaque saison doit avoir le même nombre de cartes
error-sheet-removed = on ne peut pas retirer { $removed } cartes d’une saison qui en a { $cards } : il doit en rester au moins 1
error-sheet-order = les tables { $item } doivent être { $names }, dans cet ordre
error-sheet-effect = l’effet { $effect } n’a pas de { $key }
error-sheet-fields = { $fields } prés ne suffisent pas pour { $seats } joueurs

# À quoi sert une pièce ; `.rule` nomme le paragraphe du livret
meaning-pig = { $last ->
    [v] Vacciné : il survit au changement de saison, même en grandissant.
   *[other] Non vacciné : il est perdu à la fin de la saison.
}
    .rule = pigs.season.loss
meaning-pig-baby = Nourri une fois, il devient petit ; avec un complément, moyen. { $last ->
    [v] Vacciné : il survit au changement de saison.
   *[other] Non vacciné : il est perdu à la fin de la saison.
}
    .rule = pigs.feed.grow
meaning-pig-small = Nourri une fois, il devient moyen ; avec un complément, gros. { $last ->
    [v] Vacciné : il survit au changement de saison.
   *[other] Non vacciné : il est perdu à la fin de la saison.
}
    .rule = pigs.feed.grow
meaning-pig-medium = Il peut faire un petit par manche. Nourri, il devient gros. { $last ->
    [v] Vacciné : il survit au changement de saison.
   *[other] Non vacciné : il est perdu à la fin de la saison.
}
    .rule = pigs.mate.birth
meaning-pig-big = Il peut faire un petit par manche. Il ne grandit plus : vendez-le. { $last ->
    [v] Vacciné : il survit au changement de saison.
   *[other] Non vacciné : il est perdu à la fin de la saison.
}
    .rule = pigs.sell.one
meaning-item = Sert une fois lors d’une de vos actions, et compte 1 $ en cas d’égalité.
    .rule = pigs.end.tie
meaning-item-vaccine = À utiliser sur un cochon pendant votre action ou à la fin d’une saison : ce cochon survit à tous les changements de saison, jusqu’à sa vente.
    .rule = pigs.vaccine.use
meaning-item-supplement = À utiliser avec un repas : un bébé ou un petit cochon grandit de deux tailles d’un coup.
    .rule = pigs.feed.supplement
meaning-item-amulet = À utiliser avec une naissance : un petit cochon naît au lieu d’un bébé.
    .rule = pigs.mate.amulet
meaning-action-feed = Chaque action nourrir fait grandir un de vos cochons d’une taille. Un cochon n’est nourri qu’une fois par manche.
    .rule = pigs.feed.grow
meaning-action-mate = Chaque action reproduire donne un bébé à un de vos cochons moyens ou gros. Un cochon ne fait qu’un petit par manche.
    .rule = pigs.mate.birth
meaning-action-buy = Chaque action acheter permet d’acheter un cochon, un objet ou un pré.
    .rule = pigs.buy.one
meaning-action-sell = Chaque action vendre permet de vendre un de vos cochons au prix du marché.
    .rule = pigs.sell.one
meaning-season = Quatre manches, chacune avec sa carte. À la fin, tout cochon sans vaccin est perdu ; juste avant, vous pouvez encore utiliser vos vaccins.
    .rule = pigs.season.loss
meaning-season-winter = Les quatre dernières manches. À la fin, tout cochon sans vaccin est perdu ; puis tous les cochons restants sont vendus, et la personne la plus riche gagne.
    .rule = pigs.end.sale
meaning-goods = À acheter avec une action acheter, et parmi vos achats de départ.
    .rule = pigs.buy.one
meaning-goods-baby = 2 × 2 cases. Il devient petit, moyen puis gros, une taille par repas.
    .rule = pigs.price.pigs
meaning-goods-small = 3 × 2 cases. Il devient moyen puis gros.
    .rule = pigs.price.pigs
meaning-goods-medium = 3 × 3 cases. Il peut se reproduire, et devient gros.
    .rule = pigs.price.pigs
meaning-goods-big = 4 × 3 cases. Il peut se reproduire, et c’est lui qui se vend le plus cher.
    .rule = pigs.price.pigs
meaning-goods-vaccine = Protège un cochon du changement de saison, pour de bon.
    .rule = pigs.vaccine.use
meaning-goods-supplement = Avec un repas : un bébé ou un petit cochon grandit de deux tailles d’un coup.
    .rule = pigs.feed.supplement
meaning-goods-amulet = Avec une naissance : un petit cochon naît au lieu d’un bébé.
    .rule = pigs.mate.amulet
meaning-goods-fields = 8 × 4 cases de plus pour vos cochons. Chaque pré suivant coûte 5 $ de plus.
    .rule = pigs.price.fields
meaning-card = La carte d’une manche : une limite pour chaque action, partagée entre les personnes qui la choisissent, et un effet à la fin de la manche. Les effets sur les prix valent pendant la manche.
    .rule = pigs.phase1.season

# Une première partie qui s’apprend en jouant ; `$one` est à votre gauche
lesson-choose = Chacun choisit une action en secret. La carte fixe une limite pour chacune : 9 naissances cette manche, à partager avec qui fait le même choix.
lesson-breed = Vous êtes deux : les 9 naissances sont distribuées une à une, 5 pour vous, 4 pour { $one }. Un cochon moyen ou gros a un bébé.
lesson-unused = Aucun autre de vos cochons n’est assez grand. Arrêtez-vous : chaque action inutilisée rapporte 1 $.
lesson-feeding = La carte avait aussi un effet : 1 $ par bébé. Une nouvelle manche commence : choisissez Nourrir.
lesson-feed = Personne d’autre ne nourrit : les 8 repas sont à vous. Un repas fait grandir un cochon d’une taille. Nourrissez le moyen : un gros vaut 15 $.
lesson-supplement = Avec un complément, un bébé ou un petit cochon grandit de deux tailles. Donnez le vôtre au bébé.
lesson-vaccinate = Attention : après la dernière carte d’une saison, tout cochon non vacciné est perdu ! Un vaccin dure jusqu’à la vente. Vaccinez le gros.
lesson-stop = Il vous reste un vaccin : le petit cochon est perdu de toute façon. Ne le nourrissez pas : 6 actions inutilisées rapportent 6 $.
lesson-season = Le printemps est fini. Dernière chance de vacciner : sauvez le cochon moyen.
lesson-selling = Le petit cochon est parti. L’été commence par une carte qui paie 2 $ de plus pour les moyens : choisissez Vendre.
lesson-sell = Vendez le cochon moyen : 12 $.
lesson-keep = Gardez le gros : il aura des bébés. Arrêtez-vous et prenez vos dollars.
lesson-end = Vous savez tout : acheter, reproduire, nourrir, vendre, et vacciner à temps. Après 16 manches, les cochons restants sont vendus, et la plus grosse fortune gagne.
