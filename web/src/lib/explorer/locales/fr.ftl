# L’explorateur. Les valeurs sont dans les messages de l’analyse.
#
# $n est un nombre de cartes, $name le nom d’une place.

explorer-title = Explorateur
explorer-lead = Une position, avec la valeur de chaque coup, les mains que les autres ont probablement et ce que jouerait chaque niveau de l’ordinateur.
explorer-working = Exploration de la position…
explorer-damaged = Ce lien est abîmé : copiez-le de nouveau, en entier.
explorer-back = Une autre position
explorer-opponent = Adversaire
explorer-partner = Partenaire
explorer-levels = Ce que jouerait l’ordinateur
explorer-likely = Mains probables
explorer-hand = { $n ->
    [one] { $name } : 1 carte cachée
   *[other] { $name } : { $n } cartes cachées
}
explorer-none-hidden = Aucune main n’est cachée.
explorer-likely-detail = { $knowledge ->
    [exact] Toutes les cartes sont connues.
    [every-hand] Toutes les mains possibles ont été examinées, selon qu’elles expliquent les coups joués.
   *[sampled] Un échantillon des mains possibles a été examiné, selon qu’elles expliquent les coups joués.
}
explorer-copy-link = Copier le lien
explorer-line = Position en une ligne
explorer-line-detail = Collez ici la ligne d’une position. Dans une partie revue, « Explorer cette position » le fait pour vous.
explorer-paste = Coller une position
explorer-go-line = Explorer cette ligne
explorer-more = Donneur et points jusqu’ici
explorer-go = Explorer
explorer-set-up = Composer une position
explorer-game = Jeu
explorer-seats = Joueurs
explorer-dealer = Qui a donné
explorer-places = Faites glisser les cartes à leur place, ou choisissez une place et touchez ses cartes
explorer-cards = Cartes
explorer-last-position = La position de la dernière fois
explorer-you = Vous
explorer-taken = Pris : { $name }
explorer-card-hidden = { $card }, cachée
explorer-card = { $card } : { $place }
explorer-begin = Commencez par les cartes de votre main. Celles que vous ne mettez nulle part sont cachées.
explorer-hidden = { $n ->
    [one] 1 carte est cachée
   *[other] { $n } cartes sont cachées
} ; les autres en ont { $others } chacun au plus, le reste est dans le talon.
explorer-last = Dernière prise
explorer-sweeps = { sweeps-name } : { $name }
explorer-points = Points avant cette manche : { $name }
explorer-clear = Tout effacer
