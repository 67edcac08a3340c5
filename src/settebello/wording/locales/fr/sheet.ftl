# Le règlement. Chaque message est au moins une phrase entière.
#
# $suit est la couleur qui compte (coins, cups, swords, batons, ou diamonds, hearts, spades, clubs) ; $pack est latin,
# french, corsican (avec une dame au lieu du cavalier) ou numbered (avec des nombres) ; $idiom est scopa, chkobba ou
# hurrikan ; $sides est le nombre de camps, $seats de places.
# $prime est l’échelle de la primiera, qui porte un autre nom dans certains jeux.

## Titres

as-but = Comme { $game }, mais :
as-same = Exactement comme { $game }.
source-decision = décision
source-name = { $source ->
    [S1] les règles d’un jeu de scopa sur ordinateur pour deux
    [S2] la notice du paquet Scopa de Winning Moves (2011)
    [S3] un récit de la scopa telle qu’on la joue sur la place de Panicale, en Ombrie
    [S4] The Rules of Scopa, de la société Dante Alighieri de Washington
    [S5] les règles de l’Escoba de Naipes Heraclio Fournier, cartier à Vitoria, Espagne
    [S6] les règles de l’Escoba de 15 de Naipes Casino, cartier argentin
    [S7] la page de John McLeod sur la Cirulla (2022)
    [S8] les règles du Chorizo et de la Báciga sur entretodos.com.uy
    [S9] les règles du Spazzino dans l’aide du programme Cuperativa
    [S10] les règles du Tombolon de Domenico Starna, dans l’aide du programme Cuperativa
    [S11] les règles du Cuarenta sur sagateve.com
    [S12] la page de John McLeod sur la Ronda
    [S13] les jeux de scopa de Board Game Arena
    [S14] les règles maison du Spincio, écrites avec un programme qui y joue
    [S15] Rubamazzo et Casita robada, dans des descriptions italiennes et anglaises
    [S16] Cicera bigia et Cicera, sur des pages en anglais et en italien (V. Ferrari sur pagat.com, et d’autres)
   *[S0] la page de John McLeod sur la scopa et ses variantes (2024)
}
source-house = règle maison
section-cards = Cartes
section-deal = Donne
section-turn = Tour de jeu
section-captures = Prises
section-sweeps = { $captures ->
    [on] { label-sweeps } et points de prise
   *[off] { label-sweeps }
}
section-end = Fin de la manche
section-scoring = Points de la manche
section-declarations = Annonces
section-winning = Victoire

## Mots employés dans les messages qui suivent

bonus-suit = { $suit ->
    [cups] de coupes
    [swords] d’épées
    [batons] de bâtons
    [diamonds] de carreau
    [hearts] de cœur
    [spades] de pique
    [clubs] de trèfle
   *[coins] de deniers
}
sweep-article = { $idiom ->
    [hurrikan] un
    [spazzino] un
    [spincio] un
   *[scopa] une
}
sweep-called = { $idiom ->
    [tombolon] une scopa
    [scopa] une scopa
   *[other] une scopa, ici appelée { sweep-name }
}
points-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cartes

pack-40 = { $pack ->
    [french] Quarante cartes : as, du 2 au 7, valet, dame et roi de carreau, de cœur, de pique et de trèfle.
    [corsican] Quarante cartes : as, du 2 au 7, valet, dame (cavalier) et roi de deniers, de coupes, d’épées et de bâtons.
    [numbered] Quarante cartes, numérotées de 1 à 10 dans quatre couleurs : deniers, coupes, bâtons et épées.
   *[latin] Quarante cartes : as, du 2 au 7, valet, cavalier et roi de deniers, de coupes, d’épées et de bâtons.
}
pack-36 = { $pack ->
    [french] Trente-six cartes : as, du 3 au 7, valet, dame et roi de carreau, de cœur, de pique et de trèfle. Il n’y a pas de deux.
    [corsican] Trente-six cartes : as, du 3 au 7, valet, dame (cavalier) et roi de deniers, de coupes, d’épées et de bâtons. Il n’y a pas de deux.
    [numbered] Trente-six cartes, numérotées 1 et de 3 à 10 dans quatre couleurs : deniers, coupes, bâtons et épées. Il n’y a pas de deux.
   *[latin] Trente-six cartes : as, du 3 au 7, valet, cavalier et roi de deniers, de coupes, d’épées et de bâtons. Il n’y a pas de deux.
}
pack-52 = { $pack ->
    [latin] Cinquante-deux cartes : as, du 2 au 10, valet, cavalier et roi de deniers, de coupes, d’épées et de bâtons.
   *[french] Cinquante-deux cartes : as, du 2 au 10, valet, dame et roi de carreau, de cœur, de pique et de trèfle.
}
values-jack-8 = { $pack ->
    [french] Pour les prises, l’as vaut 1, les petites cartes leur nombre, le valet { $jack }, la dame { $queen }, le roi { $king }.
    [corsican] Pour les prises, l’as vaut 1, les petites cartes leur nombre, le valet { $jack }, la dame { $queen }, le roi { $king }.
    [numbered] Pour les prises, chaque carte vaut son nombre.
   *[latin] Pour les prises, l’as vaut 1, les petites cartes leur nombre, le valet { $jack }, le cavalier { $queen }, le roi { $king }.
}
values-queen-8 = { $pack ->
    [french] Pour les prises, l’as vaut 1, les petites cartes leur nombre, la dame { $jack }, le valet { $queen }, le roi { $king }.
    [corsican] Pour les prises, l’as vaut 1, les petites cartes leur nombre, la dame { $jack }, le valet { $queen }, le roi { $king }.
    [numbered] Pour les prises, chaque carte vaut son nombre, mais le 8 vaut 9 et le 9 vaut 8.
   *[latin] Pour les prises, l’as vaut 1, les petites cartes leur nombre, le cavalier { $jack }, le valet { $queen }, le roi { $king }.
}
values-numbers = Pour les prises, l’as vaut 1 et les petites cartes leur nombre.
rank-order = { $order ->
    [queen] { $pack ->
        [french] dame, valet, roi
        [corsican] dame, valet, roi
        [numbered] 9, 8, 10
       *[latin] cavalier, valet, roi
    }
   *[jack] { $pack ->
        [french] valet, dame, roi
        [corsican] valet, dame, roi
        [numbered] 8, 9, 10
       *[latin] valet, cavalier, roi
    }
}
highest-rank = { $ranks ->
    [13] 10
   *[10] 7
}
bonus = La couleur qui compte pour les points est celle { bonus-suit }.
pairing = { $pack ->
    [french] Avec des cartes italiennes, les deniers tiennent lieu de carreau, les coupes de cœur, les épées de pique, les bâtons de trèfle, et le cavalier de dame.
    [corsican] Avec des cartes françaises, le carreau tient lieu de deniers, le cœur de coupes, le pique d’épées et le trèfle de bâtons.
    [numbered] Le 1 s’appelle aussi as, le 8 valet, le 9 cavalier et le 10 roi. Avec des cartes françaises, le carreau tient lieu de deniers, le cœur de coupes, le trèfle de bâtons, le pique d’épées, et la dame de cavalier.
   *[latin] Avec des cartes françaises, le carreau tient lieu de deniers, le cœur de coupes, le pique d’épées, le trèfle de bâtons, et la dame de cavalier.
}
other-pack = Un jeu de 52 cartes convient aussi, sans les 8, les 9 et les 10{ $size ->
    [36] {" "}ni les 2
   *[40] {""}
}.

