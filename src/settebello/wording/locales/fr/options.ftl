# Les options des règles maison : leur nom et leurs valeurs. Ce qu’elles veulent dire, le règlement le dit.

option-pack = Cartes du paquet
option-jack_over_queen = { $pack ->
    [french] Le valet vaut plus que la dame
    [corsican] Le valet vaut plus que la dame
   *[latin] Le valet vaut plus que le cavalier
}
option-seats = Joueurs
option-direction = Sens du jeu
option-teams = À quatre, on joue en deux équipes
option-table = Cartes sur la table au début
option-hands = Cartes en main
option-redeal = Nouvelle donne s’il y a sur la table
option-cut = On tire une carte avant la donne
option-dealer_takes = Le donneur prend les premières cartes de la table
option-dealer_wins = Les premières cartes de la table font gagner la partie au donneur
option-misdeals = Donnes annulées de suite qui font perdre la partie au donneur (0 : jamais)
option-equal = On prend une carte de même valeur
option-sum = On prend une somme
option-fifteen = On prend en faisant quinze
option-choice = Quand on peut prendre de plusieurs façons
option-optional = Personne n’est obligé de prendre
option-ace = L’as
option-ace_takes_itself = L’as sur une table vide se prend lui-même
option-ace_first = L’as comme première carte
option-pictures = Les figures
option-run = La prise continue vers le haut
option-steal = Les tas se volent par leur carte du dessus
option-sweep-points = { $idiom ->
    [chkobba] Points pour une chkobba
    [hurrikan] Points pour un hurrikan
    [escoba] Points pour une escoba
    [cuarenta] Points pour une limpia
    [ronda] Points pour une missa
   *[scopa] Points pour une scopa
}
option-last_card = { $idiom ->
    [chkobba] La dernière carte peut faire une chkobba
    [hurrikan] La dernière carte peut faire un hurrikan
    [escoba] La dernière carte peut faire une escoba
    [cuarenta] La dernière carte peut faire une limpia
    [ronda] La dernière carte peut faire une missa
   *[scopa] La dernière carte peut faire une scopa
}
option-by_card = La scopa compte selon la carte jouée
option-doubled_by = Les scopas comptent double avec
option-fall = Points pour prendre la carte qui vient d’être posée
option-one_suit = Une prise d’une seule couleur rapporte
option-many = Points pour une prise de trois cartes ou plus
option-last_card_scores = La dernière carte les marque aussi
option-leftover = Ce qui reste sur la table va
option-cards = { label-cards }
option-cards-points = Points pour les cartes
option-cards-at_least = Cartes qu’il faut
option-cards-few = Points en plus si les autres ont moins de 10 cartes
option-cards-tie = En cas d’égalité pour le plus de cartes
option-coins = { coins-title }
option-coins-points = Points pour les cartes { bonus-suit }
option-coins-at_least = Cartes { bonus-suit } qu’il faut
option-coins-with_seven = { $idiom ->
    [chkobba] Seulement avec le sept { bonus-suit }
    [hurrikan] Seulement avec le sept { bonus-suit }
    [escoba] Seulement avec le sept { bonus-suit }
   *[scopa] Seulement avec le settebello
}
option-coins-all = Points en plus pour toutes les cartes { bonus-suit }
option-coins-tie = En cas d’égalité pour le plus de cartes { bonus-suit }
option-settebello = { label-settebello }
option-settebello-points = { $idiom ->
    [chkobba] Points pour le sept { bonus-suit }
    [hurrikan] Points pour le sept { bonus-suit }
    [escoba] Points pour le sept { bonus-suit }
   *[scopa] Points pour le settebello
}
option-primiera = { label-primiera }
option-primiera-points = Points pour la { prime-name }
option-primiera-scale = Valeurs dans la { prime-name }
option-primiera-missing_suit = Sans une couleur
option-barmila = { label-barmila }
option-barmila-points = { $idiom ->
    [chkobba] Points pour la barmīla
   *[scopa] Points pour les sept
}
option-barmila-ranks = À égalité de sept
option-barmila-all = Points en plus pour les quatre sept
option-re_bello = Re bello
option-re_bello-points = Points pour le re bello
option-napola = Napola
option-napola-longest = La plus longue napola
option-napola-napoleone = Toute la couleur gagne (napoleone)
option-napola-with_all = Toute la couleur ne gagne qu’avec tout double
option-scaletta_bassa = { label-scaletta-bassa }
option-scaletta_bassa-points = Points pour ses trois premières cartes
option-scaletta_bassa-longest = { $idiom ->
    [cirulla] La plus longue piccola
   *[scopa] La plus longue scaletta bassa
}
option-scaletta_alta = { label-scaletta-alta }
option-scaletta_alta-points = Points pour ses trois premières cartes
option-scaletta_alta-longest = { $idiom ->
    [cirulla] La plus longue grande
   *[scopa] La plus longue scaletta alta
}
option-scala = Toute la couleur gagne (scala)
option-two_of_clubs = { $pack ->
    [french] Le deux de trèfle coûte des points
   *[latin] Le deux de bâtons (trèfle) coûte des points
}
option-two_of_clubs-points = Points qu’il coûte
option-card_count = Points pour le nombre de cartes
option-card_count-points = Points pour ce nombre
option-card_count-at_least = Cartes nécessaires
option-card_count-each = Points de plus par carte supplémentaire
option-card_count-even = Arrondis au nombre pair supérieur
option-honours = Points pour des cartes seules
option-double_all = Tous les points doublés pour celui qui les a tous
option-bonus = Couleur qui compte
option-declarations = Annonces
option-pair = Points pour une paire à la donne
option-three = Points pour trois cartes de même rang à la donne
option-low = Points pour une main basse à la donne
option-low_pair = Points de plus pour une paire dans une main basse
option-best = Seule la meilleure main donnée compte
option-declaring = Quand on annonce
option-declaring-points = Ce que vaut une main qui convient de plusieurs façons
option-matta = Joker (matta)
option-target = Points pour gagner
option-claiming_out = Réclamer la victoire
option-double_game = Défaite double
option-shut_out = Celui qui prend toutes les cartes gagne la partie
option-wins = Cartes qui ensemble gagnent la partie
option-lowest = Le total le plus bas gagne
option-finish-tie = Si les totaux sont égaux et suffisent pour gagner

