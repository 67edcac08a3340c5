# Le programme pour le terminal.
#
# $name est un joueur, $side un joueur ou une équipe ; $who est me, mine (mon équipe) ou other.

## Noms

you = Vous
partner = partenaire
dealer = donneur
figure = { $rank ->
    [1] A
    [8] V
    [9] { $pack ->
        [french] D
       *[latin] C
    }
    [10] R
   *[2] {""}
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}

## Ce qui se passe

round-opens = { $who ->
    [me] Manche { $round }. Vous donnez.
   *[other] Manche { $round }. { $name } donne.
}
round-resumes = La manche { $round } continue.
log-play = { $name } : { $action }.
log-sweep = { $name } : { $action }. { sweep-call }
log-keep = { $who ->
    [me] Vous gardez la carte.
   *[other] { $name } garde la carte.
}
log-place = { $who ->
    [me] Vous mettez sur la table : { $card }.
   *[other] { $name } met sur la table : { $card }.
}
log-declare = { $who ->
    [me] Vous annoncez et montrez { $cards }.
   *[other] { $name } annonce et montre { $cards }.
}
log-pass = { $who ->
    [me] Vous passez.
   *[other] { $name } passe.
}
log-claim = { $who ->
    [me] Vous réclamez la victoire.
   *[other] { $name } réclame la victoire.
}
log-declared = { $side } : l’annonce vaut { points }.
log-new-deal = Les cartes sur la table demandent une nouvelle donne : on mélange de nouveau.
log-next-deal = { $count ->
    [one] 1 nouvelle carte à chacun.
   *[other] { $count } nouvelles cartes à chacun.
}
log-leftover = Dernière prise : { $side }, avec ce qui reste sur la table : { $cards }.
log-leftover-nobody = Ce qui reste sur la table ne va à personne : { $cards }.
log-dealer-captured = { $who ->
    [me] Vous avez donné et prenez les premières cartes de la table pour leur total ({ $cards }).
   *[other] { $name } a donné et prend les premières cartes de la table pour leur total ({ $cards }).
} { $sweeps ->
    [1] { sweep-call }
    [2] { sweep-call } { sweep-call }
   *[3] { sweep-call } { sweep-call } { sweep-call }
}
log-trouble = La partie n’a pas pu être enregistrée : { $reason }. Elle continue, et l’on réessaie après la prochaine carte.

## La position en mots

at-game = { $length ->
    [0] { $title } : { $seats } joueurs, { points } pour gagner.
   *[other] { $title } : { $seats } joueurs, { $length } manches.
}
at-team = Votre équipe : { $names }. Les autres : { $others }.
at-against = Contre { $names }.
at-round = Manche { $round }, donne { $deal } sur { $deals }. { $who ->
    [me] Vous avez donné.
   *[other] { $name } a donné.
}
at-table = Sur la table : { $cards }.
at-table-empty = La table est vide.
at-hand = Votre main : { $cards }.
at-drawn = La carte que vous avez tirée, visible de vous seulement : { $card }.
at-held = { $name }, en main : { cards }.
at-shown = { $name } a montré { $cards }.
at-pile = { $side } : { points } dans la partie ; tas : { cards }, { sweeps-name } : { $sweeps }.
at-top = { $side }, sur le tas : { $card }.
pile-top = dessus : { $card }
at-stock = Encore à donner : { cards }.

## Décider