## Donne

seats-2 = Deux joueurs, chacun pour soi. Chacun a son tas de cartes prises.
seats-3 = Trois joueurs, chacun pour soi. Chacun a son tas de cartes prises.
seats-4 = Quatre joueurs en deux équipes. Les partenaires sont assis face à face et partagent un même tas de cartes prises.
seats-4-each = Quatre joueurs, chacun pour soi. Chacun a son tas de cartes prises.
seats-6 = Six joueurs en deux équipes de trois. Chacun est assis entre deux adversaires ; une équipe n’a qu’un tas de cartes prises.
direction-right = On donne et on joue vers la droite (sens inverse des aiguilles d’une montre), et la donne tourne de même après chaque manche.
direction-left = On donne et on joue vers la gauche (sens des aiguilles d’une montre), et la donne tourne de même après chaque manche.
first-dealer = Le premier donneur est tiré au sort ; tous ont les mêmes chances. Avec de vraies cartes, toute méthode convient : on distribue les cartes à découvert jusqu’à ce que quelqu’un reçoive le { $pack ->
    [french] roi de carreau (deniers)
   *[latin] roi de deniers (carreau)
} et donne le premier, ou bien chacun tire une carte, et la plus haute donne.
shuffle-cut = { $seats ->
    [2] Le donneur mélange et l’adversaire coupe.
   *[other] Le donneur mélange et le joueur qui le précède dans l’ordre du jeu coupe.
}
plan-once = { $table ->
    [0] Toutes les cartes sont données d’un coup, { $cards } à chaque joueur ; la table est vide au départ.
   *[other] Toutes les cartes sont données d’un coup : { $cards } à chaque joueur et { $table } face visible sur la table.
}
plan-equal = { $table ->
    [0] Le paquet est distribué en { $deals } donnes de { $cards } cartes par joueur ; la table est vide au départ.
   *[other] Le paquet est distribué en { $deals } donnes de { $cards } cartes par joueur ; à la première donne, { $table } cartes sont mises face visible sur la table.
}
plan-uneven = { $table ->
    [0] Le paquet est distribué en { $deals } donnes, de { $hands } puis { $last } cartes par joueur ; la table est vide au départ.
   *[other] Le paquet est distribué en { $deals } donnes, de { $hands } puis { $last } cartes par joueur ; à la première donne, { $table } cartes sont mises face visible sur la table.
}
order = { $table ->
    [0] Les cartes sont données une à une, en commençant par le joueur qui suit le donneur. Tout autre ordre laisse à chacun les mêmes chances.
   *[other] Les cartes sont données une à une, en commençant par le joueur qui suit le donneur ; celles de la table viennent en dernier. Tout autre ordre laisse à chacun les mêmes chances.
}
later-deals = Quand toutes les mains sont vides, le même donneur donne les suivantes. On ne met plus de cartes sur la table.
redeal-never = Il n’y a pas de nouvelle donne, quelles que soient les premières cartes de la table.
redeal-kings = Si trois ou quatre des premières cartes de la table sont des rois, le même donneur mélange et redonne.
redeal-equal = Si trois ou quatre des premières cartes de la table ont la même valeur, le même donneur mélange et redonne.
redeal-aces = S’il y a un as parmi les premières cartes de la table, le même donneur mélange et redonne.
redeal-kings-equal = Si trois ou quatre des premières cartes de la table sont des rois, ou ont une même valeur quelle qu’elle soit, le même donneur mélange et redonne.
redeal-kings-aces = Si trois ou quatre des premières cartes de la table sont des rois, ou s’il y a un as parmi elles, le même donneur mélange et redonne.
redeal-equal-aces = Si trois ou quatre des premières cartes de la table ont la même valeur, ou s’il y a un as parmi elles, le même donneur mélange et redonne.
redeal-kings-equal-aces = Si trois ou quatre des premières cartes de la table sont des rois, ou ont une même valeur quelle qu’elle soit, ou s’il y a un as parmi elles, le même donneur mélange et redonne.
redeal-pair = Si au moins deux des premières cartes de la table ont la même valeur, le même donneur mélange et redonne.
without-redeal-pair = Deux cartes de la table de même valeur ne donnent pas lieu à une nouvelle donne.
redeal-two-aces = Si au moins deux des premières cartes de la table sont des as, le même donneur mélange et redonne.
without-redeal-two-aces = Deux as parmi les premières cartes de la table ne font pas redonner.
redeal-three-high = Si trois ou quatre des premières cartes de la table sont des sept, ou des figures de même rang, le même donneur mélange et redonne.
without-redeal-three-high = Trois sept ou trois figures de même rang parmi les premières cartes de la table ne font pas redonner.
cut = { $seats ->
    [2] Avant la donne, le joueur qui suit le donneur tire une carte et la regarde seul. Il la garde comme première carte de sa main, ou la met face visible comme première carte de la table. S’il y a une nouvelle donne, on tire de nouveau une carte.
   *[other] Avant la donne, le joueur qui suit le donneur tire une carte et la regarde seul, sans qu’un partenaire la voie. Il la garde comme première carte de sa main, ou la met face visible comme première carte de la table. S’il y a une nouvelle donne, on tire de nouveau une carte.
}
without-cut = On ne tire pas de carte avant la donne.
dealer-takes = { $kind ->
    [fifteen-thirty] Si les premières cartes de la table font 15, le donneur les prend avant qu’on joue, ce qui compte pour { sweep-article } { sweep-name } ; si elles font 30, pour deux. On commence alors avec une table vide.
    [nine-thirty] Si les premières cartes de la table font 9 ou moins, le donneur les prend avant qu’on joue, ce qui compte pour { sweep-article } { sweep-name } ; si elles font 30, pour deux. On commence alors avec une table vide.
    [nine-fifteen-thirty] Si les premières cartes de la table font 15, le donneur les prend avant qu’on joue, ce qui compte pour { sweep-article } { sweep-name } ; si elles font 30, pour deux ; si elles font 9 ou moins, pour trois. On commence alors avec une table vide.
   *[fifteen] Si les premières cartes de la table font 15, le donneur les prend avant qu’on joue, ce qui compte pour { sweep-article } { sweep-name }. On commence alors avec une table vide.
}
without-dealer_takes = Le donneur ne prend aucune des premières cartes de la table.
dealer-wins = { $matta ->
    [on] Si les premières cartes de la table sont quatre cartes de même rang, ou trois de même rang et la matta ({ $card }), le camp du donneur gagne aussitôt la partie, sans nouvelle donne, avant qu’on joue et quels que soient les totaux.
   *[off] Si les premières cartes de la table sont quatre cartes de même rang, le camp du donneur gagne aussitôt la partie, sans nouvelle donne, avant qu’on joue et quels que soient les totaux.
}
without-dealer_wins = Aucune carte de la table ne fait gagner la partie au donneur.
misdeals = { $count ->
    [1] Si les premières cartes de la table demandent une nouvelle donne, le camp du donneur perd au contraire aussitôt la partie, quels que soient les totaux.
   *[other] Si les premières cartes de la table demandent { $count } fois de suite une nouvelle donne, le camp du donneur perd aussitôt la partie, quels que soient les totaux.
}
without-misdeals = Quel que soit le nombre de nouvelles donnes, le donneur ne perd pas pour autant.

