# Les noms des cartes, et les coups dits à voix haute.
#
# $rank va de 1 à 10 ; $suit est coins, cups, swords, batons, ou diamonds, hearts, spades, clubs ; $pack est latin ou
# french.

language-name = Français

suit-name = { $suit ->
    [cups] coupes
    [swords] épées
    [batons] bâtons
    [diamonds] carreau
    [hearts] cœur
    [spades] pique
    [clubs] trèfle
   *[coins] deniers
}
rank-name = { $rank ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] valet
    [9] { $pack ->
        [french] dame
       *[latin] cavalier
    }
    [eight] huit
    [nine] neuf
    [ten] dix
   *[10] roi
}
card = { $suit ->
    [swords] { rank-name } d’{ suit-name }
   *[other] { rank-name } de { suit-name }
}
card-any-suit = { rank-name } de chaque couleur
card-worth = { $card } ({ $points })
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-sets = { $first } ; ou { $last }

action-lay = { $card }
action-take = { $card } prend { $taken }
action-take-itself = { $card } se prend lui-même
action-keep = garde la carte
action-place = met la carte sur la table
action-declare = annonce
action-declare-matta = annonce, avec { $matta } comme { $card }
action-pass = passe
action-claim = réclame la victoire
capture-call = { $kind ->
    [fall] { $idiom ->
        [cuarenta] Caída !
        [ronda] { $points ->
            [1] Bwahed !
            [5] Bkhamsa !
           *[other] Beshara !
        }
       *[scopa] Picula !
    } +{ $points }
    [one-suit] Toutes d’une couleur ! +{ $points }
    [many] Trois d’un coup ! +{ $points }
   *[sweep] +{ $points }
}
steal-call = { $you ->
    [on] Votre tas part avec
   *[off] Le tas de { $side } part avec
} : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
dealt-call = { $side } : +{ $points } pour les cartes reçues.

# Ce qui se dit à une table : $phrase est l’une de douze.
phrase = { $phrase ->
    [hello] Bonjour !
    [good-luck] Bonne chance !
    [whose-turn] À qui le tour ?
    [your-turn] À toi de jouer !
    [well-played] Bien joué !
    [lucky] Quelle chance !
    [oh-no] Oh non !
    [wait] Un instant, s’il te plaît
    [thanks] Merci !
    [sorry] Pardon !
    [again] Encore une partie ?
   *[goodbye] Au revoir !
}
