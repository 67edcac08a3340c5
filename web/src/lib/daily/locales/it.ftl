daily-how = Ogni giorno gli stessi quattro mazzi per tutti, contro lo stesso computer. Due smazzate le dai tu, due il computer. Non ci sono consigli, e puoi smettere e riprendere.
daily-play = Gioca
daily-continue = Continua
daily-result = Risultato
daily-past = Giorni passati
daily-past-detail = Le partite dei giorni passati, solo per te.
daily-results-of = Risultati: { $date }
daily-earlier = { $n ->
    [one] 1 giorno precedente
   *[other] { $n } giorni precedenti
}
daily-copy = Copia il risultato
daily-copied = Il risultato è copiato.
daily-not-copied = Il browser non ha permesso di copiare: seleziona il testo.
daily-working = Si calcola il risultato…
daily-zone = Il giorno finisce a mezzanotte UTC: da te sono le { $time }.
daily-left = Alla prossima partita mancano { $hours } h e { $minutes } min.
daily-table = Tutti
daily-points = Punti
daily-people = Persone
daily-rank = Posto { $rank } su { $attempts }.
daily-better = Meglio del { $percent }% degli altri.
daily-nobody = Nessuno ha ancora un risultato.
daily-unranked = Questa partita non è in classifica: nessuna smazzata è finita, o le giocate si accordano troppo bene con le carte coperte.
daily-fixed = I mazzi erano già decisi
daily-fixed-detail = Prima di ogni giorno il server pubblica lo SHA-256 del seme da cui si danno le carte. Due ore dopo la fine del giorno mostra il seme, e chiunque può controllarlo.
daily-commitment = SHA-256 del seme
daily-seed = Seme
daily-decisions = Che cosa hanno giocato gli altri, e che cosa era meglio
daily-decisions-own = Queste sono le tue decisioni, con quello che la gente ha giocato dopo le stesse giocate. Il computer trova la giocata migliore da quello che potevi vedere.
daily-decisions-common = Queste sono decisioni che molti hanno dovuto prendere. Il computer trova la giocata migliore da quello che il giocatore poteva vedere.
daily-decisions-none = In questo giorno non ha giocato nessuno.
daily-had = { $people ->
    [one] { $people } persona ha avuto questa decisione
   *[other] { $people } persone hanno avuto questa decisione
}
daily-found = { $best } su { $of } le migliori
daily-in-hand = Mano
daily-best = migliore
daily-yours = tu
groups-own = I tuoi gruppi
groups-how = Un gruppo è una classe, un bar o due città che giocano la stessa partita del giorno e vedono una classifica dei propri risultati. Agli altri basta un link.
groups-none = Qui non ci sono gruppi: serve un server con una classifica di tutti.
group-make = Crea un gruppo
group-title = Nome del gruppo
group-shown = Gli altri del gruppo vedono il tuo nome e i tuoi punti.
group-join = Entra nel gruppo
group-people = { $people ->
    [one] In questo gruppo c’è { $people } persona.
   *[other] In questo gruppo ci sono { $people } persone.
}
group-week = Gli ultimi sette giorni
group-member = Nome
group-sum = Somma
group-hidden = Dove c’è un punto interrogativo il giorno è ancora aperto: vedi i risultati quando la tua partita è finita.
group-link = Link per gli altri
group-invitation = Gioca con noi la partita del giorno.
group-leave = Lascia il gruppo
group-leave-detail = I tuoi risultati spariscono dalla classifica. Se esci per ultimo, il gruppo finisce.
