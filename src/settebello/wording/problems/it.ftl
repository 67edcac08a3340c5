# Che cosa non va, per chi gioca. L'inglese di ogni frase sta dove il programma la dice.
#
# $detail e $reason sono parole di altri programmi, o un'altra di queste frasi.

## Regole che non vanno insieme

rules-vocabulary = Un valore non è tra quelli possibili: { $detail }.
rules-deal = La distribuzione deve usare il mazzo esattamente: { $table } in tavola e { $seats } mani di { $hands } fanno { $dealt } carte, e il mazzo ne ha { $size }.
rules-teams = Si può scegliere solo in quattro: in due e in tre si gioca comunque ognuno per sé, e in sei in due squadre.
rules-redeal = Indica ogni condizione per ridare le carte una volta sola, nell’ordine kings, equal, aces, pair, two-aces, three-high.
rules-cut = Per pescare una carta prima della distribuzione ci vogliono carte in tavola: senza, quella pescata non si potrebbe mettere in tavola.
rules-captures = Qualcosa si deve poter prendere: la carta uguale, la somma o il quindici.
rules-ace = ace_takes_itself vale solo se l’asso prende tutto: imposta ace su sweep o no-sweep.
rules-ace-first = ace_first può essere no-power solo se l’asso prende tutto: imposta ace su sweep o no-sweep.
rules-branching = In un turno potrebbero esserci più di { $most } giocate possibili: disattiva run, optional o fifteen, o dai meno carte per mano.
rules-run = Una presa può continuare verso l’alto solo dopo una carta uguale o una somma: attiva equal o sum.
rules-steal = Un mazzetto si ruba con una carta uguale a quella in cima: attiva equal.
rules-steal-alone = steal non si può combinare con dealer_takes, i punti di presa, by_card o le dichiarazioni.
rules-fall = I punti per la carta appena messa giù vogliono che si prendano carte uguali: attiva equal, o non mettere punti.
rules-falls = Una catena ha al massimo tre anelli, perché di ogni valore ci sono quattro carte; sono stati dati { $count } numeri.
rules-by-card = Con by_card, sweep.points può essere al massimo { $most }.
rules-doubled = doubled_by richiede scope che valgano tutte uguale: dai punti alle scope e disattiva by_card.
rules-doubled-pack = Il mazzo non ha carte di valore { $rank }: scegli un altro valore per doubled_by.
rules-last-card-scores = last_card_scores richiede prese che danno punti: imposta fall, one_suit o many.
rules-cards = Le carte che servono vanno da { $least } a { $most }, perché una parte sola ci arrivi; { $given } non va (0 vuol dire la maggioranza).
rules-coins = I denari che servono vanno da { $least } a { $most }, perché una parte sola ci arrivi; { $given } non va (0 vuol dire la maggioranza).
rules-few = cards.few richiede un solo avversario: si giochi in due squadre, o imposta 0.
rules-dealer-takes = dealer_takes richiede carte in tavola: mettine 4, o lascialo su none.
rules-dealer-wins = dealer_wins richiede carte in tavola: mettine 4, o lascialo su none.
rules-misdeals = Le distribuzioni annullate possono far perdere solo dove ce ne possono essere: si mettano 4 carte in tavola e si imposti redeal.
rules-misdeals-sides = Dove il mazziere perde per le distribuzioni annullate ci vuole una sola parte che vince: si giochi in due parti.
rules-misdeals-cut = Le distribuzioni annullate si contano solo dove non si pesca una carta prima di dare: si lasci fuori cut.
rules-tie-cards = Si può essere pari solo per il maggior numero di carte: con un numero fisso (at_least), lascia cards.tie su nobody.
rules-tie-coins = Si può essere pari solo per il maggior numero di denari: con un numero fisso (at_least), lascia coins.tie su nobody.
rules-split-cards = Un solo punto per le carte non si può dividere: imposta cards.points ad almeno 2.
rules-split-coins = Un solo punto per i denari non si può dividere: imposta coins.points ad almeno 2.
rules-honours = Ogni onore si nomina una volta, nell’ordine delle carte.
rules-honour-points = Un onore vale qualcosa: dai punti a { $card }, o toglilo.
rules-honour-pack = Il mazzo non ha { $card }, che quindi non può dare punti.
rules-honour-settebello = Il settebello è una voce a sé: togli { $card } da una delle due.
rules-honour-re-bello = Il re del seme che dà i punti vale già come re bello: togli { $card } dagli onori, o disattiva re_bello.
rules-honour-two = Il due di fiori costa già punti: togli { $card } dagli onori, o disattiva two_of_clubs.
rules-double-all = Niente potrebbe contare doppio: con double_all servono le carte, i denari, una primiera o una carta che dia punti.
rules-lowest-claiming = Quando vince il totale più basso, nessuno può essere sicuro di aver vinto: disattiva claiming_out.
rules-lowest-double = Quando vince il totale più basso, perdere con pochi punti non ha senso: disattiva double_game.
rules-lowest-declarations = Dove vince il totale più basso nessuno dichiarerebbe una mano: si gioca senza dichiarazioni.
rules-wins = Ogni gruppo vincente si nomina una volta, le sue carte e i gruppi nell’ordine delle carte.
rules-wins-pack = Il mazzo non ha { $card }, quindi nessuno può prendere un gruppo vincente che la contenga.
rules-wins-apart = Due gruppi vincenti devono avere una carta in comune, o due parti potrebbero vincere insieme: { $first } e { $second } non ne hanno.
rules-low-run = Napola e scalette non si giocano insieme: la sequenza bassa è la napola.
rules-napoleone = Con napola.longest={ $longest } non c’è napoleone: imposta almeno { $least }, o disattiva napoleone.
rules-napola-with-all = napola.with_all richiede un seme intero che vince e tutto che conta doppio: attiva napoleone e double_all, o disattiva with_all.
rules-longest = Una sequenza ha al massimo { $most } carte, quante ne ha un seme, non { $given }: imposta longest a { $most } o meno.
rules-primiera-pack = La primiera non ha valori per un mazzo di 52 carte: gioca senza, o con un altro mazzo.
rules-no-twos-napola = Un mazzo di 36 carte non ha i due: disattiva napola, o scegli un altro mazzo.
rules-no-twos-bassa = Un mazzo di 36 carte non ha i due: disattiva scaletta_bassa, o scegli un altro mazzo.
rules-no-twos-scala = Un mazzo di 36 carte non ha i due: disattiva scala, o scegli un altro mazzo.
rules-no-twos-two = Un mazzo di 36 carte non ha i due: disattiva two_of_clubs, o scegli un altro mazzo.
rules-declare = Le dichiarazioni vogliono mani di tre carte a ogni distribuzione.
rules-dealt-best = La mano migliore distribuita può prendere tutto solo dove una coppia o tre uguali danno punti.
rules-dealt-hands = I punti per una coppia o per tre uguali vogliono mani che possano contenerle.
rules-dealt-low = I punti per le carte basse distribuite vogliono mani di tre carte in ogni distribuzione.
rules-dealt-low-best = La mano migliore è la migliore tra coppie e tris: togli le carte basse.
rules-dealt-low-pair = low_pair si aggiunge ai punti di low: imposta anche low.
rules-declaring = Sequenze e mani di un solo seme non si confrontano: falle valere tutte, al turno del giocatore o dopo la distribuzione.
rules-declaring-none = Senza dichiarazioni non si può dire quando si dichiara e quanto vale.
rules-matta = Qui la matta non serve a niente: lascia che il mazziere prenda 15 (dealer_takes), o fai dichiarare le mani al proprio turno.
rules-matta-captures = La matta prende solo secondo il suo valore: lascia fuori le prese che continuano verso l’alto, i punti per la carta appena messa giù e le figure che prendono solo la loro uguale.
rules-matta-pack = La matta prende uno di dieci valori: con un mazzo di 52 carte gioca senza, o scegli un altro mazzo.
rules-matta-round = Il valore della matta si dichiara solo dove contano tutte le dichiarazioni: al turno di ciascuno o dopo la distribuzione; altrimenti gioca senza matta.
rules-scores = Qualcosa deve dare punti, o la partita non finirebbe mai.