## Tour de jeu

first-player = Le joueur qui suit le donneur commence.
one-card = À son tour, chacun joue une seule carte de sa main, celle qu’il veut : personne n’est obligé de jouer une carte qui prend.
compulsory = Si la carte jouée peut prendre, elle doit prendre.
optional = { $ace ->
    [all] La carte jouée n’est pas obligée de prendre : on peut la laisser sur la table, et de même un as qui pourrait tout prendre.
   *[ordinary] La carte jouée n’est pas obligée de prendre : on peut la laisser sur la table même si elle peut prendre.
}
lay = Une carte qui ne prend rien reste sur la table, face visible.
pile = { $seats ->
    [2] Les cartes prises, avec celle qui les a prises, vont face cachée sur le tas du joueur.
    [3] Les cartes prises, avec celle qui les a prises, vont face cachée sur le tas du joueur.
   *[other] Les cartes prises, avec celle qui les a prises, vont face cachée sur le tas du camp du joueur.
}
pile-open = Les cartes prises vont face visible sur le tas du camp du joueur, la carte qui les a prises par-dessus : seule celle du dessus se voit.

## Prises

equal = Une carte prend une carte de la table de même valeur. S’il y en a plusieurs, le joueur n’en prend qu’une, à son choix.
no-equal = Une carte ne prend pas une carte de même valeur.
sum = Une carte prend deux cartes de la table ou plus dont les valeurs font ensemble la sienne. S’il y a plusieurs possibilités, le joueur choisit.
no-sum = Une carte ne prend pas les cartes dont la somme fait sa valeur.
fifteen = Une carte prend une ou plusieurs cartes de la table dont les valeurs font quinze avec la sienne. S’il y a plusieurs possibilités, le joueur choisit.
without-fifteen = Faire quinze ne permet de rien prendre.
pictures = Une figure ne prend qu’une carte de son rang : elle ne prend jamais de somme et n’en fait jamais partie.
without-pictures = Les figures s’additionnent comme les autres cartes.
run = La prise continue vers le haut : la carte jouée prend aussi une carte du rang juste au-dessus du sien, puis une du rang suivant, et ainsi de suite jusqu’à ce qu’un rang manque. L’ordre est as, du 2 au { highest-rank }, { rank-order }. S’il y a plusieurs cartes d’un même rang, le joueur en choisit une.{ $fifteen ->
    [on] {" "}Une prise qui fait quinze ne continue pas.
   *[off] {""}
}
without-run = La prise ne continue pas avec les cartes plus hautes.
steal = Au lieu d’une carte de la table, une carte peut prendre une carte de même rang posée sur le tas d’un autre camp, et tout le tas avec elle. S’il y en a aussi une sur la table, le joueur choisit. Prendre un tas n’est pas une scopa, et l’on ne prend jamais le sien.
without-steal = Les cartes prises sont à l’abri : personne ne prend un tas.
choice-equal-first = { $other ->
    [both] S’il y a sur la table une carte de même valeur, on ne peut prendre qu’une telle carte : ni somme, ni rien qui fasse quinze.
    [fifteen] S’il y a sur la table une carte de même valeur, on ne peut prendre qu’une telle carte : rien qui fasse quinze.
   *[sum] S’il y a sur la table une carte de même valeur, on ne peut prendre qu’une telle carte, jamais une somme.
}
choice-free = Si l’on peut prendre de plusieurs façons, le joueur choisit librement.
choice-fewest = Si l’on peut prendre de plusieurs façons, il faut prendre le moins de cartes de la table ; à nombre égal, le joueur choisit.
ace-ordinary = L’as n’a aucun pouvoir particulier.
ace-takes-all = Un as joué quand il n’y a pas d’as sur la table prend toutes les cartes de la table, jamais une partie seulement. S’il y a un as sur la table, l’as joué prend comme toute autre carte.
ace-stays = Un as joué sur une table vide y reste.
ace-takes-itself = { $optional ->
    [on] Un as joué sur une table vide peut se prendre lui-même : il va sur le tas du joueur et la table reste vide. Cela compte comme prise, mais pas comme scopa. Ou bien on le laisse sur la table.
   *[off] Un as joué sur une table vide se prend lui-même : il va sur le tas du joueur et la table reste vide. Cela compte comme prise, mais pas comme scopa.
}
first-ace-no-power = Comme première carte de la manche, l’as n’a aucun pouvoir : il prend comme toute autre carte.
first-ace-forbidden = La première carte de la manche ne peut pas être un as, sauf si le joueur n’a que des as en main.
without-first-ace = La première carte de la manche peut être un as, qui prend comme toujours.

## Scopas

