# L’analyse : les décisions d’un relevé, jugées.
#
# $line est une ligne de la feuille de points, $label son nom ; $points et $chance sont des nombres avec leur signe.

review-winner = Victoire : { $side }.
review-unfinished = La partie n’est pas finie : l’analyse va aussi loin que le relevé.
review-judge = Juge : { $judge }. Précision : { $precision ->
    [quick] rapide
    [thorough] approfondie
   *[usual] normale
}.
review-no-moments = Aucune décision n’a perdu plus que l’erreur possible du juge.
review-open-note = Cartes ouvertes : la perte en connaissant toutes les cartes, ce que personne ne pouvait savoir. Elle ne compte pas dans le jugement.
review-turn = coup
review-player = nom
review-grade = jugement
review-costs = coûte
review-action = joué
review-best = meilleur
review-points = points
review-chance = victoire
review-rollouts = rejoué
review-open = cartes ouvertes
review-reason = raison
review-counted = décisions
review-lost = points perdus
review-mean = par décision
review-games = parties
review-won = gagnées
review-grades = { $grade ->
    [inaccuracy] imprécisions
    [mistake] erreurs
   *[blunder] gaffes
}
grade = { $grade ->
    [best] meilleur coup
    [good] bon coup
    [inaccuracy] imprécision
    [mistake] erreur
    [blunder] gaffe
    [forced] coup forcé
   *[ungraded] non jugé
}
reason = { reason-words } : { $label } { $points }
phrases = { $first } ; { $last }
reason-words = { $line ->
    [sweeps] offre des { sweeps-name }
    [cards] donne des cartes
    [coins] donne des cartes { bonus-suit }
    [settebello] risque le sept { bonus-suit }
    [primiera] offre les meilleures cartes d’une couleur
    [barmila] offre les sept
    [re_bello] risque le roi { bonus-suit }
    [two_of_clubs] { $pack ->
        [french] risque de prendre le deux de trèfle
       *[latin] risque de prendre le deux de bâtons
    }
    [honours] donne des cartes qui marquent
    [double_all] donne le double
    [napola] offre les petites cartes { bonus-suit }
    [scaletta_bassa] offre les petites cartes { bonus-suit }
    [scaletta_alta] offre les grosses cartes { bonus-suit }
    [declarations] perd des annonces
    [captures] donne des points de prises
    [card_count] donne des cartes
    [shut-out] laisse toutes les cartes aux autres
    [winning-set] risque les cartes qui gagnent
    [lowest] marque trop de points
   *[outright] risque toutes les cartes { bonus-suit }
}
