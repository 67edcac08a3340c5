# La feuille de marque : le nom de ses lignes, et pourquoi chaque camp les a marquées ou non.
#
# $suit est la couleur qui compte ; $idiom est scopa, chkobba, hurrikan ou escoba ; $scale est l’échelle de la primiera.

score-total = Total
score-side = camp { $side }

label-sweeps = { $idiom ->
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
label-cards = { $idiom ->
    [chkobba] Kārṭa
   *[scopa] Cartes
}
label-coins = { coins-title }
label-settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya
    [hurrikan] Sept { bonus-suit }
    [escoba] Sept { bonus-suit }
   *[scopa] Settebello
}
label-primiera = { $idiom ->
    [escoba] Setenta
   *[scopa] { $scale ->
        [settanta] Settanta
        [hurrikan] Premiere
       *[standard] Primiera
    }
}
label-barmila = { $idiom ->
    [chkobba] Barmīla
   *[scopa] Sept
}
label-re-bello = Re bello
label-napola = Napola
label-scaletta-bassa = { $idiom ->
    [cirulla] Piccola
   *[scopa] Scaletta bassa
}
label-scaletta-alta = { $idiom ->
    [cirulla] Grande
   *[scopa] Scaletta alta
}
label-two-of-clubs = { $pack ->
    [french] Deux de trèfle
   *[latin] Deux de bâtons
}
label-honours = Honneurs
label-double-all = Tout double
label-tie = En cas d’égalité
label-declarations = { $idiom ->
    [cuarenta] Rondas
    [ronda] Rondas et tringas
    [caida] Rondas et tribilines
    [spincio] Accusi
   *[scopa] Annonces
}
label-captures = { $idiom ->
    [cuarenta] Caídas
    [caida] Caídas
    [spazzino] Picule et bàgher
    [tombolon] Scopas et colore
    [cicera] Picade et autres prises
   *[scopa] Prises
}
label-card-count = Nombre de cartes
label-outright = { $name ->
    [four-equal] Quatre cartes de même rang sur la table
    [misdeals] Donnes annulées
    [shut-out] Toutes les cartes
    [winning-set] Groupe gagnant
    [scala] { $idiom ->
        [cirulla] Cappotto
       *[scopa] Scala
    }
   *[napoleone] Napoleone
}

