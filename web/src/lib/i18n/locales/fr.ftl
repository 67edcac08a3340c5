# Tous les mots de la page. Les noms des cartes et des couleurs viennent des mots du serveur.

product = Settebello
page-title = { $page } · Settebello
cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
card-the = { $rank ->
    [1] l’{ card }
    [9] { $pack ->
        [french] la { card }
       *[latin] le { card }
    }
   *[other] le { card }
}
suit-none = sans { suit-name }

## La page d'accueil

tagline = La scopa, le jeu de cartes italien, et toute sa famille
play-now = Jouer
play-now-detail = { $game } contre l’ordinateur
opening = Ouverture d’une table…
learn = Apprendre à jouer
daily = Partie du jour
house-rules = Règles maison
your-games = Vos parties
pad-title = Feuille de marque
pad-invitation = Vous jouez avec de vraies cartes ? Comptez les points ici.
drills-title = Exercices
drills-invitation = De petites questions pour se faire l’œil.
rules-invitation = Changez ce que votre table joue autrement.
more-title = À faire aussi
puzzles-title = Problèmes
language = Langue
continue-title = Reprendre
continue-score = { $score }, partie en { $target }
continue-with = avec { $names }
player-level = { $name } ({ $title })
was-to-play = C’était à { $name } de jouer
is-to-play = C’est à { $name } de jouer
waiting-for-players = En attente de joueurs
remove-game = Retirer { $title } de cette liste
games-title = Choisissez un jeu
games-search = Chercher un jeu par nom ou par lieu
games-place = D’où viennent les jeux
games-anywhere = Partout
games-families = Familles de jeux
games-none = Aucun jeu ne s’appelle ainsi. Essayez le nom d’un lieu, ou parcourez la liste.
group-basic = Le jeu de base
group-ace = L’as prend tout
group-fifteen = Faire quinze
group-lines = D’autres points
group-declarations = Annonces
group-scopone = Scopone
group-escoba = Espagne et Amérique latine
group-abroad = Hors d’Italie
group-all = Tous les jeux
group-mine = Vos règles maison
group-presets = Règles maison qui ont un nom
group-detail = { $name ->
    [basic] La scopa comme presque toute l’Italie la joue, et ses plus proches parents.
    [ace] Un as prend tout ce qui est sur la table.
    [fifteen] Une carte prend celles avec lesquelles elle fait quinze.
    [lines] La scopa avec d’autres points : pour un roi, une suite de deniers ou certaines prises.
    [declarations] Certaines mains se montrent avant de jouer, pour des points.
    [scopone] À quatre, par équipes de deux : toutes les cartes sont données d’un coup.
    [escoba] L’escoba et ses parents, et le cuarenta.
    [abroad] Des parents venus de Corse, d’Afrique du Nord, d’Allemagne et du Venezuela.
    [mine] Les règles que vous avez gardées dans ce navigateur.
   *[presets] Les règles d’une ville, d’un club ou d’un livre.
}
words-title = Que veulent dire ces mots ?
word = { $word ->
    [sweep] Scopa
    [settebello] Settebello
    [primiera] Primiera
    [settanta] Settanta
    [declare] Annoncer
   *[redeal] Nouvelle donne
}
word-means = { $word ->
    [sweep] prendre toutes les cartes de la table, pour un point
    [settebello] le sept de deniers, un point pour qui le prend
    [primiera] un point pour les quatre meilleures cartes, une par couleur : d’abord les sept, puis les six et les as
    [settanta] une autre façon de compter la primiera
    [declare] montrer sa main pour des points avant de jouer
   *[redeal] on redonne à cause de la première table ; à la scopa, pour trois rois ou plus
}
seats-short = { $counts } joueurs
set-up = Préparer : { $title }
seats-title = Joueurs
level-title = Adversaires
level-of = Place { $n }
level-all = Toutes les places
level-mixed = joueurs différents
level-opponent = Adversaire
level-partner = Partenaire
level-others = Autres joueurs
target-title = Points pour gagner
deal = Jouer à ce jeu
read-rules = Lire les règles
rules-in-brief = En bref
rules-contents = Sommaire
see-rule = Voir la règle
change-rules = Changer les règles
field-needed = À remplir.
no-server = Le serveur ne répond pas. Vérifiez qu’il tourne et que la connexion fonctionne, puis réessayez.
no-game = Le jeu ne tourne pas dans cet onglet pour le moment.
language-failed = { $name } n’a pas pu être chargé : cette langue n’a jamais servi ici et le serveur est injoignable. La langue reste la même.
translated-page = Le navigateur traduit cette page. Settebello parle six langues : choisissez-en une et désactivez la traduction :
offline = Le serveur est injoignable. La leçon, les règles des jeux, vos parties à revoir et les statistiques marchent sans lui ; les parties, les analyses et les tables à plusieurs reviennent d’elles-mêmes.
try-again = Réessayer

## Règles de la maison

