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
    [me] { $idiom ->
        [cirulla] Bussi e mostri { $cards }.
       *[scopa] Dichiari e mostri { $cards }.
    }
   *[other] { $idiom ->
        [cirulla] { $name } bussa e mostra { $cards }.
       *[scopa] { $name } dichiara e mostra { $cards }.
    }
}
log-pass = { $who ->
    [me] Passi.
   *[other] { $name } passa.
}
log-claim = { $who ->
    [me] Ti chiami fuori.
   *[other] { $name } si chiama fuori.
}
log-declared = { $idiom ->
    [cirulla] { $side }: la bussata vale { points }.
   *[scopa] { $side }: la dichiarazione vale { points }.
}
log-new-deal = Con queste carte in tavola si ridà: si rimescola il mazzo.
log-next-deal = { $count ->
    [one] 1 nuova carta a ciascuno.
   *[other] { $count } nuove carte a ciascuno.
}
log-leftover = Ultima presa: { $side }, con le carte rimaste in tavola: { $cards }.
log-leftover-nobody = Le carte rimaste in tavola non vanno a nessuno: { $cards }.
log-dealer-captured = { $who ->
    [me] Hai dato tu e prendi le prime carte in tavola per la loro somma ({ $cards }).
   *[other] { $name } ha dato e prende le prime carte in tavola per la loro somma ({ $cards }).
} { $sweeps ->
    [1] { sweep-call }
    [2] { sweep-call } { sweep-call }
   *[3] { sweep-call } { sweep-call } { sweep-call }
}
log-trouble = Non è stato possibile salvare la partita: { $reason }. Il gioco continua, e si riprova dopo la prossima carta.

## La posizione in parole

at-game = { $length ->
    [0] { $title }: { $seats } giocatori, si vince a { points }.
   *[other] { $title }: { $seats } giocatori, { $length } smazzate.
}
at-team = La tua squadra: { $names }. Gli altri: { $others }.
at-against = Contro { $names }.
at-round = Smazzata { $round }, distribuzione { $deal } di { $deals }. { $who ->
    [me] Hai dato tu le carte.
   *[other] Ha dato le carte { $name }.
}
at-table = In tavola: { $cards }.
at-table-empty = Nessuna carta in tavola.
at-hand = In mano hai: { $cards }.
at-drawn = La carta che hai pescato, e che vedi solo tu: { $card }.
at-held = In mano a { $name }: { cards }.
at-shown = { $name } ha mostrato { $cards }.
at-pile = { $side }: { points } nella partita; mazzetto: { cards }, { sweeps-name }: { $sweeps }.
at-top = { $side }, in cima al mazzetto: { $card }.
pile-top = in cima: { $card }
at-stock = Da distribuire: { cards }.

## Decidere