why-sweeps = { sweep-count }
why-sweeps-worth = { $reason } à { points-worth }
why-sweeps-doubled = { $reason }, comptant double
why-cards-to = { $count ->
    [one] { $count } carte contre { $others }
   *[other] { $count } cartes contre { $others }
}
why-cards-tie = égalité à { $count } : personne
why-cards-least = { $count ->
    [one] { $count } carte sur les { $least } qu’il faut
   *[other] { $count } cartes sur les { $least } qu’il faut
}
why-cards-few = { $reason }, moins de 10 dans l’autre camp : { points-worth } de plus
why-tie-split = égalité à { $count } : partagé
why-tie-first = égalité à { $count } : premier à jouer
why-tie-later = égalité à { $count } : un autre camp a joué le premier
bonus-card = { bonus-suit }
why-coins-to = { $count ->
    [one] { $count } carte { bonus-suit } contre { $others }
   *[other] { $count } cartes { bonus-suit } contre { $others }
}
why-coins-tie = égalité à { $count } : personne
why-coins-least = { $count ->
    [one] { $count } carte { bonus-suit } sur les { $least } qu’il faut
   *[other] { $count } cartes { bonus-suit } sur les { $least } qu’il faut
}
why-coins-no-seven = { $count ->
    [one] { $count } carte { bonus-suit }, mais pas le sept
   *[other] { $count } cartes { bonus-suit }, mais pas le sept
}
why-coins-all = { $reason }, toute la couleur : { points-worth } de plus
why-settebello = { $taken ->
    [on] avec le sept { bonus-suit }
   *[off] sans le sept { bonus-suit }
}
why-re-bello = { $taken ->
    [on] avec le roi { bonus-suit }
   *[off] sans le roi { bonus-suit }
}
why-two-of-clubs = { $pack ->
    [french] { $taken ->
        [on] avec le deux de trèfle
       *[off] sans le deux de trèfle
    }
   *[latin] { $taken ->
        [on] avec le deux de bâtons
       *[off] sans le deux de bâtons
    }
}
why-honours = { $cards }
why-honours-many = { $count } cartes sur { $all }
why-honours-none = aucune
why-double-all = { $taken ->
    [on] tous les points
   *[off] pas tous les points
}
why-prime-to = { $value } contre { $others }
why-prime-tie = { $value }, égalité : personne
why-prime-alone = { $value }, la seule { prime-name }
why-prime-missing = { $scale ->
    [settanta] aucune carte qui compte en { $suits } : pas de { prime-name }
   *[standard] aucune carte en { $suits } : pas de { prime-name }
}
why-sevens-to = { $count ->
    [one] { $count } sept contre { $others }
   *[other] { $count } sept contre { $others }
}
why-sevens-tie = { $count ->
    [0] égalité sans sept : personne
    [one] égalité à 1 sept : personne
   *[other] égalité à { $count } sept : personne
}
why-sixes-to = { $sevens ->
    [0] égalité sans sept ; six : { $count } contre { $others }
   *[other] égalité à { $sevens } sept ; six : { $count } contre { $others }
}
why-sixes-tie = { $sevens ->
    [0] égalité sans sept, et à { $count } pour les six : personne
   *[other] égalité à { $sevens } sept, et à { $count } pour les six : personne
}
why-next-to = { $rank ->
    [1] égalité aux sept et aux six ; as : { $count } contre { $others }
    [5] égalité aux sept, aux six et aux as ; cinq : { $count } contre { $others }
   *[6] égalité aux sept ; six : { $count } contre { $others }
}
why-next-tie = égalité aux sept, aux six, aux as et aux cinq : personne
why-barmila-all = { $reason }, les quatre : { points-worth } de plus
why-run-up = suite de { $length } depuis l’as { bonus-suit }
why-run-up-short = { $length ->
    [0] pas d’as { bonus-suit }
   *[other] suite de { $length } depuis l’as { bonus-suit } : il en faut trois
}
why-run-down = suite de { $length } en descendant du roi { bonus-suit }
why-run-down-short = { $length ->
    [0] pas de roi { bonus-suit }
   *[other] suite de { $length } en descendant du roi { bonus-suit } : il en faut trois
}
why-run-whole = toute la couleur, qui gagne la partie
why-run-more = { $reason } : { $count } comptent
why-declarations = { $points ->
    [0] rien qui marque
    [one] { $points } point annoncé
   *[other] { $points } points annoncés
}
why-captures = { $idiom ->
    [cuarenta] { $points ->
            [0] aucune caída
            [one] 1 point de caídas
           *[other] { $points } points de caídas
        }
    [caida] { $points ->
            [0] aucune caída
            [one] 1 point de caídas
           *[other] { $points } points de caídas
        }
   *[scopa] { $points ->
            [0] aucune prise qui rapporte
            [one] 1 point fait par des prises
           *[other] { $points } points faits par des prises
        }
}
why-card-count = { $count ->
    [one] 1 carte ; elles comptent à partir de { $least }
   *[other] { $count } cartes ; elles comptent à partir de { $least }
}
why-card-count-more = { $even ->
    [on] { $count } cartes : { $first } pour { $least }, et { $each } par carte de plus, arrondi au nombre pair supérieur
   *[off] { $count } cartes : { $first } pour { $least }, et { $each } par carte de plus
}
why-outright = les { suit-cards } cartes { bonus-suit } : la partie est gagnée
why-not-outright = { $sides ->
    [2] l’autre camp a les { suit-cards } cartes { bonus-suit }
   *[other] un autre camp a les { suit-cards } cartes { bonus-suit }
}
why-shut-out = toutes les cartes : la partie est gagnée
why-winning-set = { $cards } : la partie est gagnée
why-winning-set-many = les { $count } cartes d’un groupe gagnant
why-four-equal = { $cards } sur la table : la partie est gagnée
why-four-equal-not = { $cards } sur la table font gagner le donneur
why-misdeals = { $count ->
    [1] donne du donneur annulée : la partie est gagnée
   *[other] { $count } donnes du donneur annulées de suite : la partie est gagnée
}
why-misdeals-not = { $count ->
    [1] donne annulée : la partie est perdue
   *[other] { $count } donnes annulées de suite : la partie est perdue
}
why-new-game = égalité au total à atteindre : une nouvelle partie commence à 0
why-shut-out-not = aucune carte prise
why-winning-set-not = { $sides ->
    [3] un autre camp a { $cards }
   *[other] l’autre camp a { $cards }
}
