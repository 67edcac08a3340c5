# La feuille de marque, pour jouer avec de vraies cartes.
#
# $name, $names sont des joueurs ou des équipes ; $n, $points, $target, $round, $count sont des nombres ; $line est une
# ligne du décompte ; $title est un jeu.

pad-lead = Pour jouer avec de vraies cartes : touchez qui a marqué, et la page additionne. Les points restent sur cet appareil.
pad-game = Jeu
pad-target = Points pour gagner
pad-names = Qui joue, dans l’ordre du jeu
pad-teams = Équipes
pad-us = Nous
pad-them = Eux
pad-team-seat = { $name }, { $n }
pad-first-dealer = Premier donneur
pad-more = Points pour gagner, premier donneur
pad-start = Commencer
pad-name-long = Un nom a { $most } lettres au plus, et les points pour gagner vont de 1 à 500.
pad-open-games = Parties sur cet appareil
pad-open-detail = { $score }, en { $target } points
pad-won-detail = { $score }, victoire : { $name }
pad-unreadable = { $n ->
    [one] Une partie sur cet appareil est illisible. Elle a été laissée telle quelle.
   *[other] { $n } parties sur cet appareil sont illisibles. Elles ont été laissées telles quelles.
}
pad-bad-link = Ce lien est abîmé ou incomplet, il ne contient aucune partie. Redemandez-le.
pad-newer-game = Cette version de la page ne connaît pas ce jeu. Rechargez la page.
pad-missing = Cette partie n’est pas sur cet appareil.
pad-shared = Quelqu’un vous a envoyé cette partie.
pad-keep = Garder sur cet appareil
pad-deals = Donne : { $name }
pad-correcting = Correction de la manche { $n }
pad-other = Autres points
pad-outright = Gagne aussitôt
pad-tap = { $line }, { $name } : { $points }
pad-less = { $line }, { $name } : moins
pad-round-done = Fin de manche
pad-correction-done = Terminé
pad-remove-round = Supprimer cette manche
pad-correct = Corriger la manche { $n }
pad-rounds = Touchez le numéro d’une manche pour la corriger.
pad-full = Une partie a { $most } manches au plus. Commencez-en une autre.
pad-count = Compter les cartes
pad-count-lead = Touchez les cartes d’un camp, puis donnez le reste à l’autre.
pad-count-of = Cartes de
pad-card-of = { $card } : { $name }
pad-card-of-nobody = { $card } : pas encore comptée
pad-left = { $n ->
    [0] Toutes les cartes sont comptées.
    [one] Il reste une carte.
   *[other] Il reste { $n } cartes.
}
pad-rest = Toutes les autres cartes à { $name }
pad-score = Calculer les points
pad-count-away = Pour compter les cartes, il faut le serveur, qui ne répond pas. Les cartes restent marquées ; vous pouvez toucher les lignes vous-même.
pad-count-refused = Ces cartes ne vont pas avec les points marqués sur les autres lignes. Vérifiez les deux.
pad-share = Partager la feuille
pad-link = Lien vers cette feuille
pad-link-detail = Le lien contient toute la partie. Rien n’est enregistré sur un serveur.
pad-picture = Partager en image
pad-change = Noms et points pour gagner
pad-remove = Supprimer cette partie
pad-remove-sure = Toutes ses manches disparaîtront de cet appareil.
pad-list = Toutes les parties