## Opzioni, giochi, regole della casa

option-ambiguous = «{ $name }» può voler dire { $options }: di’ quale.
option-inside = Non c’è un’opzione «{ $name }» da sola; ci sono { $options }.
option-near = Non c’è un’opzione «{ $name }»; forse intendevi { $options }.
option-unknown = Non c’è un’opzione «{ $name }»; ci sono { $options }.
option-value = { $option } deve essere { $allowed }, non «{ $text }».
option-some = never, oppure uno o più tra { $first } e { $last }, separati da virgole
option-numbers = un elenco di numeri interi, uno per distribuzione, come 3,3,3, o un numero solo per tutte
option-some-numbers = never, o numeri interi da { $least } a { $most } separati da virgole, come 1,5,10
option-either = { $first } o { $last }
option-card-points = never, o carte con i loro punti, come 8S:1 2S:1: ogni carta una volta, e da -{ $most } a { $most } punti, non 0
option-card-sets = never, o fino a { $most } gruppi di due o più carte, con + tra le carte e virgole tra i gruppi, come 1D+2D+3D,1D+7D
option-least = un numero intero, { $least } o più
option-range = un numero intero da { $least } a { $most }
option-twice = { $option } ha due valori diversi: danne uno solo.
option-off = { $line } non è attivo, quindi { $option } non si può scegliere.
variant-near = Non c’è un gioco «{ $name }»; forse intendevi { $variants }.
variant-unknown = Non c’è un gioco «{ $name }»; ci sono { $variants }.
variant-seats = { $game } si gioca in { $only }, non in { $seats }.
variant-seats-among = { $game } si gioca in { $first } o { $last }, non in { $seats }.
variant-seats-twice = I giocatori sono detti due volte, { $seats } e { $asked }: dilli una volta sola.
house-unknown = Le regole della casa non hanno «{ $key }»; hanno { $keys }.
house-unreadable = Queste regole della casa non sono né TOML né JSON: { $detail }.
house-text = Nelle regole della casa { $key } è un testo tra virgolette, non { $value }.
house-number = Nelle regole della casa seats è un numero, non { $value }.
house-settings = Nelle regole della casa set contiene impostazioni come target = 21, non { $value }.
player-no-argument = «{ $text }» non esiste: { $name } sta da solo, scrivi { $name } e basta.
player-number = «{ $text }» non esiste: dopo i due punti va un numero da { $least } a { $most } ({ $what }), come { $example }.
player-cheats = «{ $name }» vede le carte coperte, quindi gioca solo nell’arena.
player-program = Un programma gioca solo nell’arena, o a un tavolo a cui si unisce.
player-unknown = Non c’è un giocatore «{ $name }»; ci sono { $players }.
nameless = Di’ come ti chiami al tavolo: --name NOME.
opponents = Hai indicato { $named } avversari, ma c’è posto solo per { $others }.
no-words = La lingua «{ $code }» non è disponibile; ci sono { $languages }.
missing-extra = Qui serve { $module }, che non è installato: pip install 'settebello[{ $extra }]'.

