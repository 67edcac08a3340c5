# Tutte le parole della pagina. I nomi delle carte e dei semi vengono dalle parole del server.

product = Settebello
page-title = { $page } · Settebello
cards-count = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
card-the = { $rank ->
    [1] l’{ card }
    [9] { $pack ->
        [french] la { card }
       *[latin] il { card }
    }
   *[other] il { card }
}
suit-none = senza { suit-name }

## La pagina d'inizio

tagline = La scopa e tutta la sua famiglia, il gioco di carte italiano
play-now = Gioca
play-now-detail = { $game } contro il computer
opening = Apertura del tavolo…
learn = Impara a giocare
daily = Partita del giorno
house-rules = Regole della casa
your-games = Le tue partite
pad-title = Segnapunti
pad-invitation = Giochi con carte vere? Segna i punti qui.
drills-title = Esercizi
drills-invitation = Domandine per allenare l’occhio.
rules-invitation = Cambia quello che al tuo tavolo si gioca diversamente.
more-title = Altro da fare
puzzles-title = Problemi
language = Lingua
continue-title = Riprendi
continue-score = { $score }, si gioca a { $target }
continue-with = con { $names }
player-level = { $name } ({ $title })
was-to-play = Toccava a { $name }
is-to-play = Tocca a { $name }
waiting-for-players = In attesa di giocatori
remove-game = Togli { $title } da questo elenco
games-title = Scegli un gioco
games-search = Cerca un gioco per nome o luogo
games-place = Da dove vengono i giochi
games-anywhere = Ovunque
games-families = Famiglie di giochi
games-none = Qui nessun gioco si chiama così. Prova con il nome di un luogo, o scorri l’elenco.
group-basic = Il gioco di base
group-ace = L’asso prende tutto
group-fifteen = Fare quindici
group-lines = Altri punti
group-declarations = Dichiarazioni
group-scopone = Scopone
group-escoba = Spagna e America Latina
group-abroad = Fuori d’Italia
group-all = Tutti i giochi
group-mine = Le tue regole della casa
group-presets = Regole di casa con un nome
group-detail = { $name ->
    [basic] La scopa come si gioca quasi in tutta Italia, e i giochi più vicini.
    [ace] Un asso prende tutto quello che è in tavola.
    [fifteen] Una carta prende quelle con cui fa quindici.
    [lines] Scopa con altri punti: per un re, per una fila di denari o per certe prese.
    [declarations] Certe mani si mostrano per i punti prima di giocare.
    [scopone] In quattro a coppie: le carte si danno tutte insieme.
    [escoba] L’escoba e i suoi parenti, e il cuarenta.
    [abroad] Parenti dalla Corsica, dal Nordafrica, dalla Germania e dal Venezuela.
    [mine] Le regole che hai salvato in questo browser.
   *[presets] Le regole di una città, di un circolo o di un libro.
}
words-title = Che cosa vogliono dire le parole?
word = { $word ->
    [sweep] Scopa
    [settebello] Settebello
    [primiera] Primiera
    [settanta] Settanta
    [declare] Dichiarare, bussare
   *[redeal] A monte
}
word-means = { $word ->
    [sweep] prendi tutte le carte in tavola, per un punto
    [settebello] il sette di denari, un punto a chi lo prende
    [primiera] un punto per le quattro carte migliori, una per seme: prima i sette, poi i sei e gli assi
    [settanta] un altro modo di contare la primiera
    [declare] mostrare la mano per i punti prima di giocare
   *[redeal] si ridanno le carte per via della prima tavola; nella scopa, per tre re o più
}
seats-short = { $counts } giocatori
set-up = Prepara: { $title }
seats-title = Giocatori
level-title = Avversari
level-of = Posto { $n }
level-all = Tutti i posti
level-mixed = giocatori diversi
level-opponent = Avversario
level-partner = Compagno
level-others = Altri giocatori
target-title = Punti per vincere
deal = Gioca a questo
read-rules = Leggi le regole
rules-in-brief = In breve
rules-contents = Indice
see-rule = Vedi la regola
change-rules = Cambia le regole
field-needed = Va compilato.
no-server = Il server non risponde. Controlla che sia avviato e che la connessione funzioni, poi riprova.
no-game = Adesso il gioco non è attivo in questa scheda.
language-failed = Non è stato possibile caricare { $name }: qui non è mai stata usata e il server non è raggiungibile. La lingua resta quella di prima.
translated-page = Il browser sta traducendo questa pagina. Settebello parla sei lingue: scegline una e disattiva la traduzione:
offline = Il server non è raggiungibile. La lezione, le regole dei giochi, le tue partite da rivedere e le statistiche funzionano anche senza; le partite, le analisi e i tavoli con altri tornano da soli.
try-again = Riprova

## Regole della casa

