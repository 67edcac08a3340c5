# Une partie écrite avec des commentaires : ce qu’a fait chaque coup.
#
# $name est un joueur, $side un joueur ou une équipe ; les cartes sont en mots ; $idiom est scopa, chkobba, hurrikan ou escoba.

note-deals = { $name } donne.
note-deal = Donne { $deal } sur { $deals }.
note-new-deal = Les premières cartes de la table demandent une nouvelle donne : on mélange de nouveau.
note-four-equal = Les premières cartes de la table sont quatre cartes de même rang : le camp du donneur gagne la partie ({ $side }).
note-misdeals = Une donne annulée de trop : le camp du donneur perd la partie ({ $side }).
note-lay = pose : { $card }
note-keep = garde : { $card }
note-place = met sur la table : { $card }
note-declare = annonce et montre { $cards }
note-matta = La matta ({ $matta }) vaut { $card } jusqu’à ce qu’elle soit prise.
note-declared = { $side } : l’annonce vaut { points-worth }.
note-declared-equal = Les annonces sont égales : personne ne marque.
note-steal = Le tas de { $side } suit : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
note-dealt = { $side } : les cartes reçues rapportent { points-worth }.
note-sweep = { sweep-call }
note-fall = La carte qui vient d’être posée est prise : { points-worth }.
note-fall-back = Ce qui venait d’être gagné est repris : { points-worth }.
note-one-suit = Tout d’une couleur : { points-worth }.
note-many = Trois cartes ou plus : { points-worth }.
note-sweep-points = La scopa compte selon sa carte : { points-worth }.
note-last-card = La table est vide, mais la dernière carte de la manche ne fait pas de scopa.
note-ace-no-sweep = La table est vide, mais aucune prise d’un as n’est une scopa.
note-ace-takes-all = L’as prend tout.
note-fifteen = Ensemble, elles font quinze.
note-left = Elle pouvait prendre, mais n’y était pas obligée.
note-leftover = Dernière prise : { $side }, avec ce qui reste sur la table : { $cards }.
note-leftover-nobody = Ce qui reste sur la table ne va à personne : { $cards }.
note-dealer-captured = Leur total donne les premières cartes de la table au camp du donneur, { $side } : { $cards }.