value-on = oui
value-off = non
value-pack = { $value } cartes
value-direction = { $value ->
    [left] vers la gauche (sens horaire)
   *[right] vers la droite (sens antihoraire)
}
value-redeal = { $value ->
    [two-aces] deux as ou plus
    [three-high] trois ou quatre sept, ou figures de même rang
    [kings] trois ou quatre rois
    [pair] deux de même valeur
    [equal] trois ou quatre cartes de même valeur
   *[aces] un as
}
value-dealer_wins = { $value ->
    [four-equal] quatre de même rang
   *[none] jamais
}
value-dealer_takes = { $value ->
    [fifteen] si elles font 15 : une scopa
    [fifteen-thirty] si elles font 15 ou 30 : une ou deux scopas
    [nine-thirty] si elles font 9 ou moins, ou 30 : une ou deux scopas
    [nine-fifteen-thirty] si elles font 9 ou moins, 15 ou 30 : trois scopas, une ou deux
   *[none] jamais
}
value-choice = { $value ->
    [equal-first] la carte de même valeur est prioritaire
    [fewest] le moins de cartes possible
   *[free] le joueur choisit
}
value-doubled_by = { $rank ->
    [0] rien
   *[other] { four-of-rank }
}
value-ace = { $value ->
    [sweep] prend tout, et c’est une scopa
    [no-sweep] prend tout, sans scopa
   *[ordinary] est une carte comme les autres
}
value-ace_first = { $value ->
    [no-power] prend comme toute autre carte
    [forbidden] n’est pas permis
   *[free] se joue comme toujours
}
value-leftover = { $value ->
    [last-deal] au dernier à avoir pris, dans la dernière donne
   *[last-capture] au dernier à avoir pris
}
value-coins-tie = { $value ->
    [split] partagé
    [first-player] au premier à jouer
   *[nobody] personne
}
value-cards-tie = { $value ->
    [split] partagé
    [first-player] au premier à jouer
   *[nobody] personne
}
value-finish-tie = { $value ->
    [king] le roi { bonus-suit } décide
    [new-game] une nouvelle partie à zéro
   *[round] une autre manche
}
value-primiera-scale = { $value ->
    [halves] les nombres, as 5½, figures ½
    [panicale] les nombres, as 5½, figures 0
    [settanta] 21, 18, 16 …, sans figures
    [hurrikan] { $pack ->
        [french] 21, 18, 16 …, roi 10, dame 9, valet 8
        [corsican] 21, 18, 16 …, roi 10, dame 9, valet 8
       *[latin] 21, 18, 16 …, roi 10, cavalier 9, valet 8
    }
   *[standard] 21, 18, 16 …, figures 10
}
value-primiera-missing_suit = { $value ->
    [compared] on compare ce que chacun a
   *[loses] pas de { prime-name }
}
value-barmila-ranks = { $value ->
    [sevens] personne ne marque
    [sevens-sixes-aces-fives] les six décident, puis les as, puis les cinq
   *[sevens-sixes] les six décident
}
value-declarations = { $value ->
    [bazzica] bazzica (3, 10)
    [sbarazzina] sbarazzina (2 ou 3, 7)
    [cirulla] cirulla (3, 10)
    [la-spezia] La Spezia (1, 2)
    [chorizo] chorizo (2, 3, 20)
    [baciga] báciga (3, 20)
   *[none] aucune
}
value-pictures = { $value ->
    [equal-only] ne prennent qu’une carte de même valeur
   *[value] comptent selon leur valeur
}
value-one_suit = { $value ->
    [one] 1 point
    [each] un point par carte
    [by-card] selon la carte jouée
   *[none] rien
}
value-declaring = { $value ->
    [turn] à son tour, et toutes comptent
    [deal] après la donne, et toutes comptent
   *[round] après la donne, la meilleure compte
}
value-declaring-points = { $value ->
    [add] tout ensemble
   *[best] le meilleur
}
value-matta-none = aucun
