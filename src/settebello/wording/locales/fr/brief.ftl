# Les règles en bref : quelques lignes qui suffisent pour jouer.
#
# $game est un jeu ; $lines, $changes et $how viennent d’autres messages ; $label est une ligne du décompte.

brief-turn = { $optional ->
    [on] Chacun joue une carte à son tour. Elle peut prendre des cartes sur la table ; si elle n’en prend pas, elle y reste.
   *[off] Chacun joue une carte à son tour. Si elle peut prendre des cartes sur la table, elle doit le faire ; sinon, elle y reste.
}
brief-takes = { $ways ->
    [equal] Une carte en prend une de même valeur.
    [sum] Une carte en prend plusieurs dont le total fait sa valeur.
    [fifteen] Une carte prend celles qui font quinze avec elle.
    [equal-sum] Une carte en prend une de même valeur, ou plusieurs dont le total fait sa valeur.
    [equal-fifteen] Une carte en prend une de même valeur, ou celles qui font quinze avec elle.
    [sum-fifteen] Une carte en prend plusieurs dont le total fait sa valeur, ou celles qui font quinze avec elle.
   *[all] Une carte en prend une de même valeur, plusieurs dont le total fait sa valeur, ou celles qui font quinze avec elle.
}
brief-choice = { $choice ->
    [fewest] Elle prend le moins de cartes possible.
   *[equal-first] S’il y en a une de même valeur, elle prend celle-là.
}
brief-round = À la fin d’une manche : { $lines }.
brief-line = { $how ->
    [none] { $label } { $points }
   *[other] { $label } { $points } ({ $how })
}
brief-most = à qui en a le plus
brief-least = à partir de { $least }
brief-best = aux meilleures cartes des quatre couleurs
brief-house-rules = { $game }, mais : { $changes }
brief-more = { $n ->
    [one] Une autre règle change.
   *[other] { $n } autres règles changent.
}
