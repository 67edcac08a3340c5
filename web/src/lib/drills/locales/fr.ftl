# La page des exercices.

drills-lead = Dix petites questions sur un jeu. Le chrono s’arrête pendant que vous lisez pourquoi.
drills-choose = Que voulez-vous travailler ?
drills-game = Jeu
drills-best = Record : { $right } sur { $count } en { $seconds } s
drills-number = { $n } sur { $of }
drills-clock = { $seconds } s
drills-right-so-far = { $n ->
    [one] { $n } juste
   *[other] { $n } justes
}
drills-prime = { $n ->
    [0] La vôtre
   *[other] L’autre
}
drills-pile = { $n ->
    [0] Pris par votre camp
   *[other] Pris par les autres
}
drills-card = Votre carte
drills-right = Juste. { $why }
drills-wrong = Non : { $answer }. { $why }
drills-next = Suivante
drills-finish = Résultat
drills-result = { $right } justes sur { $count } en { $seconds } s
drills-new-best = C’est votre meilleur résultat.
drills-again = Dix de plus
drills-leave = Un autre exercice
