# L’analisi: le decisioni di una trascrizione, giudicate.
#
# $line è una riga del conto dei punti, $label il suo nome; $points e $chance sono numeri con il segno, come testo.

review-winner = Vittoria: { $side }.
review-unfinished = La partita non è finita: l’analisi arriva fin dove arriva la trascrizione.
review-judge = Giudice: { $judge }. Precisione: { $precision ->
    [quick] rapida
    [thorough] accurata
   *[usual] normale
}.
review-no-moments = Nessuna decisione ha perso più di quanto il giudice può sbagliarsi.
review-open-note = Carte scoperte: la perdita conoscendo tutte le carte, cosa che nessuno poteva sapere. Non entra nel giudizio.
review-turn = turno
review-player = nome
review-grade = giudizio
review-costs = costa
review-action = giocata
review-best = migliore
review-points = punti
review-chance = % vittoria
review-rollouts = rigiocata
review-open = carte scoperte
review-reason = motivo
review-counted = decisioni
review-lost = punti persi
review-mean = per decisione
review-games = partite
review-won = vinte
review-grades = { $grade ->
    [inaccuracy] imprecisioni
    [mistake] errori
   *[blunder] errori gravi
}
grade = { $grade ->
    [best] migliore
    [good] buona
    [inaccuracy] imprecisione
    [mistake] errore
    [blunder] errore grave
    [forced] obbligata
   *[ungraded] senza giudizio
}
reason = { reason-words }: { $label } { $points }
phrases = { $first }; { $last }
reason-words = { $line ->
    [sweeps] regala { sweeps-name }
    [cards] regala carte
    [coins] regala carte di { bonus-suit }
    [settebello] rischia il sette di { bonus-suit }
    [primiera] regala le carte migliori di un seme
    [barmila] regala i sette
    [re_bello] rischia il re di { bonus-suit }
    [two_of_clubs] { $pack ->
        [french] rischia di prendere il due di fiori
       *[latin] rischia di prendere il due di bastoni
    }
    [honours] regala carte che danno punti
    [double_all] regala il doppio
    [napola] regala le carte basse di { bonus-suit }
    [scaletta_bassa] regala le carte basse di { bonus-suit }
    [scaletta_alta] regala le carte alte di { bonus-suit }
    [declarations] perde dichiarazioni
    [captures] regala punti di presa
    [card_count] regala carte
    [shut-out] lascia tutte le carte agli altri
    [winning-set] rischia le carte che vincono
    [lowest] fa troppi punti
   *[outright] rischia tutto il seme di { bonus-suit }
}
