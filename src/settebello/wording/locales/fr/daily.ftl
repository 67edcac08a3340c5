# La partie du jour : son résultat en mots.

daily-share = Settebello { $day } : { $points } (par { $par })
daily-points = Votre résultat : { $points } points contre l’ordinateur.
daily-unfinished = Jusqu’ici : { $points } points contre l’ordinateur, après { $played } paquets sur { $length }.
daily-par = Par : { $par }. C’est ce que fait l’ordinateur avec vos cartes.
daily-luck = Sans la chance des donnes : { $without } ± { $error }.
daily-proves = Un seul jour prouve peu : en quatre paquets, les cartes décident souvent plus que le jeu.