your-turn = À vous.
your-card = À vous : { $hint }
turn-of = { $name } joue…
announce = { $name } : { $action }
hint-choose = Choisissez une carte par son chiffre ou avec les flèches ; Entrée la joue.
hint-lay = { $card } reste sur la table
hint-several = { $card } : { $count } façons de jouer, Entrée pour choisir
hint-sentence = Conseil : { $action } ; { $why }.
hint-wait = Recherche d’un bon conseil…
hint-why = { $reason ->
    [only] vous ne pouvez rien faire d’autre
    [keep] une carte en main sert quand cela vous convient
    [place] elle vaut plus sur la table
    [declare] cela vaut des points ; il suffit de montrer vos cartes
    [pass] il n’y a rien à montrer
    [scores] la prise rapporte aussitôt
    [steal] cela prend un tas entier
    [sweep] cela ramasse toute la table, ce qui rapporte
    [settebello] cela rapporte { $cards }, un point à lui seul
    [king] cela rapporte { $cards }, un point à lui seul
    [honours] cela rapporte { $cards }, et des points
    [sevens] cela prend { $cards }, et ce sont les sept qui comptent le plus
    [coins] { $count ->
        [one] cela prend une carte en { $suit }
       *[other] cela prend { $count } cartes en { $suit }
    }
    [safe] après, aucune carte seule ne peut vider la table
    [least] c’est ce qui offre le moins à l’adversaire
    [ahead] un autre coup prend plus maintenant, mais celui-ci rapporte plus ensuite
    [nothing] cela ne prend rien, et ne rapporte donc rien
    [bait] le suivant devra peut-être vider la table
    [little] cela prend ce qui compte le moins
   *[cards] { $count ->
        [one] cela prend { $count } carte
       *[other] cela prend { $count } cartes
    }
}
hint-safe = { $why }, et ne laisse pas de scopa
limit-equal = la carte de même valeur est prioritaire
limit-fewest = il faut prendre le moins de cartes possible
choose-capture = { $card } : pour prendre quoi ?
choose-other = { $phase ->
    [cut] Vous avez tiré { $card }. La garder ?
    [declare] Annoncer votre main ?
    [nothing] Vous n’avez rien à annoncer.
   *[other] Que faites-vous ?
}
choice-take = prend { $cards }
choice-take-itself = va sur votre tas
with-pile = { $action }, { $who ->
    [me] avec votre tas
   *[other] avec le tas de { $side }
} ({ cards })
choice-lay = la poser sur la table
choice-keep = garder la carte
choice-place = mettre la carte sur la table
choice-declare = annoncer, et montrer la main
choice-pass = passer
option = { $number } : { $action } ({ $text })

## La marque

score-title = Manche { $round } : la marque
score-entry = { $side } { $points } ({ $why })
score-entries = { $first } ; { $last }
score-round = Cette manche
score-certain = Certains dans cette manche
score-claim-title = Manche { $round } : la victoire réclamée
score-total = Total
score-target = { $length ->
    [0] { points } pour gagner.
   *[other] La partie se joue en { $length } manches.
}
score-tally = { $label } : { $entries }.
score-side = { $side } { $points }
score-by-round = { $side }, manche par manche, avec le total entre parenthèses : { $points }.
pad-title = Manches

## La fin

won = { $who ->
    [me] Vous avez gagné la partie, { $totals }.
    [mine] { $side } : vous avez gagné la partie, { $totals }.
   *[other] La partie va à { $side }, { $totals }.
}
won-shared = Victoire partagée entre { $side }, { $totals }.
won-outright = La couleur entière gagne aussitôt, quels que soient les points.
won-as-dealt = La donne décide de la partie, quels que soient les points.
won-shut-out = Celui qui prend toutes les cartes gagne aussitôt, quels que soient les points.
won-winning-set = Toutes les cartes d’un groupe gagnant gagnent aussitôt, quels que soient les points.
won-double = C’est une défaite double.
claim-right = C’est juste : { $side } { $points }, { $target } pour gagner.
claim-wrong = C’est faux : { $side } { $points }, { $target } pour gagner.
claim-certain = { $side }, sûr dans cette manche : { sweeps-name } { $sweeps }{ $declares ->
    [on] , annonces { $declared }
   *[off] {""}
}{ $takes ->
    [on] , prises { $captured }
   *[off] {""}
}, tas { $piles }.
claim-others = Parmi les autres, le meilleur total gagne, en ne comptant de cette manche que ce qui a marqué aussitôt.
claim-right-suit = C’est juste : { $side } a la couleur entière.
claim-right-set = C’est juste : { $side } a toutes les cartes d’un groupe gagnant.
next-round = Entrée : manche suivante
again = Entrée : une autre partie · q : quitter
no-rematch = Entrée : fermer
again-online = Entrée : une autre partie · k : lien permanent · q : quitter
again-plain = Une autre partie ? Répondez « o » ou « n ».
permanent-link-plain = « garder » : le serveur garde cette partie, avec un lien permanent.
permanent-link = Lien permanent : { $link }
permanent-link-detail = Quiconque a ce lien peut voir toute la partie, noms compris, jusqu’à ce que quelqu’un de la table la retire.
take-down-key = k : retirer la partie
take-down-plain = « retirer » : retirer la partie.
take-down-title = Retirer cette partie ?
take-down-sentence = Le lien ne marchera plus pour personne, et personne d’autre ne pourra en refaire un.
game-down = La partie est retirée.
word-keep = garder
word-take-down = retirer