rules-title = Règles maison
rules-lead = Partez d’un jeu et changez ce que votre table joue autrement. Le règlement suit vos choix.
rules-base = Partir de
rules-seats = Joueurs
rules-changes = { $n ->
    [0] Rien de changé
    [one] { $n } changement
   *[other] { $n } changements
}
rules-options = Options
rules-changed = modifiée
rules-undo = Comme dans { $game }
rules-undo-all = Annuler tous les changements
rules-undo-last = Annuler le dernier changement
rules-problem = Ces règles ne vont pas ensemble
rules-problem-detail = Le règlement montre encore les dernières qui vont ensemble.
rules-if-on = Si activé : { $rule }
rules-hands-hint = Cartes en main à chaque donne, séparées par des virgules ; un seul nombre donne le paquet en mains de cette taille.
rules-fall-hint = Points pour la première prise d’une chaîne, puis pour la deuxième et la troisième, séparés par des virgules, comme 1,5,10 ; « never » pour aucun.
rules-honours-hint = Cartes avec leurs points, comme 8S:1 2S:1 (valet et deux d’épées, un point chacun) ; D, C, S, B : deniers, coupes, épées, bâtons. « never » pour aucune.
rules-wins-hint = Cartes qui ensemble gagnent la partie, avec + entre elles et des virgules entre les groupes, comme 1D+2D+3D,1D+7D ; D, C, S, B : deniers, coupes, épées, bâtons. « never » pour aucune.
rules-sheet = Le règlement
rules-sources = Afficher l’origine de chaque règle
rules-keep = Enregistrer, partager, ouvrir
rules-name = Nom
rules-name-example = Le dimanche chez mamie
rules-save = Enregistrer
rules-saved = Enregistrées sous « { $name } ».
rules-delete = Supprimer « { $name } »
rules-mine = Enregistrées dans ce navigateur
rules-share = Copier un lien
rules-shared = Le lien est copié : quiconque l’ouvre voit ces règles.
rules-share-by-hand = Copiez ce lien :
rules-download = Télécharger un fichier
rules-upload = Ouvrir un fichier
rules-play = Jouer avec ces règles
rules-go-to-sheet = Voir le règlement
rules-unnamed = { $game }, règles maison
rules-newer = { $n ->
    [one] Cette version ne connaît pas un des réglages : { $names }. Il vient peut-être d’une version plus récente ; il a été laissé de côté.
   *[other] Cette version ne connaît pas certains réglages : { $names }. Ils viennent peut-être d’une version plus récente ; ils ont été laissés de côté.
}
rules-unknown-game = Il n’y a pas ici de jeu « { $game } » : le lien vient peut-être d’une version plus récente. Voici le jeu de base.
rules-bad-file = « { $file } » ne peut pas être lu comme des règles maison : { $why }

## Vos parties

yours-title = Vos parties
yours-statistics = Vos résultats en chiffres
yours-name = Votre nom
yours-name-long = Un nom a de 1 à { $most } lettres.
yours-result = { $result ->
    [won] Gagnée
    [lost] Perdue
   *[open] En cours
}
yours-against = contre { $names }
date-unknown = date inconnue
yours-record-missing = Le serveur n’a plus le relevé de cette partie.
permanent-link = Lien permanent
permanent-link-short = Lien
permanent-link-of = Lien permanent vers { $title }, { $date }
permanent-link-detail = Quiconque a ce lien peut voir toute la partie, noms compris. Il marche même quand la table n’existe plus, jusqu’à ce que quelqu’un de la table retire la partie.
permanent-link-copy = Copier le lien permanent
take-down = Retirer
game-down-sure = Retirer cette partie ? Le lien ne marchera plus pour personne, et personne d’autre ne pourra en refaire un.
game-down = La partie est retirée.
yours-more = En afficher { $n } de plus

## Ce que garde ce navigateur

storage-forbidden = Ce navigateur n’autorise pas la page à conserver des données. Vous pouvez jouer, mais une fois la page fermée vos parties ne se retrouvent plus : pour changer cela, autorisez les données de site pour cette page.
storage-full = Ce navigateur n’a plus de place pour cette page. Vous pouvez jouer, mais cette partie ne se retrouvera peut-être pas : supprimez des parties finies sous « Vos parties ».

## Personnes et cartes

you = Vous
side-name = { $first } et { $last }

## La table

your-hand = Votre main
on-the-table = Sur la table
empty-table = La table est vide
opponent-hand = { $n ->
    [one] { $name } a { $n } carte
   *[other] { $name } a { $n } cartes
}
pile = { $name } : { cards-count } dans le tas, { sweep-count }
stock = Talon : { cards-count }
stock-word = talon
taken-word = { $n ->
    [one] prise
   *[other] prises
}
deals = { $you ->
    [on] Vous donnez
   *[off] { $name } donne
}
dealer = donneur
your-turn = À vous
your-turn-no-ace = À vous : pas encore d’as
turn-of = { $name } joue…
round = Manche { $n }
to-target = en { $n }
to-rounds = { $n } manches
our-side = Nous
their-side = Eux
totals = Points
side-captures = Prises et scopas
side-last-capture = Dernière prise
side-sweeps = { $idiom ->
    [chkobba] Chkobbas
    [hurrikan] Hurrikans
    [escoba] Escobas
    [cuarenta] Limpias
    [ronda] Missas
    [caida] Mesas limpias
    [spazzino] Spazzini
    [spincio] Spazzini
    [cicera] Scùe
   *[scopa] Scopas
}
last-play = Dernier coup
rules = Règles
rules-of = Les règles : { $title }
close = Fermer
leave = Page d’accueil

## Choisir

play-hint = { $n ->
    [one] { card }
   *[other] { card }, { $n } façons de la jouer
}
choose = Comment jouez-vous { card-the } ?
choose-hint = { $steals ->
    [on] Touchez une carte de la table, un tas ou l’un de ces choix :
   *[off] Touchez les cartes de la table, ou l’un de ces choix :
}
cancel = Annuler
option-takes = Prendre { $cards }
option-takes-itself = L’as se prend lui-même
steal-pile = Voler le tas de { $name } : dessus, { card }
option-lays = La laisser sur la table
drawn-card = Vous avez tiré { card-the }
action-name = { $action ->
    [keep] La garder
    [place] La mettre sur la table
    [declare] Annoncer
    [pass] Passer
   *[claim] Réclamer la victoire
}
declare-as = Annoncer comme { card }
claim = Réclamer
claim-title = Réclamer la victoire ?
claim-words = Vous affirmez que vous, ou votre équipe, avez déjà les points pour gagner. Si c’est vrai, la partie est gagnée ; sinon, elle est perdue.
claim-yes = Je réclame

## Ce qui s'est passé, en mots