your-turn = Tocca a te.
your-card = Tocca a te: { $hint }
turn-of = Gioca { $name }…
announce = { $name }: { $action }
hint-choose = Scegli una carta con i numeri o le frecce, giocala con Invio.
hint-lay = { $card } resta in tavola
hint-several = { $card }: { $count } modi di giocarla, Invio per scegliere
hint-sentence = Consiglio: { $action }; { $why }.
hint-wait = Cerco un buon consiglio…
hint-why = { $reason ->
    [only] non puoi fare altro
    [keep] una carta in mano la usi quando ti conviene
    [place] vale di più in tavola
    [declare] vale dei punti, e costa solo uno sguardo alle tue carte
    [pass] non c’è niente da mostrare
    [scores] la presa segna subito
    [steal] porta via un mazzetto intero
    [sweep] porta via tutte le carte in tavola, e segna
    [settebello] porta a casa { $cards }, che è un punto da solo
    [king] porta a casa { $cards }, che è un punto da solo
    [honours] porta a casa { $cards }, che dà punti
    [sevens] prende { $cards }, e i sette contano più di tutto
    [coins] { $count ->
        [one] prende una carta di { $suit }
       *[other] prende { $count } carte di { $suit }
    }
    [safe] dopo, nessuna carta da sola può fare scopa
    [least] è quello che regala di meno
    [ahead] un’altra giocata prende di più adesso, ma questa rende di più dopo
    [nothing] non prende niente, quindi non dà punti
    [bait] forse chi segue dovrà fare scopa
    [little] prende il meno che conta
   *[cards] { $count ->
        [one] prende { $count } carta
       *[other] prende { $count } carte
    }
}
hint-safe = { $why }, e non lascia scope
limit-equal = la carta uguale ha la precedenza
limit-fewest = si prende il minor numero di carte
choose-capture = { $card }: che cosa prende?
choose-other = { $phase ->
    [cut] Hai pescato { $card }. La tieni?
    [declare] { $idiom ->
        [cirulla] Bussi?
       *[scopa] Dichiari le tue carte?
    }
    [nothing] { $idiom ->
        [cirulla] Non puoi bussare.
       *[scopa] Non hai niente da dichiarare.
    }
   *[other] Che cosa fai?
}
choice-take = prende { $cards }
choice-take-itself = va nel tuo mazzetto
with-pile = { $action }, { $who ->
    [me] con il tuo mazzetto
   *[other] con il mazzetto di { $side }
} ({ cards })
choice-lay = resta in tavola
choice-keep = tieni la carta
choice-place = metti la carta in tavola
choice-declare = { $idiom ->
    [cirulla] bussa, e mostra le carte
   *[scopa] dichiara, e mostra le carte
}
choice-pass = passa
option = { $number }: { $action } ({ $text })

## I punti

score-title = Smazzata { $round }: i punti
score-entry = { $side } { $points } ({ $why })
score-entries = { $first }; { $last }
score-round = Questa smazzata
score-certain = Sicuri in questa smazzata
score-claim-title = Smazzata { $round }: fuori!
score-total = Totale
score-target = { $length ->
    [0] Si vince a { points }.
   *[other] Si giocano { $length } smazzate.
}
score-tally = { $label }: { $entries }.
score-side = { $side } { $points }
score-by-round = { $side }, smazzata per smazzata, con il totale tra parentesi: { $points }.
pad-title = Smazzate

## La fine

won = { $who ->
    [me] Hai vinto la partita, { $totals }.
    [mine] Avete vinto la partita, { $side }: { $totals }.
   *[other] La partita va a { $side }, { $totals }.
}
won-shared = Vittoria condivisa: { $side }, { $totals }.
won-outright = Il seme intero vince subito, quali che siano i punti.
won-as-dealt = La distribuzione decide la partita, quali che siano i punti.
won-shut-out = Chi prende tutte le carte vince subito, quali che siano i punti.
won-winning-set = Tutte le carte di un gruppo vincente vincono subito, quali che siano i punti.
won-double = La sconfitta vale doppio.
claim-right = La chiamata è giusta: { $side } { $points }, si vince a { $target }.
claim-wrong = La chiamata è sbagliata: { $side } { $points }, si vince a { $target }.
claim-certain = { $side }, sicuri in questa smazzata: { sweeps-name } { $sweeps }{ $declares ->
    [on] , dichiarazioni { $declared }
   *[off] {""}
}{ $takes ->
    [on] , prese { $captured }
   *[off] {""}
}, mazzetto { $piles }.
claim-others = Tra gli altri vince il totale migliore, contando di questa smazzata solo ciò che ha dato punti subito.
claim-right-suit = La chiamata è giusta: { $side } ha il seme intero.
claim-right-set = La chiamata è giusta: { $side } ha tutte le carte di un gruppo vincente.
next-round = Invio: prossima smazzata
again = Invio: un’altra partita · q: esci
no-rematch = Invio: chiudi
again-online = Invio: un’altra partita · k: link permanente · q: esci
again-plain = Un’altra partita? Rispondi «s» o «n».
permanent-link-plain = «conserva»: il server conserva questa partita, con un link permanente.
permanent-link = Link permanente: { $link }
permanent-link-detail = Chi ha questo link può vedere tutta la partita, nomi compresi, finché qualcuno del tavolo non la toglie.
take-down-key = k: togli la partita
take-down-plain = «togli»: togli la partita.
take-down-title = Togliere questa partita?
take-down-sentence = Il link non varrà più per nessuno, e solo tu potrai rifarlo.
game-down = La partita è stata tolta.
word-keep = conserva
word-take-down = togli

