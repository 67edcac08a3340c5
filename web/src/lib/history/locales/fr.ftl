# Les parties de ce navigateur et ce qu’il conserve.
#
# $title est un jeu ; $date, le jour où la partie a été ouverte ; $name, une personne ; $own et $theirs, des parties gagnées.

yours-lead = Vos parties ne sont gardées que par ce navigateur, et personne d’autre ne peut les voir.
yours-name-detail = Les autres ne voient que votre nom, aux tables où vous jouez.
yours-name-saved = Désormais, votre nom est { $name }.
yours-none = On ne peut encore rien dire : vous n’avez fini aucune partie dans ce navigateur. Jouez-en une, et vos résultats paraîtront ici, par adversaire et par jeu.
yours-play = Jouer à { $game } maintenant
yours-finished = Parties finies
yours-unfinished = Parties en cours
yours-record = Relevé
continue-of = Reprendre : { $title }, { $date }
yours-record-of = Télécharger le relevé de { $title }, { $date }
yours-delete-of = Retirer { $title }, { $date } de cette liste
yours-delete-all = Supprimer tout ce qui est gardé ici
yours-delete-detail = Votre nom, vos règles maison, vos parties et vos réglages disparaissent pour toujours de ce navigateur. Seule une sauvegarde peut les ramener.
yours-delete-sure = Supprimer de ce navigateur votre nom, vos règles maison et la liste de vos parties ? On ne peut pas revenir en arrière.
yours-delete-yes = Tout supprimer
yours-deleted = Tout ce qui était gardé ici est supprimé.

head-to-head = Face à face
head-to-head-line = Vous { $own }, { $name } { $theirs }
head-to-head-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