said-dealt-first = Manche { $n }. Les cartes sont distribuées.
said-dealt = Nouvelles cartes.
said-table = Sur la table : { $cards }.
said-table-empty = La table est vide.
said-hand = Votre main : { $cards }.
said-redealt = Avec ces cartes sur la table, on ne joue pas : on redonne.
said-lays = { $you ->
    [on] Vous posez { card-the }.
   *[off] { $name } pose { card-the }.
}
said-takes = { $you ->
    [on] Vous prenez { $cards } avec { card-the }.
   *[off] { $name } prend { $cards } avec { card-the }.
}
said-takes-itself = { $you ->
    [on] Vous jouez { card-the }, qui se prend lui-même.
   *[off] { $name } joue { card-the }, qui se prend lui-même.
}
said-does = { $name } : { $action ->
    [keep] carte gardée
    [place] carte mise sur la table
    [declare] main annoncée
    [pass] passe
   *[claim] victoire réclamée
}.
said-declares-as = { $name } : main annoncée, { $matta } vaut { card }.
said-dealer-captured = { $you ->
    [on] Vous avez donné et prenez les premières cartes de la table pour leur total : { $cards }.
   *[off] { $name } a donné et prend les premières cartes de la table pour leur total : { $cards }.
}
said-leftover = { $you ->
    [on] { $n ->
        [one] Vous prenez la dernière carte.
       *[other] Vous prenez les { cards-count } restantes.
    }
   *[off] { $n ->
        [one] Dernière carte de la table : { $name }.
       *[other] Les { cards-count } restantes : { $name }.
    }
}
said-leftover-nobody = Les dernières cartes ne vont à personne.
said-scored = La manche est finie.
said-result = { $name } : { $points }, maintenant { $total }.
said-your-turn = À vous.

## La feuille de marque

points-made = dans cette manche
points-made-note = + compte en fin de manche
moves-title = Coups de cette manche
moves-none = Rien n’a encore été joué.
move-takes = { $n ->
    [0] se prend lui-même
   *[other] prend
}
sheet-title = Manche { $n }
sheet-line = Ligne
sheet-round = Cette manche
sheet-game = Partie
sheet-primes = Somme de la meilleure carte de chaque couleur
continue-button = Continuer
waiting-for-others = En attente des autres…
you-win = Vous avez gagné !
wins = Victoire : { $name }
your-side-wins = Votre équipe a gagné !
play-again = Rejouer
back-to-start = Retour à l’accueil

## Ennuis

connecting = Connexion…
reconnecting = Connexion perdue. Nouvelle tentative…
offline-table = Cette table a besoin du serveur, qui est injoignable. La partie reprend d’elle-même dès que possible.
unknown-table = Cette table n’existe pas.
unknown-table-detail = Le lien est peut-être coupé, ou celui d’un autre serveur. Ouvrez plutôt une table à vous.
table-on-server = Cette partie est sur un serveur et non dans ce navigateur. Continuez-la sur la page où vous l’avez ouverte.
no-page = Cette page n’existe pas.
no-page-detail = L’adresse est peut-être mal écrite, ou d’une version plus récente.
failed = Une erreur s’est produite sur cette page.
failed-detail = Rechargez-la : la partie est sur le serveur, et rien n’en est perdu.
offline-part = Le serveur est injoignable, et cette partie de la page n’est pas encore enregistrée sur cet appareil. Rechargez la page quand la connexion sera revenue : votre partie est en sécurité sur le serveur.
reload = Recharger
score-pair = { $first } à { $last }

## À la table : suite

limit = { $limit ->
    [equal-first] La carte de même valeur est prioritaire.
    [fewest] Il faut prendre le moins de cartes possible.
   *[free] Vous choisissez librement.
}
may-lay = Vous pouvez aussi la laisser sur la table.
ask-declare = { $n ->
    [0] Vous pouvez montrer cette main pour des points.
   *[other] Vous pouvez montrer cette main : elle vaut { $n } points, si personne n’en montre une meilleure.
}
ask-knock = Vous pouvez montrer cette main pour des points, puis vous jouez.
matta-named = Maintenant, { $matta } vaut { card }.
matta-counts = vaut { card }
matta-as = Compter { $matta } comme
declare-worth = { $n ->
    [one] { $what } : { $n } point
   *[other] { $what } : { $n } points
}
nothing-to-declare = Vous n’avez rien à annoncer.
partner-name = { $name }, votre partenaire
declared-points = { $n ->
    [one] { $n } point annoncé
   *[other] { $n } points annoncés
}
take-back = Annuler le coup
taken-back = Coup annulé.
games-won = Parties gagnées :
share-win = Victoire partagée : { $names }
won-outright = Victoire immédiate : { $name }.
claim-right = { $you ->
    [on] Vous avez réclamé la victoire, et à raison.
   *[off] { $name } a réclamé la victoire, et à raison.
}
claim-wrong = { $you ->
    [on] Vous avez réclamé la victoire trop tôt.
   *[off] { $name } a réclamé la victoire trop tôt.
}
double-lost = { $many ->
    [on] Défaite double ({ $names }) : moins de la moitié des points pour gagner.
   *[off] Défaite double : { $names } a moins de la moitié des points pour gagner.
}
double-lost-you = Défaite double : vous avez moins de la moitié des points pour gagner.

## À la table : aide