sweep = Une prise qui vide la table est { sweep-called } : { points-worth }. On crie « { sweep-call } » et la carte qui l’a faite est posée face visible et en travers dans le tas.
no-sweeps = Vider la table ne rapporte rien.
highest-number = { $ranks ->
    [13] au dix, 10
   *[10] au sept, 7
}
card-worths = { $pack ->
    [french] un as 1, un deux 2, et ainsi de suite jusqu’{ highest-number } ; un valet 3, une dame 4, un roi 5
    [corsican] un as 1, un deux 2, et ainsi de suite jusqu’{ highest-number } ; un valet 3, une dame 4, un roi 5
   *[latin] un as 1, un deux 2, et ainsi de suite jusqu’{ highest-number } ; un valet 3, un cavalier 4, un roi 5
}
sweep-by-card = { $points ->
    [1] Une prise qui vide la table est une scopa, et elle compte selon la carte jouée : { card-worths }.
   *[other] Une prise qui vide la table est une scopa, et elle compte selon la carte jouée, fois { $points } : { card-worths }.
}
four-of-rank = { $rank ->
    [1] les quatre as
    [2] les quatre deux
    [3] les quatre trois
    [4] les quatre quatre
    [5] les quatre cinq
    [6] les quatre six
    [7] les quatre sept
    [8] les quatre valets
    [9] { $pack ->
        [french] les quatre dames
        [corsican] les quatre dames
       *[latin] les quatre cavaliers
    }
    [eight] les quatre huit
    [nine] les quatre neuf
    [ten] les quatre dix
   *[10] les quatre rois
}
sweeps-doubled = Les { sweeps-name } d’un camp qui a { four-of-rank } à la fin de la manche comptent double.
without-sweeps-doubled = Aucune carte ne double les scopas.
fall-call = { $idiom ->
    [cuarenta] {" "}et annonce « Caída ! »
    [caida] {" "}et annonce « Caída ! »
    [ronda] {" "}et annonce « Bwahed ! »
    [spazzino] {" "}et annonce « Picula ! »
    [cicera] {" "}et annonce « Picada ! »
   *[scopa] {""}
}
second-call = { $idiom ->
    [ronda] {" "}(« Bkhamsa ! »)
   *[scopa] {""}
}
third-call = { $idiom ->
    [ronda] {" "}(« B’ashra ! »)
   *[scopa] {""}
}
fall = { $falls ->
    [1] Celui qui prend, avec une carte de même valeur, celle que le joueur précédent vient de poser marque { points-worth }{ fall-call }. La première carte après une donne peut la prendre aussi, mais sans marquer ces points.
    [2] Celui qui prend, avec une carte de même valeur, celle que le joueur précédent vient de poser marque { points-worth }{ fall-call }. Si le joueur suivant joue une troisième carte de même valeur, elle reprend ces deux-là, et rien d’autre, et marque { $second }{ second-call }. La première carte après une donne peut prendre, mais sans marquer ces points ni rien reprendre.
   *[3] Celui qui prend, avec une carte de même valeur, celle que le joueur précédent vient de poser marque { points-worth }{ fall-call }. Si le joueur suivant joue une troisième carte de même valeur, elle reprend ces deux-là, et rien d’autre, et marque { $second }{ second-call } ; la quatrième reprend ces trois-là et marque { $third }{ third-call }. La première carte après une donne peut prendre, mais sans marquer ces points ni rien reprendre.
}
without-fall = Prendre la carte qui vient d’être posée ne rapporte rien en soi.
one-suit-name = { $idiom ->
    [spazzino] {" "}(un bàgher)
    [tombolon] {" "}(le colore)
   *[scopa] {""}
}
one-suit = { $kind ->
    [each] Une prise entièrement de la même couleur{ one-suit-name }, d’au moins trois cartes, carte jouée comprise, rapporte un point par carte.
    [by-card] Une prise entièrement de la même couleur{ one-suit-name }, d’au moins trois cartes, carte jouée comprise, compte selon la carte jouée : { $sums ->
        [on] un trois 3, et ainsi de suite jusqu’{ highest-number }
       *[off] { card-worths }
    }.
   *[one] Une prise entièrement de la même couleur{ one-suit-name }, d’au moins trois cartes, carte jouée comprise, rapporte 1 point.
}
without-one-suit = Une prise d’une seule couleur ne rapporte rien en soi.
many = Une prise d’au moins trois cartes de la table rapporte { points-worth }.
without-many = Le nombre de cartes d’une prise ne rapporte rien en soi.
capture-last-card = { $scores ->
    [on] La toute dernière carte de la manche peut aussi rapporter ces points.
   *[off] La toute dernière carte de la manche ne rapporte pas ces points.
}
without-capture-last-card = Aucune prise ne rapporte en soi, sauf une scopa.
last-card-sweeps = La toute dernière carte de la manche peut aussi être { sweep-article } { sweep-name }.
last-card-no-sweep = La toute dernière carte de la manche n’est jamais { sweep-article } { sweep-name }, quoi qu’elle prenne.
leftover-no-sweep = Les cartes qui restent à la fin de la manche ne sont jamais { sweep-article } { sweep-name } pour le camp qui les reçoit.
ace-sweep = { $lone ->
    [off] Tout prendre avec un as est { sweep-article } { sweep-name }.
   *[on] Tout prendre avec un as est { sweep-article } { sweep-name }, et prendre avec un as un as seul sur la table aussi.
}
ace-no-sweep = { $lone ->
    [off] Aucune prise d’un as n’est { sweep-article } { sweep-name }.
   *[on] Aucune prise d’un as n’est { sweep-article } { sweep-name }, pas même celle d’un as seul sur la table.
}

## Fin de la manche

leftover-last-capture = Quand toutes les cartes sont données et jouées, celles de la table vont au camp qui a fait la dernière prise. Si personne n’a rien pris dans la manche, elles ne vont à personne.
leftover-last-deal = Quand toutes les cartes sont données et jouées, celles de la table vont au camp qui a fait la dernière prise, s’il l’a faite dans la dernière donne. Si personne n’a rien pris dans la dernière donne, elles ne vont à personne.
count = Puis on compte les tas et l’on marque les points de la manche.

## Points