rules-title = Regole della casa
rules-lead = Parti da un gioco e cambia quello che al tuo tavolo si gioca diversamente. Il regolamento segue le tue scelte.
rules-base = Parti da
rules-seats = Giocatori
rules-changes = { $n ->
    [0] Nessuna modifica
    [one] { $n } modifica
   *[other] { $n } modifiche
}
rules-options = Opzioni
rules-changed = modificata
rules-undo = Come in { $game }
rules-undo-all = Annulla tutte le modifiche
rules-undo-last = Annulla l’ultima modifica
rules-problem = Queste regole non vanno insieme
rules-problem-detail = Il regolamento mostra ancora le ultime che vanno insieme.
rules-if-on = Se attivo: { $rule }
rules-hands-hint = Carte in mano a ogni distribuzione, separate da virgole; un numero solo distribuisce il mazzo in mani di quella misura.
rules-fall-hint = Punti per chi prende la carta appena messa giù, poi per chi le riprende una e due volte, separati da virgole, come 1,5,10; «never» per nessuno.
rules-honours-hint = Carte con i loro punti, come 8S:1 2S:1 (fante e due di spade, un punto l’uno); D, C, S, B sono denari, coppe, spade, bastoni. «never» per nessuna.
rules-wins-hint = Carte che insieme vincono la partita, con + tra l’una e l’altra e virgole tra i gruppi, come 1D+2D+3D,1D+7D; D, C, S, B sono denari, coppe, spade, bastoni. «never» per nessuna.
rules-sheet = Il regolamento
rules-sources = Mostra da dove viene ogni regola
rules-keep = Salva, condividi, apri
rules-name = Nome
rules-name-example = La domenica dalla nonna
rules-save = Salva
rules-saved = Salvate come «{ $name }».
rules-delete = Cancella «{ $name }»
rules-mine = Salvate in questo browser
rules-share = Copia un link
rules-shared = Il link è copiato: chi lo apre vede queste regole.
rules-share-by-hand = Copia questo link:
rules-download = Scarica come file
rules-upload = Apri un file
rules-play = Gioca con queste regole
rules-go-to-sheet = Vedi il regolamento
rules-unnamed = { $game }, regole della casa
rules-newer = { $n ->
    [one] Questa versione non conosce un’impostazione: { $names }. Forse viene da una versione più recente, ed è stata lasciata fuori.
   *[other] Questa versione non conosce alcune impostazioni: { $names }. Forse vengono da una versione più recente, e sono state lasciate fuori.
}
rules-unknown-game = Qui non c’è nessun gioco «{ $game }»: il link viene forse da una versione più recente. Ecco invece il gioco di base.
rules-bad-file = «{ $file }» non si può leggere come regole della casa: { $why }

## Le tue partite

yours-title = Le tue partite
yours-statistics = I tuoi risultati in cifre
yours-name = Il tuo nome
yours-name-long = Un nome ha da 1 a { $most } lettere.
yours-result = { $result ->
    [won] Vinta
    [lost] Persa
   *[open] In corso
}
yours-against = contro { $names }
date-unknown = data sconosciuta
yours-record-missing = Il server non ha più la trascrizione di questa partita.
permanent-link = Link permanente
permanent-link-short = Link
permanent-link-of = Link permanente a { $title }, { $date }
permanent-link-detail = Chi ha questo link può vedere tutta la partita, nomi compresi. Vale anche quando il tavolo non c’è più, finché qualcuno del tavolo non toglie la partita.
permanent-link-copy = Copia il link permanente
take-down = Togli
game-down-sure = Togliere questa partita? Il link non varrà più per nessuno, e solo tu potrai rifarlo.
game-down = La partita è stata tolta.
yours-more = Mostrane altre { $n }

## Che cosa tiene questo browser

storage-forbidden = Questo browser non permette alla pagina di conservare nulla. Puoi giocare, ma chiusa la pagina le tue partite non si ritrovano: per cambiare, permetti i dati del sito per questa pagina.
storage-full = Questo browser non ha più spazio per questa pagina. Puoi giocare, ma questa partita forse non si ritroverà: cancella partite finite in «Le tue partite».

## Persone e carte

you = Tu
side-name = { $first } e { $last }

## Il tavolo

your-hand = La tua mano
on-the-table = In tavola
empty-table = Nessuna carta in tavola
opponent-hand = { $n ->
    [one] { $name } ha { $n } carta
   *[other] { $name } ha { $n } carte
}
pile = { $name }: { cards-count } nel mazzetto, { sweep-count }
stock = Tallone: { cards-count }
stock-word = tallone
taken-word = { $n ->
    [one] presa
   *[other] prese
}
deals = { $you ->
    [on] Dai le carte tu
   *[off] Dà le carte { $name }
}
dealer = mazziere
your-turn = Tocca a te
your-turn-no-ace = Tocca a te: non ancora con un asso
turn-of = Gioca { $name }…
round = Smazzata { $n }
to-target = a { $n }
to-rounds = { $n } smazzate
our-side = Noi
their-side = Loro
totals = Punti
side-captures = Prese e scope
side-last-capture = Ultima presa
side-sweeps = { $idiom ->
    [chkobba] Chkobba
    [hurrikan] Hurrikan
    [escoba] Escoba
    [cuarenta] Limpia
    [ronda] Missa
    [caida] Mesa limpia
    [spazzino] Spazzini
    [spincio] Spazzini
    [cicera] Scùe
   *[scopa] Scope
}
last-play = Ultima giocata
rules = Regole
rules-of = Le regole: { $title }
close = Chiudi
leave = Pagina d’inizio

## Scegliere

play-hint = { $n ->
    [one] { card }
   *[other] { card }, si può giocare in { $n } modi
}
choose = Come giochi { card-the }?
choose-hint = { $steals ->
    [on] Tocca una carta in tavola, un mazzetto o una di queste scelte:
   *[off] Tocca le carte in tavola, o una di queste:
}
cancel = Annulla
option-takes = Prendi { $cards }
option-takes-itself = L’asso prende se stesso
steal-pile = Ruba il mazzetto di { $name }: in cima { card }
option-lays = Lasciala in tavola
drawn-card = Hai pescato { card-the }
action-name = { $action ->
    [keep] Tienila
    [place] Mettila in tavola
    [declare] { $idiom ->
        [cirulla] Bussa
       *[scopa] Dichiara
    }
    [pass] Passa
   *[claim] Chiamati fuori
}
declare-as = { $idiom ->
    [cirulla] Bussa, con { $matta } come { card }
   *[scopa] Dichiara come { card }
}
claim = Fuori!
claim-title = Ti chiami fuori?
claim-words = Dichiari di avere già i punti per vincere, tu o la tua squadra. Se è vero la partita è vinta subito; se no è persa subito.
claim-yes = Mi chiamo fuori

## Che cosa è successo, a parole