## Touches et écrans

foot = 1–9 ←→ Entrée joue · ? règles · q quitter
foot-choose = 1–9 ↑↓ Entrée choisit
foot-cancel = 1–9 ↑↓ Entrée choisit · Échap retour
foot-skip = une touche : plus vite
foot-score = ↑↓ défiler · ? règles · q quitter
foot-close = ↑↓ défiler · Échap retour
foot-claim = c réclamer
foot-hint = h conseil
rules-title = Les règles : { $title }
rules-in-brief = En bref
log-title = Ce qui s’est passé
table-title = Table
stock = { $count } à donner
declared = annoncés { $points }
top-narrow = { $length ->
    [0] { $title } en { $target } · { $entries }
   *[other] { $title } · { $entries }
}
top = { $length ->
    [0] { $title } en { $target } · manche { $round }, donne { $deal } sur { $deals }
   *[other] { $title } · manche { $round } sur { $length }, donne { $deal } sur { $deals }
}
quit-title = Quitter la partie ?
quit-saved = Elle reste dans { $path } et peut continuer de là.
quit-unsaved = Ce qui a été joué sera gardé dans un fichier.
quit-over = Cette partie est finie.
quit-yes = o  quitter
quit-no = n  continuer à jouer
claim-title = Réclamer la victoire ?
claim-sentence = Réclamer, c’est affirmer que vous, ou votre équipe, avez déjà { $target } { $target ->
    [one] point assuré
   *[other] points assurés
}. Si ce n’est pas le cas, la partie est perdue.
claim-yes = o  réclamer
claim-no = n  continuer à jouer
claim-plain = Réclamer, c’est affirmer que vous, ou votre équipe, avez déjà { $target } { $target ->
    [one] point assuré
   *[other] points assurés
} ; si ce n’est pas le cas, la partie est perdue. Réclamer ? Répondez « o » ou « n ».

## Ligne par ligne

plain-hello = Répondez par un numéro ou par un coup comme 7D ou 9Cx4S5B ; ? pour l’aide, « quitter » pour partir.
plain-prompt = >
plain-help = Un numéro choisit dans la liste. Un coup dit la carte et, après x, ce qu’elle prend : { $pack ->
    [french] 7D joue le sept de carreau, 9Cx4S5B prend deux cartes avec la dame de cœur.
   *[latin] 7D joue le sept de deniers, 9Cx4S5B prend deux cartes avec le cavalier de coupes.
} Couleurs : { $suits }.
plain-help-words = Commandes : « table » (de nouveau la position), « conseil », « règles », « marque », « quitter », ?.
plain-suits = D { $d }, C { $c }, S { $s }, B { $b }
plain-claim = « réclamer » : vous affirmez avoir déjà les points pour gagner ; si ce n’est pas le cas, la partie est perdue
plain-enter-number = Il n’y a pas de choix { $number } : répondez { $count ->
    [1] 1
   *[other] de 1 à { $count }
}.
plain-not-now = { $action } ne peut pas être joué maintenant : répondez de 1 à { $count }, ou ? pour l’aide.
plain-several = { $card } : plusieurs prises possibles : { $actions }.
plain-not-understood = « { $text } » n’est pas une réponse : donnez { $count ->
    [1] 1
   *[other] un numéro de 1 à { $count }
}, un coup comme { $example }, ou ? pour l’aide.
plain-yes-no = « { $text } » n’est pas une réponse : répondez « o » ou « n ».
word-table = table
word-rules = règles
word-score = marque
word-quit = quitter
word-claim = réclamer
word-hint = conseil
word-yes = o
word-no = n