menu = Menu
hint = Conseil
advice-sentence = { $what } : { $why }.
advice-note = { $why }.
advice-takes = Prenez { $cards } avec { card-the }
advice-takes-itself = Jouez { card-the }, qui se prend lui-même
advice-lays = Posez { card-the }
advice-why = { $reason ->
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
    [coins] { $n ->
        [one] cela prend une carte en { suit-name }
       *[other] cela prend { $n } cartes en { suit-name }
    }
    [safe] après, aucune carte seule ne peut vider la table
    [least] c’est ce qui offre le moins à l’adversaire
    [ahead] un autre coup prend plus maintenant, mais celui-ci rapporte plus ensuite
    [nothing] cela ne prend rien, et ne rapporte donc rien
    [bait] le suivant devra peut-être vider la table
    [little] cela prend ce qui compte le moins
   *[cards] { $n ->
        [one] cela prend { $n } carte
       *[other] cela prend { $n } cartes
    }
}
advice-safe = { $why }, et ne laisse pas de scopa
unseen-title = Cartes pas encore vues
unseen-count = { $n ->
    [one] { $n } carte dans les autres mains ou au talon
   *[other] { $n } cartes dans les autres mains ou au talon
}
unseen-yes = pas vue
unseen-no = vue
unseen-suit = Couleur
pile-title = { $you ->
    [on] Votre tas
   *[off] Tas : { $name }
}
pile-empty = Pas encore de cartes.
pile-top = dessus : { $cards }
pile-open = { $name } : regarder dans le tas
pile-sweeps = { side-sweeps } : { $cards }.
settings = Réglages
setting-theme = Thème
setting-theme-is = { $value ->
    [light] Clair
    [dark] Sombre
   *[system] Comme l’appareil
}
setting-felt = Tapis
setting-felt-is = { $value ->
    [red] Rouge
    [blue] Bleu
   *[green] Vert
}
setting-back = Dos des cartes
setting-back-is = { $value ->
    [cubes] Cubes
    [tiles] Faïences
   *[suns] Soleils
}
setting-face = Votre visage
setting-face-none = Pas de visage : l’initiale de votre nom
setting-face-n = Visage { $n }
setting-face-detail = Toute la table le voit, à partir de la prochaine partie.
setting-deck = Cartes
setting-deck-is = { $value ->
    [neapolitan] Napolitaines
    [piacentine] Piacentines
    [trevisane] Trévisanes
    [bergamasche] Bergamasques
    [sicilian] Siciliennes
    [spanish] Espagnoles
    [french] Françaises
   *[auto] Celles du jeu
}
deck-failed = Les dessins de ce jeu de cartes n’ont pas pu être chargés : les cartes montrent chiffres et couleurs.
setting-speed = Animations
setting-speed-is = { $value ->
    [instant] Aucune
    [fast] Rapides
    [slow] Lentes
   *[normal] Normales
}
setting-pace = Réflexion de l’ordinateur
setting-pace-is = { $value ->
    [none] Aucune
    [fast] Courte
    [slow] Longue
   *[natural] Naturelle
}
setting-take-back = Délai pour annuler un coup
setting-take-back-is = { $n ->
    [0] Aucun
    [one] { $n } seconde
   *[other] { $n } secondes
}
menu-take-back = { $n ->
    [0] Bouton pour annuler après chaque coup : non
   *[other] Bouton pour annuler après chaque coup : oui
}
setting-sound = Sons
setting-sound-is = { $value ->
    [off] Aucun
    [quiet] Faibles
    [loud] Forts
   *[normal] Normaux
}
setting-vibration = Vibrer à votre tour, aux scopas et à la fin de la partie
sound-refused = Ce navigateur n’émet aucun son pour l’instant. La partie continue sans.
setting-large = Gros caractères et gros signes sur les cartes
setting-letters = Une lettre pour chaque couleur sur les cartes italiennes
setting-piles = On peut regarder dans les tas
setting-memory = Liste des cartes pas encore vues (M)
setting-hints = Conseils (I)
setting-keys = Raccourcis à une seule touche
setting-phrases = Afficher ce que disent les autres
setting-texts = Échanger des messages avec ses amis à une table
settings-kept = Gardés dans ce navigateur seulement.
keyboard = Clavier
key-digits = Jouer cette carte de votre main ; à une question, choisir cette réponse
key-arrows = Se déplacer dans la main, ou parmi les réponses
key-enter = Jouer la carte, activer le bouton
key-escape = Retour : abandonner un choix, fermer une fenêtre
key-hurry = Plus vite : montrer tout de suite ce que jouent les autres
key-z = Annuler un coup, tant qu’il est temps
key-n = Aller à votre main
key-h = Lire votre main à voix haute
key-t = Lire la table à voix haute
key-p = Lire les tas à voix haute
key-s = Lire les points à voix haute
key-w = Lire à voix haute à qui c’est de jouer, et le dernier coup
key-i = Conseil
key-m = Cartes pas encore vues
key-r = Les règles
key-k = Cette liste
read-hand-empty = Votre main est vide.
read-pile = { $sweeps ->
    [one] { $name } : { cards-count }, { $sweeps } scopa.
   *[other] { $name } : { cards-count }, { $sweeps } scopas.
}
read-stock = Talon : { cards-count }.
read-score = { $n ->
    [one] { $name } : { $n } point.
   *[other] { $name } : { $n } points.
}
read-target = La partie est en { $n }.
read-rounds = La partie se joue en { $n } manches.
read-turn = { $you ->
    [on] C’est à vous.
   *[off] C’est à { $name }.
}
read-turn-nobody = Ce n’est à personne.

## Playing with people