said-dealt-first = Smazzata { $n }. Si danno le carte.
said-dealt = Si danno altre carte.
said-table = In tavola: { $cards }.
said-table-empty = Nessuna carta in tavola.
said-hand = La tua mano: { $cards }.
said-redealt = Con queste carte in tavola non si gioca: si ridanno le carte.
said-lays = { $you ->
    [on] Metti giù { card-the }.
   *[off] { $name } mette giù { card-the }.
}
said-takes = { $you ->
    [on] Prendi { $cards } con { card-the }.
   *[off] { $name } prende { $cards } con { card-the }.
}
said-takes-itself = { $you ->
    [on] Giochi { card-the }, che prende se stesso.
   *[off] { $name } gioca { card-the }, che prende se stesso.
}
said-does = { $name }: { $action ->
    [keep] carta tenuta
    [place] carta messa in tavola
    [declare] { $idiom ->
        [cirulla] bussata
       *[scopa] mano dichiarata
    }
    [pass] passo
   *[claim] chiamata fuori
}.
said-declares-as = { $name }: { $idiom ->
    [cirulla] bussata
   *[scopa] mano dichiarata
}, { $matta } vale come { card }.
said-dealer-captured = { $you ->
    [on] Hai dato tu e prendi le prime carte in tavola per la loro somma: { $cards }.
   *[off] { $name } ha dato e prende le prime carte in tavola per la loro somma: { $cards }.
}
said-leftover = { $you ->
    [on] { $n ->
        [one] Prendi l’ultima carta.
       *[other] Prendi le ultime { cards-count }.
    }
   *[off] { $n ->
        [one] Ultima carta in tavola: { $name }.
       *[other] Ultime { cards-count } in tavola: { $name }.
    }
}
said-leftover-nobody = Le ultime carte non vanno a nessuno.
said-scored = La smazzata è finita.
said-result = { $name }: { $points }, ora { $total }.
said-your-turn = Tocca a te.

## Il foglio dei punti

points-made = in questa smazzata
points-made-note = + conta a fine smazzata
moves-title = Giocate di questa smazzata
moves-none = Non si è ancora giocato nulla.
move-takes = { $n ->
    [0] prende se stesso
   *[other] prende
}
sheet-title = Smazzata { $n }
sheet-line = Voce
sheet-round = Questa smazzata
sheet-game = Partita
sheet-primes = Somma della carta migliore di ogni seme
continue-button = Avanti
waiting-for-others = In attesa degli altri…
you-win = Hai vinto!
wins = Vittoria di { $name }
your-side-wins = Avete vinto!
play-again = Gioca ancora
back-to-start = Alla pagina d’inizio

## Guai

connecting = Connessione…
reconnecting = Connessione persa. Nuovo tentativo…
offline-table = Questo tavolo ha bisogno del server, che non è raggiungibile. La partita riprende da sola appena è possibile.
unknown-table = Questo tavolo non esiste.
unknown-table-detail = Il link è forse incompleto, o di un altro server. Apri invece un tavolo tuo.
table-on-server = Questa partita è su un server e non in questo browser. Continuala sulla pagina dove l’hai aperta.
no-page = Questa pagina non esiste.
no-page-detail = L’indirizzo è forse scritto male, o di una versione più recente.
failed = In questa pagina qualcosa è andato storto.
failed-detail = Caricala di nuovo: la partita è sul server, e non se ne perde niente.
offline-part = Il server non è raggiungibile, e questa parte della pagina non è ancora salvata su questo dispositivo. Ricarica la pagina quando la connessione è tornata: la partita è al sicuro sul server.
reload = Carica di nuovo
score-pair = { $first } a { $last }

## Al tavolo: altro

limit = { $limit ->
    [equal-first] La carta uguale ha la precedenza.
    [fewest] Va fatta la presa con meno carte.
   *[free] La scelta è libera.
}
may-lay = Puoi anche lasciarla in tavola.
ask-declare = { $n ->
    [0] Puoi mostrare questa mano per dei punti.
   *[other] Puoi mostrare questa mano: vale { $n } punti, se nessuno ne mostra una migliore.
}
ask-knock = Puoi mostrare questa mano per dei punti, poi giochi.
matta-named = Ora { $matta } vale come { card }.
matta-counts = vale come { card }
matta-as = Fai valere { $matta } come
declare-worth = { $n ->
    [one] { $what }: { $n } punto
   *[other] { $what }: { $n } punti
}
nothing-to-declare = { $idiom ->
    [cirulla] Non puoi bussare.
   *[scopa] Non hai niente da dichiarare.
}
partner-name = { $name }, che gioca con te
declared-points = { $idiom ->
    [cirulla] { $n ->
        [one] { $n } punto bussando
       *[other] { $n } punti bussando
    }
   *[scopa] { $n ->
        [one] { $n } punto dichiarato
       *[other] { $n } punti dichiarati
    }
}
take-back = Ritira
taken-back = Giocata ritirata.
games-won = Partite vinte:
share-win = Vittoria condivisa: { $names }
won-outright = Vittoria immediata: { $name }.
claim-right = { $you ->
    [on] Hai fatto bene a chiamarti fuori.
   *[off] { $name } si chiama fuori, e a ragione.
}
claim-wrong = { $you ->
    [on] Era troppo presto per chiamarti fuori.
   *[off] { $name } si chiama fuori troppo presto.
}
double-lost = { $many ->
    [on] Sconfitta doppia ({ $names }): meno della metà dei punti per vincere.
   *[off] Sconfitta doppia: { $names } ha meno della metà dei punti per vincere.
}
double-lost-you = Sconfitta doppia: hai meno della metà dei punti per vincere.

## Al tavolo: aiuto

