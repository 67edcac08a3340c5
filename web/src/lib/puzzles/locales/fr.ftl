# Les problèmes. Les valeurs et les raisons sont dans les messages de l’analyse.
#
# $n, $solved, $tried, $rating et $error sont des nombres ; $time est une durée comme 2:59.

puzzles-lead = Des positions de vraies parties avec un seul meilleur coup. Trouvez-le, puis voyez pourquoi.
puzzles-rating = Votre classement
puzzles-rating-is = { $rating } ± { $error }
puzzles-rating-detail = Tout le monde commence à 1500. Il monte à chaque problème résolu du premier coup et descend à chaque erreur.
puzzles-solved = { $solved } sur { $tried } résolus du premier coup
puzzles-game = Jeu
puzzles-theme = Thème
puzzles-difficulty = Difficulté
puzzles-any-game = Tous les jeux
puzzles-any-theme = Tous les thèmes
puzzles-any-difficulty = Toutes
puzzles-seats = { $game }, à { $n }
puzzles-level = { $level ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
puzzles-about = { $theme ->
    [settebello] Le settebello
    [sevens] Compter les sept
    [primiera] La primiera
    [coins] Les deniers
    [cards] Le nombre de cartes
    [sweeps] Faire des { sweeps-name } et ne pas en laisser
    [declarations] Les annonces
    [partner] Jouer avec son partenaire
    [last-deal] La dernière donne
   *[game] Gagner la partie plutôt que des points
}
puzzles-start = Résoudre des problèmes
puzzles-left = { $n ->
    [0] Vous les avez tous essayés. Choisissez-en d’autres.
    [one] 1 problème que vous n’avez pas essayé
   *[other] { $n } problèmes que vous n’avez pas essayés
}
puzzles-runs = Contre vous-même
puzzles-run = { $run ->
    [streak] Série
   *[storm] Tempête
}
puzzles-run-detail = { $run ->
    [streak] Du plus facile au plus difficile, jusqu’à la première erreur.
   *[storm] Autant que possible en trois minutes.
}
puzzles-best = Votre record : { $n }
puzzles-puzzle = Problème
puzzles-question = Que jouez-vous ?
puzzles-right = Juste : c’est le meilleur coup.
puzzles-wrong = Il y a mieux : { $loss }. Réessayez, ou voyez la réponse.
puzzles-missed = Ce n’était pas le meilleur coup : { $loss }.
puzzles-shown = Voici le meilleur coup.
puzzles-yours = Votre choix
puzzles-instead = Sinon
puzzles-continuation = Suite probable, mais pas certaine
puzzles-next = Problème suivant
puzzles-back = Tous les problèmes
puzzles-run-solved = { $n ->
    [one] 1 résolu
   *[other] { $n } résolus
}
puzzles-time-left = Encore { $time }
puzzles-run-over = { $run ->
    [streak] La série est finie. Résolus : { $n }.
   *[storm] Le temps est écoulé. Résolus : { $n }.
}
puzzles-record = C’est votre meilleur résultat.
puzzles-run-again = Encore une fois
puzzles-opponent = Adversaire
puzzles-partner = Partenaire
puzzles-gone = Ce problème n’est pas parmi ceux de cette page. Choisissez-en un autre.
puzzles-result = Résultat
puzzles-own = De vos parties
puzzles-own-detail = Vos propres erreurs dans les parties analysées, à rejouer.
puzzles-own-moments = { $n ->
    [one] 1 erreur
   *[other] { $n } erreurs
}
puzzles-own-more = Autres parties
puzzles-explorer = Explorateur
puzzles-explorer-detail = La valeur de chaque coup dans une position de votre choix.
puzzles-explore = Explorer une position
