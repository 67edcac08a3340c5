# Le salon : trouver des adversaires, et les tables ouvertes à tous.

find-title = Trouver un adversaire
find-game = Jeu
find-any-game = N’importe quel jeu
find-clock-any = Peu importe
find-programs = Jouer aussi contre des programmes
find-make-profile = Créez un profil pour jouer des parties classées
find-profile = Vous jouez en tant que
find-go = Trouver un adversaire
find-others = { $n ->
    [0] Personne d’autre ne cherche en ce moment.
    [one] Une autre personne cherche.
    [many] { $n } autres personnes cherchent.
   *[other] { $n } autres personnes cherchent.
}
seeking = Recherche d’un adversaire…
seek-lost = La connexion est perdue. La recherche reprendra dès son retour.
seek-missed = Quelqu’un n’est pas venu. La recherche continue, et votre tour vient en premier.
seek-replaced = Une autre fenêtre de ce navigateur cherche maintenant.
practise = Jouer contre l’ordinateur en attendant
practise-detail = Dès qu’on trouve quelqu’un, un geste vous mène à sa table.
found = { $names } : une partie de { $title } avec vous.
to-found-table = Aller à la table
not-now = Pas maintenant
people-here = { $n ->
    [one] Une personne est là.
   *[other] { $n } personnes sont là.
}
latest-games = Les dernières parties classées :
latest-game = { $names } a battu { $name }
open-tables = Tables ouvertes
open-seats = { $free ->
    [one] une place libre sur { $seats }
    [many] { $free } places libres sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
open-target = en { $n }
sit-down-with = S’asseoir : { $title } avec { $name }