menu = Menu
hint = Consiglio
advice-sentence = { $what }: { $why }.
advice-note = { $why }.
advice-takes = Prendi { $cards } con { card-the }
advice-takes-itself = Gioca { card-the }, che prende se stesso
advice-lays = Metti giù { card-the }
advice-why = { $reason ->
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
    [coins] { $n ->
        [one] prende una carta di { suit-name }
       *[other] prende { $n } carte di { suit-name }
    }
    [safe] dopo, nessuna carta da sola può fare scopa
    [least] è quello che regala di meno
    [ahead] un’altra giocata prende di più adesso, ma questa rende di più dopo
    [nothing] non prende niente, quindi non dà punti
    [bait] forse chi segue dovrà fare scopa
    [little] prende il meno che conta
   *[cards] { $n ->
        [one] prende { $n } carta
       *[other] prende { $n } carte
    }
}
advice-safe = { $why }, e non lascia scope
unseen-title = Carte non ancora viste
unseen-count = { $n ->
    [one] { $n } carta nelle altre mani o nel tallone
   *[other] { $n } carte nelle altre mani o nel tallone
}
unseen-yes = non vista
unseen-no = vista
unseen-suit = Seme
pile-title = { $you ->
    [on] Il tuo mazzetto
   *[off] Mazzetto: { $name }
}
pile-empty = Ancora nessuna carta.
pile-top = in cima: { $cards }
pile-open = { $name }: guarda nel mazzetto
pile-sweeps = { side-sweeps }: { $cards }.
settings = Impostazioni
setting-theme = Tema
setting-theme-is = { $value ->
    [light] Chiaro
    [dark] Scuro
   *[system] Come il dispositivo
}
setting-felt = Tavolo
setting-felt-is = { $value ->
    [red] Rosso
    [blue] Blu
   *[green] Verde
}
setting-back = Dorso delle carte
setting-back-is = { $value ->
    [cubes] Cubi
    [tiles] Maioliche
   *[suns] Soli
}
setting-face = Il tuo volto
setting-face-none = Nessun volto: l’iniziale del tuo nome
setting-face-n = Volto { $n }
setting-face-detail = Lo vedono tutti ai tuoi tavoli, dalla prossima partita.
setting-deck = Carte
setting-deck-is = { $value ->
    [neapolitan] Napoletane
    [piacentine] Piacentine
    [trevisane] Trevisane
    [bergamasche] Bergamasche
    [sicilian] Siciliane
    [spanish] Spagnole
    [french] Francesi
   *[auto] Quelle del gioco
}
deck-failed = Le figure di questo mazzo non si sono potute caricare: le carte mostrano numeri e semi.
setting-speed = Animazioni
setting-speed-is = { $value ->
    [instant] Nessuna
    [fast] Veloci
    [slow] Lente
   *[normal] Normali
}
setting-pace = Riflessione del computer
setting-pace-is = { $value ->
    [none] Nessuna
    [fast] Breve
    [slow] Lunga
   *[natural] Naturale
}
setting-take-back = Tempo per ritirare una giocata
setting-take-back-is = { $n ->
    [0] Nessuno
    [one] { $n } secondo
   *[other] { $n } secondi
}
menu-take-back = { $n ->
    [0] Tasto per annullare dopo ogni giocata: no
   *[other] Tasto per annullare dopo ogni giocata: sì
}
setting-sound = Suoni
setting-sound-is = { $value ->
    [off] Nessuno
    [quiet] Bassi
    [loud] Alti
   *[normal] Normali
}
setting-vibration = Vibra quando tocca a te, alle scope e a fine partita
sound-refused = Questo browser per ora non riproduce suoni. La partita continua senza.
setting-large = Caratteri grandi e segni grandi sulle carte
setting-letters = Una lettera per ogni seme sulle carte italiane
setting-piles = Si può guardare nei mazzetti
setting-memory = Elenco delle carte non viste (M)
setting-hints = Consigli (I)
setting-keys = Scorciatoie con un solo tasto
setting-phrases = Mostra quello che dicono gli altri
setting-texts = Scriversi messaggi con gli amici al tavolo
settings-kept = Tenute solo in questo browser.
keyboard = Tastiera
key-digits = Gioca quella carta della tua mano; a una domanda, scegli quella risposta
key-arrows = Spostati nella mano, o tra le risposte
key-enter = Gioca la carta, premi il pulsante
key-escape = Indietro: lascia una scelta, chiudi una finestra
key-hurry = Più veloce: mostra subito ciò che giocano gli altri
key-z = Ritira una giocata, finché c’è tempo
key-n = Vai alla tua mano
key-h = Ascolta le tue carte
key-t = Ascolta le carte in tavola
key-p = Ascolta i mazzetti
key-s = Ascolta i punti
key-w = Ascolta a chi tocca e l’ultima giocata
key-i = Consiglio
key-m = Carte non ancora viste
key-r = Le regole
key-k = Questo elenco
read-hand-empty = La tua mano è vuota.
read-pile = { $sweeps ->
    [one] { $name }: { cards-count }, { $sweeps } scopa.
   *[other] { $name }: { cards-count }, { $sweeps } scope.
}
read-stock = Tallone: { cards-count }.
read-score = { $n ->
    [one] { $name }: { $n } punto.
   *[other] { $name }: { $n } punti.
}
read-target = Si gioca a { $n }.
read-rounds = Si giocano { $n } smazzate.
read-turn = { $you ->
    [on] Tocca a te.
   *[off] Tocca a { $name }.
}
read-turn-nobody = Non tocca a nessuno.

## Playing with people