nobody = { $sides ->
    [2] Si les camps sont à égalité sur l’une de ces lignes, personne ne la marque{ $unless ->
        [on] , sauf indication contraire
       *[off] {""}
    }.
   *[other] Si les meilleurs sont à égalité sur l’une de ces lignes, personne ne la marque{ $unless ->
        [on] , sauf indication contraire
       *[off] {""}
    }. Le plus veut dire plus que chacun des autres.
}
cards-most = { $idiom ->
    [chkobba] Kārṭa : le camp qui a le plus de cartes marque { points-worth }.
   *[scopa] Cartes : le camp qui a le plus de cartes marque { points-worth }.
}
cards-at-least = { $idiom ->
    [chkobba] Kārṭa : un camp qui a { $least } cartes ou plus marque { points-worth } ; personne, si aucun n’en a autant.
   *[scopa] Cartes : un camp qui a { $least } cartes ou plus marque { points-worth } ; personne, si aucun n’en a autant.
}
cards-few = Le camp qui a le plus de cartes marque { points-worth } de plus si l’autre en a moins de 10.
without-cards-few = Peu de cartes dans l’autre camp ne rapporte rien de plus.
cards-tie = { $tie ->
    [split] Mais si plusieurs camps sont à égalité pour le plus de cartes, ils se partagent ces points à parts égales, arrondies à l’unité inférieure.
   *[first-player] { $sides ->
        [2] À égalité de cartes, c’est le camp de celui qui a commencé la manche qui marque.
       *[other] Mais si plusieurs camps sont à égalité pour le plus de cartes, c’est le premier d’entre eux dans l’ordre du jeu, à partir de celui qui a commencé la manche, qui marque.
    }
}
without-cards-tie = Personne ne marque une égalité pour le plus de cartes.
without-cards = Il n’y a pas de point pour le plus de cartes.
card-count = { $even ->
    [on] Nombre de cartes : un camp qui a au moins { $least } cartes marque { points-worth }, et { $each } de plus par carte supplémentaire ; les points sont arrondis au nombre pair supérieur.{ $all ->
        [on] {" "}Chaque camp peut les marquer.
       *[off] {""}
    }
   *[off] Nombre de cartes : un camp qui a au moins { $least } cartes marque { points-worth }, et { $each } de plus par carte supplémentaire.{ $all ->
        [on] {" "}Chaque camp peut les marquer.
       *[off] {""}
    }
}
card-count-flat = Nombre de cartes : un camp qui a { $least } cartes ou plus marque { points-worth }.{ $all ->
    [on] {" "}Chaque camp peut les marquer.
   *[off] {""}
}
without-card_count = Le nombre de cartes d’un camp ne rapporte rien en soi.
coins-title = { $idiom ->
    [chkobba] Dīnārī
   *[scopa] { $suit ->
        [cups] Coupes
        [swords] Épées
        [batons] Bâtons
        [diamonds] Carreau
        [hearts] Cœur
        [spades] Pique
        [clubs] Trèfle
       *[coins] Deniers
    }
}
coins-most = { $seven ->
    [on] { coins-title } : le camp qui a le plus de cartes { bonus-suit } marque { points-worth }, s’il a parmi elles le sept { bonus-suit }.
   *[off] { coins-title } : le camp qui a le plus de cartes { bonus-suit } marque { points-worth }.
}
coins-at-least = { $seven ->
    [on] { coins-title } : un camp qui a { $least } cartes { bonus-suit } ou plus marque { points-worth }, s’il a parmi elles le sept { bonus-suit }.
   *[off] { coins-title } : un camp qui a { $least } cartes { bonus-suit } ou plus marque { points-worth } ; le sept { bonus-suit } en est, mais peut manquer.
}
coins-all = Avec toutes les cartes { bonus-suit }, on marque { points-worth } de plus.
without-coins-all = Toutes les cartes { bonus-suit } ne rapportent rien de plus.
coins-tie = { $tie ->
    [split] Mais si plusieurs camps sont à égalité pour le plus de cartes { bonus-suit }, ils se partagent ces points à parts égales, arrondies à l’unité inférieure.
   *[first-player] { $sides ->
        [2] À égalité de cartes { bonus-suit }, c’est le camp de celui qui a commencé la manche qui marque.
       *[other] Mais si plusieurs camps sont à égalité pour le plus de cartes { bonus-suit }, c’est le premier d’entre eux dans l’ordre du jeu, à partir de celui qui a commencé la manche, qui marque.
    }
}
without-coins-tie = Personne ne marque une égalité pour le plus de cartes { bonus-suit }.
without-coins = Il n’y a pas de point pour le plus de cartes { bonus-suit }.
settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya : le camp qui a le sept { bonus-suit } marque { points-worth }.
    [hurrikan] Le camp qui a le sept { bonus-suit } marque { points-worth }.
    [escoba] Le camp qui a le sept { bonus-suit } marque { points-worth }.
   *[scopa] Settebello : le camp qui a le sept { bonus-suit } marque { points-worth }.
}
without-settebello = Il n’y a pas de point pour le sept { bonus-suit }.
re-bello = Re bello : le camp qui a le roi { bonus-suit } marque { points-worth }.
without-re_bello = Il n’y a pas de point pour le roi { bonus-suit }.
primiera = { $scale ->
    [settanta] Settanta : chaque camp additionne sa meilleure carte de chaque couleur, et la plus haute somme marque { points-worth }.
    [hurrikan] Premiere : chaque camp additionne sa meilleure carte de chaque couleur, et la plus haute somme marque { points-worth }.
   *[standard] { label-primiera } : chaque camp additionne sa meilleure carte de chaque couleur, et la plus haute somme marque { points-worth }.
}
prime-name = { $idiom ->
    [escoba] setenta
   *[scopa] { $prime ->
        [settanta] settanta
        [hurrikan] Premiere
       *[standard] primiera
    }
}
without-primiera = { $idiom ->
    [hurrikan] Il n’y a pas de Premiere.
   *[scopa] Il n’y a pas de primiera.
}
scale-standard = { $pack ->
    [french] Dans la { prime-name }, un sept vaut 21, un six 18, un as 16, un cinq 15, un quatre 14, un trois 13, un deux 12, un roi, une dame ou un valet 10.
    [corsican] Dans la { prime-name }, un sept vaut 21, un six 18, un as 16, un cinq 15, un quatre 14, un trois 13, un deux 12, un roi, une dame ou un valet 10.
    [numbered] Dans la { prime-name }, un sept vaut 21, un six 18, un 1 vaut 16, un cinq 15, un quatre 14, un trois 13, un deux 12, un huit, un neuf ou un dix 10.
   *[latin] Dans la { prime-name }, un sept vaut 21, un six 18, un as 16, un cinq 15, un quatre 14, un trois 13, un deux 12, un roi, un cavalier ou un valet 10.
}
scale-halves = Dans la { prime-name }, les cartes du 2 au 7 valent leur nombre, un as 5½, une figure ½.
scale-panicale = Dans la { prime-name }, les cartes du 2 au 7 valent leur nombre, un as 5½, une figure rien.
scale-settanta = Dans la { prime-name }, un sept vaut 21, un six 18, un as 16, un cinq 15, un quatre 14, un trois 13, un deux 12. Les figures ne comptent pas : un camp qui n’a que des figures d’une couleur n’a pas cette couleur.
scale-hurrikan = { $pack ->
    [french] Dans la { prime-name }, un sept vaut 21, un six 18, un as 16, un cinq 15, un quatre 14, un trois 13, un deux 12, un roi 10, une dame 9, un valet 8.
    [corsican] Dans la { prime-name }, un sept vaut 21, un six 18, un as 16, un cinq 15, un quatre 14, un trois 13, un deux 12, un roi 10, une dame 9, un valet 8.
   *[latin] Dans la { prime-name }, un sept vaut 21, un six 18, un as 16, un cinq 15, un quatre 14, un trois 13, un deux 12, un roi 10, un cavalier 9, un valet 8.
}
missing-suit-loses = Un camp à qui manque une couleur ne peut pas marquer la { prime-name }.
missing-suit-compared = Dans la { prime-name }, un camp qui a les quatre couleurs bat celui qui ne les a pas. Si aucun ne les a toutes, on compare les sommes des couleurs que chacun a, qu’il y en ait trois ou moins.
barmila = { $sides ->
    [2] { label-barmila } : le camp qui a le plus de sept marque { points-worth } ; à égalité, celui qui a le plus de six ; si c’est encore égal, personne.
   *[other] { label-barmila } : le camp qui a le plus de sept marque { points-worth } ; si les meilleurs sont à égalité, celui d’entre eux qui a le plus de six ; si c’est encore égal, personne.
}
barmila-sevens = { label-barmila } : le camp qui a le plus de sept marque { points-worth } ; à égalité, personne.
barmila-four-ranks = { label-barmila } : le camp qui a le plus de sept marque { points-worth } ; à égalité, celui qui a le plus de six, puis d’as, puis de cinq ; à égalité jusqu’au bout, personne.
barmila-all = Avec les quatre sept, on marque { points-worth } de plus.
without-barmila-all = Les quatre sept ne rapportent rien de plus.
without-barmila = { $idiom ->
    [chkobba] Il n’y a pas de barmīla.
   *[scopa] Avoir le plus de sept ne rapporte rien.
}
napola = Napola : un camp qui a l’as, le 2 et le 3 { bonus-suit } marque un point par carte de sa suite ininterrompue depuis l’as, { $longest } au plus.
without-napola = Il n’y a pas de napola.
scaletta-bassa-name = { label-scaletta-bassa }
scaletta-bassa = { $pack ->
    [french] { scaletta-bassa-name } : un camp qui a l’as, le 2 et le 3 { bonus-suit } marque { points-worth }, et 1 de plus par autre carte de sa suite ininterrompue jusqu’à la dame, { $most } au plus.
    [corsican] { scaletta-bassa-name } : un camp qui a l’as, le 2 et le 3 { bonus-suit } marque { points-worth }, et 1 de plus par autre carte de sa suite ininterrompue jusqu’à la dame, { $most } au plus.
   *[latin] { scaletta-bassa-name } : un camp qui a l’as, le 2 et le 3 { bonus-suit } marque { points-worth }, et 1 de plus par autre carte de sa suite ininterrompue jusqu’au cavalier, { $most } au plus.
}
scaletta-bassa-three = { scaletta-bassa-name } : un camp qui a l’as, le 2 et le 3 { bonus-suit } marque { points-worth }.
scaletta-bassa-longest = { scaletta-bassa-name } : un camp qui a l’as, le 2 et le 3 { bonus-suit } marque { points-worth }, et 1 de plus par autre carte de sa suite ininterrompue, { $most } au plus.
without-scaletta_bassa = { $idiom ->
    [cirulla] Il n’y a pas de piccola.
   *[scopa] Il n’y a pas de scaletta bassa.
}
scaletta-alta-name = { label-scaletta-alta }
scaletta-alta = { $pack ->
    [french] { scaletta-alta-name } : un camp qui a le roi, la dame et le valet { bonus-suit } marque { points-worth }, et 1 de plus par autre carte de sa suite ininterrompue en descendant jusqu’au { $lowest }, { $most } au plus.
    [corsican] { scaletta-alta-name } : un camp qui a le roi, la dame et le valet { bonus-suit } marque { points-worth }, et 1 de plus par autre carte de sa suite ininterrompue en descendant jusqu’au { $lowest }, { $most } au plus.
   *[latin] { scaletta-alta-name } : un camp qui a le roi, le cavalier et le valet { bonus-suit } marque { points-worth }, et 1 de plus par autre carte de sa suite ininterrompue en descendant jusqu’au { $lowest }, { $most } au plus.
}
scaletta-alta-three = { $pack ->
    [latin] { scaletta-alta-name } : un camp qui a le roi, le cavalier et le valet { bonus-suit } marque { points-worth }.
   *[other] { scaletta-alta-name } : un camp qui a le roi, la dame et le valet { bonus-suit } marque { points-worth }.
}
scaletta-alta-longest = { $pack ->
    [latin] { scaletta-alta-name } : un camp qui a le roi, le cavalier et le valet { bonus-suit } marque { points-worth }, et 1 de plus par autre carte de sa suite ininterrompue, { $most } au plus.
   *[other] { scaletta-alta-name } : un camp qui a le roi, la dame et le valet { bonus-suit } marque { points-worth }, et 1 de plus par autre carte de sa suite ininterrompue, { $most } au plus.
}
without-scaletta_alta = { $idiom ->
    [cirulla] Il n’y a pas de grande.
   *[scopa] Il n’y a pas de scaletta alta.
}
scala-name = { $idiom ->
    [cirulla] Cappotto
   *[scopa] Scala
}
suit-cards = { $ranks ->
    [13] treize
   *[10] dix
}
whole-suit = { $name ->
    [scala] { scala-name } : un camp qui a pris les { suit-cards } cartes { bonus-suit } gagne la partie quand la manche est comptée, quels que soient les totaux. Ses suites ne marquent alors rien.
   *[napoleone] Napoleone : un camp qui a pris les { suit-cards } cartes { bonus-suit } gagne la partie quand la manche est comptée, quels que soient les totaux. Sa napola ne marque alors rien.
}
whole-suit-all = Napoleone : un camp qui a pris les { suit-cards } cartes { bonus-suit } et marque tout double gagne la partie quand la manche est comptée, quels que soient les totaux. Sa napola ne marque alors rien.
without-whole-suit = Avoir toute la couleur ne fait pas gagner la partie.
two-of-clubs = { $pack ->
    [french] Le camp qui prend le deux de trèfle perd { points-worth }.
   *[latin] Le camp qui prend le deux de bâtons (trèfle) perd { points-worth }.
}
without-two_of_clubs = { $pack ->
    [french] Le deux de trèfle ne coûte rien.
   *[latin] Le deux de bâtons (trèfle) ne coûte rien.
}
honours = Honneurs : un camp marque les points de chacune de ces cartes qu’il prend : { $cards }.
without-honours = Aucune autre carte seule ne marque.
double-all = { $kind ->
    [lines] Tout double : un camp qui marque seul les points de { $lines } marque ces points deux fois. Aucun autre point n’est doublé.
    [cards] Tout double : un camp qui prend toutes les cartes qui rapportent par elles-mêmes marque ces points deux fois. Aucun autre point n’est doublé.
   *[both] Tout double : un camp qui marque seul les points de { $lines } et prend aussi toutes les cartes qui rapportent par elles-mêmes marque tous ces points deux fois. Aucun autre point n’est doublé.
}
without-double_all = Rien ne compte double.