## Tasti e schermate

foot = 1–9 ←→ Invio gioca · ? regole · q esci
foot-choose = 1–9 ↑↓ Invio sceglie
foot-cancel = 1–9 ↑↓ Invio sceglie · Esc indietro
foot-skip = un tasto qualsiasi: più veloce
foot-score = ↑↓ scorri · ? regole · q esci
foot-close = ↑↓ scorri · Esc indietro
foot-claim = c chiamati fuori
foot-hint = h consiglio
rules-title = Le regole: { $title }
rules-in-brief = In breve
log-title = Che cosa è successo
table-title = Tavolo
stock = { $count } da distribuire
declared = dichiarati { $points }
top-narrow = { $length ->
    [0] { $title } a { $target } · { $entries }
   *[other] { $title } · { $entries }
}
top = { $length ->
    [0] { $title } a { $target } · smazzata { $round }, distribuzione { $deal } di { $deals }
   *[other] { $title } · smazzata { $round } di { $length }, distribuzione { $deal } di { $deals }
}
quit-title = Lasciare la partita?
quit-saved = Resta in { $path } e può continuare da lì.
quit-unsaved = Quanto giocato finora sarà conservato in un file.
quit-over = Questa partita è finita.
quit-yes = s  lascia
quit-no = n  continua a giocare
claim-title = Chiamarsi fuori?
claim-sentence = Chi si chiama fuori dichiara di avere già { $target } { $target ->
    [one] punto sicuro
   *[other] punti sicuri
}. Se non è così, la partita è persa.
claim-yes = s  chiamati fuori
claim-no = n  continua a giocare
claim-plain = Chi si chiama fuori dichiara di avere già { $target } { $target ->
    [one] punto sicuro
   *[other] punti sicuri
}; se non è così, la partita è persa. Ti chiami fuori? Rispondi «s» o «n».

## Riga per riga