## Tavoli

no-table = Questo tavolo non esiste: controlla il link.
no-code = Nessun tavolo ha questo codice: controllalo, o fatti dare il link.
table-newer = Questo tavolo viene da una versione più recente di Settebello: aggiorna la tua.
table-unreadable = Questo tavolo è conservato in un modo che qui non si può leggere ({ $detail }).
table-not-read = Non è stato possibile leggere il tavolo ({ $detail }): riprova.
table-not-saved = Non è stato possibile salvare la partita ({ $detail }), quindi non si è giocato niente: controlla il disco e riprova.
table-not-saved-away = Non è stato possibile salvare la partita ({ $detail }), quindi non si è giocato niente.
store-away = Le partite adesso non si raggiungono, e niente va perso: riprova tra poco.
name-length = Un nome ha da 1 a { $longest } lettere, e questo ne ha { $length }.
places = Un tavolo da { $seats } ha { $others ->
    [one] un posto per gli altri
   *[other] { $others } posti per gli altri
}, e ne sono nominati { $named }.
weak-key = Una chiave ha da 22 a 64 lettere, cifre, - o _ a caso: falla con almeno 16 byte casuali.
no-address = A questo indirizzo non c’è niente.
no-method = Questo indirizzo non si usa così.
not-so = Questo non si può fare.
other-host = Questo server non è «{ $host }»: usa l’indirizzo che ha scritto quando è partito.
other-origin = Le pagine di «{ $origin }» qui non possono entrare.
not-json = Il corpo deve essere JSON, e l’intestazione content-type dire application/json.
too-long = Il corpo ha più di { $longest } byte: manda di meno.
not-readable = Questa richiesta non si può leggere: { $detail }.
too-many-codes = Da qui sono stati provati troppi codici: aspetta un minuto, o fatti dare il link.
too-many-tables = Da qui sono stati aperti troppi tavoli: aspetta un po’.
too-many-daily = Da qui sono state aperte troppe partite del giorno: torna domani.
too-many-groups = Da qui sono stati creati troppi gruppi: torna domani.
too-many-games = Da qui sono stati chiesti troppi link permanenti: aspetta un po’.
too-many-reviews = Da qui sono state chieste troppe analisi: aspetta un po’.
too-much-computing = Il server ha appena lavorato molto per il tuo indirizzo: riprova fra { $seconds } s.
too-many-requests = Da qui arrivano troppe richieste insieme: aspetta un momento.
too-many-connections = Da qui ci sono troppe connessioni: chiudine qualcuna.
too-many-messages = Mandi troppo in una volta: aspetta un momento.
too-many-commands = Da qui sono arrivate troppe giocate nell’ultima ora: aspetta un po’.
too-many-steps = Questo posto è cambiato troppe volte nell’ultima ora: aspetta un po’.
overloaded = In questo momento il server ha troppo da fare: riprova tra poco.
missed-table = Non sei venuto al tavolo trovato per te: cerca di nuovo tra { $minutes } min.
too-many-seeks = Da qui sono stati cercati avversari troppe volte: aspetta un minuto.
too-many-phrases = Parli troppo in una volta: aspetta un momento.
too-many-watchers = A questo tavolo ci sono già tutti gli spettatori che ci possono stare.

