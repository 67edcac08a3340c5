# L’explorateur : une position avec les valeurs des coups, les mains probables et les choix des niveaux.

explorer-values = Valeurs ({ $knowledge ->
    [exact] exactes : toutes les cartes sont connues
    [every-hand] toutes les mains possibles ont été examinées
    [forced] il n’y a qu’un coup
   *[sampled] d’après un échantillon des mains possibles
}) :
explorer-likely = Mains probables ({ $knowledge ->
    [exact] toutes les cartes sont connues
    [every-hand] toutes les mains possibles ont été examinées
   *[sampled] d’après un échantillon
}) :
explorer-none-hidden = Aucune main n’est cachée.
explorer-hand = place { $seat } ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) : { $cards }
explorer-levels = Ce que chaque niveau jouerait :
explorer-action = coup
