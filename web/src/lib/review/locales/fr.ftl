# L’analyse d’une partie. Les jugements, les parts de la chance et les colonnes des tableaux sont dans study.ftl et luck.ftl
# du serveur.
#
# $name est une personne qui joue ; $points, $chance, $loss, $first, $last, $least sont des nombres en texte ; $turn est un endroit
# comme 3.14.

## En cours, ou impossible

review-progress = La partie est analysée
review-waiting = L’analyse attend son tour.
review-running = { $n } % des décisions sont jugées.
review-leave = Vous pouvez quitter cette page : l’analyse continue et reste avec la partie.
review-again = Réessayer
review-only-players = Les personnes qui étaient à la table peuvent faire analyser cette partie, depuis le navigateur où elles ont joué.

## Le rapport

review-seen-by = De la place de
review-story = { $story ->
    [won-cards] Gagnée par les cartes plus que par les décisions.
    [won-decisions] Gagnée par les décisions plus que par les cartes.
    [lost-cards] Perdue par les cartes plus que par les décisions.
   *[lost-decisions] Perdue par les décisions plus que par les cartes.
}
review-story-parts = En points : les cartes { $cards }, les décisions de { $name } { $own }, celles des autres { $others }.
review-graph = Chances de victoire : { $name }
review-graph-label = Graphique des chances de victoire de { $name } : { $first } au début, { $last } à la fin ; le minimum était de { $least }, au coup { $turn }.
review-graph-position = Moment de la partie
review-graph-note = Chaque point est ce que pouvait savoir la personne qui avait la main. La bande est l’intervalle à 95 % ; les pastilles sont les moments ci-dessous.
review-graph-table = Le graphique en tableau
review-at-end = La fin
review-round = Manche
review-first = au début
review-last = à la fin
review-least = minimum
review-most = maximum
review-luck = Chance et décisions
review-luck-note = De ce qu’on pouvait attendre au résultat : chaque part commence où finit la précédente. Après ±, et en trait au bout de chaque barre : l’intervalle à 95 %. Les décisions peuvent dépasser 100 % au total : ce qu’un camp donne, l’autre peut le rendre.
review-moments-by = Moments : { $name }
review-moments-note = Un coup est marqué d’après ce qu’il coûte : à partir de { $inaccuracy } point c’est une imprécision, de { $mistake } une erreur, de { $blunder } une gaffe. Il y a deux mesures, celle du juge et celle de mille fins jouées après chacun des deux coups ; la plus petite compte. Quand les chances de victoire sont connues, ce sont elles qui sont mesurées, en points.
review-moments = Moments
review-order = Ordre
review-order-cost = Les plus coûteux d’abord
review-order-game = Comme dans la partie
review-shown = Montrer
review-shown-nothing = Rien
review-shown-played = Le coup joué
review-shown-best = Aussi la réponse
review-loss = { $points } points
review-loss-chance = { $chance } de victoire
review-cost = coûte { $points } points
review-judged = Juge : { $loss }
review-played-out = Jouée mille fois jusqu’au bout : { $loss }
review-retry = Rejouer
review-retry-of = Rejouer le coup { $turn }
review-replay-of = Revoir le coup { $turn }
review-summary = Les décisions en chiffres
review-mean-loss = points perdus par décision
review-by-line = Points perdus par les erreurs, par ligne du décompte
review-mean-note = Seules comptent les décisions avec un choix. Après ± : l’intervalle à 95 %.
review-thorough = Analyser plus à fond
review-kept = La partie et son analyse restent à un lien permanent : quiconque a l’adresse peut les voir.
review-method = Comment on a jugé
review-method-note = Le juge ne sait que ce que le joueur pouvait savoir. Il imagine les cartes cachées de nombreuses façons possibles, continue la partie après chaque coup et compare les résultats. Deux analyses se comparent si le juge et la précision sont les mêmes.

## Un moment

review-moment = Moment
review-moment-of = Moment { $n } sur { $of }
review-previous = Moment précédent
review-next = Moment suivant
review-back = Retour à l’analyse
review-question = Que joueriez-vous pour { $name } ?
review-is-best = C’est le meilleur coup.
review-as-good = Aussi bon que le meilleur : l’écart est dans l’erreur.
review-worse = Il y a mieux : { $loss }. Réessayez, ou regardez la réponse.
review-answer = Montrer la réponse
review-tried = votre choix
review-values = Valeur de tous les coups
review-knowledge = { $knowledge ->
    [exact] Chaque carte pouvait être connue : les valeurs sont exactes.
    [every-hand] Toutes les mains cachées possibles ont été examinées.
   *[sampled] { $worlds } des mains possibles ont été examinées.
} Points : ce que la manche rapportera encore, de plus qu’aux autres.