plain-hello = Rispondi con un numero o con una giocata come 7D o 9Cx4S5B; ? per l’aiuto, «esci» per lasciare.
plain-prompt = >
plain-help = Un numero sceglie dall’elenco. Una giocata dice la carta e, dopo la x, che cosa prende: { $pack ->
    [french] 7D gioca il sette di quadri, 9Cx4S5B prende due carte con la donna di cuori.
   *[latin] 7D gioca il sette di denari, 9Cx4S5B prende due carte con il cavallo di coppe.
} Semi: { $suits }.
plain-help-words = Comandi: «tavolo» (di nuovo la posizione), «consiglio», «regole», «punti», «esci», ?.
plain-suits = D { $d }, C { $c }, S { $s }, B { $b }
plain-claim = «fuori»: dichiari di avere già i punti per vincere; se non è così, la partita è persa
plain-enter-number = Non c’è la scelta { $number }: rispondi { $count ->
    [1] 1
   *[other] da 1 a { $count }
}.
plain-not-now = { $action } non si può giocare adesso: rispondi da 1 a { $count }, oppure ? per l’aiuto.
plain-several = { $card }: più prese possibili: { $actions }.
plain-not-understood = «{ $text }» non è una risposta: dai { $count ->
    [1] 1
   *[other] un numero da 1 a { $count }
}, una giocata come { $example }, oppure ? per l’aiuto.
plain-yes-no = «{ $text }» non è una risposta: rispondi «s» o «n».
word-table = tavolo
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
stand-in = gioca il computer al suo posto
away = non c’è
room-open = libero
room-seat = { $number }. { $name }{ $host ->
    [yes] {" "}(ospita)
   *[no] {""}
}: { $standing ->
    [open] per chi arriva con il link
    [player] computer ({ $player })
    [away] in questo momento non c’è
    [stand-in] non c’è, e gioca il computer
    [playing] al tavolo
    [ready] pronto
   *[here] non ancora pronto
}
room-program = programma
room-rating = punteggio { $rating } (da { $low } a { $high })
rating-change = Il tuo punteggio: { $before } → { $after } ({ $change })
room-forfeited = Gli altri se ne sono andati: hai vinto questa partita classificata.
room-forfeit = Questa partita classificata è decisa: la tua squadra l’ha lasciata e ha perso.
room-link = { $code ->
    [none] Chi ha questo link può sedersi: { $link }
   *[other] Chi ha questo link può sedersi: { $link } (codice { $code })
}
room-terms = A { $target } · { $clock ->
    [none] senza limite di tempo
   *[other] { $clock } per giocata
} · per chi manca gioca il computer dopo { $grace }
room-rated = Classificata: il risultato cambia il punteggio di entrambe le parti. Chi se ne va, o manca alla fine, ha perso.
room-watch = Stai guardando. Si comincia quando tutti sono pronti.
room-start = s: si comincia; ai posti liberi gioca il computer.
room-be-ready = r: sono pronto.
room-wait = Hai detto che sei pronto. Si comincia quando lo sono tutti.
room-sat = { $name } si siede.
room-left = { $name } ha lasciato il tavolo.
room-here = { $name } è qui.
room-away = { $name } non c’è.
room-stand-in = { $name } non c’è: il computer gioca al suo posto finché non torna.
room-back = { $name } è di nuovo qui.
room-ready = { $name }: pronto.
room-not-ready = { $name }: non più pronto.
room-rematch = C’è chi vuole un’altra partita.
room-host = { $who ->
    [me] Adesso ospiti tu.
   *[other] Adesso ospita { $name }.
}
room-devices = Il tuo posto è aperto anche su un altro schermo: tutti e due mostrano la stessa partita.
seat-swap = Scambiare il posto con { $name }
seat-sit = Sedersi qui
seat-host = Cedere il tavolo a { $name }
seat-send-away = Mandare via { $name }
seat-open = Liberare il posto per una persona
seat-fill = Mettere qui { $player } (computer)
seat-for-good = Far giocare { $player } al posto di { $name } fino alla fine
seat-mute = Silenzia { $name }
seat-hear = Torna a sentire { $name }
seat-block = Blocca { $name }
seat-unblock = Sblocca { $name }
seat-blocked = Non incontrerai più { $name } ai tavoli. Questo non cambia.
seat-unblocked = { $name } non è più nella lista dei bloccati.
seat-report = Segnala { $name }
seat-report-sure = Chi gestisce questo server saprà i due nomi, il tavolo e quali frasi ha detto qui { $name }. { $name } non ne saprà nulla.
report-sent = Grazie. Chi gestisce questo server ora può leggere la tua segnalazione.
table-close = Chiudere il tavolo per tutti
table-close-sure = La partita finisce per tutti, e a questo tavolo non si gioca più.
sure-yes = s  sì
sure-no = n  no
seat-nothing = Per il posto { $seat } adesso non puoi fare nulla.
seat-which = Quale posto? Rispondi «posto» e un numero da 1 a { $count }.
seat-what = Posto { $seat }: rispondi «posto { $seat }» e un numero da 1 a { $count }:
people-title = Chi è al tavolo
time-left = restano { $time }
days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
time-plain-long = Tempo rimasto: { $time }.
time-plain = { $seconds ->
    [one] Hai { $seconds } secondo.
   *[other] Hai { $seconds } secondi.
}
said = { $name } { $who ->
    [me] dici: { $words }
   *[other] dice: { $words }
}
phrase-title = Che cosa dici?
line-broken = La connessione si è interrotta; si riprova, e non si perde niente.
line-open = Connessione ristabilita.
put-off = Il server adesso non può conservare nulla; si rimanda da sé, e non si perde niente.
quit-watching = La partita continua senza di te.
quit-waiting = Il tuo posto sarà di nuovo libero.
quit-online = Il computer gioca per te finché non torni con il tuo link.
come-back = Il posto resta tuo, e il computer ci gioca finché non torni con: settebello play --join '{ $link }'
foot-waiting = r pronto · 1–6 un posto · p parla · ? regole · q esci
foot-waiting-host = r pronto · s comincia · 1–6 un posto · p parla · ? regole · q esci
foot-people = w chi
foot-phrase = p parla
next-plain = Invio: prossima smazzata.
room-plain = Rispondi «pronto» o «aspetta»; «parla» per dire qualcosa, «posto» per cambiare i posti, «chi», «regole», «esci».
room-plain-host = Rispondi «comincia», oppure «pronto» e aspetta gli altri; «parla» per dire qualcosa, «posto» per cambiare i posti, «chi», «regole», «esci».
room-plain-word = «{ $text }» non è una risposta: rispondi «pronto», «aspetta», «parla», «posto», «chi», «regole» o «esci».
room-plain-word-host = «{ $text }» non è una risposta: rispondi «pronto», «aspetta», «comincia», «parla», «posto», «chi», «regole» o «esci».
plain-wait = «{ $text }» deve aspettare: non tocca a te. Comandi: tavolo, punti, parla, chi, regole, esci, ?.
plain-help-company = A questo tavolo anche: «parla» (una frase agli altri), «posto» (un numero: che cosa puoi fare per quel posto), «chi» (chi c’è).
say-plain = Dire che cosa? Rispondi «parla» e un numero da 1 a { $count }:
word-ready = pronto
word-wait = aspetta
word-start = comincia
word-who = chi
word-seat = posto
word-say = parla
promise = { $result ->
    [held] Il mazzo non era truccato: il tuo dispositivo ha partecipato, quindi nessuno può aver scelto le carte.
    [elsewhere] Il mazzo corrisponde alla trascrizione. Ha partecipato un altro dispositivo al tuo posto, o questo prima che fosse riavviato.
    [others] Il mazzo corrisponde ai numeri dei dispositivi. Il tuo dispositivo non ha partecipato.
    [watched] Il mazzo corrisponde ai numeri dei dispositivi. Tu hai solo guardato.
    [nobody] Il mazzo corrisponde alla trascrizione, ma nessun dispositivo ha partecipato: niente mostra che il server non abbia scelto le carte.
    [practice] Le carte di questa smazzata vengono da un’altra partita: sul loro mazzo non si prova nulla.
   *[none] Per questo mazzo non era stato promesso nulla.
}{ $aborted ->
    [0] {""}
    [one] {" "}Una mescolata di questa partita è stata interrotta; la trascrizione la riporta.
   *[other] {" "}{ $aborted } mescolate di questa partita sono state interrotte; la trascrizione le riporta.
}
promise-broken-now = Una promessa sul mazzo non è stata mantenuta: { $problem }. La partita continua.
promise-broken = Una promessa sul mazzo non è stata mantenuta: { $problem }.
promise-broken-before = Una promessa sul mazzo non è stata mantenuta prima, in questa partita.
promise-kept = { $record ->
    [none] Le prove, cioè quello che questo dispositivo ha visto, sono in { $path }.
   *[other] Le prove sono in { $path }, e la trascrizione in { $record }. Per confrontarle: settebello verify --evidence '{ $path }' '{ $record }'
}
promise-not-kept = Non è stato possibile conservare le prove: { $reason }.
promise-unchecked = Ora il mazzo non si può controllare: { $reason }.
promise-not-told = Il mazzo non si può controllare: il server non mostra questa smazzata nella trascrizione.
room-acting = { $who ->
    [me] Chi ospita non c’è, e tu ne fai le veci: puoi cominciare la partita, e il computer gioca al suo posto finché non torna.
   *[other] Chi ospita non c’è, e { $name } ne fa le veci.
}
room-removed = Mandati via, e non riammessi: { $names }.
seat-admit = Far rientrare { $name }
seat-renew = Rinnovare il tuo link
seat-renew-sure = Il tuo link segreto sarà sostituito da uno nuovo. Quello vecchio non varrà più, e gli altri tuoi dispositivi saranno scollegati.
renewed = Il tuo link è nuovo, e quello vecchio non vale più. Per tornare: settebello play --join '{ $link }'
device-away = Scollegare { $name }, al tuo posto dalle { $time }
device-away-sure = Chi ha il tuo link segreto può tornare. Rinnova il link per impedirlo.
device-other = un altro dispositivo
device-terminal = un altro terminale