## Une table sur un serveur

your-name = Comment vous appelez-vous à la table ?
at-watching = Vous regardez { $names }.
stand-in = l’ordinateur joue à sa place
away = n’est pas là
room-open = libre
room-seat = { $number }. { $name }{ $host ->
    [yes] {" "}(hôte)
   *[no] {""}
} : { $standing ->
    [open] pour une personne, par le lien
    [player] ordinateur ({ $player })
    [away] n’est pas là en ce moment
    [stand-in] n’est pas là, l’ordinateur joue
    [playing] à la table
    [ready] prêt
   *[here] pas encore prêt
}
room-program = programme
room-rating = classement { $rating } (de { $low } à { $high })
rating-change = Votre classement : { $before } → { $after } ({ $change })
room-forfeited = Les autres sont partis : vous avez gagné cette partie classée.
room-forfeit = Cette partie classée est décidée : votre équipe l’a quittée et a perdu.
room-link = { $code ->
    [none] Toute personne qui a ce lien peut s’asseoir : { $link }
   *[other] Toute personne qui a ce lien peut s’asseoir : { $link } (code { $code })
}
room-terms = En { $target } · { $clock ->
    [none] sans limite de temps
   *[other] { $clock } par coup
} · si quelqu’un s’absente, l’ordinateur joue à sa place après { $grace }
room-rated = Classée : le résultat change le classement des deux camps. Quiconque part, ou n’est plus là à la fin, a perdu.
room-watch = Vous regardez. On commence quand tous sont prêts.
room-start = s : commencer ; l’ordinateur prend les places libres.
room-be-ready = r : je suis prêt.
room-wait = C’est noté. On commence quand tout le monde est prêt.
room-sat = { $name } s’installe.
room-left = { $name } a quitté la table.
room-here = { $name } est là.
room-away = { $name } n’est pas là.
room-stand-in = { $name } n’est pas là : l’ordinateur joue à sa place jusqu’à son retour.
room-back = { $name } est de retour.
room-ready = { $name } est prêt.
room-not-ready = { $name } n’est plus prêt.
room-rematch = Quelqu’un demande une revanche.
room-host = { $who ->
    [me] Vous êtes maintenant l’hôte.
   *[other] { $name } est maintenant l’hôte.
}
room-devices = Votre place est ouverte sur un autre écran aussi : les deux montrent la même partie.
seat-swap = Échanger sa place avec { $name }
seat-sit = S’asseoir ici
seat-host = Nommer { $name } hôte
seat-send-away = Exclure { $name }
seat-open = Libérer la place pour une personne
seat-fill = Mettre ici { $player } (ordinateur)
seat-for-good = Laisser { $player } jouer pour { $name } jusqu’à la fin
seat-mute = Mettre { $name } en sourdine
seat-hear = Entendre de nouveau { $name }
seat-block = Bloquer { $name }
seat-unblock = Débloquer { $name }
seat-blocked = Vous ne rencontrerez plus { $name } à une table. Celle-ci ne change pas.
seat-unblocked = Le blocage de { $name } est levé.
seat-report = Signaler { $name }
seat-report-sure = La personne qui gère ce serveur saura les deux noms, la table et ce que { $name } a dit ici. { $name } n’en saura rien.
report-sent = Merci. La personne qui gère ce serveur peut maintenant lire votre signalement.
table-close = Fermer la table pour tous
table-close-sure = La partie finit pour tous, et on ne joue plus à cette table.
sure-yes = o  oui
sure-no = n  non
seat-nothing = Vous ne pouvez rien faire pour la place { $seat } maintenant.
seat-which = Quelle place ? Répondez « place » et un nombre de 1 à { $count }.
seat-what = Place { $seat } : répondez « place { $seat } » et un nombre de 1 à { $count } :
people-title = Qui est à la table
time-left = reste { $time }
days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
time-plain-long = Il vous reste { $time }.
time-plain = { $seconds ->
    [one] Vous avez { $seconds } seconde.
   *[other] Vous avez { $seconds } secondes.
}
said = { $name } { $who ->
    [me] dites : { $words }
   *[other] dit : { $words }
}
phrase-title = Que dites-vous ?
line-broken = La connexion est coupée ; on réessaie, et rien n’est perdu.
line-open = La connexion est rétablie.
put-off = Le serveur ne peut rien garder pour le moment ; l’envoi se répète tout seul, et rien n’est perdu.
quit-watching = La partie continue sans vous.
quit-waiting = Votre place sera de nouveau libre.
quit-online = L’ordinateur joue pour vous jusqu’à votre retour par votre lien.
come-back = La place reste à vous, et l’ordinateur y joue jusqu’à votre retour avec : settebello play --join '{ $link }'
foot-waiting = r prêt · 1–6 une place · p parler · ? règles · q quitter
foot-waiting-host = r prêt · s commencer · 1–6 une place · p parler · ? règles · q quitter
foot-people = w qui
foot-phrase = p parler
next-plain = Entrée : manche suivante.
room-plain = Répondez « prêt » ou « attendre » ; « parler » pour dire quelque chose, « place » pour changer de place, « qui », « règles », « quitter ».
room-plain-host = Répondez « commencer », ou « prêt » pour attendre les autres ; « parler » pour dire quelque chose, « place » pour changer de place, « qui », « règles », « quitter ».
room-plain-word = « { $text } » n’est pas une réponse : répondez « prêt », « attendre », « parler », « place », « qui », « règles » ou « quitter ».
room-plain-word-host = « { $text } » n’est pas une réponse : répondez « prêt », « attendre », « commencer », « parler », « place », « qui », « règles » ou « quitter ».
plain-wait = « { $text } » doit attendre : ce n’est pas votre tour. Commandes : table, marque, parler, qui, règles, quitter, ?.
plain-help-company = À cette table aussi : « parler » (une phrase aux autres), « place » (un nombre : ce que vous pouvez faire pour cette place), « qui » (qui est là).
say-plain = Dire quoi ? Répondez « parler » et un nombre de 1 à { $count } :
word-ready = prêt
word-wait = attendre
word-start = commencer
word-who = qui
word-seat = place
word-say = parler
promise = { $result ->
    [held] Le mélange était honnête : votre appareil a participé, donc personne n’a pu choisir les cartes.
    [elsewhere] Le mélange concorde avec le relevé. Un autre appareil à votre place a participé, ou celui-ci avant d’être relancé.
    [others] Le mélange concorde avec les nombres des appareils. Votre appareil n’a pas participé.
    [watched] Le mélange concorde avec les nombres des appareils. Vous n’avez fait que regarder.
    [nobody] Le mélange concorde avec le relevé, mais aucun appareil n’a participé : rien ne montre que le serveur n’a pas choisi les cartes.
    [practice] Les cartes de cette manche viennent d’une autre partie : rien n’est prouvé de leur mélange.
   *[none] Rien n’était promis pour ce mélange.
}{ $aborted ->
    [0] {""}
    [one] {" "}Un mélange de cette partie a été interrompu ; le relevé le montre.
   *[other] {" "}{ $aborted } mélanges de cette partie ont été interrompus ; le relevé les montre.
}
promise-broken-now = Une promesse sur le mélange n’a pas été tenue : { $problem }. La partie continue.
promise-broken = Une promesse sur le mélange n’a pas été tenue : { $problem }.
promise-broken-before = Une promesse sur le mélange n’a pas été tenue plus tôt dans cette partie.
promise-kept = { $record ->
    [none] Les preuves, c’est-à-dire ce que cet appareil a vu, sont dans { $path }.
   *[other] Les preuves sont dans { $path }, et le relevé dans { $record }. Pour les comparer : settebello verify --evidence '{ $path }' '{ $record }'
}
promise-not-kept = Les preuves n’ont pas pu être gardées : { $reason }.
promise-unchecked = Le mélange ne peut pas être vérifié pour l’instant : { $reason }.
promise-not-told = Le mélange ne peut pas être vérifié : le serveur ne montre pas cette manche dans le relevé.
room-acting = { $who ->
    [me] L’hôte n’est pas là et vous le remplacez : vous pouvez commencer la partie, et l’ordinateur joue pour lui jusqu’à son retour.
   *[other] L’hôte n’est pas là, et { $name } le remplace.
}
room-removed = Exclus, et pas réadmis : { $names }.
seat-admit = Laisser revenir { $name }
seat-renew = Renouveler votre lien
seat-renew-sure = Votre lien secret sera remplacé par un nouveau. L’ancien ne marchera plus, et vos autres appareils seront déconnectés.
renewed = Votre lien est nouveau, et l’ancien ne marche plus. On revient avec : settebello play --join '{ $link }'
device-away = Déconnecter { $name }, à votre place depuis { $time }
device-away-sure = Quiconque a votre lien secret peut revenir. Renouvelez le lien pour l’empêcher.
device-other = un autre appareil
device-terminal = un autre terminal

