# L’analisi di una partita. I giudizi, le parti della fortuna e le colonne delle tabelle sono in study.ftl e luck.ftl del
# server.
#
# $name è chi gioca; $points, $chance, $loss, $first, $last, $least sono numeri come testo; $turn è un punto come 3.14.

## In corso, o impossibile

review-progress = La partita viene analizzata
review-waiting = L’analisi aspetta il suo turno.
review-running = Giudicato il { $n }% delle decisioni.
review-leave = Puoi lasciare questa pagina: l’analisi prosegue e resta con la partita.
review-again = Riprova
review-only-players = Chi era al tavolo può far analizzare questa partita, dal browser con cui ha giocato.

## Il rapporto

review-seen-by = Dal posto di
review-story = { $story ->
    [won-cards] Vinta più per le carte che per le scelte.
    [won-decisions] Vinta più per le scelte che per le carte.
    [lost-cards] Persa più per le carte che per le scelte.
   *[lost-decisions] Persa più per le scelte che per le carte.
}
review-story-parts = In punti: le carte { $cards }, le scelte di { $name } { $own }, quelle degli altri { $others }.
review-graph = Probabilità di vittoria: { $name }
review-graph-label = Grafico della probabilità di vittoria di { $name }: { $first } all’inizio, { $last } alla fine; il minimo è stato { $least }, al turno { $turn }.
review-graph-position = Punto della partita
review-graph-note = Ogni punto è ciò che poteva sapere chi era di turno. La fascia è l’intervallo al 95%; i pallini sono i momenti qui sotto.
review-graph-table = Il grafico come tabella
review-at-end = La fine
review-round = Smazzata
review-first = all’inizio
review-last = alla fine
review-least = minimo
review-most = massimo
review-luck = Fortuna e decisioni
review-luck-note = Da ciò che ci si poteva attendere al risultato: ogni parte comincia dove finisce la precedente. Dopo ±, e come linea in fondo a ogni barra: l’intervallo al 95%. Le decisioni possono superare in tutto il 100%: ciò che una parte regala, l’altra può restituirlo.
review-moments-by = Momenti: { $name }
review-moments-note = Una giocata è segnata per quanto costa: da { $inaccuracy } punti è un’imprecisione, da { $mistake } un errore, da { $blunder } un errore grave. Le misure sono due, quella del giudice e quella di mille partite giocate fino in fondo dopo ciascuna giocata; conta la minore. Dove si conosce la probabilità di vittoria, si misura quella, in punti.
review-moments = Momenti
review-order = Ordine
review-order-cost = Prima i più costosi
review-order-game = Come nella partita
review-shown = Mostra
review-shown-nothing = Niente
review-shown-played = La giocata
review-shown-best = Anche la risposta
review-loss = { $points } punti
review-loss-chance = { $chance } per la vittoria
review-cost = costa { $points } punti
review-judged = Giudice: { $loss }
review-played-out = Giocata fino in fondo mille volte: { $loss }
review-retry = Riprova
review-retry-of = Riprova il turno { $turn }
review-replay-of = Rivedi il turno { $turn }
review-summary = Le decisioni in cifre
review-mean-loss = punti persi per decisione
review-by-line = Punti persi con gli errori, per voce del conto
review-mean-note = Contano solo le decisioni con una scelta. Dopo ±: l’intervallo al 95%.
review-thorough = Analizza più a fondo
review-kept = La partita e la sua analisi restano a un link permanente: chi ha l’indirizzo può vederle.
review-method = Come è stato giudicato
review-method-note = Il giudice sa solo ciò che poteva sapere chi giocava. Immagina le carte nascoste in molti modi possibili, continua a giocare dopo ogni giocata e confronta i risultati. Due analisi si possono confrontare se giudice e precisione sono gli stessi.

## Un momento

review-moment = Momento
review-moment-of = Momento { $n } di { $of }
review-previous = Momento precedente
review-next = Momento successivo
review-back = Torna all’analisi
review-question = Che cosa giocheresti per { $name }?
review-is-best = È la giocata migliore.
review-as-good = Vale quanto la migliore: la differenza è entro l’errore.
review-worse = C’è di meglio: { $loss }. Riprova, o guarda la risposta.
review-answer = Mostra la risposta
review-tried = la tua scelta
review-values = Valori di tutte le giocate
review-knowledge = { $knowledge ->
    [exact] Si poteva conoscere ogni carta: i valori sono esatti.
    [every-hand] Sono state esaminate tutte le mani nascoste possibili.
   *[sampled] Sono state esaminate { $worlds } delle mani possibili.
} Punti: quanto la smazzata darà ancora, più che agli altri.