## File, e uscire

resumed = La partita in { $path } continua.
kept = La partita resta in { $path }; per continuarla usa --save con quel file.
kept-finished = La partita resta in { $path }.
kept-nowhere = Non è stato possibile conservare la partita: { $reason }.
kept-daily = Il tuo tentativo è conservato; per continuarlo: settebello daily --date { $day }
daily-title = Partita del giorno, { $day }
input-ended = Fine dell’input. { $kept }
goodbye = A presto.

## Rivedere una partita

replay-top = { $title } · smazzata { $round } di { $rounds } · { $action ->
    [0] si danno le carte
   *[other] giocata { $action } di { $actions }
}
replay-hand = In mano a { $name }: { $cards }.
replay-drawn = { $name } ha pescato { $card } e decide.
replay-turn = Tocca a { $name }.
replay-begins = La trascrizione comincia qui.
replay-ends = La trascrizione finisce qui.
replay-all-hands = Si vedono tutte le mani.
replay-one-hand = Si vede una sola mano: { $name }.
replay-playing = Avanza da sé: { $seconds } s per giocata. Spazio ferma.
replay-stopped = Non avanza più da sé.
replay-no-score = I punti si vedono alla fine di una smazzata.
replay-round-over = La smazzata è finita: s mostra i punti.
replay-close = Invio: torna alla partita
replay-foot = ←→ giocata · Spazio avvia · a mani · s punti · k tasti · q esci
replay-keys-title = Tasti
replay-key-step = ← →: indietro o avanti di una giocata
replay-key-rounds = PagSu, PagGiù: smazzata precedente o successiva
replay-key-ends = Home, Fine: all’inizio, alla fine
replay-key-number = 1–9: a quella smazzata
replay-key-address = g: a una smazzata e a una giocata
replay-key-play = Spazio: avvia o ferma
replay-key-pace = + −: più svelto o più lento
replay-key-hands = a: tutte le mani, o una alla volta
replay-key-score = s: i punti, alla fine di una smazzata
replay-key-vary = v, Esc: prova altre giocate; torna alla partita
replay-key-play-on = p: gioca da qui
replay-key-rules = ?: le regole
replay-key-quit = q: esci
replay-go-title = Andare dove?
replay-go-example = Una smazzata, come 3, o una smazzata e una giocata, come 3.14
replay-hello = Invio mostra la giocata seguente; ? per l’aiuto, «esci» per lasciare.
replay-help = Invio o «avanti» mostra la giocata seguente, «indietro» quella precedente, «fine» va alla fine. 3 va alla smazzata 3, e 3.14 alla sua giocata 14. «avvia» mostra tutto fino alla fine.
replay-help-words = Comandi: «mani» (tutte le mani; con un numero, solo quella), «tavolo» (di nuovo la posizione), «punti», «regole», «esci», ?.
replay-help-variation = «altre» elenca che cosa si può fare qui, «altre 2» fa la seconda, per chi è di turno; «partita» torna alla partita.
variation-choose = Un’altra giocata di { $name }
variation-here = Altre giocate da { $address }: v continua, Esc torna alla partita.
variation-plain = Altre giocate da { $address }.
variation-over = Qui la smazzata è finita: torna indietro per provare altre giocate.
variation-which = Scrivi un numero da 1 a { $count }: «altre 2».
replay-help-practice = «prova» fa giocare da qui; con il tuo posto e un livello: «prova 2 maestro».
practice-title = Allenamento: { $title }
practice-seat = Il tuo posto
practice-level = Livello degli altri
practice-over = Qui la partita è finita: torna indietro per giocare da un turno precedente.
practice-which = Di’ il tuo posto, un numero da 1 a { $count }, e un livello: «prova 2 maestro».
replay-word = «{ $text }» non è un comando: rispondi Invio, «avanti», «indietro», una smazzata come 3, oppure ? per l’aiuto.
replay-which-hand = La mano di chi? Rispondi «mani» e un numero da 1 a { $count }, oppure solo «mani» per vederle tutte.
word-next = avanti
word-back = indietro
word-end = fine
word-play = avvia
word-try = altre
word-game = partita
word-practice = prova
word-hands = mani

