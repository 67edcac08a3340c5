# Il programma per il terminale.
#
# $name è un giocatore, $side un giocatore o una squadra; $who è me, mine (la mia squadra) oppure other.

## Nomi

you = Tu
partner = compagno
dealer = mazziere
figure = { $rank ->
    [1] A
    [8] F
    [9] { $pack ->
        [french] D
       *[latin] C
    }
    [10] R
   *[2] {""}
}
sweep-call = { $idiom ->
    [chkobba] Chkobba!
    [hurrikan] Hurrikan!
   *[scopa] Scopa!
}
sweeps-name = { $idiom ->
    [chkobba] chkobba
    [hurrikan] hurrikan
   *[scopa] scope
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cards = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}

## Che cosa succede

round-opens = { $who ->
    [me] Smazzata { $round }. Dai tu le carte.
   *[other] Smazzata { $round }. Dà le carte { $name }.
}
round-resumes = La smazzata { $round } continua.
log-play = { $name }: { $action }.
log-sweep = { $name }: { $action }. { sweep-call }
log-keep = { $who ->
    [me] Tieni la carta.
   *[other] { $name } tiene la carta.
}
log-place = { $who ->
    [me] Metti in tavola: { $card }.
   *[other] { $name } mette in tavola: { $card }.
}
log-declare = { $who ->
    [me] Dichiari e mostri { $cards }.
   *[other] { $name } dichiara e mostra { $cards }.
}
log-pass = { $who ->
    [me] Passi.
   *[other] { $name } passa.
}
log-claim = { $who ->
    [me] Ti chiami fuori.
   *[other] { $name } si chiama fuori.
}
log-declared = La dichiarazione vale: { points } a { $side }.
log-new-deal = Le carte in tavola vogliono una nuova distribuzione: si rimescola il mazzo.
log-next-deal = { $count ->
    [one] 1 nuova carta a ciascuno.
   *[other] { $count } nuove carte a ciascuno.
}
log-leftover = Ultima presa: { $side }. Le carte rimaste in tavola vanno lì: { $cards }.
log-leftover-nobody = Le carte rimaste in tavola non vanno a nessuno: { $cards }.
log-trouble = Non è stato possibile salvare la partita: { $reason }. Il gioco continua, e si riprova dopo la prossima carta.

## La posizione in parole

at-game = { $title }: { $seats } giocatori, si vince a { points }.
at-team = La tua squadra: { $names }. Gli altri: { $others }.
at-against = Contro { $names }.
at-round = Smazzata { $round }, distribuzione { $deal } di { $deals }. { $who ->
    [me] Hai dato tu le carte.
   *[other] Ha dato le carte { $name }.
}
at-table = In tavola: { $cards }.
at-table-empty = La tavola è vuota.
at-hand = In mano hai: { $cards }.
at-drawn = La carta che hai pescato, e che vedi solo tu: { $card }.
at-held = { $name } ha in mano { cards }.
at-shown = { $name } ha mostrato { $cards }.
at-pile = { $side }: { points } nella partita; mazzetto { cards }, { sweeps-name }: { $sweeps }.
at-stock = Da distribuire: { cards }.

## Decidere

your-turn = Tocca a te.
your-card = Tocca a te: { $hint }
turn-of = Gioca { $name }…
announce = { $name }: { $action }
hint-choose = Numeri o frecce scelgono una carta, Invio la gioca.
hint-lay = { $card } resta in tavola
hint-several = { $card }: { $count } modi di giocare, Invio per scegliere
hint-sentence = Consiglio: { $action }; { $why }.
hint-wait = Si chiede a un buon giocatore…
hint-why = { $reason ->
    [only] non puoi fare altro
    [keep] una carta in mano la usi quando ti conviene
    [place] vale di più in tavola
    [declare] vale dei punti, e costa solo uno sguardo alle tue carte
    [pass] non c'è niente da mostrare
    [sweep] prende tutta la tavola, ed è un punto
    [settebello] porta a casa { $cards }, che è un punto da solo
    [king] porta a casa { $cards }, che è un punto da solo
    [sevens] prende { $cards }, il meglio che c'è per la primiera
    [coins] { $count ->
        [one] prende una carta di { $suit }
       *[other] prende { $count } carte di { $suit }
    }
    [safe] dopo, nessuna carta da sola può fare scopa
    [least] è quello che regala di meno
   *[cards] { $count ->
        [one] prende { $count } carta
       *[other] prende { $count } carte
    }
}
hint-safe = { $why }, e non lascia scope
limit-equal = la carta uguale va presa per prima
limit-fewest = si prende il minor numero di carte
choose-capture = { $card }: che cosa prende?
choose-other = { $phase ->
    [cut] Hai pescato { $card }. La tieni?
    [declare] Dichiari le tue carte?
    [nothing] Non hai niente da dichiarare.
   *[other] Che cosa fai?
}
choice-take = prende { $cards }
choice-take-itself = va nel tuo mazzetto
choice-lay = resta in tavola
choice-keep = tieni la carta
choice-place = metti la carta in tavola
choice-declare = dichiara, e mostra le carte
choice-pass = passa
option = { $number }: { $action } ({ $text })