others-title = Gioca con altri
match-title = Incontro duplicato
match-invitation = Più tavoli giocano le stesse carte: la fortuna non conta.
open-table = Apri un tavolo
open-table-detail = { $game } in due. Per un altro gioco, sceglilo qui sopra e lascia un posto a una persona.
code-title = Codice o link
code-go = Vai al tavolo
code-detail = Te lo dà chi ha aperto il tavolo.
level-open = Una persona, con il link
level-here = Qualcuno su questo dispositivo
clock-title = Tempo per giocata
clock-none = Senza limite
by-day-detail = Non serve esserci tutti nello stesso momento. Per chi manca il computer gioca solo quando questo tempo è scaduto.
grace-title = Se qualcuno manca, il computer gioca al suo posto dopo
stand-in-title = Livello del computer che subentra o occupa i posti liberi
watchers-allowed = Altri possono guardare
list-table = Mostra il tavolo nella lobby, aperto a chiunque
table-listed = La lobby mostra questo tavolo: chiunque può sedersi.
look-again = Cerca qualcun altro
terms-no-clock = senza limite di tempo
terms-clock = { $time } per giocata
terms-by-day = su più giorni, { $time } per giocata
by-day-close = Puoi chiudere questa pagina: il tuo posto resta tuo e la partita ti aspetta.
notify-off = Avvisami quando tocca a me
notify-off-detail = Il browser ti avvisa anche se questa pagina è chiusa: dice quale tavolo, e nulla della partita.
notify-on = Gli avvisi sono attivi
notify-on-detail = Ti avvisiamo quando tocca a te e questa pagina non è in vista. Premi di nuovo per smettere.
notify-denied = Il tuo browser non permette avvisi da questa pagina. Puoi permetterli nelle sue impostazioni per questo sito.
notify-failed = Non ha funzionato. Riprova tra un po’.
terms-grace = per chi manca gioca il computer dopo { $time }
people-opponents = Persone
invite-title = Invita gli altri
invite-detail = Manda questo link o detta il codice. Non serve registrarsi.
invite-link = Link del tavolo
invite-local = Questo indirizzo vale solo su questo computer. Per gli altri in casa, avvia il server con --host 0.0.0.0 e apri qui il suo indirizzo.
invite-text = Vieni a giocare a { $title } con me:
invite-code = Codice:
copy = Copia
copied = Copiato.
copy-by-hand = Premi Ctrl+C per copiarlo.
share = Condividi
scan = Codice QR
scan-label = { $what }, come codice QR da inquadrare
scan-failed = Il codice non si è potuto disegnare: copia il link.
who-sits = Chi siede dove
choose-seat = Scegli un posto
seat-n = Posto { $n }
seat-with = { $seat }, con { $names }
seat-free = Posto libero
a-program = programma
a-computer = Computer
computer-called = Computer: { $name }
open-seat = Libero, per una persona
who-plays = Chi gioca: { $seat }
sit-down = Siediti
sit-here = Siediti qui
swap-seats = Scambia i posti
send-away = Manda via
make-host = Cedi il tavolo
the-host = ospita
is-ready = pronto
not-ready = non ancora
ready = Sono pronto
ready-undo = Premi ancora se ti serve un momento
start-now = Comincia ora
start-detail = Il computer prende i posti liberi.
wait-seats = { $n ->
    [one] Un posto è ancora libero.
   *[other] { $n } posti sono ancora liberi.
}
wait-ready = In attesa di { $names }.
wait-both = { $n ->
    [one] Un posto è ancora libero; in attesa di { $names }.
   *[other] { $n } posti sono ancora liberi; in attesa di { $names }.
}
wait-you = Di’ che sei pronto, e si comincia.
watch = Guarda
watchers = { $n ->
    [one] { $n } persona guarda.
   *[other] { $n } persone guardano.
}
watchers-none = Nessuno guarda.
watch-link = Link per chi vuole guardare
you-watch = Stai guardando. Non vedi le carte coperte.
watch-behind = La partita è più avanti di quello che vedi.
jump-to-live = Vai in diretta
watch-sheet = La prossima smazzata comincia quando i giocatori vanno avanti.
own-link = Continua su un altro dispositivo
own-link-detail = Apri lì questo link per continuare dal tuo posto. Tienilo per te: chi ce l’ha gioca al posto tuo.
own-link-label = Il tuo link segreto
leave-table = Lascia il tavolo
leave-sure = Lasci la partita? Il computer gioca per te finché non torni.
leave-sure-before = Lasci il posto? Può prenderlo qualcun altro.
close-table = Chiudi il tavolo
close-sure = Chiudi il tavolo per tutti? Nessuno potrà più giocarci.
people = Chi è al tavolo
replace = Lascia giocare il computer per { $name } fino alla fine
at-here = c’è
at-gone = non c’è
at-stand-in = { $name } non c’è: gioca il computer
turn-away = { $name } non c’è: il computer gioca tra { $time }
time-left = ancora { $time }
round-waits = Si mescola per la prossima smazzata
clock-left = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
clock-soon = { $n ->
    [one] Hai ancora { $n } secondo per giocare.
   *[other] Hai ancora { $n } secondi per giocare.
}
clock-out = Il tempo è finito: il computer ha giocato per te.
played-elsewhere = Questa giocata viene da un’altra scheda o da un altro dispositivo con il tuo posto.
phrases = Di’ qualcosa
phrases-detail = Ognuno lo legge nella propria lingua.
phrases-wait = Un momento, poi puoi parlare di nuovo.
mute = Silenzia { $name }
unmute = Torna a sentire { $name }
report = Segnala { $name }
report-ask = Segnalare { $name } a chi gestisce questo server?
report-ask-detail = Saprà i due nomi, il tavolo e che cosa ti ha detto e scritto qui { $name }. { $name } non ne saprà nulla.
person-more = Altro su { $name }
report-sent = Grazie. Chi gestisce questo server ora può leggere la tua segnalazione.
phrase-said = { $name }: { $words }
room-sat = { $name } si siede al tavolo.
room-stood = { $name } ha lasciato il tavolo.
room-filled = Si siede { $name } (computer).
room-ready = { $name }: pronto.
room-gone = { $name } non c’è più: la connessione è caduta.
room-here = { $name } c’è.
room-stand-in = { $name } non c’è: gioca il computer.
room-back = { $name } è di nuovo qui.
room-you-back = Mentre non c’eri ha giocato il computer. Ora giochi di nuovo tu.
room-moved = I posti sono cambiati.
room-host = Ora { $name } ospita il tavolo.
room-you-host = Ora ospiti tu il tavolo.
room-closed = Chi ospita ha chiuso questo tavolo.
room-rematch = È aperta una nuova partita con le stesse persone.
rematch = Rivincita
rematch-join = Vai alla nuova partita
sheet-behind = La smazzata seguente è cominciata.
to-table = Torna al tavolo
show-result = Risultato
table-closed = Qui non si gioca più. Apri un tavolo tuo dalla pagina iniziale.
table-begun = La partita è cominciata e i posti sono tutti presi. Puoi guardare, o aprire un tavolo tuo.
table-over = Questa partita è finita. Puoi guardare il risultato, o aprire un tavolo tuo.
see-result = Vedi il risultato
table-full = I posti sono tutti presi. Puoi guardare, o aprire un tavolo tuo.
seat-lost = Il posto di questo browser non è più tuo: è stato dato ad altri.
sent-away = Chi ospita ti ha mandato via. Puoi sederti di nuovo solo se chi ospita te lo permette.
you-stood = Hai lasciato il posto. Puoi sederti di nuovo, o guardare.
no-watching = Ora non puoi guardare questo tavolo.
no-watching-detail = Ha già tutti gli spettatori possibili, o chi l’ha aperto non ne vuole. Riprova più tardi.
in-places = aperto su { $n } schermi
seat-elsewhere = Il tuo posto è aperto anche in un’altra scheda o su un altro dispositivo. Gioca dove vuoi.
acting-host = Chi ospita non c’è, e tu ne fai le veci: puoi cominciare la partita, e il computer gioca al suo posto finché non torna. Tutto il resto tocca a chi ospita.
removed-title = Mandati via
removed-detail = Chi è qui può sedersi di nuovo solo se lo permetti tu.
admit = Fai rientrare { $name }
seat-taken = occupato
seat-devices = Dispositivi al tuo posto
device-since = dalle { $time }
device-own = questo dispositivo
device-other = Un altro dispositivo
device-terminal = Un terminale
device-away = Scollega
device-away-of = Scollega { $name }, dalle { $time }
device-away-detail = Chi ha il tuo link segreto può tornare. Rinnova il link per impedirlo.
renew-link = Rinnova il link
renew-sure = Il tuo link segreto sarà sostituito da uno nuovo. Quello vecchio non varrà più, e gli altri tuoi dispositivi saranno scollegati.
renewed = Il tuo link è nuovo. Quello vecchio non vale più.
remove-sure-open = Togliere { $title } da questo dispositivo? Se ne va anche la chiave del tuo posto: senza il tuo link non puoi tornare a questa partita.
remove-sure-over = Togliere { $title } da questo dispositivo? Il risultato non conterà più nelle tue statistiche, e forse non potrai più avere la trascrizione.
remove-yes = Togli
removed-game = { $title } è stata tolta.
undo = Annulla
fair-title = Mazzo non truccato
fair-now = { $result ->
    [kept] Il tuo dispositivo ha mescolato le carte insieme al server: nessuno può averle scelte.
    [others] Il server ha mescolato le carte insieme ai dispositivi dei giocatori.
    [practice] Queste carte vengono da un’altra partita, con cui ti eserciti.
   *[nobody] Il server ha mescolato le carte di questa smazzata e ne ha fissato l’ordine prima di darle.
}
fair-check = A smazzata finita questa pagina controlla che non sia cambiata nemmeno una carta.
fair-more = Come funziona
fair-how = Prima di una smazzata il server e il dispositivo di chi gioca scelgono ciascuno un numero segreto e ne pubblicano l’impronta. Quando l’elenco delle impronte è fissato, i numeri si svelano, e insieme fanno l’ordine delle carte. Basta un solo dispositivo onesto perché nessuno possa aver scelto le carte. Dopo la smazzata questa pagina controlla tutto.
fair-remains = Che cosa resta possibile: il server può rifiutarsi di dare le carte, o mostrarle a qualcuno.
fair-commitment = L’impronta del server per questa smazzata
fair-share = Il numero di questo dispositivo
fair-list = L’impronta di tutto l’elenco
fair-given = { $n ->
    [0] A questa smazzata non ha partecipato nessun dispositivo.
    [one] A questa smazzata ha partecipato un dispositivo.
   *[other] A questa smazzata hanno partecipato { $n } dispositivi.
}
fair-part = { $result ->
    [yes] Il tuo dispositivo ha partecipato.
    [watching] Hai solo guardato.
   *[other] Il tuo dispositivo non ha partecipato.
}
fair-aborted = { $n ->
    [0] Nessuna mescolata è stata interrotta.
    [one] Una mescolata di questa partita è stata interrotta, perché un dispositivo non ha svelato il suo numero: la trascrizione la riporta.
   *[other] { $n } mescolate di questa partita sono state interrotte, perché dei dispositivi non hanno svelato il loro numero: la trascrizione le riporta.
}
fair-verify = Per controllare da te, scarica la trascrizione della partita e usa:
fair-checking = Controllo del mazzo…
fair-verdict = { $result ->
    [kept] Il mazzo non era truccato
    [others] Il mazzo corrisponde ai numeri dei dispositivi
    [nobody] Le carte erano fissate prima della distribuzione e non sono cambiate
    [practice] Le carte di questa smazzata vengono da un’altra partita
    [none] Per questo mazzo non era stato promesso nulla
    [newer] Questa pagina è più vecchia del server
   *[other] Una promessa sul mazzo non è stata mantenuta!
}
fair-devices = { $n ->
    [one] un dispositivo
   *[other] { $n } dispositivi
}
fair-detail = { $result ->
    [kept] Nessuno può aver scelto le carte: vengono dai numeri del server e di { fair-devices }, fissati tutti prima che se ne svelasse uno. Le carte che hai visto sono quelle.
    [others] Le carte vengono dai numeri del server e di { fair-devices }. Se uno di questi dispositivi è onesto, nessuno può aver scelto le carte. Il tuo dispositivo non può saperlo: vede solo che la trascrizione è coerente.
    [nobody] Le carte vengono solo dal numero del server: niente mostra che non le abbia scelte.
    [practice] È un allenamento: fino alla posizione da cui comincia, carte e giocate sono di un’altra partita, e sul loro mazzo non si prova nulla. Le smazzate successive si danno e si controllano come tutte le altre.
    [newer] Ricarica la pagina per controllare questo mazzo.
   *[other] La trascrizione non dice nulla con cui si possa controllare.
}
fair-broken = Una promessa sul mazzo non è stata mantenuta.
fair-fault = { $reason ->
    [second] Il server ha mostrato due elenchi diversi per la stessa mescolata. Al secondo il tuo dispositivo non ha svelato il suo numero.
    [left-out] Il server aveva accettato l’impronta del tuo dispositivo, e l’ha lasciata fuori dall’elenco.
    [computer] L’elenco aspetta un numero dal posto di un computer, dove solo il server può averlo scelto.
    [table] L’elenco è di un altro tavolo.
    [round] L’elenco non era quello previsto: è di un’altra smazzata o di un altro scambio.
    [rules] L’elenco è di una partita con altre regole.
    [seats] L’elenco ha un numero di posti diverso da questo tavolo.
    [game] La trascrizione è di un altro tavolo o di altre regole.
    [plays] La trascrizione riporta giocate diverse da quelle che questo dispositivo ha visto.
    [transcript] L’elenco nella trascrizione non è quello che questo dispositivo ha visto prima della smazzata.
    [aborted] La trascrizione non riporta com’erano tutte le mescolate interrotte.
    [no-exchange] Il server ha dato le carte senza lo scambio di numeri che deve a ogni dispositivo: può averle scelte.
    [silenced] La trascrizione dice che il tuo dispositivo non ha svelato il suo numero, ma il server lo aveva.
    [own-share] Il numero del tuo dispositivo non è nella trascrizione.
    [server] Il numero svelato dal server non corrisponde alla sua impronta.
    [shares] Il numero di un dispositivo manca, o non corrisponde alla sua impronta.
    [seed] L’ordine delle carte non viene dai numeri svelati.
    [dealer] Il mazziere non è quello che dicono i numeri e le regole.
    [cards] Le carte che hai visto non sono quelle che danno i numeri.
   *[other] Nella trascrizione manca ciò che proverebbe il mazzo, o non si può leggere.
}
fair-earlier = È successo nella smazzata { $n }.
fair-save = Salva le prove
fair-pack = Il mazzo, dall’alto: { $cards } …
fair-record = Salva la trascrizione della partita
fair-not-now = Ora non si può controllare: il server non risponde.
key-c = Di’ qualcosa agli altri