## Finding opponents

find-looking = Cerco avversari… Ctrl-C termina la ricerca.
find-found = Avversari trovati.

## Profili

profile-made = { $name } è tuo su { $server }.
profile-phrase = Frase di recupero: { $words }
profile-phrase-keep = Scrivi queste dodici parole: portano il profilo su un altro dispositivo e si vedono solo ora. Chi le ha, ha il profilo.
profile-type-phrase = Le dodici parole della frase di recupero:
profile-restored = Da questo dispositivo ora puoi giocare come { $name } su { $server }.
profile-renamed = Ora il nome è { $name }.
profile-sure = Eliminare per sempre { $name } da { $server }, su tutti i dispositivi? Rispondi sì o no:
profile-deleted = Il profilo è stato eliminato.
profile-stays = Non è stato eliminato nulla.
profile-forgotten = Questo dispositivo ha dimenticato il profilo. Sul server resta.
profile-at = { $name } su { $server }
profile-devices = Dispositivi: { $count }
profile-blocked = Bloccati: { $names }
profile-rating = { $pool }: punteggio { $rating } (da { $low } a { $high }). Partite classificate: { $games }, vinte: { $won }.
profile-unrated = Ancora nessuna partita classificata.
friends-none = Nessun amico, per ora: alla fine di una partita sulla pagina puoi aggiungere gli altri.
friends-here = { $name }: è qui.
friends-away = { $name }: ora non è qui.
friends-asking = { $name } vorrebbe la tua amicizia.
friends-asked = Hai chiesto l’amicizia a { $name }.
friends-invites = Ti invita a un tavolo: { $command }
friends-agreed = Ora tu e { $name } siete amici.
friends-removed = { $name } non è più nel tuo elenco.