## Annonces

declare = Après chaque donne, avant que l’on joue, un joueur dont la main s’y prête peut l’annoncer et la montrer. L’as compte 1, les petites cartes leur nombre, les figures 10.
without-declare = On n’annonce rien.
three-alike = { $alike ->
    [3] trois
   *[4] trois ou quatre
}
dealt-pair-name = { $idiom ->
    [ronda] {" "}(une ronda)
    [caida] {" "}(une ronda)
   *[scopa] {""}
}
dealt-three-name = { $idiom ->
    [cuarenta] {" "}(une ronda)
    [ronda] {" "}(une tringa)
    [caida] {" "}(un tribilín)
    [spincio] {" "}(un accuso)
   *[scopa] {""}
}
dealt-pair = Les mains rapportent dès la donne : celui qui reçoit deux cartes de même rang{ dealt-pair-name } l’annonce et marque { points-worth }. Il n’est pas nécessaire de montrer les cartes.
dealt-three = Les mains rapportent dès la donne : celui qui reçoit { three-alike } cartes de même rang{ dealt-three-name } l’annonce et marque { points-worth }. Il n’est pas nécessaire de montrer les cartes.
dealt-both = Les mains rapportent dès la donne : celui qui reçoit deux cartes de même rang{ dealt-pair-name } l’annonce et marque { $pair ->
    [one] { $pair } point
   *[other] { $pair } points
} ; avec { three-alike } cartes de même rang{ dealt-three-name }, il marque { points-worth }. Il n’est pas nécessaire de montrer les cartes.
without-dealt = Les mains ne rapportent rien à la donne.
dealt-low = Celui qui reçoit trois cartes dont le total ne dépasse pas neuf (les figures comptent 10) l’annonce et marque { points-worth }, en plus de ce que la main rapporte déjà à la donne.
without-dealt-low = Les cartes basses ne rapportent rien à la donne.
dealt-low-pair = Si exactement deux de ces cartes basses sont de même rang, la main rapporte { points-worth } de plus.
without-dealt-low-pair = Une paire parmi des cartes basses ne rapporte rien de plus.
dealt-best = Seul marque le camp qui a la meilleure main, et il prend les points de tous : trois cartes de même rang battent deux, puis le rang le plus haut l’emporte (on l’annonce). Si deux camps ont la meilleure à égalité, chaque camp marque ses propres points.
without-dealt-best = Chaque camp marque pour ses propres mains.
bazzica = Bazzica : trois cartes qui font 9 ou moins en tout marquent { points-worth }.
bazzica-with-pair = Bazzica : trois cartes qui font 9 ou moins en tout marquent { points-worth } si elles sont toutes différentes, { $pair } avec une paire.
three-of-a-kind = Bazzicotto : trois cartes de même rang, quel qu’il soit, marquent { points-worth }, et ne comptent jamais comme bazzica.
better-declaration = { $differ ->
    [on] Seule la meilleure annonce marque. Un bazzicotto bat une bazzica ; le bazzicotto le plus bas bat le plus haut ; la bazzica du plus petit total bat l’autre, même si elle vaut moins, et à total égal personne ne marque.
   *[off] Seule la meilleure annonce marque. Un bazzicotto bat une bazzica ; le bazzicotto le plus bas bat le plus haut ; la bazzica du plus petit total bat l’autre, et à total égal personne ne marque.
}
declare-order = Annoncer est un choix, puisque l’on montre sa main. Le joueur qui suit le donneur décide le premier, les autres à leur tour, chacun sachant ce qui a été annoncé avant ; personne ne dit pourquoi il passe. Les points comptent quand tous ont décidé.
declare-teams = La meilleure annonce marque pour l’équipe. Si les meilleures sont des bazzicas de total égal, personne ne marque quand les deux équipes en ont une ; quand une seule équipe les a toutes, celle qui vaut le plus marque une fois.
declare-turn = À son tour, avant de jouer sa première carte de la donne, un joueur dont les trois cartes conviennent peut les annoncer : il les montre, marque aussitôt et joue la suite cartes ouvertes. Toutes les annonces comptent. L’as compte 1, les cartes basses leur nombre, les figures 10.
declare-deal = Après chaque donne, avant qu’une carte soit jouée, un joueur dont les trois cartes conviennent peut les annoncer, d’abord celui qui suit le donneur, puis les autres à leur tour : il les montre, marque aussitôt et joue ensuite cartes ouvertes. Toutes les annonces comptent ; personne ne dit pourquoi il passe. L’as compte 1, les cartes basses leur nombre, les figures 10.
declared-low = { $idiom ->
    [cirulla] Barsega : trois cartes qui font au plus { $low } marquent { points-worth }.
    [escoba] { $low ->
        [7] Miseria : trois
       *[other] Báciga : trois
    } cartes qui font au plus { $low } marquent { points-worth }.
   *[scopa] Trois cartes qui font au plus { $low } marquent { points-worth }.
}
declared-nine = Trois cartes qui font exactement 9 marquent { points-worth }.
declared-row = { $idiom ->
    [escoba] Escalera : trois
   *[scopa] Trois
} cartes qui se suivent marquent { points-worth }.
declared-suit = { $idiom ->
    [escoba] Flor : trois
   *[scopa] Trois
} cartes d’une même couleur marquent { points-worth }.
declared-three = { $idiom ->
    [cirulla] Barsegon : trois cartes de même rang marquent { points-worth }.
   *[scopa] Trois cartes de même rang marquent { points-worth }.
}
declared-three-alone = Trois cartes de même rang marquent { points-worth }, et rien d’autre.
declared-add = Une main qui vaut plusieurs annonces les marque toutes.
without-declared-add = Une main qui vaut plusieurs annonces ne marque que la meilleure.
matta-dealer = La matta ({ $card }) vaut une carte de n’importe quelle valeur quand on compte les premières cartes de la table pour le donneur.
matta-knock = La matta ({ $card }) vaut n’importe quelle carte dans une main annoncée : celui qui l’a en main annonce son rang, qu’elle garde jusqu’à ce qu’elle soit prise ; elle prend et est prise à ce rang. Si l’on n’annonce pas son rang, et au décompte, elle vaut ce qu’elle est.
matta-both = La matta ({ $card }) vaut une carte de n’importe quelle valeur quand on compte les premières cartes de la table pour le donneur. De plus, elle vaut n’importe quelle carte dans une main annoncée : celui qui l’a en main annonce son rang, qu’elle garde jusqu’à ce qu’elle soit prise ; elle prend et est prise à ce rang. Si l’on n’annonce pas son rang, et au décompte, elle vaut ce qu’elle est.
without-matta = Il n’y a pas de joker.

