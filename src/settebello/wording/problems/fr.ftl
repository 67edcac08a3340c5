# Ce qui ne va pas, pour qui joue. L’anglais de chaque phrase est là où le programme la dit.
#
# $detail et $reason viennent d’autres programmes, ou sont une autre de ces phrases.

## Règles qui ne vont pas ensemble

rules-vocabulary = Une valeur n’est pas de celles qui existent : { $detail }.
rules-deal = La donne doit épuiser le paquet exactement : { $table } sur la table et { $seats } mains de { $hands } font { $dealt } cartes, et le paquet en a { $size }.
rules-teams = Le choix n’existe qu’à quatre : à deux et à trois, on joue toujours chacun pour soi, et à six en deux équipes.
rules-redeal = Indiquez chaque condition de nouvelle donne une seule fois, dans l’ordre kings, equal, aces, pair, two-aces, three-high.
rules-cut = Pour tirer une carte avant la donne, il faut des cartes sur la table : sans elles, la carte tirée ne pourrait pas y être posée.
rules-captures = Il faut pouvoir prendre quelque chose : une carte de même valeur, une somme ou quinze.
rules-ace = ace_takes_itself suppose un as qui prend tout : réglez ace sur sweep ou no-sweep.
rules-ace-first = ace_first ne peut être no-power que si l’as prend tout : réglez ace sur sweep ou no-sweep.
rules-branching = Il pourrait y avoir plus de { $most } coups possibles à un tour : désactivez run, optional ou fifteen, ou donnez moins de cartes par main.
rules-run = Une prise ne peut continuer vers le haut qu’après une carte de même valeur ou une somme : activez equal ou sum.
rules-steal = Un tas se vole avec une carte du rang de celle du dessus : activez equal.
rules-steal-alone = steal ne se combine pas avec dealer_takes, les points de prise, by_card ni les annonces.
rules-fall = Les points pour la carte qui vient d’être posée supposent que l’on prenne des cartes de même valeur : activez equal, ou ne mettez pas de points.
rules-falls = Une chaîne a trois maillons au plus, car chaque rang a quatre cartes ; { $count } nombres sont donnés.
rules-by-card = Avec by_card, sweep.points peut être au plus { $most }.
rules-doubled = doubled_by suppose des scopas qui valent toutes autant : donnez des points aux scopas et désactivez by_card.
rules-doubled-pack = Le paquet n’a pas de carte de rang { $rank } : choisissez un autre rang pour doubled_by.
rules-last-card-scores = last_card_scores suppose des prises qui rapportent : réglez fall, one_suit ou many.
rules-cards = Les cartes qu’il faut vont de { $least } à { $most }, pour qu’un seul camp y arrive ; { $given } n’en est pas (0 veut dire le plus grand nombre).
rules-coins = Les deniers qu’il faut vont de { $least } à { $most }, pour qu’un seul camp y arrive ; { $given } n’en est pas (0 veut dire le plus grand nombre).
rules-few = cards.few suppose un seul adversaire : jouez à deux camps, ou réglez-le sur 0.
rules-dealer-takes = dealer_takes suppose des cartes sur la table : donnez-en 4, ou laissez-le sur none.
rules-dealer-wins = dealer_wins suppose des cartes sur la table : donnez-en 4, ou laissez-le sur none.
rules-misdeals = Les donnes annulées ne peuvent faire perdre que là où une donne peut l’être : mettez 4 cartes sur la table et réglez redeal.
rules-misdeals-sides = Là où le donneur perd par des donnes annulées, il faut un seul camp qui gagne : jouez à deux camps.
rules-misdeals-cut = Les donnes annulées ne se comptent que si l’on ne tire pas de carte avant la donne : laissez cut de côté.
rules-tie-cards = Il n’y a d’égalité que pour le plus grand nombre de cartes : avec un nombre fixe (at_least), laissez cards.tie sur nobody.
rules-tie-coins = Il n’y a d’égalité que pour le plus grand nombre de deniers : avec un nombre fixe (at_least), laissez coins.tie sur nobody.
rules-split-cards = Un seul point pour les cartes ne se partage pas : réglez cards.points sur 2 ou plus.
rules-split-coins = Un seul point pour les deniers ne se partage pas : réglez coins.points sur 2 ou plus.
rules-honours = Chaque honneur est nommé une fois, dans l’ordre des cartes.
rules-honour-points = Un honneur vaut quelque chose : donnez des points à { $card }, ou retirez cette carte.
rules-honour-pack = Le paquet n’a pas de { $card }, qui ne peut donc rien marquer.
rules-honour-settebello = Le settebello est une ligne à part : retirez { $card } de l’une des deux.
rules-honour-re-bello = Le roi de la couleur qui compte vaut déjà comme re bello : retirez { $card } des honneurs, ou désactivez re_bello.
rules-honour-two = Le deux de trèfle coûte déjà des points : retirez { $card } des honneurs, ou désactivez two_of_clubs.
rules-double-all = Rien ne pourrait compte double : avec double_all, il faut les cartes, les deniers, une primiera ou une carte qui marque.
rules-lowest-claiming = Quand le total le plus bas gagne, personne ne peut être sûr d’avoir gagné : désactivez claiming_out.
rules-lowest-double = Quand le total le plus bas gagne, perdre avec peu de points n’a pas de sens : désactivez double_game.
rules-lowest-declarations = Là où le total le plus bas gagne, personne n’annoncerait une main : jouez sans annonces.
rules-wins = Chaque groupe gagnant est nommé une fois, ses cartes et les groupes dans l’ordre des cartes.
rules-wins-pack = Le paquet n’a pas de { $card }, donc personne ne peut prendre un groupe gagnant avec elle.
rules-wins-apart = Deux groupes gagnants doivent avoir une carte en commun, sinon deux camps pourraient gagner à la fois : { $first } et { $second } n’en ont pas.
rules-low-run = Napola et scalette ne se jouent pas ensemble : la suite basse est la napola.
rules-napoleone = Avec napola.longest={ $longest }, il n’y a pas de napoleone : réglez-le sur { $least } ou plus, ou désactivez napoleone.
rules-napola-with-all = napola.with_all suppose une couleur entière qui gagne et tout qui compte double : activez napoleone et double_all, ou désactivez with_all.
rules-longest = Une suite a au plus { $most } cartes, autant qu’une couleur, et non { $given } : réglez longest sur { $most } ou moins.
rules-primiera-pack = La primiera n’a pas de valeurs pour un paquet de 52 : jouez sans elle, ou avec un autre paquet.
rules-no-twos-napola = Un paquet de 36 cartes n’a pas de deux : désactivez napola, ou choisissez un autre paquet.
rules-no-twos-bassa = Un paquet de 36 cartes n’a pas de deux : désactivez scaletta_bassa, ou choisissez un autre paquet.
rules-no-twos-scala = Un paquet de 36 cartes n’a pas de deux : désactivez scala, ou choisissez un autre paquet.
rules-no-twos-two = Un paquet de 36 cartes n’a pas de deux : désactivez two_of_clubs, ou choisissez un autre paquet.
rules-declare = Les annonces demandent des mains de trois cartes à chaque donne.
rules-dealt-best = La meilleure main donnée ne peut tout prendre que là où une paire ou trois cartes de même rang rapportent.
rules-dealt-hands = Les points pour une paire ou trois cartes de même rang supposent des mains qui peuvent les contenir.
rules-dealt-low = Les points pour des cartes basses à la donne supposent des mains de trois cartes à chaque donne.
rules-dealt-low-best = La meilleure main donnée est la meilleure des paires et des brelans : laissez de côté les cartes basses.
rules-dealt-low-pair = low_pair s’ajoute aux points de low : réglez aussi low.
rules-declaring = Des mains qui se suivent ou d’une couleur ne se comparent pas : faites compter chacune, au tour du joueur ou après la donne.
rules-declaring-none = Sans annonces, on ne peut pas dire quand on annonce ni ce que cela vaut.
rules-matta = La matta ne sert à rien ici : laissez le donneur prendre 15 (dealer_takes), ou faites annoncer au tour de chacun.
rules-matta-captures = La matta ne prend que selon sa valeur : laissez de côté les prises qui continuent vers le haut, les points pour prendre la carte qui vient d’être posée et les figures qui ne prennent que leur pareille.
rules-matta-pack = La matta prend l’un de dix rangs : jouez sans elle avec un paquet de 52, ou choisissez un autre paquet.
rules-matta-round = La matta ne se nomme que là où toutes les annonces comptent : faites annoncer au tour de chacun ou après la donne, toutes les annonces comptant, ou jouez sans elle.
rules-scores = Quelque chose doit rapporter des points, sinon la partie ne finirait jamais.