# Drills

drill-number = { $number } di { $count }. { $question }
drill-table = In tavola: { $cards }.
drill-own-pile = Prese dalla tua squadra: { $cards }.
drill-other-pile = Prese dagli altri: { $cards }.
drill-hand = La tua mano: { $cards }.
drill-right = Giusto. { $why }
drill-wrong = No: { $answer }. { $why }
drill-result = { $right } giuste su { $count } in { $seconds } s.
drill-best = Il tuo meglio finora: { $right } giuste in { $seconds } s.
drill-own-prime = La tua: { $cards }.
drill-other-prime = L’altra: { $cards }.
drill-unclear = «{ $text }» non è una risposta: dai un numero da 1 a { $count }, oppure «esci».

# Puzzles

puzzle-hello = Trova la giocata migliore. Rispondi con un numero o una giocata; «mostra» per la soluzione, «regole» per le regole del gioco, «esci» per uscire.
puzzle-seat = Giocatore { $number }
puzzle-task = Qual è la giocata migliore?
puzzle-unseen = Non ancora viste: { $cards }.
puzzle-right = Giusto.
puzzle-wrong = Non è la migliore: { $why }. Riprova, o «mostra».
puzzle-none = Hai provato tutti questi problemi.
word-show = mostra
puzzle-continuation = È probabile, ma non certo, che segua:
puzzle-standing = Il tuo punteggio nei problemi: { $rating } (da { $low } a { $high }). Risolti { $solved } su { $tried }, { $streak } di fila.