## Rivedere una partita

replay = Rivedi una partita
replay-verb = Rivedi
replay-of = Rivedi { $title }, { $date }
replay-lead = Ripercorri una partita, una giocata alla volta. La trascrizione è un file di testo con tutte le giocate. Il server la legge e non ne conserva nulla.
replay-drop = Trascina qui la trascrizione di una partita, o scegli il file.
replay-open = Apri una trascrizione
replay-own = Le partite che hai giocato:
replay-large = «{ $file }» è troppo grande per una trascrizione, che ha al massimo { $n } kB.
replay-empty = Di questa partita non è ancora finita nessuna smazzata: non c’è nulla da rivedere.
replay-bad-file = «{ $file }» non si può rivedere: { $why }
record-without-replay = Per rivedere la partita serve il server, che non è raggiungibile. Ecco la trascrizione; la partita compare da sola appena è possibile.
record-unreadable = Per quanto si può dire senza server, questa non è la trascrizione di una partita.
replay-no-turn = In questa partita non c’è il turno { $turn }. Ecco il più vicino: { $nearest }.
replay-at-action = Smazzata { $round }, giocata { $action }
replay-at-deal = Smazzata { $round }, si danno le carte
replay-at-score = Smazzata { $round }, i punti
replay-holds = In mano a { $name }: { $cards }.
replay-drawn = Pescata da { $name }:
replay-controls = Comandi per rivedere la partita
replay-position = Punto della smazzata
replay-to-start = All’inizio
replay-previous-round = Smazzata precedente
replay-back = Indietro di una giocata
replay-play = Avvia
replay-pause = Pausa
replay-forward = Avanti di una giocata
replay-next-round = Smazzata successiva
replay-to-end = Alla fine
replay-moves = Giocate
replay-rounds = Smazzate
replay-highlights = Momenti salienti
replay-no-highlights = Finora nessuna scopa, dichiarazione o conta dei punti.
replay-deal = Si danno le carte
replay-new-cards = Altre carte
replay-hands = Mani scoperte
replay-all-hands = Tutte
replay-only = Solo { $name }
replay-spoilers = Nascondi il seguito
replay-copy-link = Copia un link a questo turno
replay-link-copied = Il link a questo turno è copiato.
practice = Allenamento
explore-position = Esplora questa posizione
practice-play-on = Gioca da qui
practice-detail = Un nuovo tavolo comincia da questa posizione, con le stesse carte ancora da dare e il computer agli altri posti. È un allenamento: non conta nei tuoi risultati.
practice-seat = Il tuo posto
practice-on-turn = { $name } (di turno)
practice-open = Gioca
practice-over = Qui la partita è finita: torna indietro per giocare da un turno precedente.
variation-vary = Prova altre giocate
variation-choose = Altre giocate: scegli per { $name }.
variation-ended = Altre giocate: la smazzata è finita.
variation-back = Torna alla partita
variation-over = Qui la smazzata è finita: torna indietro per provare altre giocate.
score-pad = Punti per smazzata
score-graph = Grafico dei totali, smazzata per smazzata. I numeri sono nella tabella che segue.
save-record = Salva la trascrizione
review = Analisi
review-of = Analisi di { $title }, { $date }
review-keeps = L’analisi tiene la partita a un link permanente: chi ha l’indirizzo può vederla.
key-replay-step = Indietro o avanti di una giocata
key-replay-ends = All’inizio, alla fine
key-replay-rounds = Smazzata precedente o successiva
key-replay-play = Avvia o metti in pausa
key-replay-hands = Mostra tutte le mani, o una sola