## Options, jeux, règles maison

option-ambiguous = « { $name } » peut vouloir dire { $options } : dites lequel.
option-inside = Il n’y a pas d’option « { $name } » seule ; il y a { $options }.
option-near = Il n’y a pas d’option « { $name } » ; vouliez-vous dire { $options } ?
option-unknown = Il n’y a pas d’option « { $name } » ; il y a { $options }.
option-value = { $option } doit être { $allowed }, pas « { $text } ».
option-some = never, ou un ou plusieurs de { $first } et { $last }, séparés par des virgules
option-numbers = une liste de nombres entiers, un par donne, comme 3,3,3, ou un seul pour toutes
option-some-numbers = never, ou des nombres entiers de { $least } à { $most } séparés par des virgules, comme 1,5,10
option-either = { $first } ou { $last }
option-card-points = never, ou des cartes avec leurs points, comme 8S:1 2S:1 : chaque carte une fois, et de -{ $most } à { $most } points, pas 0
option-card-sets = never, ou jusqu’à { $most } groupes de deux cartes ou plus, avec + entre les cartes et des virgules entre les groupes, comme 1D+2D+3D,1D+7D
option-least = un nombre entier, { $least } ou plus
option-range = un nombre entier de { $least } à { $most }
option-twice = { $option } a deux valeurs différentes : n’en donnez qu’une.
option-off = { $line } n’est pas joué, donc { $option } ne peut pas être choisi.
variant-near = Il n’y a pas de jeu « { $name } » ; vouliez-vous dire { $variants } ?
variant-unknown = Il n’y a pas de jeu « { $name } » ; il y a { $variants }.
variant-seats = { $game } se joue à { $only }, pas à { $seats }.
variant-seats-among = { $game } se joue à { $first } ou { $last }, pas à { $seats }.
variant-seats-twice = Le nombre de joueurs est dit deux fois, { $seats } et { $asked } : dites-le une fois.
house-unknown = Les règles maison n’ont pas « { $key } » ; elles ont { $keys }.
house-unreadable = Ces règles maison ne sont ni du TOML ni du JSON : { $detail }.
house-text = Dans les règles maison, { $key } est un texte entre guillemets, pas { $value }.
house-number = Dans les règles maison, seats est un nombre, pas { $value }.
house-settings = Dans les règles maison, set contient des réglages comme target = 21, pas { $value }.
player-no-argument = « { $text } » n’existe pas : { $name } s’écrit seul, { $name }.
player-number = « { $text } » n’existe pas : après les deux-points vient un nombre de { $least } à { $most } ({ $what }), comme { $example }.
player-cheats = « { $name } » voit les cartes cachées et ne joue donc que dans l’arène.
player-program = Un programme ne joue que dans l’arène, ou à une table qu’il rejoint.
player-unknown = Il n’y a pas de joueur « { $name } » ; il y a { $players }.
nameless = Dites comment vous vous appelez à la table : --name NOM.
opponents = Vous avez nommé { $named } adversaires, mais il n’y a de place que pour { $others }.
no-words = La langue « { $code } » n’est pas disponible ; il y a { $languages }.
missing-extra = Il faut pour cela { $module }, qui n’est pas installé : pip install 'settebello[{ $extra }]'.