## I punti

score-title = Smazzata { $round }: i punti
score-entry = { $side } { $points } ({ $why })
score-round = Questa smazzata
score-certain = Sicuri in questa smazzata
score-claim-title = Smazzata { $round }: fuori!
score-total = Totale
score-target = Si vince a { points }.
score-tally = { $label }: { $entries }.
score-side = { $side } { $points }

## La fine

won = { $who ->
    [me] Hai vinto la partita, { $totals }.
    [mine] Avete vinto la partita, { $side }: { $totals }.
   *[other] La partita va a { $side }, { $totals }.
}
won-shared = Vittoria divisa tra { $side }, { $totals }.
won-outright = Il seme intero vince subito, quali che siano i punti.
won-double = La partita vale doppio.
claim-right = La chiamata è giusta: { $side } { $points }, si vince a { $target }.
claim-wrong = La chiamata è sbagliata: { $side } { $points }, si vince a { $target }.
claim-certain = { $side }, sicuri in questa smazzata: { sweeps-name } { $sweeps }{ $declares ->
    [on] , dichiarazioni { $declared }
   *[off] {""}
}, mazzetto { $piles }.
claim-others = Tra gli altri vince il totale migliore, contando di questa smazzata solo { sweeps-name }{ $declares ->
    [on] {" "}e dichiarazioni
   *[off] {""}
}.
next-round = Invio: prossima smazzata
again = Invio: un'altra partita · q: esci
again-plain = Un'altra partita? Rispondi s o n.

## Tasti e schermate

foot = 1–9 ←→ Invio gioca · ? regole · q esci
foot-choose = 1–9 ↑↓ Invio sceglie
foot-cancel = 1–9 ↑↓ Invio sceglie · Esc indietro
foot-skip = un tasto: più svelto
foot-score = ↑↓ scorri · ? regole · q esci
foot-close = ↑↓ scorri · Esc indietro
foot-claim = c chiamati fuori
foot-hint = h consiglio
rules-title = Le regole: { $title }
log-title = Che cosa è successo
table-title = Tavola
stock = { $count } da distribuire
declared = dichiarati { $points }
top-narrow = { $title } ai { $target } · { $entries }
top = { $title } ai { $target } · smazzata { $round }, distribuzione { $deal } di { $deals }
quit-title = Lasciare la partita?
quit-saved = Resta in { $path } e può continuare da lì.
quit-unsaved = Quanto giocato finora sarà conservato in un file.
quit-over = Questa partita è finita.
quit-yes = s  lascia
quit-no = n  continua a giocare
claim-title = Chiamarsi fuori?
claim-sentence = Chi si chiama fuori dice che la sua parte ha già { $target } punti sicuri. Se non è così, la partita è persa.
claim-yes = s  chiamati fuori
claim-no = n  continua a giocare
claim-plain = Chi si chiama fuori dice che la sua parte ha già { $target } punti sicuri; se non è così, la partita è persa. Ti chiami fuori? Rispondi s o n.

## Riga per riga

plain-hello = Rispondi con un numero o con una giocata come 7D o 9Cx4S5B; ? per l'aiuto, esci per lasciare.
plain-prompt = >
plain-help = Un numero sceglie dall'elenco. Una giocata dice la carta e, dopo la x, che cosa prende: 7D gioca il sette di denari, 9Cx4S5B prende due carte con il cavallo di coppe. Semi: { $suits }.
plain-help-words = Parole: tavola (di nuovo la posizione), consiglio, regole, punti, esci, ?.
plain-suits = D { $d }, C { $c }, S { $s }, B { $b }
plain-claim = fuori: la tua parte ha già i punti per vincere; se non è così, la partita è persa
plain-enter-number = Non c'è la scelta { $number }: rispondi da 1 a { $count }.
plain-not-now = { $action } non si può giocare adesso: rispondi da 1 a { $count }, oppure ? per l'aiuto.
plain-several = { $card }: più prese possibili: { $actions }.
plain-not-understood = «{ $text }» non è una risposta: dai un numero da 1 a { $count }, una giocata come { $example }, oppure ? per l'aiuto.
plain-yes-no = «{ $text }» non è una risposta: rispondi s o n.
word-table = tavola
word-rules = regole
word-score = punti
word-quit = esci
word-claim = fuori
word-hint = consiglio
word-yes = s
word-no = n

## Un tavolo su un server