## Posti

dissolved = Qualcuno non è venuto a questo tavolo.
closed = Chi ospita ha chiuso questo tavolo.
full = A questo tavolo i posti sono tutti occupati.
seat-taken = Questo posto è occupato: scegline un altro.
name-taken = A questo tavolo c’è già { $name }: scegli un altro nome.
watching = Stai guardando questo tavolo: siediti per giocare.
watching-silent = Stai guardando questo tavolo: siediti per parlare.
no-texts-in-play = Durante la partita si possono dire solo le frasi pronte.
texts-off = Attiva prima i messaggi tra amici nelle impostazioni.
no-reader = Nessun amico a questo tavolo legge messaggi adesso: ognuno deve attivarli nelle impostazioni.
empty-text = In questo messaggio non c’è niente da leggere.
no-watching = A questo tavolo nessuno può guardare.
wrong-key = Questa non è la chiave di un posto a questo tavolo: usa il link del tuo posto.
no-join = Il primo messaggio deve essere join, con la chiave di un posto.
here-already = Sei già a questo tavolo.
host-only = Questo può farlo solo chi ospita il tavolo.
no-host = Solo una persona presente può ospitare il tavolo.
begun = La partita è cominciata: i posti non cambiano più.
no-seat = Non c’è un posto { $seat }: i posti vanno da 0 a { $last }.
move = Puoi spostarti dove non siede una persona; gli altri li può spostare chi ospita.
not-ready = Non tutti sono ancora pronti: { $names }.
own-seat = Questo è il tuo posto: lascialo, o chiedine un altro.
not-away = Durante la partita si può sostituire solo chi non c’è.
search-replaced = Ora sta cercando un’altra finestra o un altro programma di questo dispositivo.
no-lobby = Questo server non ha una lobby: apri un tavolo e condividi il link.
matched-stays = La lobby vi ha messi insieme: lascia il tavolo invece di chiuderlo.
acting-host = Fai solo le veci di chi ospita, che ora non c’è: questo durerebbe oltre il suo ritorno, e tocca a chi ospita.
removed = Chi ospita ti ha mandato via da questo tavolo: solo chi ospita può farti rientrare.
not-removed = Nessuno di nome { $name } è stato mandato via da questo tavolo.
left = Hai lasciato questo tavolo.
key-renewed = Questo posto ha un nuovo link: quello vecchio non vale più.
dismissed = Un altro dispositivo dello stesso posto ha scollegato questo.
record-seated = A questo tavolo nessuno può guardare, e la trascrizione va solo a chi ci siede: manda la chiave del tuo posto, o aggiorna il programma.

## Partite finite e il loro link permanente

no-game = Questa partita non esiste: controlla il link.
game-taken-down = Chi giocava questa partita l’ha tolta.
game-stays-down = Un’altra persona che giocava questa partita l’ha tolta: solo lei può rifare un link.
game-not-over = Questa partita non è finita: avrà il suo link permanente alla fine.
game-seated = È riservato a chi ha giocato questa partita: manda la chiave del tuo posto.
game-not-yours = Questa non è la chiave di un posto di questa partita.
no-links = Questo server non fa link permanenti: salva la trascrizione in un file.
no-reviews = Questo server non analizza partite: salva la trascrizione e analizzala con settebello.
no-review = Questa partita non è stata analizzata: chiedi l’analisi con la chiave del tuo posto.
review-busy = È già in corso un’altra analisi di questa partita: aspetta che finisca.
review-failed = L’analisi di questa partita non è riuscita: chiedila di nuovo.
reviews-full = Troppe partite aspettano l’analisi: riprova fra qualche minuto.

## Giocare

not-your-turn = Non tocca a te: tocca a { $name }.
not-begun = Ora nessuno può giocare: la partita non è cominciata.
not-allowed = { $action } ora non si può; puoi giocare { $legal }.
other-message = Un messaggio con questo id ha già chiesto un’altra cosa: non è stato fatto nulla.
stale = La partita è andata avanti da quando l’hai vista: guardala di nuovo prima di giocare.
no-round = Ora non si può dare una smazzata: questa non è finita.
no-more-rounds = Ora non si può dare una smazzata: la partita è finita.
too-many-rounds = Una partita a un tavolo ha al massimo { $most } smazzate: salva la trascrizione e apri un altro tavolo.
table-full = A questo tavolo si è già fatto tutto quello che può contenere: aprine un altro.
no-play = Ora nessuno può giocare: la smazzata è finita.
game-over = Ora nessuno può giocare: la partita è finita.
no-rematch = La rivincita si può chiedere a partita finita.
no-advice = A un tavolo dove si gioca tra persone non si danno consigli.
early-advice = Il consiglio si dà solo quando tocca a te.
late-advice = Il consiglio si fa attendere troppo: chiedi di nuovo tra un momento.
failed-advice = Non si è riusciti a calcolare il consiglio: chiedi di nuovo tra un momento.
message-long = Un messaggio ha al massimo { $longest } lettere, e questo ne ha { $length }.
no-message = Questo non è un messaggio del protocollo: { $detail }.