## Tables

no-table = Cette table n’existe pas : vérifiez le lien.
no-code = Aucune table n’a ce code : vérifiez-le, ou demandez le lien.
table-newer = Cette table vient d’une version plus récente de Settebello : mettez la vôtre à jour.
table-unreadable = Cette table est conservée d’une manière qui ne peut pas être lue ici ({ $detail }).
table-not-read = La table n’a pas pu être lue ({ $detail }) : réessayez.
table-not-saved = La partie n’a pas pu être enregistrée ({ $detail }), donc rien n’a été joué : vérifiez le disque et réessayez.
table-not-saved-away = La partie n’a pas pu être enregistrée ({ $detail }), donc rien n’a été joué.
store-away = Les parties sont injoignables pour le moment, et rien n’est perdu : réessayez bientôt.
name-length = Un nom a de 1 à { $longest } lettres, et celui-ci en a { $length }.
places = Une table à { $seats } a { $others ->
    [one] une place pour les autres
   *[other] { $others } places pour les autres
}, et { $named } sont nommées.
weak-key = Une clé a de 22 à 64 lettres, chiffres, - ou _ au hasard : faites-la d’au moins 16 octets aléatoires.
no-address = Il n’y a rien à cette adresse.
no-method = Cette adresse ne s’utilise pas ainsi.
not-so = Cela ne peut pas se faire.
other-host = Ce serveur n’est pas « { $host } » : utilisez l’adresse qu’il a écrite en démarrant.
other-origin = Les pages de « { $origin } » ne peuvent pas entrer ici.
not-json = Le corps doit être du JSON, et l’en-tête content-type dire application/json.
too-long = Le corps a plus de { $longest } octets : envoyez-en moins.
not-readable = Cette demande ne peut pas être lue : { $detail }.
too-many-codes = Trop de codes ont été essayés d’ici : attendez une minute, ou demandez le lien.
too-many-tables = Trop de tables ont été ouvertes d’ici : attendez un peu.
too-many-daily = Trop de parties du jour ont été ouvertes d’ici : revenez demain.
too-many-groups = Trop de groupes ont été créés d’ici : revenez demain.
too-many-games = Trop de liens permanents ont été demandés d’ici : attendez un peu.
too-many-reviews = Trop d’analyses ont été demandées d’ici : attendez un peu.
too-much-computing = Le serveur vient de beaucoup travailler pour votre adresse : réessayez dans { $seconds } s.
too-many-requests = Trop de demandes viennent d’ici à la fois : attendez un instant.
too-many-connections = Trop de connexions viennent d’ici : fermez-en quelques-unes.
too-many-messages = Vous envoyez trop à la fois : attendez un instant.
too-many-commands = Trop de coups sont venus d’ici depuis une heure : attendez un peu.
too-many-steps = Cette place a changé trop souvent depuis une heure : attendez un peu.
overloaded = Le serveur a trop à faire en ce moment : réessayez dans un instant.
missed-table = Vous n’êtes pas venu à la table trouvée pour vous : cherchez de nouveau dans { $minutes } min.
too-many-seeks = Des adversaires ont été cherchés trop souvent d’ici : attendez une minute.
too-many-phrases = Vous parlez trop à la fois : attendez un instant.
too-many-watchers = Il y a déjà à cette table autant de spectateurs qu’il peut y en avoir.

