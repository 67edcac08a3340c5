# Ce que disent les parties finies de ce navigateur.
#
# $names, $name sont des personnes ; $n, $of, $first, $last sont des nombres ; $title est le titre d’un graphique.

statistics-none = Rien à compter pour l’instant : vous n’avez fini aucune partie dans ce navigateur. Après la première, vous verrez ici :
statistics-later = { $what ->
    [won] combien de fois vous gagnez, contre chaque adversaire et à chaque jeu
    [points] votre avance en points, partie après partie
   *[decisions] après l’analyse d’une partie, la qualité de vos décisions
}
yours-by-game = Par jeu
yours-by-opponent = Par adversaire
yours-game = Jeu
yours-opponents = Adversaires
yours-won = Gagnées
yours-share = % gagnées
yours-total = Toutes
yours-with = { $names } (avec { $name })
yours-points = Points
yours-share-between = intervalle à 95 % : de { $first } à { $last }
yours-share-note = Sous chaque pourcentage figure son intervalle à 95 % : après quelques parties, presque tout est encore possible.
yours-of = { $n } sur { $of }

progress-title = Au fil du temps
progress-ahead = Points d’avance, partie par partie
progress-loss = Points perdus par décision, dans les parties analysées
progress-graph = Graphique : { $title }. Les chiffres sont dans le tableau qui suit.
progress-mean = moyenne des { $n } dernières parties, avec son intervalle à 95 %
progress-few = À partir de la troisième partie finie d’un même jeu, vos points sont tracés ici.
progress-numbers = Les chiffres
progress-date = Date

decisions-title = Vos décisions
decisions-reviewed = Analysées
decisions-mistakes = Erreurs
decisions-lost = Points perdus par décision
decisions-note = Seules comptent les décisions où il y avait un choix. Les gaffes sont aussi des erreurs, les imprécisions non. Après ± figure l’intervalle à 95 %.
reviews-title = Erreurs et chance
reviews-none = Aucune de ces parties n’a été analysée, on ne peut donc rien dire des erreurs ni de la chance. Choisissez « Analyse » pour quelques-unes sous « Vos parties » : à partir de trois contre le même adversaire, il y a un intervalle.

strength-title = Sans la chance des donnes
strength-lead = Les bonnes donnes sont ôtées de vos résultats et les mauvaises compensées : votre jeu se voit ainsi plus tôt. Les petits chiffres sont l’intervalle à 95 % ; le trait fin marque des joueurs de même force.
strength-played = Résultat
strength-adjusted = Sans la chance
strength-won = { $n ->
    [one] Gagnées, sur { $n } partie
   *[other] Gagnées, sur { $n } parties
}
strength-round = { $n ->
    [one] Avance en { $n } manche
   *[other] Avance par manche, sur { $n }
}
strength-more = { $n ->
    [one] Il y a trop peu de parties pour dire qui est le plus fort. Si l’écart reste celui-ci, une autre partie analysée le dirait.
   *[other] Il y a trop peu de parties pour dire qui est le plus fort. Si l’écart reste celui-ci, environ { $n } autres parties analysées le diraient.
}
strength-far = L’écart est si petit qu’il faudrait plus de { $n } parties pour dire qui est le plus fort.
strength-few = { $n ->
    [one] Il y a trop peu de parties pour dire quoi que ce soit : faites-en analyser encore une au moins.
   *[other] Il y a trop peu de parties pour dire quoi que ce soit : faites-en analyser encore { $n } au moins.
}
strength-even = Jusqu’ici, vous êtes exactement à égalité.
strength-ahead = Le plus fort, c’est vous, ou votre équipe : la chance seule ne ferait guère une telle différence.
strength-behind = Les autres sont les plus forts : la chance seule ne ferait guère une telle différence.
strength-unknown = Dans ce jeu, on ne connaît pas la probabilité de gagner : seules les manches sont comparées.