## La lezione

lesson-title = La scopa in cinque minuti
lesson-step = Passo { $n } di { $of }
lesson-back = Indietro
lesson-next = Avanti
lesson-try = Scegli una carta della tua mano.
lesson-what = Che cosa prende?
lesson-lays = Questa carta ({ card }) qui non prende niente: resterebbe in tavola. Trovane una che prende qualcosa.
lesson-other = Con { card-the } prenderesti { $cards }. Qui c’è di meglio: guarda ancora.
lesson-may-take = Le regole dicono che prende { $cards }.
lesson-choose = Prendi { $cards }
lesson-well = Ottimo!
lesson-play = Gioca una partita
lesson-aim = Quaranta carte
lesson-aim-words = I semi sono quattro, denari, coppe, spade e bastoni, ciascuno dall’asso al sette e poi fante (8), cavallo (9) e re (10). Hai in mano tre carte, e quattro sono in tavola. A turno ognuno gioca una carta. Quello che prende va nel suo mazzetto, e alla fine si contano i mazzetti.
lesson-equal = Uguale prende uguale
lesson-equal-words = Una carta prende una carta dello stesso valore. Una delle tue qui prende qualcosa: giocala.
lesson-equal-done = Tutti e due i sette vanno nel tuo mazzetto. Il sette di denari è il settebello: è un punto da solo.
lesson-sum = Una carta prende una somma
lesson-sum-words = Una carta prende anche due o più carte che insieme fanno il suo valore. Quale delle tue può farlo?
lesson-sum-done = Quattro e cinque fanno nove, e il cavallo è un nove. Più carte hai nel mazzetto, meglio è.
lesson-single = Prima la carta uguale
lesson-single-words = Un asso e un quattro fanno cinque. Ma in tavola c’è anche un cinque. Gioca il tuo cinque.
lesson-single-done = Non può prendere l’asso e il quattro: se in tavola c’è una carta uguale, non si può prendere una somma. È la regola su cui si litiga di più.
lesson-choice = Scegli tu
lesson-choice-words = Qui il re fa dieci in due modi. Giocalo, e prendi quello che vale di più.
lesson-choice-done = Sette e tre, con il settebello. Se si può in più modi, scegli tu: nessuno lo fa al posto tuo.
lesson-choice-wrong = È permesso. Ma l’altro modo ti porta il sette di denari: prova quello.
lesson-sweep = Scopa!
lesson-sweep-words = Chi prende tutte le carte in tavola fa scopa, che è subito un punto. Qui ce n’è una.
lesson-sweep-done = La carta che ha fatto scopa si mette di traverso nel mazzetto, così tutti vedono il punto. Chi gioca dopo trova il tavolo vuoto e deve mettere giù una carta.
lesson-lay = Niente da prendere
lesson-lay-words = Una carta che non prende niente resta in tavola. Attenzione a chi gioca dopo: se le carte in tavola fanno insieme dieci o meno, una sola può prenderle tutte. Metti giù una carta che non lascia scope.
lesson-lay-done = Tre e nove fanno dodici: nessuna carta può prenderle insieme.
lesson-lay-wrong = Insieme queste fanno { $n }: una carta sola potrebbe prenderle. Provane un’altra.
lesson-prime = La primiera
lesson-prime-words = Alla fine ognuno sceglie dal suo mazzetto la carta migliore di ogni seme e somma i loro valori di primiera: il sette 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12, le figure 10. La somma più alta prende il punto. Quale di queste è più alta?
lesson-prime-done = Tre sette e un quattro fanno 77; quattro sei solo 72. Ecco perché tutti vogliono i sette.
lesson-prime-wrong = Somma: tre volte 21 più 14, o quattro volte 18?
lesson-score = I conti
lesson-score-words = Alla fine della smazzata c’è un punto per le carte, uno per i denari, uno per il settebello, uno per la primiera e uno per ogni scopa. In parità il punto non va a nessuno. Chi arriva per primo a undici, ed è in vantaggio, ha vinto. È tutto: puoi giocare.
lesson-point = { $line ->
    [cards] Carte
    [coins] Denari
    [settebello] Settebello
    [primiera] Primiera
   *[sweeps] Scope
}