## Places

dissolved = Quelqu’un n’est pas venu à cette table.
closed = Cette table a été fermée par son hôte.
full = Toutes les places de cette table sont prises.
seat-taken = Cette place est prise : choisissez-en une autre.
name-taken = Il y a déjà { $name } à cette table : choisissez un autre nom.
watching = Vous regardez cette table : asseyez-vous pour jouer.
watching-silent = Vous regardez cette table : asseyez-vous pour parler.
no-texts-in-play = Pendant la partie, on ne peut dire que les phrases toutes faites.
texts-off = Activez d’abord les messages entre amis dans les réglages.
no-reader = Aucun ami à cette table ne lit de messages en ce moment : chacun doit les activer dans les réglages.
empty-text = Il n’y a rien à lire dans ce message.
no-watching = Personne ne peut regarder cette table.
wrong-key = Ce n’est pas la clé d’une place à cette table : utilisez le lien de votre place.
no-join = Le premier message doit être join, avec la clé d’une place.
here-already = Vous êtes déjà à cette table.
host-only = Seul l’hôte de la table peut faire cela.
no-host = Seule une personne présente peut être l’hôte.
begun = La partie a commencé : les places ne changent plus.
no-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
move = Vous pouvez aller à une place qu’aucune personne n’occupe ; l’hôte peut déplacer les autres.
not-ready = Tout le monde n’est pas encore prêt : { $names }.
own-seat = C’est votre propre place : quittez-la, ou demandez-en une autre.
not-away = Pendant la partie, on ne peut remplacer qu’une personne qui n’est pas là.
search-replaced = Une autre fenêtre ou un autre programme de cet appareil cherche maintenant.
no-lobby = Ce serveur n’a pas de salon : ouvrez une table et partagez son lien.
matched-stays = Le salon vous a réunis : quittez la table au lieu de la fermer.
acting-host = Vous remplacez seulement l’hôte, qui n’est pas là : ceci durerait au-delà de son retour, c’est donc à lui de le faire.
removed = L’hôte vous a exclu de cette table : lui seul peut vous y laisser revenir.
not-removed = Personne du nom de { $name } n’a été exclu de cette table.
left = Vous avez quitté cette table.
key-renewed = Cette place a un nouveau lien : l’ancien ne marche plus.
dismissed = Un autre appareil de cette place a déconnecté celui-ci.
record-seated = À cette table, personne ne peut regarder, et le relevé est pour celles et ceux qui y sont assis : envoyez la clé de votre place, ou mettez votre programme à jour.

## Parties finies et leur lien permanent

no-game = Cette partie n’existe pas : vérifiez le lien.
game-taken-down = Une personne qui jouait cette partie l’a retirée.
game-stays-down = Une autre personne qui jouait cette partie l’a retirée : elle seule peut en refaire un lien.
game-not-over = Cette partie n’est pas finie : elle aura son lien permanent à la fin.
game-seated = C’est réservé à celles et ceux qui ont joué cette partie : envoyez la clé de votre place.
game-not-yours = Ce n’est pas la clé d’une place de cette partie.
no-links = Ce serveur ne fait pas de liens permanents : enregistrez le relevé dans un fichier.
no-reviews = Ce serveur n’analyse pas de parties : enregistrez le relevé et analysez-le avec settebello.
no-review = Cette partie n’a pas été analysée : demandez l’analyse avec la clé de votre place.
review-busy = Une autre analyse de cette partie est en cours : attendez qu’elle soit finie.
review-failed = L’analyse de cette partie a échoué : demandez-la encore une fois.
reviews-full = Trop de parties attendent leur analyse : redemandez dans quelques minutes.

## Jouer

