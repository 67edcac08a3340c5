# Una partita scritta con i commenti: che cosa ha fatto ogni giocata.
#
# $name è un giocatore, $side un giocatore o una squadra; le carte sono dette a parole; $idiom è scopa, chkobba o
# hurrikan.

note-deals = Dà le carte { $name }.
note-deal = Distribuzione { $deal } di { $deals }.
note-new-deal = Con queste prime carte in tavola si ridà: si rimescola il mazzo.
note-four-equal = Le prime carte in tavola sono quattro uguali: la partita va a chi ha dato le carte: { $side }.
note-misdeals = Una distribuzione annullata di troppo: la partita è persa per chi dà le carte: { $side }.
note-lay = mette giù: { $card }
note-keep = tiene la carta: { $card }
note-place = mette in tavola: { $card }
note-declare = dichiara e mostra { $cards }
note-matta = La matta ({ $matta }) vale come { $card } finché non viene presa.
note-declared = { $side }: la dichiarazione vale { points-worth }.
note-declared-equal = Le dichiarazioni sono pari: nessuno segna.
note-steal = Ruba il mazzetto di { $side }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
note-dealt = { $side }: le carte ricevute danno { points-worth }.
note-sweep = { sweep-call }
note-fall = Prende la carta appena messa giù: { points-worth }.
note-fall-back = Riprende quello che era appena stato preso: { points-worth }.
note-one-suit = Tutto di un seme: { points-worth }.
note-many = Tre carte o più: { points-worth }.
note-sweep-points = La scopa vale secondo la sua carta: { points-worth }.
note-last-card = Il tavolo è vuoto, ma l’ultima carta della smazzata non fa scopa.
note-ace-no-sweep = Il tavolo è vuoto, ma nessuna presa fatta con un asso è scopa.
note-ace-takes-all = L’asso prende tutto.
note-fifteen = Insieme fanno quindici.
note-left = Poteva prendere, ma non era obbligata.
note-leftover = Ultima presa: { $side }, con le carte rimaste in tavola: { $cards }.
note-leftover-nobody = Le carte rimaste in tavola non vanno a nessuno: { $cards }.
note-dealer-captured = Per la loro somma le prime carte in tavola vanno a chi ha dato le carte, { $side }: { $cards }.