## File e partite scritte

no-seed = «{ $text }» non è un seed valido: servono 64 cifre esadecimali.
file-finished = La partita in «{ $path }» è finita; per una nuova indica un altro file.
file-not-written = «{ $path }» non si può scrivere ({ $reason }); indica un altro file.
file-not-read = «{ $path }» non si può leggere ({ $reason }); indica un altro file.
file-no-text = non è testo
file-too-long = è troppo lungo
file-no-game = «{ $path }» non contiene una partita che possa continuare: { $reason }
file-no-record = «{ $path }» non si può rivedere: { $reason }
file-no-folder = La cartella «{ $folder }» non si può creare ({ $reason }).
record-no-players = La trascrizione non dice, in una riga [Players …], chi siede a ogni posto.
record-not-replayed = La smazzata { $round } non si può rigiocare: { $reason }
record-line = Riga { $line }: { $reason }
record-cut = manca la riga [Result …] alla fine; il testo è stato tagliato.
record-no-header = «{ $text }» non è un’intestazione come [Dealer 1].
record-round = doveva venire la smazzata { $due }, non { $number }.
record-action = «{ $text }» non continua con le giocate da «{ $number }.» in poi.
record-unscored = una smazzata finita, e nessun’altra, si chiude con la sua riga [Score …].
record-score = questi punti non concordano con le giocate della smazzata.
record-last = qui va solo [Result …], come ultima riga.
record-result = questo risultato non concorda con le giocate della partita.
record-none = questa non è la trascrizione di una partita: deve cominciare con [Settebello { $format }].
record-newer = questa trascrizione viene da un Settebello più recente, nel formato { $format }: aggiorna il tuo.
replay-rounds = Questa trascrizione ha { $rounds } smazzate, e se ne possono rivedere al massimo { $most }: accorciala.
replay-nothing = Questa trascrizione non ha smazzate: non c’è nulla da rivedere.
replay-no-position = In questa partita non c’è «{ $address }»: indica una smazzata da 1 a { $rounds }, o una smazzata e una giocata, come 1.4.
replay-no-seat = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
file-game-there = «{ $path }» contiene già una partita; scegli un altro file.
practice-over = A { $address } la partita è finita: riprendila da un turno precedente.
practice-cut = A { $address } non è ancora deciso che cosa fare della carta pescata, e la trascrizione non ha carte per ridare: scegli un turno successivo.
position-line = Una posizione è una riga di testo, di { $most } caratteri al massimo.
position-impossible = Questa posizione non può capitare: { $reason }
position-no-turn = In questa posizione nessuno ha qualcosa da decidere.
position-hand = La posizione deve mostrare la mano di chi è di turno, cioè del posto { $seat }.
position-twice = La parte «{ $part }» compare due volte nella posizione.
position-totals = I totali «{ $text }» non sono { $sides } numeri separati da |.
position-over = Con i totali { $text } la partita è finita.
position-round = La smazzata non può essere «{ $text }»: scrivi un numero da 1 a { $most }.
position-played = Le giocate scritte non portano a questa posizione: scrivi ognuna dopo il suo posto, come 0:7Dx7C.
position-table = In questo gioco sul tavolo ci possono essere { $most } carte, non { $count }.
explore-not-learned = Questo server non conosce i valori di queste regole della casa: esplora la posizione con «settebello explore».
record-digest = l’impronta non concorda con le regole: sono state cambiate, o qui vogliono dire altro.
record-names = sono dati { $names } nomi per { $seats } posti.
record-missing = manca l’intestazione { $header }.
record-unreadable = l’intestazione { $header } non si può leggere: { $detail }.
record-not-written = L’intestazione { $header } non si può scrivere: { $detail }.
record-repeated = l’intestazione { $header } compare due volte nello stesso punto.

## Analisi

review-unreadable = Questa non è un’analisi: { $detail }.
review-newer = Questa analisi viene da una versione più recente di Settebello: aggiorna la tua.
puzzles-unreadable = Questa non è una raccolta di problemi: { $detail }.
puzzles-newer = Questa raccolta viene da una versione più recente di Settebello: aggiorna la tua.
puzzles-many = Questa raccolta ha { $count } problemi; al massimo possono essere { $most }.
review-seat = In questa trascrizione non c’è il posto { $seat }: i posti vanno da 0 a { $last }.
review-rounds = Questa trascrizione ha { $rounds } smazzate; un’analisi ne prende al massimo { $most }.
luck-review = Questa analisi non è di questa trascrizione e di tutti i suoi posti.
review-file = Trascrizione { $file }: { $reason }
review-not-kept = L’analisi non si può salvare in { $file }: { $reason }