not-your-turn = Ce n’est pas à vous : c’est à { $name }.
not-begun = Personne ne peut jouer maintenant : la partie n’a pas commencé.
not-allowed = { $action } n’est pas permis maintenant ; vous pouvez jouer { $legal }.
other-message = Un message avec cet id a déjà demandé autre chose : rien n’a été fait.
stale = La partie a avancé depuis que vous l’avez vue : regardez-la de nouveau avant de jouer.
no-round = On ne peut pas donner de manche maintenant : celle-ci n’est pas finie.
no-more-rounds = On ne peut pas donner de manche maintenant : la partie est finie.
too-many-rounds = Une partie à une table a au plus { $most } manches : enregistrez le relevé et ouvrez une autre table.
table-full = Cette table contient déjà tout ce qu’elle peut contenir : ouvrez-en une autre.
no-play = Personne ne peut jouer maintenant : la manche est finie.
game-over = Personne ne peut jouer maintenant : la partie est finie.
no-rematch = On peut demander une revanche quand la partie est finie.
no-advice = Pas de conseils à une table où des personnes jouent entre elles.
early-advice = Les conseils ne se donnent qu’à votre tour.
late-advice = Le conseil se fait trop attendre : redemandez dans un instant.
failed-advice = Le conseil n’a pas pu être calculé : redemandez dans un instant.
message-long = Un message a au plus { $longest } lettres, et celui-ci en a { $length }.
no-message = Ce n’est pas un message du protocole : { $detail }.

## Fichiers et relevés

no-seed = « { $text } » n’est pas une graine : une graine a 64 chiffres hexadécimaux.
file-finished = La partie dans « { $path } » est finie ; pour une nouvelle, nommez un autre fichier.
file-not-written = « { $path } » ne peut pas être écrit ({ $reason }) ; nommez un autre fichier.
file-not-read = « { $path } » ne peut pas être lu ({ $reason }) ; nommez un autre fichier.
file-no-text = ce n’est pas du texte
file-too-long = il est trop long
file-no-game = « { $path } » ne contient pas de partie qui puisse continuer : { $reason }
file-no-record = « { $path } » ne peut pas être revu : { $reason }
file-no-folder = Le dossier « { $folder } » ne peut pas être créé ({ $reason }).
record-no-players = Le relevé ne dit pas, dans une ligne [Players …], qui est à chaque place.
record-not-replayed = La manche { $round } ne peut pas être rejouée : { $reason }
record-line = Ligne { $line } : { $reason }
record-cut = le relevé finit sans sa ligne [Result …] ; il a été coupé.
record-no-header = « { $text } » n’est pas une ligne d’en-tête comme [Dealer 1].
record-round = la manche { $due } doit venir, pas { $number }.
record-action = « { $text } » ne continue pas avec les coups à partir de « { $number }. ».
record-unscored = une manche finie, et aucune autre, se ferme par sa ligne [Score …].
record-score = ces points ne s’accordent pas avec les coups de la manche.
record-last = il ne faut ici que [Result …], en dernière ligne.
record-result = ce résultat ne s’accorde pas avec les coups de la partie.
record-none = ce n’est pas un relevé : il doit commencer par [Settebello { $format }].
record-newer = ce relevé vient d’une version plus récente de Settebello, au format { $format } : mettez la vôtre à jour.
replay-rounds = Ce relevé compte { $rounds } manches, et on peut en revoir { $most } au plus : raccourcissez-le.
replay-nothing = Ce relevé n’a pas de manche : il n’y a rien à revoir.
replay-no-position = Cette partie n’a pas de « { $address } » : indiquez une manche de 1 à { $rounds }, ou une manche et un coup, comme 1.4.
replay-no-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
file-game-there = « { $path } » contient déjà une partie ; choisissez un autre fichier.
practice-over = À { $address }, la partie est finie : reprenez-la à un coup précédent.
practice-cut = À { $address }, le sort de la carte tirée n’est pas décidé, et le relevé n’a pas de cartes pour une autre donne : choisissez un coup plus tardif.
position-line = Une position tient en une ligne de texte, de { $most } caractères au plus.
position-impossible = Cette position ne peut pas se présenter : { $reason }
position-no-turn = Dans cette position, personne n’a rien à décider.
position-hand = La position doit montrer la main du joueur dont c’est le tour, à la place { $seat }.
position-twice = La partie « { $part } » figure deux fois dans la position.
position-totals = Les totaux « { $text } » ne sont pas { $sides } nombres séparés par |.
position-over = Avec les totaux { $text }, la partie est finie.
position-round = La manche ne peut pas être « { $text } » : écrivez un nombre de 1 à { $most }.
position-played = Les coups indiqués ne mènent pas à cette position : écrivez chacun après sa place, comme 0:7Dx7C.
position-table = Dans ce jeu, il peut y avoir { $most } cartes sur la table, pas { $count }.
explore-not-learned = Ce serveur ne connaît pas de valeurs pour ces règles maison : explorez la position avec « settebello explore ».
record-digest = l’empreinte ne s’accorde pas avec les règles : elles ont été changées, ou veulent dire autre chose ici.
record-names = { $names } noms sont donnés pour { $seats } places.
record-missing = l’en-tête { $header } manque.
record-unreadable = l’en-tête { $header } ne peut pas être lu : { $detail }.
record-not-written = L’en-tête { $header } ne peut pas être écrit : { $detail }.
record-repeated = l’en-tête { $header } figure deux fois au même endroit.

## Analyses

