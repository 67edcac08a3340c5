# La fortuna: il risultato di una partita in parti.
#
# $side è chi gioca o una squadra; $deals sono posti come 3.2 (smazzata 3, distribuzione 2), ognuno con i suoi punti.

luck-result = risultato di { $side }
luck-expected = atteso prima delle carte
luck-deals = fortuna delle distribuzioni
luck-hidden = carte coperte
luck-decisions = decisioni di { $side }
luck-rest = resto
luck-most = Le distribuzioni che hanno contato di più (smazzata.distribuzione): { $deals }.
luck-value = La fortuna è misurata con la funzione di valore { $value }.
luck-of = su
luck-mean = media
luck-adjusted = senza fortuna
luck-factor = varianza divisa per
luck-more = altre partite
luck-rounds = { $count ->
    [one] 1 smazzata
   *[other] { $count } smazzate
}
luck-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
luck-more-note = Altre partite: quante ne servirebbero per distinguere i due, se la differenza resta quella di ora. Dopo ±: l’intervallo al 95%.