your-name = Come ti chiami al tavolo?
at-watching = Guardi { $names }.
stand-in = gioca un altro al suo posto
away = non c'è
room-open = libero
room-seat = { $number }. { $name }{ $host ->
    [yes] {" "}(ospita)
   *[no] {""}
}: { $standing ->
    [open] per chi arriva con il link
    [player] un giocatore della casa ({ $player })
    [away] in questo momento non c'è
    [stand-in] non c'è, e gioca un giocatore della casa
    [playing] al tavolo
    [ready] pronto
   *[here] non ancora pronto
}
room-link = { $code ->
    [none] Chi ha questo link può sedersi: { $link }
   *[other] Chi ha questo link può sedersi: { $link } (codice { $code })
}
room-terms = A { $target } · { $clock ->
    [none] senza limite di tempo
   *[other] { $clock } per giocata
} · per chi manca gioca il computer dopo { $grace }
room-watch = Guardi. Si comincia quando tutti sono pronti.
room-start = s: si comincia; ai posti liberi siedono giocatori della casa.
room-be-ready = r: sono pronto.
room-wait = Hai detto che sei pronto. Si comincia quando lo sono tutti.
room-sat = { $name } si siede.
room-left = { $name } ha lasciato il tavolo.
room-here = { $name } è qui.
room-away = { $name } non c'è.
room-stand-in = { $name } non c'è: un giocatore della casa gioca al suo posto finché torna.
room-back = { $name } è di nuovo qui.
room-ready = { $name }: pronto.
room-not-ready = { $name }: non più pronto.
room-rematch = Si vuole un'altra partita.
room-host = { $who ->
    [me] Adesso il tavolo è tuo.
   *[other] Adesso il tavolo è di { $name }.
}
room-devices = Il tuo posto è aperto anche su un altro schermo: tutti e due mostrano la stessa partita.
seat-swap = Scambiare il posto con { $name }
seat-sit = Sedersi qui
seat-host = Cedere il tavolo a { $name }
seat-send-away = Mandare via { $name }
seat-open = Liberare il posto per una persona
seat-fill = Mettere qui { $player }, un giocatore della casa
seat-for-good = Far giocare { $player } al posto di { $name } fino alla fine
table-close = Chiudere il tavolo per tutti
table-close-sure = La partita finisce per tutti, e a questo tavolo non si gioca più.
sure-yes = s  sì
sure-no = n  no
seat-nothing = Per il posto { $seat } adesso non puoi fare nulla.
seat-which = Quale posto? Rispondi posto e un numero da 1 a { $count }.
seat-what = Posto { $seat }: rispondi posto { $seat } e un numero da 1 a { $count }:
people-title = Chi è al tavolo
time-left = restano { $time }
time-plain = { $seconds ->
    [one] Hai { $seconds } secondo.
   *[other] Hai { $seconds } secondi.
}
said = { $name } { $who ->
    [me] dici: { phrase }
   *[other] dice: { phrase }
}
phrase = { $phrase ->
    [hello] Ciao!
    [good-luck] In bocca al lupo!
    [whose-turn] A chi tocca?
    [your-turn] Tocca a te.
    [well-played] Ben giocato!
    [lucky] Che fortuna!
    [oh-no] Oh no!
    [thanks] Grazie.
    [sorry] Scusate!
    [wait] Un momento, per favore.
    [again] Un'altra partita?
   *[goodbye] Arrivederci!
}
phrase-title = Che cosa dici?
line-broken = Il collegamento si è interrotto; si riprova, e non si perde niente.
line-open = Il collegamento c'è di nuovo.
put-off = Il server adesso non può conservare nulla; si rimanda da sé, e non si perde niente.
quit-watching = La partita continua senza di te.
quit-waiting = Il tuo posto sarà di nuovo libero.
quit-online = Un giocatore della casa gioca per te finché torni con il tuo link.
come-back = Il posto resta tuo. Si torna con: settebello play --join '{ $link }'
foot-waiting = r pronto · s comincia · 1–6 un posto · p parla · ? regole · q esci
foot-people = w chi
foot-phrase = p parla
next-plain = Invio: prossima smazzata.
room-plain = Rispondi pronto o aspetta; di per dire qualcosa, posto per cambiare i posti, chi, regole, esci.
room-plain-host = Rispondi comincia, oppure pronto e aspetta gli altri; di per dire qualcosa, posto per cambiare i posti, chi, regole, esci.
room-plain-word = «{ $text }» non è una risposta: rispondi pronto, aspetta, comincia, di, posto, chi, regole o esci.
plain-wait = «{ $text }» deve aspettare: non tocca a te. Parole: tavola, punti, di, chi, regole, esci, ?.
plain-help-company = A questo tavolo anche: di (una frase agli altri), posto (un numero: che cosa puoi fare per quel posto), chi (chi c'è).
say-plain = Dire che cosa? Rispondi di e un numero da 1 a { $count }:
word-ready = pronto
word-wait = aspetta
word-start = comincia
word-who = chi
word-seat = posto
word-say = di

## File, e uscire

resumed = La partita in { $path } continua.
kept = La partita resta in { $path }; per continuarla usa --save con quel file.
kept-finished = La partita resta in { $path }.
kept-nowhere = Non è stato possibile conservare la partita: { $reason }.
input-ended = L'ingresso è finito. { $kept }
goodbye = A presto.