others-title = Jouer avec d’autres
match-title = Match en duplicate
match-invitation = Plusieurs tables jouent les mêmes cartes : la chance ne compte pas.
open-table = Ouvrir une table
open-table-detail = { $game } à deux. Les autres jeux se choisissent plus haut, où l’on peut laisser une place à quelqu’un.
code-title = Code ou lien
code-go = Aller à la table
code-detail = La personne qui a ouvert la table vous le donne.
level-open = Une personne, par le lien
level-here = Quelqu’un sur cet appareil
clock-title = Temps par coup
clock-none = Sans limite
by-day-detail = Personne n’a besoin d’être là en même temps que les autres. L’ordinateur ne joue à la place de quelqu’un qu’une fois ce temps écoulé.
grace-title = Quand quelqu’un s’absente, l’ordinateur joue à sa place après
stand-in-title = Niveau de l’ordinateur qui remplace quelqu’un ou prend une place libre
watchers-allowed = D’autres peuvent regarder
list-table = Afficher la table dans le salon, ouverte à tous
table-listed = Le salon affiche cette table : chacun peut s’asseoir.
look-again = Chercher quelqu’un d’autre
terms-no-clock = sans limite de temps
terms-clock = { $time } par coup
terms-by-day = sur plusieurs jours, { $time } par coup
by-day-close = Vous pouvez fermer cette page : votre place est gardée et la partie vous attend.
notify-off = Me prévenir quand c’est à moi
notify-off-detail = Le navigateur vous prévient même si cette page est fermée : il dit quelle table, et rien de la partie.
notify-on = Les notifications sont activées
notify-on-detail = Un avis vous parvient quand c’est à vous et que cette page n’est pas visible. Appuyez de nouveau pour arrêter.
notify-denied = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez les autoriser dans ses réglages pour ce site.
notify-failed = Cela n’a pas marché. Réessayez dans un moment.
terms-grace = si quelqu’un s’absente, l’ordinateur joue à sa place après { $time }
people-opponents = Personnes
invite-title = Inviter les autres
invite-detail = Envoyez ce lien ou dictez le code. Aucun compte n’est nécessaire.
invite-link = Lien de la table
invite-local = Cette adresse ne marche que sur cette machine. Pour les autres appareils de la maison, lancez le serveur avec --host 0.0.0.0 et ouvrez son adresse ici.
invite-text = Viens jouer à { $title } avec moi :
invite-code = Code :
copy = Copier
copied = Copié.
copy-by-hand = Appuyez sur Ctrl+C pour le copier.
share = Partager
scan = Code QR
scan-label = { $what }, en code QR à scanner
scan-failed = Le code n’a pas pu être dessiné : copiez plutôt le lien.
who-sits = Qui est à quelle place
choose-seat = Choisissez une place
seat-n = Place { $n }
seat-with = { $seat }, avec { $names }
seat-free = Place libre
a-program = programme
a-computer = Ordinateur
computer-called = Ordinateur : { $name }
open-seat = Libre, pour une personne
who-plays = Qui joue : { $seat }
sit-down = S’asseoir
sit-here = S’asseoir ici
swap-seats = Échanger les places
send-away = Exclure
make-host = Nommer hôte
the-host = hôte
is-ready = prêt
not-ready = pas encore
ready = Prêt à jouer
ready-undo = Appuyez encore s’il vous faut un instant
start-now = Commencer
start-detail = L’ordinateur prend les places libres.
wait-seats = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
wait-ready = On attend { $names }.
wait-both = { $n ->
    [one] Une place est encore libre, et on attend { $names }.
   *[other] { $n } places sont encore libres, et on attend { $names }.
}
wait-you = Appuyez sur « Prêt à jouer », et la partie commence.
watch = Regarder
watchers = { $n ->
    [one] { $n } personne regarde.
   *[other] { $n } personnes regardent.
}
watchers-none = Personne ne regarde.
watch-link = Lien pour les spectateurs
you-watch = Vous regardez la partie. Vous ne voyez aucune carte cachée.
watch-behind = La partie est plus loin que ce que vous voyez.
jump-to-live = Passer au direct
watch-sheet = La manche suivante commencera quand les joueurs continueront.
own-link = Continuer sur un autre appareil
own-link-detail = Ouvrez-y ce lien pour garder votre place. Ne le montrez à personne : quiconque l’ouvre joue à votre place.
own-link-label = Votre lien secret
leave-table = Quitter la table
leave-sure = Quitter la partie ? L’ordinateur joue pour vous jusqu’à votre retour.
leave-sure-before = Quitter votre place ? Quelqu’un d’autre peut la prendre.
close-table = Fermer la table
close-sure = Fermer la table pour tout le monde ? Plus personne ne pourra y jouer.
people = À la table
replace = Laisser l’ordinateur jouer pour { $name } jusqu’à la fin
at-here = là
at-gone = pas là
at-stand-in = { $name } n’est pas là : l’ordinateur joue
turn-away = { $name } n’est pas là : l’ordinateur joue dans { $time }
time-left = encore { $time }
round-waits = La manche suivante se prépare
clock-left = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
clock-soon = { $n ->
    [one] Il vous reste { $n } seconde pour jouer.
   *[other] Il vous reste { $n } secondes pour jouer.
}
clock-out = Le temps est écoulé : l’ordinateur a joué pour vous.
played-elsewhere = Ce coup vient d’un autre onglet ou d’un autre appareil avec votre place.
phrases = Dire quelque chose
phrases-detail = Chacun la lit dans sa langue.
phrases-wait = Un instant, puis vous pourrez reparler.
mute = Mettre { $name } en sourdine
unmute = Entendre de nouveau { $name }
report = Signaler { $name }
report-ask = Signaler { $name } à la personne qui gère ce serveur ?
report-ask-detail = Cette personne saura les deux noms, la table et ce que { $name } vous a dit et écrit ici. { $name } n’en saura rien.
person-more = Plus à propos de { $name }
report-sent = Merci. La personne qui gère ce serveur peut maintenant lire votre signalement.
phrase-said = { $name } : { $words }
room-sat = { $name } s’installe à la table.
room-stood = { $name } a quitté la table.
room-filled = { $name } (ordinateur) s’installe.
room-ready = { $name } : prêt.
room-gone = { $name } n’est plus là : la connexion est perdue.
room-here = { $name } est là.
room-stand-in = { $name } n’est pas là : l’ordinateur joue.
room-back = { $name } est de retour.
room-you-back = En votre absence l’ordinateur a joué pour vous. À vous de nouveau.
room-moved = Les places ont changé.
room-host = { $name } est maintenant l’hôte.
room-you-host = Vous êtes maintenant l’hôte.
room-closed = L’hôte a fermé cette table.
room-rematch = Une nouvelle partie avec les mêmes personnes est ouverte.
rematch = Revanche
rematch-join = À la nouvelle partie
sheet-behind = La manche suivante a commencé.
to-table = À la table
show-result = Résultat
table-closed = On ne joue plus ici. Ouvrez votre propre table depuis la page d’accueil.
table-begun = La partie a commencé et toutes les places sont prises. Vous pouvez regarder, ou ouvrir votre propre table.
table-over = Cette partie est finie. Vous pouvez voir le résultat, ou ouvrir votre propre table.
see-result = Voir le résultat
table-full = Toutes les places sont prises. Vous pouvez regarder, ou ouvrir votre propre table.
seat-lost = La place de ce navigateur n’est plus la vôtre : elle a été donnée à quelqu’un d’autre.
sent-away = L’hôte vous a exclu. Vous ne pouvez vous rasseoir ici que si l’hôte le permet.
you-stood = Vous avez quitté votre place. Vous pouvez vous rasseoir, ou regarder.
no-watching = Vous ne pouvez pas regarder cette table maintenant.
no-watching-detail = Elle a déjà autant de spectateurs que possible, ou son hôte n’en veut pas. Réessayez plus tard.
in-places = ouverte sur { $n } écrans
seat-elsewhere = Votre place est aussi ouverte dans un autre onglet ou sur un autre appareil. Jouez où vous voulez.
acting-host = L’hôte n’est pas là et vous le remplacez : vous pouvez commencer la partie, et l’ordinateur joue pour lui jusqu’à son retour. Tout le reste lui revient.
removed-title = Exclus de la table
removed-detail = Ces personnes ne peuvent se rasseoir ici que si vous le permettez.
admit = Laisser revenir { $name }
seat-taken = occupée
seat-devices = Appareils à votre place
device-since = depuis { $time }
device-own = cet appareil
device-other = Un autre appareil
device-terminal = Un terminal
device-away = Déconnecter
device-away-of = Déconnecter { $name }, depuis { $time }
device-away-detail = Quiconque a votre lien secret peut revenir. Renouvelez le lien pour l’empêcher.
renew-link = Renouveler le lien
renew-sure = Votre lien secret sera remplacé par un nouveau. L’ancien ne marchera plus, et vos autres appareils seront déconnectés.
renewed = Votre lien est nouveau. L’ancien ne marche plus.
remove-sure-open = Retirer { $title } de cet appareil ? La clé de votre place part avec : sans votre propre lien, vous ne pourrez plus revenir à cette partie.
remove-sure-over = Retirer { $title } de cet appareil ? Son résultat ne comptera plus dans vos statistiques, et vous ne pourrez peut-être plus obtenir son relevé.
remove-yes = Retirer
removed-game = { $title } : partie retirée.
undo = Annuler
fair-title = Un mélange honnête
fair-now = { $result ->
    [kept] Votre appareil a mélangé les cartes avec le serveur : personne n’a pu les choisir.
    [others] Le serveur a mélangé les cartes avec les appareils des joueurs.
    [practice] Ces cartes viennent d’une autre partie, sur laquelle vous vous exercez.
   *[nobody] Le serveur a mélangé les cartes de cette manche et fixé leur ordre avant de donner.
}
fair-check = À la fin de la manche, cette page vérifie qu’aucune carte n’a été changée.
fair-more = Comment ça marche
fair-how = Avant une manche, le serveur et l’appareil de chaque joueur tirent chacun un nombre secret et en publient l’empreinte. Quand la liste des empreintes est fixée, les nombres sont révélés, et ensemble ils font l’ordre des cartes. Il suffit d’un seul appareil honnête pour que personne n’ait pu choisir les cartes. Après la manche, cette page vérifie tout.
fair-remains = Ce qui reste possible : le serveur peut refuser de donner, ou montrer des cartes à quelqu’un.
fair-commitment = L’empreinte du serveur pour cette manche
fair-share = Le nombre de cet appareil
fair-list = L’empreinte de toute la liste
fair-given = { $n ->
    [0] Aucun appareil n’a participé à cette manche.
    [one] Un appareil a participé à cette manche.
   *[other] { $n } appareils ont participé à cette manche.
}
fair-part = { $result ->
    [yes] Votre appareil a participé.
    [watching] Vous n’avez fait que regarder.
   *[other] Votre appareil n’a pas participé.
}
fair-aborted = { $n ->
    [0] Aucun mélange n’a été interrompu.
    [one] Un mélange de cette partie a été interrompu, parce qu’un appareil n’a pas révélé son nombre ; le relevé le montre.
   *[other] { $n } mélanges de cette partie ont été interrompus, parce que des appareils n’ont pas révélé leur nombre ; le relevé les montre.
}
fair-verify = Pour vérifier vous-même, téléchargez le relevé et utilisez :
fair-checking = Vérification du mélange…
fair-verdict = { $result ->
    [kept] Le mélange était honnête
    [others] Le mélange concorde avec les nombres des appareils
    [nobody] Les cartes étaient fixées avant la donne et n’ont pas changé
    [practice] Les cartes de cette manche viennent d’une autre partie
    [none] Rien n’était promis pour ce mélange
    [newer] Cette page est plus ancienne que le serveur
   *[other] Une promesse sur le mélange n’a pas été tenue !
}
fair-devices = { $n ->
    [one] d’un appareil
   *[other] de { $n } appareils
}
fair-detail = { $result ->
    [kept] Personne n’a pu choisir les cartes : elles viennent des nombres du serveur et { fair-devices }, tous fixés avant qu’aucun ne soit révélé. Les cartes que vous avez vues sont bien celles-là.
    [others] Les cartes viennent des nombres du serveur et { fair-devices }. Si l’un de ces appareils est honnête, personne n’a pu choisir les cartes. Votre appareil ne peut pas le savoir : il voit seulement que le relevé est cohérent.
    [nobody] Les cartes viennent du seul nombre du serveur : rien ne montre qu’il ne les a pas choisies.
    [practice] C’est un entraînement : jusqu’à la position où il commence, cartes et coups sont ceux d’une autre partie, et rien n’est prouvé de leur mélange. Les manches suivantes sont données et vérifiées comme les autres.
    [newer] Rechargez la page pour vérifier ce mélange.
   *[other] Le relevé ne dit rien qui permette de vérifier.
}
fair-broken = Une promesse sur le mélange n’a pas été tenue.
fair-fault = { $reason ->
    [second] Le serveur a montré deux listes différentes pour un même mélange. Votre appareil n’a pas révélé son nombre à la seconde.
    [left-out] Le serveur avait accepté l’empreinte de votre appareil, et ne l’a pas mise dans la liste.
    [computer] La liste attend un nombre de la place d’un ordinateur, que seul le serveur peut avoir choisi.
    [table] La liste est celle d’une autre table.
    [round] La liste n’était pas attendue : elle est d’une autre manche ou d’un autre échange.
    [rules] La liste est celle d’une partie aux règles différentes.
    [seats] La liste n’a pas le même nombre de places que cette table.
    [game] Le relevé est celui d’une autre table ou d’autres règles.
    [plays] Le relevé raconte d’autres coups que ceux que cet appareil a vus.
    [transcript] La liste du relevé n’est pas celle que cet appareil a vue avant la manche.
    [aborted] Le relevé ne montre pas tels quels tous les mélanges interrompus.
    [no-exchange] Le serveur a donné sans l’échange de nombres qu’il doit à chaque appareil : il a pu choisir les cartes.
    [silenced] Le relevé dit que votre appareil n’a pas révélé son nombre, mais le serveur l’avait.
    [own-share] Le nombre de votre appareil n’est pas dans le relevé.
    [server] Le nombre révélé par le serveur ne correspond pas à son empreinte.
    [shares] Le nombre d’un appareil manque, ou ne correspond pas à son empreinte.
    [seed] L’ordre des cartes ne vient pas des nombres révélés.
    [dealer] Le donneur n’est pas celui que donnent les nombres et les règles.
    [cards] Les cartes que vous avez vues ne sont pas celles que donnent les nombres.
   *[other] Il manque au relevé ce qui prouverait le mélange, ou il est illisible.
}
fair-earlier = C’était à la manche { $n }.
fair-save = Enregistrer les preuves
fair-pack = Le paquet, depuis le dessus : { $cards } …
fair-record = Enregistrer le relevé de la partie
fair-not-now = Vérification impossible pour l’instant : le serveur ne répond pas.
key-c = Dire quelque chose aux autres