## Victoire

target = { $sides ->
    [2] Une fois la manche comptée, un camp gagne s’il a { $target } { $target ->
        [one] point
       *[other] points
    } ou plus, et plus que l’autre. Sinon, on joue une autre manche.
   *[other] Une fois la manche comptée, un joueur gagne s’il a { $target } { $target ->
        [one] point
       *[other] points
    } ou plus, et plus que chacun des autres. Sinon, tous jouent une autre manche.
}
target-most = Une fois la manche comptée, celui qui a le plus de points gagne. Si les meilleurs sont à égalité, on joue une autre manche.
target-lowest = Si, une fois la manche comptée, { $sides ->
    [2] un camp
   *[other] un joueur
} atteint { $target } ou plus au total, la partie est finie et le total le plus bas gagne. En cas d’égalité au plus bas, on joue une autre manche.
tie-king = Mais si les meilleurs totaux sont égaux et suffisent pour gagner, le gagnant est celui de ces camps qui a pris le roi { bonus-suit } dans la dernière manche. Si aucun d’eux ne l’a, on joue une autre manche.
tie-new-game = Mais si les meilleurs totaux sont égaux et suffisent pour gagner, tous reviennent à zéro et une nouvelle partie commence.
without-tie = Une égalité qui suffirait pour gagner se départage par une autre manche.
other-targets = Autres totaux qui se jouent : { $targets }.
negative = Un total peut redescendre sous le total à atteindre, et sous zéro.
double-game = { $target ->
    [1] Un perdant sans aucun point subit une défaite double : elle compte comme deux parties perdues.
   *[other] Un perdant qui a moins de { $half } points, la moitié de { $target }, subit une défaite double : elle compte comme deux parties perdues.
}
without-double_game = Aucune défaite ne compte double.
shut-out = Un camp qui prend toutes les cartes de la manche, si bien que les autres n’en ont aucune, gagne la partie quand la manche est comptée, quels que soient les totaux.
without-shut_out = Prendre toutes les cartes ne fait pas gagner la partie.
winning-sets = Un camp qui prend toutes ces cartes dans une manche gagne la partie quand la manche est comptée, quels que soient les totaux : { $sets }.
without-wins = Aucun autre groupe de cartes ne fait gagner la partie.
claiming = Réclamer : à tout moment de la manche, à son tour ou non, un joueur peut affirmer que le total de son camp, avec ce qu’il est certain de faire dans cette manche, a atteint { $target }. Si c’est vrai, son camp gagne aussitôt, quoi qu’aient les autres ; sinon, il perd aussitôt. Seule la première réclamation compte.
without-claiming = Personne ne peut réclamer la victoire : les points comptent quand la manche est finie.
certain = Sont certains les points déjà marqués en cours de jeu et, pour chaque ligne du décompte, le minimum que le camp puisse encore marquer, où que tombent les cartes qui ne sont pas encore prises.{ $majority ->
    [first] {" "}Une majorité est certaine quand personne ne peut plus l’égaler ou, pour un camp qui l’emporterait à égalité, quand personne ne peut plus la dépasser.
    [on] {" "}Une majorité est certaine quand personne ne peut plus l’égaler.
   *[off] {""}
}{ $single ->
    [on] {" "}Une carte qui rapporte est certaine quand elle est dans le tas.
   *[off] {""}
}{ $sequence ->
    [on] {" "}Une suite est certaine dans la mesure où elle est complète.
   *[off] {""}
}{ $primiera ->
    [on] {" "}La { prime-name } est certaine si elle gagne même contre un adversaire qui prendrait toutes les cartes restantes.
   *[off] {""}
}{ $costs ->
    [on] {" "}Une carte qui coûte des points est tenue pour perdue tant qu’elle peut encore venir.
   *[off] {""}
}
claim-double = Après une réclamation, la défaite double se juge aux totaux avec les points marqués en cours de jeu dans cette { round-name }.
claim-several = Après une réclamation à tort, le meilleur des autres gagne, au total avec les points marqués en cours de jeu dans cette { round-name } ; si les meilleurs sont à égalité, ils gagnent ensemble.
claim-tie = Après une égalité à { $target } ou plus, une autre manche départage : on n’y réclame à bon droit que si le total du camp, avec ce qui lui est assuré, dépasse d’au moins un point le total de l’égalité.
claim-suit = Un camp qui a pris les { suit-cards } cartes { bonus-suit } réclame à bon droit quels que soient ses points{ $sides ->
    [2] {""}
   *[other] , et il gagne aussi quand un autre réclame à tort
}.
claim-suit-all = Un camp qui a pris les { suit-cards } cartes { bonus-suit } et qui est sûr de marquer tout double réclame à bon droit quels que soient ses points{ $sides ->
    [2] {""}
   *[other] , et il gagne aussi quand un autre réclame à tort
}.
claim-set = Un camp qui a pris toutes les cartes d’un groupe gagnant réclame à bon droit quels que soient ses points{ $sides ->
    [2] {""}
   *[other] , et il gagne aussi quand un autre réclame à tort
}.
