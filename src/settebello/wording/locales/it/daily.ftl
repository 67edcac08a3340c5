# La partita del giorno: il suo risultato in parole.

daily-share = Settebello { $day }: { $points } (par { $par })
daily-points = Il tuo risultato: { $points } punti contro il computer.
daily-unfinished = Finora: { $points } punti contro il computer, dopo { $played } mazzi su { $length }.
daily-par = Par: { $par }. È quanto fa il computer con le tue carte.
daily-luck = Senza la fortuna delle distribuzioni: { $without } ± { $error }.
daily-proves = Un giorno solo dimostra poco: in quattro mazzi spesso decidono le carte più del gioco.
