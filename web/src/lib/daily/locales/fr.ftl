daily-how = Chaque jour les mêmes quatre paquets pour tous, contre le même ordinateur. Vous donnez deux manches et l’ordinateur deux. Il n’y a pas de conseils, et vous pouvez vous arrêter et revenir.
daily-play = Jouer
daily-continue = Continuer
daily-result = Résultat
daily-past = Jours passés
daily-past-detail = Les parties des jours passés, rien que pour vous.
daily-results-of = Résultats : { $date }
daily-earlier = { $n ->
    [one] { $n } jour précédent
   *[other] { $n } jours précédents
}
daily-copy = Copier le résultat
daily-copied = Le résultat est copié.
daily-not-copied = Le navigateur n’a pas permis de copier : sélectionnez le texte.
daily-working = Calcul du résultat…
daily-zone = Le jour finit à minuit UTC, soit { $time } chez vous.
daily-left = Prochaine partie dans { $hours } h { $minutes } min.
daily-table = Tout le monde
daily-points = Points
daily-people = Personnes
daily-rank = { $rank }ᵉ place sur { $attempts }.
daily-better = Mieux que { $percent } % des autres.
daily-nobody = Personne n’a encore de résultat.
daily-unranked = Cette partie n’est pas classée : aucune manche n’a été finie, ou les coups s’accordent trop bien avec les cartes cachées.
daily-fixed = Les paquets étaient fixés d’avance
daily-fixed-detail = Avant chaque jour, le serveur publie le SHA-256 de la graine dont viennent les paquets. Deux heures après la fin du jour, il montre la graine, et chacun peut vérifier.
daily-commitment = SHA-256 de la graine
daily-seed = Graine
daily-decisions = Ce que les gens ont joué, et ce qui était le mieux
daily-decisions-own = Voici vos décisions, avec ce que les gens ont joué après les mêmes coups. L’ordinateur trouve le meilleur coup d’après ce que vous pouviez voir.
daily-decisions-common = Voici des décisions que beaucoup ont eues à prendre. L’ordinateur trouve le meilleur coup d’après ce que le joueur pouvait voir.
daily-decisions-none = Personne n’a joué ce jour-là.
daily-had = { $people ->
    [one] { $people } personne a eu cette décision
   *[other] { $people } personnes ont eu cette décision
}
daily-found = { $best } sur { $of } les meilleurs
daily-in-hand = Main
daily-best = meilleur
daily-yours = vous
groups-own = Vos groupes
groups-how = Un groupe, c’est une classe, un bar ou deux villes qui jouent la même partie du jour et voient un classement de leurs propres résultats. Un lien suffit aux autres.
groups-none = Il n’y a pas de groupes ici : il faut un serveur avec un classement général.
group-make = Créer un groupe
group-title = Nom du groupe
group-shown = Les autres membres du groupe voient votre nom et vos points.
group-join = Rejoindre le groupe
group-people = { $people ->
    [one] Il y a { $people } personne dans ce groupe.
   *[other] Il y a { $people } personnes dans ce groupe.
}
group-week = Les sept derniers jours
group-member = Nom
group-sum = Somme
group-hidden = Là où il y a un point d’interrogation, le jour est encore ouvert : vous voyez les résultats quand votre partie est finie.
group-link = Lien pour les autres
group-invitation = Jouez la partie du jour avec nous.
group-leave = Quitter le groupe
group-leave-detail = Vos résultats disparaissent du classement. Si vous êtes la dernière personne, le groupe prend fin.