review-unreadable = Ceci n’est pas une analyse : { $detail }.
review-newer = Cette analyse vient d’une version plus récente de Settebello : mettez la vôtre à jour.
puzzles-unreadable = Ceci n’est pas un recueil de problèmes : { $detail }.
puzzles-newer = Ce recueil vient d’une version plus récente de Settebello : mettez la vôtre à jour.
puzzles-many = Ce recueil a { $count } problèmes ; il peut en avoir { $most } au plus.
review-seat = Ce relevé n’a pas de place { $seat } : les places vont de 0 à { $last }.
review-rounds = Ce relevé a { $rounds } manches ; une analyse en prend { $most } au plus.
luck-review = Cette analyse n’est pas celle de ce relevé et de toutes ses places.
review-file = Relevé { $file } : { $reason }
review-not-kept = L’analyse ne peut pas être enregistrée dans { $file } : { $reason }

## La partie du jour

daily-date = « { $text } » n’est pas une date : écrivez-la ainsi : 2026-11-28.
daily-early = La partie du { $day } commence ce jour-là, à l’heure UTC. Nous sommes le { $today }, si l’horloge de cet appareil est juste.
daily-first = Il n’y a pas de partie pour le { $day } : la première est celle du { $first }.
daily-clock = L’horloge de cet appareil indique le { $today }, avant la première partie du jour ({ $first }) : réglez-la.
daily-other = Ce n’est pas un essai à la partie du { $day }, ou il a été commencé avec une autre version.
daily-hints = Dans la partie du jour, il n’y a pas de conseils.
daily-none = Sur cet appareil, il n’y a pas d’essai à la partie du { $day }.
no-match = Ce match n’existe pas : vérifiez le lien.
match-game = Dans un match, deux paires jouent à chaque table : choisissez le scopone ou la scopa à quatre.
match-tables = Un match compte de { $fewest } à { $most } tables.
match-boards = Un match compte de { $fewest } à { $most } donnes.
match-host = Seule la personne qui a créé le match peut le clore.
match-closed = Le match est clos : sa page donne le résultat.
match-stays = Cette table fait partie d’un match : fermez le match sur sa page.
match-once = Les donnes d’un match se jouent une seule fois : créez un autre match.
match-open = Cela se voit une fois le match clos.
daily-once = La partie du jour se joue une seule fois : il y en a une autre demain.
daily-not = À cette table, on ne joue pas la partie du jour.
daily-not-over = Cette partie du jour n’est pas finie : elle aura un résultat quand elle le sera.
daily-device = La partie d’aujourd’hui se joue une seule fois par appareil : envoyez l’identifiant de l’appareil.
daily-open = On pourra le voir quand le jour de la partie sera clos : à { $time } UTC le { $day }.
daily-own-first = Le classement d’aujourd’hui se voit quand votre partie est finie.
daily-forgotten = Ce que les gens ont joué est retenu pendant { $days } jours.
no-group = Ce groupe n’existe pas : vérifiez le lien.
group-full = Un groupe a au plus { $most } personnes : créez-en un autre.
group-name-taken = Il y a déjà { $name } dans ce groupe : choisissez un autre nom.
not-in-group = Vous ne faites pas partie de ce groupe.
daily-no-table = Ce serveur n’a pas de classement général.

## Vers une table, et de là

link-long = Le lien d’une table a au plus { $longest } lettres, et celui-ci en a { $length }.
link-nowhere = « { $text } » ne mène à aucune table : donnez un lien comme https://scopa.example.org/table/x7Yf-q2, ou un code de sept lettres et chiffres.
game-link-nowhere = « { $text } » ne mène à aucune partie finie : donnez un lien comme https://scopa.example.org/game/x7Yf-q2.
link-server = « { $text } » n’est pas l’adresse d’un serveur : donnez-en une comme https://scopa.example.org.
link-key = Le secret après « # » dans ce lien est abîmé : copiez de nouveau le lien entier.
no-server = Aucun serveur ne répond à l’adresse { $server } ({ $reason }) : vérifiez l’adresse, ou réessayez plus tard.
server-not-ours = Ce qui répond à l’adresse { $server } n’est pas un serveur de Settebello : vérifiez l’adresse.
server-shut-out = Le serveur { $server } ne nous laisse pas entrer : il porte un autre nom, ou trop de monde vient d’ici.
server-other-version = Le serveur { $server } est d’une autre version que ce programme : mettez le plus ancien à jour.
server-silent = Le serveur { $server } ne dit rien : réessayez plus tard.
server-stayed-away = Le serveur n’est pas revenu pendant { $seconds } secondes.
server-late = Le serveur n’a pas répondu à temps.
server-hung-up = Le serveur a fermé la connexion.
review-late = L’analyse n’en est qu’à { $percent } % : redemandez-la plus tard.
full-but-open = Toutes les places de cette table sont prises ; on peut la regarder.
seat-given = Votre place à cette table a été donnée à quelqu’un d’autre.
connection-closed = La connexion a été fermée.
table-stands-still = La table n’a pas avancé à temps.