## Revoir une partie

replay = Revoir une partie
replay-verb = Revoir
replay-of = Revoir { $title }, { $date }
replay-lead = Parcourez une partie coup par coup. Le relevé est un fichier texte avec tous les coups. Le serveur le lit et n’en garde rien.
replay-drop = Déposez ici le relevé d’une partie, ou choisissez le fichier.
replay-open = Ouvrir un relevé
replay-own = Les parties que vous avez jouées :
replay-large = « { $file } » est trop grand pour un relevé, qui compte au plus { $n } ko.
replay-empty = Aucune manche de cette partie n’est encore terminée : il n’y a rien à revoir.
replay-bad-file = « { $file } » ne peut pas être revu : { $why }
record-without-replay = Revoir la partie demande le serveur, qui est injoignable. Voici le relevé ; la partie apparaît d’elle-même dès que possible.
record-unreadable = Autant qu’on puisse le dire sans le serveur, ce n’est pas le relevé d’une partie.
replay-no-turn = Cette partie n’a pas de coup { $turn }. Voici le plus proche : { $nearest }.
replay-at-action = Manche { $round }, coup { $action }
replay-at-deal = Manche { $round }, la donne
replay-at-score = Manche { $round }, les points
replay-holds = En main chez { $name } : { $cards }.
replay-drawn = Carte tirée par { $name } :
replay-controls = Commandes pour revoir la partie
replay-position = Moment de la manche
replay-to-start = Au début
replay-previous-round = Manche précédente
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-next-round = Manche suivante
replay-to-end = À la fin
replay-moves = Coups
replay-rounds = Manches
replay-highlights = Temps forts
replay-no-highlights = Pas encore de scopa, d’annonce ni de décompte.
replay-deal = Donne
replay-new-cards = Nouvelles cartes
replay-hands = Mains visibles
replay-all-hands = Toutes
replay-only = Seulement { $name }
replay-spoilers = Cacher la suite
replay-copy-link = Copier un lien vers ce coup
replay-link-copied = Le lien vers ce coup est copié.
practice = Entraînement
explore-position = Explorer cette position
practice-play-on = Jouer à partir d’ici
practice-detail = Une nouvelle table commence à cette position, avec les mêmes cartes à venir et l’ordinateur aux autres places. C’est un entraînement : il ne compte pas dans vos résultats.
practice-seat = Votre place
practice-on-turn = { $name } (doit jouer)
practice-open = Jouer
practice-over = La partie est finie ici : revenez en arrière pour jouer à partir d’un coup précédent.
variation-vary = Essayer d’autres coups
variation-choose = Autres coups : choisissez pour { $name }.
variation-ended = Autres coups : la manche est finie.
variation-back = Revenir à la partie
variation-over = La manche est finie ici : revenez en arrière pour essayer d’autres coups.
score-pad = Points par manche
score-graph = Graphique des totaux, manche par manche. Les chiffres sont dans le tableau qui suit.
save-record = Enregistrer le relevé
review = Analyse
review-of = Analyse de { $title }, { $date }
review-keeps = L’analyse garde la partie à un lien permanent : quiconque a l’adresse peut la voir.
key-replay-step = Un coup en arrière ou en avant
key-replay-ends = Au début, à la fin
key-replay-rounds = Manche précédente ou suivante
key-replay-play = Lecture ou pause
key-replay-hands = Montrer toutes les mains, ou une seule

