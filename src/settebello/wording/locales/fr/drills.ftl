# Exercices : petites questions sur un jeu.

drill-kind = { $kind ->
    [captures] Que peut prendre cette carte ?
    [primiera] Quelle primiera est la meilleure ?
    [sevens] Comptez les sept
    [certain] Qu’est-ce qui est déjà sûr ?
   *[sweeps] Ne laissez pas de { sweep-name }
}
drill-question = { $kind ->
    [captures] Que peut prendre cette carte : { $card } ?
    [primiera] Voici les meilleures cartes de chaque couleur. Quelle primiera est la meilleure ?
    [sevens] Combien de sept n’avez-vous pas encore vus ?
    [certain] Quel point est déjà à vous, quoi qu’il arrive ?
   *[sweeps] Quelle carte pouvez-vous poser sans qu’une seule carte puisse tout prendre ?
}
drill-side = { $side ->
    [first] la vôtre
    [second] l’autre
   *[nobody] aucune
}
drill-nothing = rien
drill-why = { $reason ->
    [equal-first] Il y a une carte de même valeur, et c’est elle qu’il faut prendre : { $cards }.
    [equal] Une carte de même valeur : { $cards }.
    [sum] Sa valeur est la somme de { $cards }.
    [fifteen] Avec { $cards }, elle fait quinze.
    [all] Elle prend tout ce qui est sur la table : { $cards }.
    [takes] Elle prend { $cards }.
    [nothing] Aucune carte ni aucune somme ne convient : on la pose.
    [values] La vôtre vaut { $mine }, l’autre { $other }.
    [out] Pas encore vus : { $cards }.
    [none-out] Vous avez vu les quatre.
   *[anyway] Il est à vous même si les autres prennent toutes les cartes qui restent.
}
drill-swept = { $safe ->
    [yes] { $play } : rien ne prend tout.
   *[no] { $count ->
        [one] { $play } : { $cards } prend tout.
       *[other] { $play } : une de ces cartes prend tout : { $cards }.
    }
}