## Un mélange qui se vérifie

fair-game-missing = Il manque l’en-tête { $header }, et sans lui rien du mélange n’est prouvé.
fair-game-unreadable = L’en-tête { $header } ne peut pas être lu ; il doit ressembler à { $example }.
fair-protocol = Dans ce relevé, le mélange suit le protocole { $protocol } ; ce programme connaît le 2 : il faut une version plus récente.
fair-missing = Manche { $round } : il manque l’en-tête { $header }, et sans lui rien du mélange n’est prouvé.
fair-unreadable = Manche { $round } : l’en-tête { $header } ne peut pas être lu ; il doit ressembler à { $example }.
fair-misspelt = Manche { $round } : l’en-tête { $header } ne veut rien dire ; ce devait sans doute être { $meant }.
fair-server = Manche { $round }, échange { $exchange } : le nombre du serveur ne correspond pas à son empreinte.
fair-share = Manche { $round }, échange { $exchange } : le nombre de la place { $seat } ne correspond pas à son empreinte.
fair-unbound = Manche { $round }, échange { $exchange } : la place { $seat } a un nombre sans empreinte, qui a pu être choisi quand tous les autres étaient connus.
fair-absent = Manche { $round } : les cartes ont été données alors que le nombre de la place { $seat } n’a jamais été révélé.
fair-computer = Manche { $round }, échange { $exchange } : la place { $seat } est celle d’un ordinateur, et la liste en porte pourtant une empreinte.
fair-exchange = Manche { $round } : l’échange { $due } manque, et l’échange { $number } est à sa place.
fair-complete = Manche { $round }, échange { $exchange } : il est dit interrompu alors que chaque nombre a été révélé ; le serveur connaissait donc les cartes qu’il n’a pas données.
fair-silent = Manche { $round }, échange { $exchange } : un nombre était attendu de la place { $seat }, qui s’était déjà tue deux fois dans cette manche.
fair-seed = Manche { $round } : sa graine ne vient pas de la liste des empreintes, du nombre du serveur et de ceux des joueurs.
fair-practised = Manche { $round } : elle vient d’une autre partie, et l’en-tête { $header } ne peut rien prouver de ses cartes.
fair-dealer = La place { $dealer } a donné la première manche, mais sa graine tire au sort la place { $due }.
seen-false-record = Les cartes et les coups du relevé du serveur ne découlent pas de ses nombres : { $reason }
seen-other-table = Manche { $round }, échange { $exchange } : la liste est celle d’une autre table, d’autres règles ou d’autres places.
seen-two-lists = Manche { $round }, échange { $exchange } : le serveur a montré deux listes différentes.
seen-left-out = Manche { $round }, échange { $exchange } : il manque à la liste l’empreinte de cet appareil, que le serveur avait acceptée.
seen-computer = Manche { $round }, échange { $exchange } : la liste attend un nombre de la place { $seat }, où il n’y a personne.
seen-order = Manche { $round }, échange { $exchange } : le serveur a montré la liste d’une autre manche ou d’un autre échange que prévu.
seen-invented = Manche { $round }, échange { $exchange } : le relevé porte une empreinte de la place { $seat }, où cet appareil n’a vu personne.
seen-withheld = Manche { $round } : le serveur a donné sans l’échange qu’il doit à chaque appareil, et a pu choisir les cartes.
seen-hidden = Manche { $round }, échange { $exchange } : cet appareil en a vu la liste, et le relevé ne l’a pas.
seen-other-list = Manche { $round }, échange { $exchange } : la liste du relevé n’est pas celle que cet appareil a vue.
seen-dropped = Manche { $round }, échange { $exchange } : selon le relevé cet appareil s’est tu, mais le serveur avait son nombre.
seen-count = Manche { $round } : échanges interrompus : { $number } dans le relevé, { $seen } annoncés par le serveur à cet appareil.
seen-round = Manche { $round } : cet appareil l’a vue jusqu’au bout, et le relevé ne l’a pas.
seen-dealer = Manche { $round } : cet appareil a vu donner la place { $seen }, et selon le relevé c’était la place { $dealer }.
seen-cards = Manche { $round }, donne { $deal } : les cartes que cet appareil a vues ne sont pas celles que donne le relevé.
seen-redealt = Manche { $round } : cet appareil a vu une donne annulée avec { $cards } sur la table ; le relevé n’en a pas.
seen-play = Manche { $round } : le relevé raconte d’autres coups que ceux que cet appareil a vus.
not-a-persons = Personne n’est assis à cette place : elle ne participe pas au mélange.
other-exchange = Le mélange de la manche { $round }, échange { $exchange }, n’est pas ouvert : regardez la table à nouveau.
committed = Un autre appareil participe déjà pour votre place au mélange de cette manche.
moved = Votre place a changé : votre appareil s’engage à nouveau depuis la nouvelle.
list-fixed = La liste de ce mélange est close : votre appareil participera au prochain.
silent-twice = Votre appareil s’est tu deux fois dans cette manche : il participera de nouveau à la prochaine.
early-share = La liste de ce mélange n’est pas encore close : gardez votre nombre jusque-là.
no-share-expected = Aucun nombre n’est attendu de votre place dans ce mélange.
other-share = Ce nombre ne correspond pas à l’empreinte donnée par votre place : seul l’appareil qui l’a donnée peut le révéler.
commitment-alone = Une empreinte vaut pour une table : indiquez le nom de la table que vous ouvrez.
table-taken = Il y a ou il y a eu une table de ce nom : choisissez-en un autre.
no-profiles = Ce serveur ne garde pas de noms : installez-vous sans profil.
no-profile = Ce profil n’existe plus : créez-en un, ou récupérez le vôtre.
no-profile-of-phrase = Aucun profil de ce serveur n’a cette phrase de récupération.
no-own-profile = Cet appareil n’a pas de profil sur { $server } : créez-en un avec settebello profile make.
not-blocked = { $name } ne fait pas partie des bloqués.
not-a-friend = { $name } ne fait pas partie de vos amis et ne l’a pas demandé.
profile-here = Cet appareil a déjà un profil : { $name }.
profile-name-taken = Quelqu’un d’autre porte le nom { $name } ou un nom qui lui ressemble : choisissez-en un autre.
profile-devices = Un profil a { $most } appareils au plus : retirez-en un depuis un autre appareil.
profile-seated = Votre profil est déjà à cette table.
phrase-length = Une phrase de récupération compte { $words } mots, et celle-ci en a { $count }.
phrase-word = « { $word } » n’est pas un mot des phrases de récupération : vérifiez son orthographe.
phrase-word-near = « { $word } » n’est pas un mot des phrases de récupération : voulez-vous dire « { $near } » ?
phrase-mistyped = Ces mots ne forment pas une phrase de récupération : l’un d’eux est faux, ou leur ordre l’est.
kept-apart = Vous et quelqu’un à cette table ne jouez pas ensemble : choisissez une autre table.
not-blockable = Cette personne ne peut pas être bloquée : elle n’a pas de profil, et ce n’est pas le salon qui vous a réunis.
block-self = Vous ne pouvez pas vous bloquer vous-même.
blocks-full = Vous avez bloqué { $most } personnes, c’est le maximum : débloquez-en une d’abord.
not-a-friend-to-be = Vous pouvez ajouter quelqu’un quand la partie que vous avez jouée ensemble est finie, si vous avez tous deux un profil.
no-friend = Cette personne n’est plus parmi vos amis.
person-gone = Cette personne a supprimé le profil avec lequel vous avez joué.
friends-full = Vous avez ajouté { $most } personnes, c’est le maximum : retirez-en d’abord une.
friends-asked = { $most } personnes ne vous ont pas encore répondu, c’est le maximum : attendez, ou retirez une demande.
friend-busy = Cette personne a déjà trop de demandes en attente : réessayez un autre jour.
no-invitation = Vous pouvez inviter un ami à une table où vous êtes assis et où une place est libre.
too-many-friends = Trop de demandes d’amitié sont venues d’ici : attendez un moment.
too-many-profiles = Trop de profils ont été créés ou récupérés d’ici : attendez un moment.
no-ratings = Ce serveur ne classe pas les parties : ouvrez une table non classée.
rated-profile = Une partie classée est réservée à ceux qui ont un profil : créez-en un d’abord.
rated-kind = Les personnes et les programmes sont classés à part : cette table est pour les autres.
rated-program = Ce profil est celui d’une personne : un programme joue les parties classées avec son propre profil.
rated-clock = Une partie classée a une pendule, de { $most } secondes par coup au plus.
rated-rules = Une partie classée suit les règles d’un jeu connu, sans règles maison.
rated-computers = Aucun ordinateur ne prend place dans une partie classée : laissez ses places libres.
rated-close = Une partie classée ne peut pas être fermée : jouez-la jusqu’au bout, ou quittez-la et perdez.


## Notifications

no-push = Ce serveur n’envoie pas de notifications.
other-push-service = Impossible d’envoyer des notifications à cette adresse : elle n’appartient à aucun service connu ici.
wrong-push-keys = Ce ne sont pas les clés d’un abonnement du navigateur : abonnez-vous de nouveau.

not-reportable = Seule une autre personne de votre table peut être signalée.
too-many-reports = Trop de signalements sont venus d’ici : attendez un moment.

# Drills

drill-not-here = Ce jeu n’a rien à demander là-dessus.
puzzles-theme = Il n’y a pas de thème « { $theme } » ; les thèmes : { $themes }.
puzzles-none = Ce recueil n’a pas de tels problèmes.