## La leçon

lesson-title = La scopa en cinq minutes
lesson-step = Étape { $n } sur { $of }
lesson-back = Retour
lesson-next = Suite
lesson-try = Choisissez une carte de votre main.
lesson-what = Que prend-elle ?
lesson-lays = Cette carte ({ card }) ne prend rien ici : elle resterait sur la table. Trouvez-en une qui prend quelque chose.
lesson-other = Avec { card-the }, vous prendriez { $cards }. Il y a mieux ici : regardez encore.
lesson-may-take = Les règles disent qu’elle prend { $cards }.
lesson-choose = Prendre { $cards }
lesson-well = Bravo !
lesson-play = Jouer une partie
lesson-aim = Quarante cartes
lesson-aim-words = Il y a quatre couleurs, deniers, coupes, épées et bâtons, chacune de l’as au sept, puis le valet (8), le cavalier (9) et le roi (10). Vous avez trois cartes en main, et quatre sont sur la table. Chacun à son tour joue une carte. Ce qu’elle prend va sur le tas du joueur, et à la fin on compte les tas.
lesson-equal = Même valeur
lesson-equal-words = Une carte prend une carte de même valeur. Une des vôtres prend quelque chose ici : jouez-la.
lesson-equal-done = Les deux sept vont sur votre tas. Le sept de deniers est le settebello, le beau sept : c’est un point à lui seul.
lesson-sum = Une carte prend une somme
lesson-sum-words = Une carte prend aussi deux cartes ou plus qui font ensemble sa valeur. Laquelle des vôtres le peut ?
lesson-sum-done = Quatre et cinq font neuf, et le cavalier est un neuf. Plus vous avez de cartes, mieux c’est.
lesson-single = D’abord la même valeur
lesson-single-words = Un as et un quatre font cinq. Mais il y a aussi un cinq. Jouez votre cinq.
lesson-single-done = Il ne peut pas prendre l’as et le quatre : quand une carte de même valeur est sur la table, on ne peut pas prendre une somme. C’est la règle dont on discute le plus.
lesson-choice = À vous de choisir
lesson-choice-words = Le roi fait dix de deux façons ici. Jouez-le, et prenez ce qui vaut le plus.
lesson-choice-done = Sept et trois, avec le settebello. Si plusieurs sommes sont possibles, vous choisissez : personne ne le fait à votre place.
lesson-choice-wrong = C’est permis. Mais l’autre façon vous apporte le sept de deniers : essayez-la.
lesson-sweep = Scopa !
lesson-sweep-words = Prendre toutes les cartes de la table, c’est faire scopa : un point aussitôt. Il y en a une ici.
lesson-sweep-done = La carte qui l’a faite est posée en travers du tas, pour que chacun voie le point. Le joueur suivant trouve la table vide et doit poser une carte.
lesson-lay = Rien à prendre
lesson-lay-words = Une carte qui ne prend rien reste sur la table. Pensez au joueur suivant : si toutes les cartes de la table font ensemble dix ou moins, une seule peut les prendre. Posez une carte qui ne laisse pas de scopa.
lesson-lay-done = Trois et neuf font douze : aucune carte ne peut prendre les deux.
lesson-lay-wrong = Ensemble, elles font { $n } : une seule carte pourrait les prendre. Essayez-en une autre.
lesson-prime = La primiera
lesson-prime-words = À la fin, chaque camp sort de son tas sa meilleure carte de chaque couleur et additionne ce qu’elles valent pour la primiera : le sept 21, le six 18, l’as 16, le cinq 15, le quatre 14, le trois 13, le deux 12, une figure 10. La plus haute somme emporte le point. Laquelle est la plus haute ?
lesson-prime-done = Trois sept et un quatre font 77 ; quatre six ne font que 72. Voilà pourquoi tous veulent les sept.
lesson-prime-wrong = Additionnez : trois fois 21 et 14, ou quatre fois 18 ?
lesson-score = Le compte
lesson-score-words = À la fin de la manche, il y a un point pour le plus de cartes, un pour le plus de deniers, un pour le settebello, un pour la primiera, et un pour chaque scopa. À égalité, le point n’est à personne. Le premier à onze, s’il est en tête, a gagné. C’est tout : vous pouvez jouer.
lesson-point = { $line ->
    [cards] Cartes
    [coins] Deniers
    [settebello] Settebello
    [primiera] Primiera
   *[sweeps] Scopas
}