## Fichiers, et départ

resumed = La partie dans { $path } continue.
kept = La partie est gardée dans { $path } ; continuez-la avec --save et ce fichier.
kept-finished = La partie est gardée dans { $path }.
kept-nowhere = La partie n’a pas pu être gardée : { $reason }.
kept-daily = Votre essai est gardé ; pour le continuer : settebello daily --date { $day }
daily-title = Partie du jour, { $day }
input-ended = Fin de la saisie. { $kept }
goodbye = Au revoir.

## Revoir une partie

replay-top = { $title } · manche { $round } sur { $rounds } · { $action ->
    [0] la donne
   *[other] coup { $action } sur { $actions }
}
replay-hand = En main chez { $name } : { $cards }.
replay-drawn = { $name } a tiré { $card }, et décide.
replay-turn = C’est à { $name } de jouer.
replay-begins = Le relevé commence ici.
replay-ends = Le relevé s’arrête ici.
replay-all-hands = Toutes les mains sont visibles.
replay-one-hand = Une seule main est visible : { $name }.
replay-playing = Lecture : { $seconds } s par coup. Espace l’arrête.
replay-stopped = La lecture est arrêtée.
replay-no-score = Les points se voient à la fin d’une manche.
replay-round-over = La manche est finie : s montre les points.
replay-close = Entrée : revenir à la partie
replay-foot = ←→ coup · Espace lecture · a mains · s points · k touches · q quitter
replay-keys-title = Touches
replay-key-step = ← → : un coup en arrière ou en avant
replay-key-rounds = PgPréc, PgSuiv : manche précédente ou suivante
replay-key-ends = Début, Fin : au début, à la fin
replay-key-number = 1–9 : à cette manche
replay-key-address = g : à une manche et à un coup
replay-key-play = Espace : lecture ou arrêt
replay-key-pace = + − : plus vite ou moins vite
replay-key-hands = a : toutes les mains, ou une à la fois
replay-key-score = s : les points, à la fin d’une manche
replay-key-vary = v, Échap : essayer d’autres coups ; revenir à la partie
replay-key-play-on = p : jouer à partir d’ici
replay-key-rules = ? : les règles
replay-key-quit = q : quitter
replay-go-title = Aller où ?
replay-go-example = Une manche, comme 3, ou une manche et un coup, comme 3.14
replay-hello = Entrée montre le coup suivant ; « ? » pour l’aide, « quitter » pour partir.
replay-help = Entrée ou « suivant » montre le coup suivant, « retour » le coup d’avant, « fin » va à la fin. 3 va à la manche 3, et 3.14 à son coup 14. « lecture » montre tout jusqu’à la fin.
replay-help-words = Commandes : « mains » (toutes les mains ; avec un numéro, celle-là seulement), « table » (de nouveau la position), « marque », « règles », « quitter », ?.
replay-help-variation = « autres » énumère ce qui peut être fait ici, « autres 2 » fait le deuxième coup de la liste, pour la personne qui doit jouer ; « partie » ramène à la partie.
variation-choose = Un autre coup de { $name }
variation-here = Autres coups depuis { $address } : v continue, Échap ramène à la partie.
variation-plain = Autres coups depuis { $address }.
variation-over = La manche est finie ici : revenez en arrière pour essayer d’autres coups.
variation-which = Donnez un numéro de 1 à { $count } : « autres 2 ».
replay-help-practice = « essai » fait jouer à partir d’ici ; avec votre place et un niveau : « essai 2 maestro ».
practice-title = Entraînement : { $title }
practice-seat = Votre place
practice-level = Niveau des autres
practice-over = La partie est finie ici : revenez en arrière pour jouer à partir d’un tour précédent.
practice-which = Indiquez votre place, un numéro de 1 à { $count }, et un niveau : « essai 2 maestro ».
replay-word = « { $text } » n’est pas une commande : répondez Entrée, « suivant », « retour », une manche comme 3, ou ? pour l’aide.
replay-which-hand = La main de qui ? Répondez « mains » et un numéro de 1 à { $count }, ou « mains » seul pour les voir toutes.
word-next = suivant
word-back = retour
word-end = fin
word-play = lecture
word-try = autres
word-game = partie
word-practice = essai
word-hands = mains

