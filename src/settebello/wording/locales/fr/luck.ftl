# La chance : le résultat d’une partie en parts.
#
# $side est une personne ou une équipe ; $deals sont des places comme 3.2 (manche 3, donne 2), chacune avec ses points.

luck-result = résultat de { $side }
luck-expected = attendu avant les cartes
luck-deals = chance des donnes
luck-hidden = cartes cachées
luck-decisions = décisions de { $side }
luck-rest = reste
luck-most = Les donnes qui ont le plus compté (manche.donne) : { $deals }.
luck-value = La chance est mesurée par la fonction de valeur { $value }.
luck-of = sur
luck-mean = moyenne
luck-adjusted = sans la chance
luck-factor = variance divisée par
luck-more = parties de plus
luck-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
luck-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
luck-more-note = Parties de plus : combien il en faudrait pour départager les deux, si l’écart reste celui-ci. Après ± : l’intervalle à 95 %.