## La partita del giorno

daily-date = «{ $text }» non è una data: scrivila così: 2026-11-28.
daily-early = La partita del { $day } comincia quel giorno, secondo l’ora UTC. Oggi è il { $today }, se l’orologio di questo dispositivo è giusto.
daily-first = Per il { $day } non c’è una partita: la prima è quella del { $first }.
daily-clock = L’orologio di questo dispositivo segna il { $today }, prima della prima partita del giorno ({ $first }): regolalo.
daily-other = Questo non è un tentativo alla partita del { $day }, o è cominciato con un’altra versione.
daily-hints = Nella partita del giorno non si danno consigli.
daily-none = Su questo dispositivo non c’è nessun tentativo alla partita del { $day }.
no-match = Questo incontro non esiste: controlla il link.
match-game = In un incontro a ogni tavolo giocano due coppie: scegli scopone o scopa in quattro.
match-tables = Un incontro ha da { $fewest } a { $most } tavoli.
match-boards = Un incontro ha da { $fewest } a { $most } smazzate.
match-host = Solo chi ha creato l’incontro può chiuderlo.
match-closed = L’incontro è chiuso: il risultato è sulla sua pagina.
match-stays = Questo tavolo fa parte di un incontro: chiudi l’incontro sulla sua pagina.
match-once = I mazzi di un incontro si giocano una volta sola: crea un altro incontro.
match-open = Si può vedere quando l’incontro è chiuso.
daily-once = La partita del giorno si gioca una volta sola: domani ce n’è un’altra.
daily-not = A questo tavolo non si gioca la partita del giorno.
daily-not-over = Questa partita del giorno non è finita: avrà un risultato quando lo sarà.
daily-device = La partita di oggi si gioca una volta sola per dispositivo: manda l’identificativo del dispositivo.
daily-open = Si può vedere quando il giorno della partita è chiuso: alle { $time } UTC del { $day }.
daily-own-first = La classifica di oggi si vede quando la tua partita è finita.
daily-forgotten = Quello che la gente ha giocato si ricorda per { $days } giorni.
no-group = Questo gruppo non esiste: controlla il link.
group-full = Un gruppo ha al massimo { $most } persone: creane un altro.
group-name-taken = In questo gruppo c’è già { $name }: scegli un altro nome.
not-in-group = Non fai parte di questo gruppo.
daily-no-table = Questo server non ha una classifica di tutti.

## Verso un tavolo e via da lì

link-long = Il link di un tavolo ha al massimo { $longest } lettere, e questo ne ha { $length }.
link-nowhere = «{ $text }» non porta a nessun tavolo: dai un link come https://scopa.example.org/table/x7Yf-q2, o un codice di sette lettere e cifre.
game-link-nowhere = «{ $text }» non porta a nessuna partita finita: dai un link come https://scopa.example.org/game/x7Yf-q2.
link-server = «{ $text }» non è l’indirizzo di un server: danne uno come https://scopa.example.org.
link-key = Il segreto dopo «#» in questo link è rovinato: copia di nuovo il link intero.
no-server = All’indirizzo { $server } non risponde nessun server ({ $reason }): controlla l’indirizzo, o riprova più tardi.
server-not-ours = Quello che risponde all’indirizzo { $server } non è un server di Settebello: controlla l’indirizzo.
server-shut-out = Il server { $server } non ci fa entrare: si chiama in un altro modo, o qui siamo in troppi.
server-other-version = Il server { $server } è di un’altra versione di questo programma: aggiorna il più vecchio dei due.
server-silent = Il server { $server } non dice nulla: riprova più tardi.
server-stayed-away = Il server non è tornato per { $seconds } secondi.
server-late = Il server non ha risposto in tempo.
server-hung-up = Il server ha chiuso la connessione.
review-late = L’analisi è solo al { $percent }%: chiedila di nuovo più tardi.
full-but-open = A questo tavolo i posti sono tutti occupati; si può guardare.
seat-given = Il tuo posto a questo tavolo è stato dato a un altro.
connection-closed = La connessione è stata chiusa.
table-stands-still = Il tavolo non è andato avanti in tempo.

## Un mescolamento che si può controllare