## Several people at one device

local-names = Qui joue sur cet appareil
local-names-detail = Les cartes sont cachées pendant que l’appareil passe de main en main.
local-names-wrong = Donnez à chacun un nom différent, de 30 lettres au plus.
player-n = Joueur { $n }
pass-to = Passez l’appareil à { $name }
pass-detail = Vos cartes apparaissent quand vous appuyez sur le bouton.
pass-take = Je suis { $name } : montrer mes cartes
pass-since = Depuis votre dernier tour

# Profiles

profile-link = Votre profil : gardez ce nom, sur tous vos appareils
profile-mark = Ce nom est réservé : personne d’autre ne l’a
sit-as-profile = S’installer sous le nom { $name }, avec votre profil
profile-block = Bloquer { $name }
profile-lift-block = Débloquer { $name }
profile-blocked = Vous ne rencontrerez plus { $name } à une table. Celle-ci ne change pas.
rated-switch = Partie classée
rated-short = Classée
found-said = Vous avez trouvé { $names }. Bonne partie !
rated-note = Classée : le résultat change le classement des deux camps. Quiconque part, ou n’est plus là à la fin, a perdu.
rated-need-profile = Cette partie est classée : créez un profil pour vous installer
leave-sure-rated = Quitter cette partie classée ? Vous la perdez aussitôt, même si vous revenez.
rating-short = classement { $rating } (de { $low } à { $high })
rating-none = pas encore de partie classée
rating-change = Votre classement : { $before } → { $after } ({ $change })
forfeit-won = { $n ->
    [one] Votre adversaire est parti : vous avez gagné cette partie classée.
   *[other] Vos adversaires sont partis : vous avez gagné cette partie classée.
} Vous pouvez continuer contre l’ordinateur.
forfeit-lost = Cette partie classée est décidée : votre équipe l’a quittée et a perdu.
