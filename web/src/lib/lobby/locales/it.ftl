# La sala d’incontro: trovare avversari, e i tavoli aperti a tutti.

find-title = Trova un avversario
find-game = Gioco
find-any-game = Qualsiasi gioco
find-clock-any = Qualsiasi
find-programs = Gioca anche contro programmi
find-make-profile = Crea un profilo per giocare partite classificate
find-profile = Giochi come
find-go = Trova un avversario
find-others = { $n ->
    [0] In questo momento non cerca nessun altro.
    [one] Sta cercando un’altra persona.
    [many] Stanno cercando altre { $n } persone.
   *[other] Stanno cercando altre { $n } persone.
}
seeking = Cerco un avversario…
seek-lost = La connessione è caduta. La ricerca continua appena torna.
seek-missed = Qualcuno non è venuto. La ricerca continua, e il prossimo turno è tuo.
seek-replaced = Ora sta cercando un’altra finestra di questo browser.
practise = Intanto gioca contro il computer
practise-detail = Appena si trova qualcuno, basta un tocco per andare al tavolo.
found = { $names }: partita di { $title } con te.
to-found-table = Vai al tavolo
not-now = Non ora
people-here = { $n ->
    [one] C’è una persona.
   *[other] Ci sono { $n } persone.
}
latest-games = Le ultime partite classificate:
latest-game = { $names } ha battuto { $name }
open-tables = Tavoli aperti
open-seats = { $free ->
    [one] un posto libero su { $seats }
    [many] { $free } posti liberi su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
open-target = a { $n }
sit-down-with = Siediti: { $title } con { $name }