fair-game-missing = Manca l’intestazione { $header }, e senza di essa nulla della mescolata è provato.
fair-game-unreadable = L’intestazione { $header } non si può leggere; dovrebbe somigliare a { $example }.
fair-protocol = In questa trascrizione si è mescolato con il protocollo { $protocol }; questo programma conosce il 2: serve una versione più recente.
fair-missing = Smazzata { $round }: manca l’intestazione { $header }, e senza di essa nulla della mescolata è provato.
fair-unreadable = Smazzata { $round }: l’intestazione { $header } non si può leggere; dovrebbe somigliare a { $example }.
fair-misspelt = Smazzata { $round }: l’intestazione { $header } non vuol dire nulla; forse doveva essere { $meant }.
fair-server = Smazzata { $round }, scambio { $exchange }: il numero del server non corrisponde alla sua impronta.
fair-share = Smazzata { $round }, scambio { $exchange }: il numero del posto { $seat } non corrisponde alla sua impronta.
fair-unbound = Smazzata { $round }, scambio { $exchange }: il posto { $seat } ha un numero senza impronta, che può essere stato scelto quando tutti gli altri erano noti.
fair-absent = Smazzata { $round }: le carte sono state date anche se il numero del posto { $seat } non è mai stato svelato.
fair-computer = Smazzata { $round }, scambio { $exchange }: al posto { $seat } gioca il computer, eppure l’elenco ha una sua impronta.
fair-exchange = Smazzata { $round }: manca lo scambio { $due }, e al suo posto c’è lo scambio { $number }.
fair-complete = Smazzata { $round }, scambio { $exchange }: risulta interrotto anche se ogni numero è stato svelato, e così il server conosceva le carte che non ha dato.
fair-silent = Smazzata { $round }, scambio { $exchange }: si aspettava un numero dal posto { $seat }, che in questa smazzata aveva già taciuto due volte.
fair-seed = Smazzata { $round }: il suo seed non viene dall’elenco delle impronte, dal numero del server e da quelli dei giocatori.
fair-practised = Smazzata { $round }: viene da un’altra partita, e l’intestazione { $header } non può provarne le carte.
fair-dealer = Nella prima smazzata ha dato le carte il posto { $dealer }, ma il seed sorteggia il posto { $due }.
seen-false-record = Le carte e le giocate nella trascrizione del server non derivano dai suoi numeri: { $reason }
seen-other-table = Smazzata { $round }, scambio { $exchange }: l’elenco è di un altro tavolo, di altre regole o di altri posti.
seen-two-lists = Smazzata { $round }, scambio { $exchange }: il server ha mostrato due elenchi diversi.
seen-left-out = Smazzata { $round }, scambio { $exchange }: nell’elenco manca l’impronta di questo dispositivo, che il server aveva accettato.
seen-computer = Smazzata { $round }, scambio { $exchange }: l’elenco aspetta un numero dal posto { $seat }, dove non siede nessuna persona.
seen-order = Smazzata { $round }, scambio { $exchange }: il server ha mostrato l’elenco di una smazzata o di uno scambio diversi da quelli previsti.
seen-invented = Smazzata { $round }, scambio { $exchange }: la trascrizione ha un’impronta del posto { $seat }, dove questo dispositivo non ha visto nessuna persona.
seen-withheld = Smazzata { $round }: il server ha dato le carte senza lo scambio che deve a ogni dispositivo, e può averle scelte.
seen-hidden = Smazzata { $round }, scambio { $exchange }: questo dispositivo ne ha visto l’elenco, e la trascrizione non ce l’ha.
seen-other-list = Smazzata { $round }, scambio { $exchange }: l’elenco nella trascrizione non è quello che questo dispositivo ha visto.
seen-dropped = Smazzata { $round }, scambio { $exchange }: per la trascrizione questo dispositivo ha taciuto, ma il server aveva il suo numero.
seen-count = Smazzata { $round }: scambi interrotti: { $number } nella trascrizione, { $seen } annunciati dal server a questo dispositivo.
seen-round = Smazzata { $round }: questo dispositivo l’ha vista fino alla fine, e la trascrizione non ce l’ha.
seen-dealer = Smazzata { $round }: questo dispositivo ha visto dare le carte al posto { $seen }, e per la trascrizione è stato il posto { $dealer }.
seen-cards = Smazzata { $round }, distribuzione { $deal }: le carte che questo dispositivo ha visto non sono quelle che la trascrizione dà.
seen-redealt = Smazzata { $round }: questo dispositivo ha visto una distribuzione annullata con { $cards } in tavola; la trascrizione non ne ha.
seen-play = Smazzata { $round }: la trascrizione riporta giocate diverse da quelle che questo dispositivo ha visto.
not-a-persons = A questo posto non siede nessuna persona: non partecipa alla mescolata.
other-exchange = La mescolata della smazzata { $round }, scambio { $exchange }, non è aperta: guarda di nuovo il tavolo.
committed = Al tuo posto partecipa già un altro dispositivo alla mescolata di questa smazzata.
moved = Il tuo posto è cambiato: il tuo dispositivo si impegna di nuovo da quello nuovo.
list-fixed = L’elenco di questa mescolata è già chiuso: il tuo dispositivo parteciperà alla prossima.
silent-twice = In questa smazzata il tuo dispositivo ha taciuto due volte: parteciperà di nuovo nella prossima.
early-share = L’elenco di questa mescolata non è ancora chiuso: tieni il tuo numero fino ad allora.
no-share-expected = In questa mescolata non si aspetta nessun numero dal tuo posto.
other-share = Questo numero non corrisponde all’impronta data dal tuo posto: può svelarlo solo il dispositivo che l’ha data.
commitment-alone = Un’impronta vale per un tavolo: indica il nome del tavolo che apri.
table-taken = C’è o c’è già stato un tavolo con questo nome: scegline un altro.
no-profiles = Questo server non conserva nomi: siediti senza profilo.
no-profile = Questo profilo non esiste più: creane uno o recupera il tuo.
no-profile-of-phrase = Nessun profilo di questo server ha questa frase di recupero.
no-own-profile = Questo dispositivo non ha un profilo su { $server }: creane uno con settebello profile make.
not-blocked = { $name } non è tra i bloccati.
not-a-friend = { $name } non è tra i tuoi amici, e non ha chiesto di esserlo.
profile-here = Questo dispositivo ha già un profilo: { $name }.
profile-name-taken = Qualcun altro ha il nome { $name } o uno che gli somiglia: scegline un altro.
profile-devices = Un profilo ha al massimo { $most } dispositivi: togline uno da un altro dispositivo.
profile-seated = Il tuo profilo siede già a questo tavolo.
phrase-length = Una frase di recupero ha { $words } parole, e questa ne ha { $count }.
phrase-word = «{ $word }» non è una parola delle frasi di recupero: controlla come si scrive.
phrase-word-near = «{ $word }» non è una parola delle frasi di recupero: intendi «{ $near }»?
phrase-mistyped = Queste parole non formano una frase di recupero: una è sbagliata, oppure non sono nell’ordine giusto.
kept-apart = Tu e qualcuno a questo tavolo non giocate insieme: scegli un altro tavolo.
not-blockable = Questa persona non si può bloccare: non ha un profilo, e non vi ha riuniti la lobby.
block-self = Non puoi bloccare te stesso.
blocks-full = Hai bloccato { $most } persone, che è il massimo: sbloccane prima una.
not-a-friend-to-be = Puoi aggiungere qualcuno quando la partita che avete giocato insieme è finita, se avete tutti e due un profilo.
no-friend = Questa persona non è più tra i tuoi amici.
person-gone = Questa persona ha eliminato il profilo con cui avete giocato.
friends-full = Hai aggiunto { $most } persone, che è il massimo: togline prima una.
friends-asked = { $most } persone non ti hanno ancora risposto, che è il massimo: aspetta, o ritira una richiesta.
friend-busy = Questa persona ha già troppe richieste a cui rispondere: riprova un altro giorno.
no-invitation = Puoi invitare un amico a un tavolo dove siedi e c’è un posto libero.
too-many-friends = Da qui sono arrivate troppe richieste di amicizia: aspetta un po’.
too-many-profiles = Da qui sono stati creati o recuperati troppi profili: aspetta un po’.
no-ratings = Questo server non classifica le partite: apri un tavolo senza classifica.
rated-profile = Una partita classificata è per chi ha un profilo: prima creane uno.
rated-kind = Persone e programmi hanno classifiche separate: questo tavolo è per gli altri.
rated-program = Questo profilo è di una persona: un programma gioca partite classificate con un profilo proprio.
rated-clock = Una partita classificata ha l’orologio, con al massimo { $most } secondi per giocata.
rated-rules = Una partita classificata ha le regole di un gioco con nome, senza regole della casa.
rated-computers = Nessun computer siede a una partita classificata: lascia liberi i posti.
rated-close = Una partita classificata non si può chiudere: giocala fino in fondo, o lasciala e perdila.


## Notifiche

no-push = Questo server non invia notifiche.
other-push-service = Non si possono inviare notifiche a questo indirizzo: non è di nessun servizio conosciuto qui.
wrong-push-keys = Queste non sono le chiavi di un’iscrizione del browser: iscriviti di nuovo.

not-reportable = Si può segnalare solo un’altra persona al tuo tavolo.
too-many-reports = Da qui sono arrivate troppe segnalazioni: aspetta un po’.

# Drills

drill-not-here = Questo gioco non ha niente da chiedere su questo.
puzzles-theme = Non c’è il tema «{ $theme }»; i temi: { $themes }.
puzzles-none = Questo pacchetto non ha problemi di questo tipo.