## Finding opponents

find-looking = Recherche d’adversaires… Ctrl-C arrête la recherche.
find-found = Des adversaires ont été trouvés.

## Profils

profile-made = { $name } est à vous sur { $server }.
profile-phrase = Phrase de récupération : { $words }
profile-phrase-keep = Notez ces douze mots : ils apportent le profil sur un autre appareil et ne s’affichent que maintenant. Quiconque les a dispose du profil.
profile-type-phrase = Les douze mots de la phrase de récupération :
profile-restored = Cet appareil peut maintenant jouer comme { $name } sur { $server }.
profile-renamed = Le nom est maintenant { $name }.
profile-sure = Supprimer { $name } de { $server } pour de bon, sur tous les appareils ? Répondez oui ou non :
profile-deleted = Le profil a été supprimé.
profile-stays = Rien n’a été supprimé.
profile-forgotten = Cet appareil a oublié le profil. Il reste sur le serveur.
profile-at = { $name } sur { $server }
profile-devices = Appareils : { $count }
profile-blocked = Bloqués : { $names }
profile-rating = { $pool } : classement { $rating } (de { $low } à { $high }). Parties classées : { $games }, gagnées : { $won }.
profile-unrated = Pas encore de partie classée.
friends-none = Pas encore d’amis : à la fin d’une partie sur la page, vous pouvez ajouter les autres.
friends-here = { $name } : ici en ce moment.
friends-away = { $name } : pas là pour le moment.
friends-asking = { $name } aimerait être votre ami.
friends-asked = Vous avez proposé à { $name } d’être amis.
friends-invites = Vous invite à une table : { $command }
friends-agreed = { $name } et vous êtes amis.
friends-removed = { $name } n’est plus dans votre liste.