## Several people at one device

local-names = Chi gioca su questo dispositivo
local-names-detail = Le carte restano coperte mentre il dispositivo passa di mano.
local-names-wrong = Dai a ogni giocatore un nome diverso, di non più di 30 lettere.
player-n = Giocatore { $n }
pass-to = Passa il dispositivo a { $name }
pass-detail = Le tue carte appaiono quando premi il pulsante.
pass-take = Sono { $name }: mostra le mie carte
pass-since = Dal tuo ultimo turno

# Profiles

profile-link = Il tuo profilo: conserva questo nome su tutti i tuoi dispositivi
profile-mark = Nome riservato: nessun altro può averlo
sit-as-profile = Siediti come { $name }, con il tuo profilo
profile-block = Blocca { $name }
profile-lift-block = Sblocca { $name }
profile-blocked = Non incontrerai più { $name } ai tavoli. Questo non cambia.
rated-switch = Partita classificata
rated-short = Classificata
found-said = Hai trovato { $names }. Buona partita!
rated-note = Classificata: il risultato cambia il punteggio di entrambe le parti. Chi se ne va, o manca alla fine, ha perso.
rated-need-profile = Questa partita è classificata: crea un profilo per sederti
leave-sure-rated = Lasciare questa partita classificata? La perdi subito, anche se torni.
rating-short = punteggio { $rating } (da { $low } a { $high })
rating-none = ancora nessuna partita classificata
rating-change = Il tuo punteggio: { $before } → { $after } ({ $change })
forfeit-won = { $n ->
    [one] Il tuo avversario se n’è andato: hai vinto questa partita classificata.
   *[other] I tuoi avversari se ne sono andati: hai vinto questa partita classificata.
} Puoi continuare contro il computer.
forfeit-lost = Questa partita classificata è decisa: la tua squadra l’ha lasciata e ha perso.
