match-how = Toutes les tables jouent les mêmes donnes. Chaque équipe a deux paires, des côtés opposés de deux tables : la chance aux cartes ne compte pas, seule compte la façon de les jouer.
match-game = Jeu
match-tables = Tables
match-boards = Donnes
match-make = Créer le match
match-size = { $tables } tables, { $boards } donnes
match-is-closed = Le match est clos.
match-link = Lien du match
match-table = Table { $n }
match-team = Équipe { $n }
match-waiting = En attente de joueurs
match-playing = Donne { $board } sur { $boards }
match-finished = Terminé
match-stopped = Non terminé
match-free = Libre
match-sit = Prendre place
match-to-table = À la table
match-result = Résultat
match-so-far = Après { $boards ->
        [one] une donne
       *[other] { $boards } donnes
    }
match-place = Place
match-team-head = Équipe
match-points = Points de match
match-difference = Points
match-by-board = Donne par donne
match-board-head = Donne
match-margins = Les points de la paire aux places 1 et 3, moins ceux de l’autre. Une donne compte quand toutes les tables l’ont terminée ; si le match est clos avant, elle compte comme une égalité.
match-shuffle = Les donnes
match-packs = Dans un match, les appareils ne participent pas au mélange : le serveur distribue les mêmes donnes à toutes les tables, à partir d’un seul nombre secret.
match-check = Le SHA-256 de ce nombre a été fixé à la création du match. Le nombre est montré à la clôture : chacun peut vérifier que les donnes n’ont pas été choisies après.
match-commitment = SHA-256 du nombre
match-seed = Le nombre
match-close = Clore le match
match-close-detail = Personne ne peut plus jouer. Une donne qu’une table n’a pas terminée compte comme une égalité avec toutes les autres.
match-to = Au match