# Drills

drill-number = { $number } sur { $count }. { $question }
drill-table = Sur la table : { $cards }.
drill-own-pile = Pris par votre camp : { $cards }.
drill-other-pile = Pris par les autres : { $cards }.
drill-hand = Votre main : { $cards }.
drill-right = Juste. { $why }
drill-wrong = Non : { $answer }. { $why }
drill-result = { $right } justes sur { $count } en { $seconds } s.
drill-best = Votre meilleur résultat : { $right } justes en { $seconds } s.
drill-own-prime = La vôtre : { $cards }.
drill-other-prime = L’autre : { $cards }.
drill-unclear = « { $text } » n’est pas une réponse : tapez un numéro de 1 à { $count }, ou « quitter ».

# Puzzles

puzzle-hello = Trouvez le meilleur coup. Répondez par un numéro ou un coup ; « montrer » pour la solution, « règles » pour les règles du jeu, « quitter » pour sortir.
puzzle-seat = Joueur { $number }
puzzle-task = Quel est le meilleur coup ?
puzzle-unseen = Pas encore vues : { $cards }.
puzzle-right = Juste.
puzzle-wrong = Ce n’est pas le meilleur : { $why }. Essayez encore, ou « montrer ».
puzzle-none = Vous avez essayé tous ces problèmes.
word-show = montrer
puzzle-continuation = Suite probable, mais pas certaine :
puzzle-standing = Votre niveau aux problèmes : { $rating } (de { $low } à { $high }). { $solved } résolus sur { $tried }, { $streak } de suite.
