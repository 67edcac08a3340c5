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
round-name = manche
sweep-name = { $idiom ->
    [chkobba] chkobba
    [hurrikan] hurrikan
    [escoba] escoba
    [cuarenta] limpia
    [ronda] missa
    [caida] mesa limpia
    [spazzino] spazzino
    [spincio] spazzino
    [cicera] scùa
   *[scopa] scopa
}
sweeps-name = { $idiom ->
    [chkobba] chkobbas
    [hurrikan] hurrikans
    [escoba] escobas
    [cuarenta] limpias
    [ronda] missas
    [caida] mesas limpias
    [spazzino] spazzini
    [spincio] spazzini
    [cicera] scùe
   *[scopa] scopas
}
sweep-call = { $idiom ->
    [chkobba] Chkobba !
    [hurrikan] Hurrikan !
    [escoba] Escoba !
    [cuarenta] Limpia !
    [ronda] Missa !
    [caida] Mesa limpia !
    [spazzino] Spazzino !
    [spincio] Spazzino !
    [cicera] Scùa !
   *[scopa] Scopa !
}
sweep-count = { $count ->
    [0] { $idiom ->
        [hurrikan] aucun hurrikan
        [spazzino] aucun spazzino
        [spincio] aucun spazzino
       *[scopa] aucune { sweep-name }
    }
    [one] { $count } { sweep-name }
   *[other] { $count } { sweeps-name }
}
capture-call = { $kind ->
    [fall] { $idiom ->
        [cuarenta] Caída !
        [caida] Caída !
        [ronda] { $points ->
            [1] Bwahed !
            [5] Bkhamsa !
           *[other] B’ashra !
        }
        [spazzino] Picula !
        [cicera] Picada !
       *[scopa] Tout juste posée !
    } +{ $points }
    [one-suit] { $idiom ->
        [spazzino] Bàgher !
        [tombolon] Colore !
       *[scopa] Toutes d’une couleur !
    } +{ $points }
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
dealt-call = { $side } : { $idiom ->
    [cuarenta] ronda ! +{ $points }
    [ronda] { $points ->
        [1] ronda !
        [5] tringa !
       *[other] rondas et tringas,
    } +{ $points }
    [caida] { $points ->
        [1] ronda !
        [24] tribilín !
       *[other] rondas et tribilines,
    } +{ $points }
    [spincio] accuso ! +{ $points }
   *[scopa] +{ $points } pour les cartes reçues.
}

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
    [smile] un sourire
    [laugh] un éclat de rire
    [surprise] un air surpris
    [sad] un air triste
   *[goodbye] Au revoir !
}
