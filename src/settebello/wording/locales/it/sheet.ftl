# Il regolamento. Ogni messaggio è almeno una frase intera.
#
# $suit è il seme che dà i punti (coins, cups, swords, batons, oppure diamonds, hearts, spades, clubs); $pack è latin,
# french, corsican (con la donna al posto del cavallo) o numbered (con i numeri); $idiom è scopa, chkobba, hurrikan o escoba;
# $sides è il numero delle parti, $seats dei posti.
# $prime è la scala della primiera, che in certi giochi ha un altro nome.

## Titoli

as-but = Come { $game }, ma:
as-same = Proprio come { $game }.
source-decision = decisione
source-name = { $source ->
    [S1] le regole di un programma di scopa per due
    [S2] il foglio delle regole nella confezione Scopa di Winning Moves (2011)
    [S3] un racconto della scopa come si gioca nella piazza di Panicale, in Umbria
    [S4] The Rules of Scopa, della Dante Alighieri Society di Washington
    [S5] le regole dell’Escoba di Naipes Heraclio Fournier, fabbrica di carte di Vitoria, Spagna
    [S6] le regole dell’Escoba de 15 di Naipes Casino, fabbrica di carte argentina
    [S7] la pagina di John McLeod sulla Cirulla (2022)
    [S8] le regole del Chorizo e della Báciga su entretodos.com.uy
    [S9] le regole dello Spazzino nella guida del programma Cuperativa
    [S10] le regole del Tombolon di Domenico Starna, nella guida del programma Cuperativa
    [S11] le regole del Cuarenta su sagateve.com
    [S12] la pagina di John McLeod sulla Ronda
    [S13] i giochi di scopa di Board Game Arena
    [S14] le regole di casa dello Spincio, scritte insieme a un programma che lo gioca
    [S15] Rubamazzo e Casita robada, in descrizioni italiane e inglesi
    [S16] Cicera bigia e Cicera, su pagine in inglese e in italiano (V. Ferrari su pagat.com, e altri)
   *[S0] la pagina di John McLeod sulla scopa e le sue varianti (2024)
}
source-house = regola della casa
section-cards = Carte
section-deal = Distribuzione
section-turn = Turno
section-captures = Prese
section-sweeps = { $captures ->
    [on] { label-sweeps } e punti di presa
   *[off] { label-sweeps }
}
section-end = Fine della smazzata
section-scoring = Punti della smazzata
section-declarations = Dichiarazioni
section-winning = Vittoria

## Parole usate nei messaggi che seguono

bonus-suit = { $suit ->
    [cups] coppe
    [swords] spade
    [batons] bastoni
    [diamonds] quadri
    [hearts] cuori
    [spades] picche
    [clubs] fiori
   *[coins] denari
}
sweep-article = { $idiom ->
    [hurrikan] un
    [spazzino] uno
    [spincio] uno
   *[scopa] una
}
sweep-called = { $idiom ->
    [tombolon] una scopa
    [scopa] una scopa
   *[other] una scopa, qui detta { sweep-name }
}
points-worth = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Carte

pack-40 = { $pack ->
    [french] Quaranta carte: asso, dal 2 al 7, fante, donna e re di quadri, cuori, picche e fiori.
    [corsican] Quaranta carte: asso, dal 2 al 7, fante, donna (cavallo) e re di denari, coppe, spade e bastoni.
    [numbered] Quaranta carte, numerate da 1 a 10 in quattro semi: denari, coppe, bastoni e spade.
   *[latin] Quaranta carte: asso, dal 2 al 7, fante, cavallo e re di denari, coppe, spade e bastoni.
}
pack-36 = { $pack ->
    [french] Trentasei carte: asso, dal 3 al 7, fante, donna e re di quadri, cuori, picche e fiori. I due non ci sono.
    [corsican] Trentasei carte: asso, dal 3 al 7, fante, donna (cavallo) e re di denari, coppe, spade e bastoni. I due non ci sono.
    [numbered] Trentasei carte, con i numeri 1 e da 3 a 10 in quattro semi: denari, coppe, bastoni e spade. I due non ci sono.
   *[latin] Trentasei carte: asso, dal 3 al 7, fante, cavallo e re di denari, coppe, spade e bastoni. I due non ci sono.
}
pack-52 = { $pack ->
    [latin] Cinquantadue carte: asso, dal 2 al 10, fante, cavallo e re di denari, coppe, spade e bastoni.
   *[french] Cinquantadue carte: asso, dal 2 al 10, fante, donna e re di quadri, cuori, picche e fiori.
}
values-jack-8 = { $pack ->
    [french] Nelle prese l’asso vale 1, le carte basse il loro numero, il fante { $jack }, la donna { $queen }, il re { $king }.
    [corsican] Nelle prese l’asso vale 1, le carte basse il loro numero, il fante { $jack }, la donna { $queen }, il re { $king }.
    [numbered] Nelle prese ogni carta vale il suo numero.
   *[latin] Nelle prese l’asso vale 1, le carte basse il loro numero, il fante { $jack }, il cavallo { $queen }, il re { $king }.
}
values-queen-8 = { $pack ->
    [french] Nelle prese l’asso vale 1, le carte basse il loro numero, la donna { $jack }, il fante { $queen }, il re { $king }.
    [corsican] Nelle prese l’asso vale 1, le carte basse il loro numero, la donna { $jack }, il fante { $queen }, il re { $king }.
    [numbered] Nelle prese ogni carta vale il suo numero, ma l’8 vale 9 e il 9 vale 8.
   *[latin] Nelle prese l’asso vale 1, le carte basse il loro numero, il cavallo { $jack }, il fante { $queen }, il re { $king }.
}
values-numbers = Nelle prese l’asso vale 1 e le carte basse il loro numero.
rank-order = { $order ->
    [queen] { $pack ->
        [french] donna, fante, re
        [corsican] donna, fante, re
        [numbered] 9, 8, 10
       *[latin] cavallo, fante, re
    }
   *[jack] { $pack ->
        [french] fante, donna, re
        [corsican] fante, donna, re
        [numbered] 8, 9, 10
       *[latin] fante, cavallo, re
    }
}
highest-rank = { $ranks ->
    [13] 10
   *[10] 7
}
bonus = Il seme che conta per i punti è quello di { bonus-suit }.
pairing = { $pack ->
    [french] Con le carte italiane i denari stanno per i quadri, le coppe per i cuori, le spade per le picche, i bastoni per i fiori e il cavallo per la donna.
    [corsican] Con le carte francesi i quadri stanno per i denari, i cuori per le coppe, le picche per le spade e i fiori per i bastoni.
    [numbered] L’1 si chiama anche asso, l’8 fante, il 9 cavallo e il 10 re. Con le carte francesi i quadri stanno per i denari, i cuori per le coppe, i fiori per i bastoni, le picche per le spade e la donna per il cavallo.
   *[latin] Con le carte francesi i quadri stanno per i denari, i cuori per le coppe, le picche per le spade, i fiori per i bastoni e la donna per il cavallo.
}
other-pack = Va bene anche un mazzo da 52 carte senza gli 8, i 9 e i 10{ $size ->
    [36] {" "}e senza i 2
   *[40] {""}
}.

## Distribuzione

seats-2 = Due giocatori, ognuno per sé. Ognuno ha un mazzetto per le carte prese.
seats-3 = Tre giocatori, ognuno per sé. Ognuno ha un mazzetto per le carte prese.
seats-4 = Quattro giocatori in due coppie. I compagni siedono uno di fronte all’altro e hanno un solo mazzetto per le carte prese.
seats-4-each = Quattro giocatori, ognuno per sé. Ognuno ha un mazzetto per le carte prese.
seats-6 = Sei giocatori in due squadre di tre. Ognuno siede tra due avversari; la squadra ha un solo mazzetto per le carte prese.
direction-right = Si distribuisce e si gioca verso destra (in senso antiorario), e così passa il mazzo dopo ogni smazzata.
direction-left = Si distribuisce e si gioca verso sinistra (in senso orario), e così passa il mazzo dopo ogni smazzata.
first-dealer = Il primo mazziere è tirato a sorte; tutti hanno la stessa probabilità. Con le carte vere va bene qualsiasi metodo: si danno le carte scoperte finché qualcuno riceve il { $pack ->
    [french] re di quadri (denari)
   *[latin] re di denari (quadri)
} e fa il mazziere, o dà le carte chi pesca la più alta.
shuffle-cut = { $seats ->
    [2] Il mazziere mescola e l’avversario alza.
   *[other] Il mazziere mescola e alza chi lo precede nel giro.
}
plan-once = { $table ->
    [0] Si distribuisce tutto in una volta: { $cards } carte a ogni giocatore e nessuna in tavola.
   *[other] Si distribuisce tutto in una volta: { $cards } carte a ogni giocatore e { $table } scoperte in tavola.
}
plan-equal = { $table ->
    [0] Il mazzo si distribuisce in { $deals } volte, { $cards } carte per volta a ciascuno; all’inizio non ci sono carte in tavola.
   *[other] Il mazzo si distribuisce in { $deals } volte, { $cards } carte per volta a ciascuno; con la prima si mettono { $table } carte scoperte in tavola.
}
plan-uneven = { $table ->
    [0] Il mazzo si distribuisce in { $deals } volte, prima { $hands } carte e poi { $last } a ciascuno; all’inizio non ci sono carte in tavola.
   *[other] Il mazzo si distribuisce in { $deals } volte, prima { $hands } carte e poi { $last } a ciascuno; con la prima si mettono { $table } carte scoperte in tavola.
}
order = { $table ->
    [0] Le carte si danno una alla volta, cominciando da chi segue il mazziere. Darle in altro ordine lascia a tutti le stesse probabilità.
   *[other] Le carte si danno una alla volta, cominciando da chi segue il mazziere; quelle da mettere in tavola vengono per ultime. Darle in altro ordine lascia a tutti le stesse probabilità.
}
later-deals = Quando tutti hanno finito le carte in mano, lo stesso mazziere ne dà altre. In tavola non se ne mettono più.
redeal-never = Non si rifà la distribuzione, qualunque siano le prime carte in tavola.
redeal-kings = Se tra le prime carte in tavola ci sono tre o quattro re, lo stesso mazziere mescola e ridà le carte.
redeal-equal = Se tra le prime carte in tavola ce ne sono tre o quattro dello stesso valore, lo stesso mazziere mescola e ridà le carte.
redeal-aces = Se tra le prime carte in tavola c’è un asso, lo stesso mazziere mescola e ridà le carte.
redeal-kings-equal = Se tra le prime carte in tavola ci sono tre o quattro re, o tre o quattro carte di uno stesso valore qualsiasi, lo stesso mazziere mescola e ridà le carte.
redeal-kings-aces = Se tra le prime carte in tavola ci sono tre o quattro re, o un asso, lo stesso mazziere mescola e ridà le carte.
redeal-equal-aces = Se tra le prime carte in tavola ce ne sono tre o quattro dello stesso valore, o c’è un asso, lo stesso mazziere mescola e ridà le carte.
redeal-kings-equal-aces = Se tra le prime carte in tavola ci sono tre o quattro re, o tre o quattro carte di uno stesso valore qualsiasi, o un asso, lo stesso mazziere mescola e ridà le carte.
redeal-pair = Se tra le prime carte in tavola ce ne sono due o più dello stesso valore, lo stesso mazziere mescola e ridà le carte.
without-redeal-pair = Due carte in tavola dello stesso valore non fanno ridare le carte.
redeal-two-aces = Se tra le prime carte in tavola ci sono due o più assi, lo stesso mazziere mescola e ridà le carte.
without-redeal-two-aces = Due assi tra le prime carte in tavola non fanno ridare le carte.
redeal-three-high = Se tra le prime carte in tavola ci sono tre o quattro sette, o tre o quattro figure uguali, lo stesso mazziere mescola e ridà le carte.
without-redeal-three-high = Tre sette o tre figure uguali tra le prime carte in tavola non fanno ridare le carte.
cut = { $seats ->
    [2] Prima della distribuzione chi segue il mazziere pesca una carta e la guarda da solo. La tiene come prima carta della sua mano, oppure la mette scoperta come prima carta in tavola. Se si rifà la distribuzione, si pesca di nuovo.
   *[other] Prima della distribuzione chi segue il mazziere pesca una carta e la guarda da solo, senza che un compagno la veda. La tiene come prima carta della sua mano, oppure la mette scoperta come prima carta in tavola. Se si rifà la distribuzione, si pesca di nuovo.
}
without-cut = Prima della distribuzione non si pesca nessuna carta.
dealer-takes = { $kind ->
    [fifteen-thirty] Se le prime carte in tavola fanno 15 il mazziere le prende prima che si giochi, e vale { sweep-article } { sweep-name }; se fanno 30 ne vale due. Si comincia allora a tavolo vuoto.
    [nine-thirty] Se le prime carte in tavola fanno 9 o meno il mazziere le prende prima che si giochi, e vale { sweep-article } { sweep-name }; se fanno 30 ne vale due. Si comincia allora a tavolo vuoto.
    [nine-fifteen-thirty] Se le prime carte in tavola fanno 15 il mazziere le prende prima che si giochi, e vale { sweep-article } { sweep-name }; se fanno 30 ne vale due, se fanno 9 o meno tre. Si comincia allora a tavolo vuoto.
   *[fifteen] Se le prime carte in tavola fanno 15 il mazziere le prende prima che si giochi, e vale { sweep-article } { sweep-name }. Si comincia allora a tavolo vuoto.
}
without-dealer_takes = Il mazziere non prende niente delle prime carte in tavola.
dealer-wins = { $matta ->
    [on] Se le prime carte in tavola sono quattro uguali, o tre uguali e la matta ({ $card }), il mazziere (o la sua coppia) vince subito la partita, senza ridare le carte, prima che si giochi e qualunque sia il punteggio.
   *[off] Se le prime carte in tavola sono quattro uguali, il mazziere (o la sua coppia) vince subito la partita, senza ridare le carte, prima che si giochi e qualunque sia il punteggio.
}
without-dealer_wins = Nessuna carta in tavola fa vincere la partita al mazziere.
misdeals = { $count ->
    [1] Se con le prime carte in tavola si dovrebbe ridare, il mazziere (o la sua coppia) perde invece subito la partita, qualunque sia il punteggio.
   *[other] Se per { $count } volte di seguito si devono ridare le carte, il mazziere (o la sua coppia) perde subito la partita, qualunque sia il punteggio.
}
without-misdeals = Per quante volte si ridiano le carte, il mazziere non perde per questo.

## Turno

first-player = Comincia chi segue il mazziere.
one-card = Al suo turno ciascuno gioca una sola carta della sua mano, quella che vuole: nessuno è obbligato a giocare una carta che prende.
compulsory = Se la carta giocata può prendere, deve prendere.
optional = { $ace ->
    [all] La carta giocata non è obbligata a prendere: può restare in tavola, e così anche un asso che potrebbe prendere tutto.
   *[ordinary] La carta giocata non è obbligata a prendere: può restare in tavola anche se potrebbe prendere.
}
lay = La carta che non prende niente resta in tavola, scoperta.
pile = { $seats ->
    [2] Le carte prese, con quella che le ha prese, vanno coperte nel mazzetto di chi gioca.
    [3] Le carte prese, con quella che le ha prese, vanno coperte nel mazzetto di chi gioca.
   *[other] Le carte prese, con quella che le ha prese, vanno coperte nel mazzetto di chi gioca o della sua squadra.
}
pile-open = Le carte prese vanno scoperte nel mazzetto di chi gioca, con sopra la carta che le ha prese: si vede solo quella in cima.

## Prese

equal = Una carta prende una carta in tavola dello stesso valore. Se ce n’è più d’una, se ne prende una sola, a scelta.
no-equal = Una carta non prende una carta del suo stesso valore.
sum = Una carta prende due o più carte in tavola che sommate danno il suo valore. Se ci sono più modi, si sceglie.
no-sum = Una carta non prende le carte che sommate danno il suo valore.
fifteen = Una carta prende una o più carte in tavola che insieme a lei fanno quindici. Se ci sono più modi, si sceglie.
without-fifteen = Facendo quindici non si prende niente.
pictures = Una figura prende solo una figura uguale: non prende mai una somma e non ne fa mai parte.
without-pictures = Le figure si sommano come le altre carte.
run = La presa continua verso l’alto: la carta giocata prende anche una carta del valore subito sopra il suo, poi una di quello dopo, e così via finché non ne manca uno. L’ordine è asso, dal 2 al { highest-rank }, { rank-order }. Se di un valore ci sono più carte, se ne prende una sola, a scelta.{ $fifteen ->
    [on] {" "}Una presa che fa quindici non continua.
   *[off] {""}
}
without-run = La presa non continua con le carte più alte.
steal = Invece di una carta in tavola, una carta può prendere una carta uguale in cima al mazzetto di un avversario, e con quella tutto il mazzetto. Se c’è una carta uguale anche in tavola, si sceglie. Rubare un mazzetto non è scopa, e il proprio non si prende mai.
without-steal = Le carte prese sono al sicuro: nessuno ruba un mazzetto.
choice-equal-first = { $other ->
    [both] Se in tavola c’è una carta dello stesso valore, si può prendere solo quella o una come quella: nessuna somma, e niente che faccia quindici.
    [fifteen] Se in tavola c’è una carta dello stesso valore, si può prendere solo quella o una come quella: niente che faccia quindici.
   *[sum] Se in tavola c’è una carta dello stesso valore, si può prendere solo quella o una come quella, mai una somma.
}
choice-free = Se si può prendere in più modi, si sceglie liberamente.
choice-fewest = Se si può prendere in più modi, bisogna prendere il minor numero di carte; a parità si sceglie.
ace-ordinary = L’asso non ha nessun potere speciale.
ace-takes-all = L’asso giocato quando in tavola non ci sono assi prende tutte le carte in tavola, mai solo una parte. Se in tavola c’è un asso, l’asso giocato prende come ogni altra carta.
ace-stays = L’asso giocato a tavolo vuoto resta in tavola.
ace-takes-itself = { $optional ->
    [on] L’asso giocato a tavolo vuoto può prendere se stesso: va nel mazzetto di chi lo gioca e il tavolo resta vuoto. Vale come presa, ma non come scopa. Oppure resta in tavola.
   *[off] L’asso giocato a tavolo vuoto prende se stesso: va nel mazzetto di chi lo gioca e il tavolo resta vuoto. Vale come presa, ma non come scopa.
}
first-ace-no-power = Come prima carta della smazzata l’asso non ha nessun potere: prende come ogni altra carta.
first-ace-forbidden = La prima carta della smazzata non può essere un asso, a meno che chi la gioca non abbia in mano soltanto assi.
without-first-ace = La prima carta della smazzata può essere un asso, che prende come sempre.

## Scope

sweep = Una presa che svuota il tavolo è { sweep-called }: { points-worth }. Si grida «{ sweep-call }» e la carta che l’ha fatta si mette scoperta e di traverso nel mazzetto.
no-sweeps = Svuotare il tavolo non dà punti.
highest-number = { $ranks ->
    [13] al dieci, 10
   *[10] al sette, 7
}
card-worths = { $pack ->
    [french] un asso 1, un due 2, e così via fino { highest-number }; un fante 3, una donna 4, un re 5
    [corsican] un asso 1, un due 2, e così via fino { highest-number }; un fante 3, una donna 4, un re 5
   *[latin] un asso 1, un due 2, e così via fino { highest-number }; un fante 3, un cavallo 4, un re 5
}
sweep-by-card = { $points ->
    [1] Una presa che svuota il tavolo è una scopa, e vale secondo la carta giocata: { card-worths }.
   *[other] Una presa che svuota il tavolo è una scopa, e vale secondo la carta giocata, per { $points }: { card-worths }.
}
four-of-rank = { $rank ->
    [1] i quattro assi
    [2] i quattro due
    [3] i quattro tre
    [4] i quattro quattro
    [5] i quattro cinque
    [6] i quattro sei
    [7] i quattro sette
    [8] i quattro fanti
    [9] { $pack ->
        [french] le quattro donne
        [corsican] le quattro donne
       *[latin] i quattro cavalli
    }
    [eight] i quattro otto
    [nine] i quattro nove
    [ten] i quattro dieci
   *[10] i quattro re
}
sweeps-doubled = Le scope di chi ha { four-of-rank } alla fine della smazzata valgono il doppio.
without-sweeps-doubled = Nessuna carta fa valere doppio le scope.
fall-call = { $idiom ->
    [cuarenta] {" "}e dice «Caída!»
    [caida] {" "}e dice «Caída!»
    [ronda] {" "}e dice «Bwahed!»
    [spazzino] {" "}e dice «Picula!»
    [cicera] {" "}e dice «Picada!»
   *[scopa] {""}
}
second-call = { $idiom ->
    [ronda] {" "}(«Bkhamsa!»)
   *[scopa] {""}
}
third-call = { $idiom ->
    [ronda] {" "}(«B’ashra!»)
   *[scopa] {""}
}
fall = { $falls ->
    [1] Chi prende, con una carta uguale, quella che il giocatore di prima ha appena messo giù segna { points-worth }{ fall-call }. La prima carta dopo una distribuzione può prenderla lo stesso, ma non dà questi punti.
    [2] Chi prende, con una carta uguale, quella che il giocatore di prima ha appena messo giù segna { points-worth }{ fall-call }. Se il giocatore successivo gioca una terza carta uguale, riprende quelle due, e solo quelle, e segna { $second }{ second-call }. La prima carta dopo una distribuzione può prendere, ma non dà questi punti e non riprende niente.
   *[3] Chi prende, con una carta uguale, quella che il giocatore di prima ha appena messo giù segna { points-worth }{ fall-call }. Se il giocatore successivo gioca una terza carta uguale, riprende quelle due, e solo quelle, e segna { $second }{ second-call }; la quarta riprende quelle tre e segna { $third }{ third-call }. La prima carta dopo una distribuzione può prendere, ma non dà questi punti e non riprende niente.
}
without-fall = Prendere la carta appena messa giù non dà punti di per sé.
one-suit-name = { $idiom ->
    [spazzino] {" "}(il bàgher)
    [tombolon] {" "}(il colore)
   *[scopa] {""}
}
one-suit = { $kind ->
    [each] Una presa tutta dello stesso seme{ one-suit-name }, di almeno tre carte compresa quella giocata, dà un punto per ogni sua carta.
    [by-card] Una presa tutta dello stesso seme{ one-suit-name }, di almeno tre carte compresa quella giocata, vale secondo la carta giocata: { $sums ->
        [on] un tre 3, e così via fino { highest-number }
       *[off] { card-worths }
    }.
   *[one] Una presa tutta dello stesso seme{ one-suit-name }, di almeno tre carte compresa quella giocata, dà 1 punto.
}
without-one-suit = Una presa di un solo seme non dà punti di per sé.
many = Una presa di almeno tre carte in tavola dà { points-worth }.
without-many = Il numero di carte di una presa non dà punti di per sé.
capture-last-card = { $scores ->
    [on] Anche l’ultimissima carta della smazzata può dare questi punti con la sua presa.
   *[off] L’ultimissima carta della smazzata non dà questi punti con la sua presa.
}
without-capture-last-card = Nessuna presa dà punti di per sé, tranne la scopa.
last-card-sweeps = Anche l’ultimissima carta della smazzata può fare { sweep-name }.
last-card-no-sweep = L’ultimissima carta della smazzata non fa mai { sweep-name }, qualunque cosa prenda.
leftover-no-sweep = Le carte che avanzano alla fine non sono mai { sweep-article } { sweep-name } per chi le riceve.
ace-sweep = { $lone ->
    [off] Prendere tutto con un asso è { sweep-name }.
   *[on] Prendere tutto con un asso è { sweep-name }, e lo è anche prendere con un asso un asso solo in tavola.
}
ace-no-sweep = { $lone ->
    [off] Nessuna presa fatta con un asso è { sweep-name }.
   *[on] Nessuna presa fatta con un asso è { sweep-name }, nemmeno quella di un asso solo in tavola.
}

## Fine della smazzata

leftover-last-capture = Quando tutte le carte sono state date e giocate, quelle in tavola vanno a chi ha fatto l’ultima presa. Se nella smazzata nessuno ha preso niente, non vanno a nessuno.
leftover-last-deal = Quando tutte le carte sono state date e giocate, quelle in tavola vanno a chi ha fatto l’ultima presa, se l’ha fatta dopo l’ultima distribuzione. Se dopo l’ultima distribuzione nessuno ha preso niente, non vanno a nessuno.
count = Poi si contano i mazzetti e si segnano i punti della smazzata.

## Punti

nobody = { $sides ->
    [2] Se si è pari in una di queste voci, nessuno la segna{ $unless ->
        [on] , salvo dove è detto altrimenti
       *[off] {""}
    }.
   *[other] Se i migliori sono pari in una di queste voci, nessuno la segna{ $unless ->
        [on] , salvo dove è detto altrimenti
       *[off] {""}
    }. Averne di più vuol dire averne più di ciascuno degli altri.
}
cards-most = { $idiom ->
    [chkobba] Kārṭa: chi ha più carte segna { points-worth }.
   *[scopa] Carte: chi ha più carte segna { points-worth }.
}
cards-at-least = { $idiom ->
    [chkobba] Kārṭa: chi ha { $least } carte o più segna { points-worth }; se nessuno ne ha tante, nessuno segna.
   *[scopa] Carte: chi ha { $least } carte o più segna { points-worth }; se nessuno ne ha tante, nessuno segna.
}
cards-few = Chi ha più carte segna { points-worth } in più se gli altri ne hanno meno di 10.
without-cards-few = Poche carte dall’altra parte non danno altri punti.
cards-tie = { $tie ->
    [split] Se però si è pari per il maggior numero di carte, chi è pari si divide questi punti in parti uguali, arrotondando per difetto.
   *[first-player] { $sides ->
        [2] A parità di carte segna chi era di mano nella smazzata, o la sua coppia.
       *[other] Se però si è pari per il maggior numero di carte, segna, tra chi è pari, il primo nell’ordine di gioco a partire da chi era di mano nella smazzata.
    }
}
without-cards-tie = Se si è pari per il maggior numero di carte, nessuno segna.
without-cards = Non c’è il punto delle carte.
card-count = { $even ->
    [on] Numero di carte: chi ha almeno { $least } carte segna { points-worth }, e { $each } in più per ogni carta oltre; i punti si arrotondano al numero pari superiore.{ $all ->
        [on] {" "}Possono segnarli tutti.
       *[off] {""}
    }
   *[off] Numero di carte: chi ha almeno { $least } carte segna { points-worth }, e { $each } in più per ogni carta oltre.{ $all ->
        [on] {" "}Possono segnarli tutti.
       *[off] {""}
    }
}
card-count-flat = Numero di carte: chi ha { $least } carte o più segna { points-worth }.{ $all ->
    [on] {" "}Possono segnarli tutti.
   *[off] {""}
}
without-card_count = Il numero di carte non dà punti di per sé.
coins-title = { $idiom ->
    [chkobba] Dīnārī
   *[scopa] { $suit ->
        [cups] Coppe
        [swords] Spade
        [batons] Bastoni
        [diamonds] Quadri
        [hearts] Cuori
        [spades] Picche
        [clubs] Fiori
       *[coins] Denari
    }
}
coins-most = { $seven ->
    [on] { coins-title }: chi ha più carte di { bonus-suit } segna { points-worth }, se tra queste c’è il sette di { bonus-suit }.
   *[off] { coins-title }: chi ha più carte di { bonus-suit } segna { points-worth }.
}
coins-at-least = { $seven ->
    [on] { coins-title }: chi ha { $least } carte di { bonus-suit } o più segna { points-worth }, se tra queste c’è il sette di { bonus-suit }.
   *[off] { coins-title }: chi ha { $least } carte di { bonus-suit } o più segna { points-worth }; il sette di { bonus-suit } conta tra queste ma può anche mancare.
}
coins-all = Tutte le carte di { bonus-suit } insieme danno { points-worth } in più.
without-coins-all = Tutte le carte di { bonus-suit } non danno altri punti.
coins-tie = { $tie ->
    [split] Se però si è pari per il maggior numero di carte di { bonus-suit }, chi è pari si divide questi punti in parti uguali, arrotondando per difetto.
   *[first-player] { $sides ->
        [2] A parità di carte di { bonus-suit } segna chi era di mano nella smazzata, o la sua coppia.
       *[other] Se però si è pari per il maggior numero di carte di { bonus-suit }, segna, tra chi è pari, il primo nell’ordine di gioco a partire da chi era di mano nella smazzata.
    }
}
without-coins-tie = Se si è pari per il maggior numero di carte di { bonus-suit }, nessuno segna.
without-coins = Non c’è il punto per le carte di { bonus-suit }.
settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya: chi ha il sette di { bonus-suit } segna { points-worth }.
    [hurrikan] Chi ha il sette di { bonus-suit } segna { points-worth }.
    [escoba] Chi ha il sette di { bonus-suit } segna { points-worth }.
   *[scopa] Settebello: chi ha il sette di { bonus-suit } segna { points-worth }.
}
without-settebello = Non c’è il punto per il sette di { bonus-suit }.
re-bello = Re bello: chi ha il re di { bonus-suit } segna { points-worth }.
without-re_bello = Non c’è il punto per il re di { bonus-suit }.
primiera = { $scale ->
    [settanta] Settanta: ognuno somma la sua carta migliore di ogni seme, e la somma più alta segna { points-worth }.
    [hurrikan] Premiere: ognuno somma la sua carta migliore di ogni seme, e la somma più alta segna { points-worth }.
   *[standard] { label-primiera }: ognuno somma la sua carta migliore di ogni seme, e la somma più alta segna { points-worth }.
}
prime-name = { $idiom ->
    [escoba] setenta
   *[scopa] { $prime ->
        [settanta] settanta
        [hurrikan] Premiere
       *[standard] primiera
    }
}
without-primiera = { $idiom ->
    [hurrikan] Non c’è la Premiere.
   *[scopa] Non c’è la primiera.
}
scale-standard = { $pack ->
    [french] Nella { prime-name } il sette vale 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12, re, donna e fante 10.
    [corsican] Nella { prime-name } il sette vale 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12, re, donna e fante 10.
    [numbered] Nella { prime-name } il sette vale 21, il sei 18, l’uno 16, il cinque 15, il quattro 14, il tre 13, il due 12, otto, nove e dieci 10.
   *[latin] Nella { prime-name } il sette vale 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12, re, cavallo e fante 10.
}
scale-halves = Nella { prime-name } le carte dal 2 al 7 valgono il loro numero, l’asso 5½, le figure ½.
scale-panicale = Nella { prime-name } le carte dal 2 al 7 valgono il loro numero, l’asso 5½, le figure niente.
scale-settanta = Nella { prime-name } il sette vale 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12. Le figure non contano: a chi di un seme ha solo figure quel seme manca.
scale-hurrikan = { $pack ->
    [french] Nella { prime-name } il sette vale 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12, il re 10, la donna 9, il fante 8.
    [corsican] Nella { prime-name } il sette vale 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12, il re 10, la donna 9, il fante 8.
   *[latin] Nella { prime-name } il sette vale 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12, il re 10, il cavallo 9, il fante 8.
}
missing-suit-loses = Chi è senza un seme non può fare la { prime-name }.
missing-suit-compared = Nella { prime-name } chi ha tutti e quattro i semi batte chi non li ha. Se non li ha nessuno, si confrontano le somme dei semi che ciascuno ha, tre o meno che siano.
barmila = { $sides ->
    [2] { label-barmila }: chi ha più sette segna { points-worth }; se si è pari, chi ha più sei; se si è pari anche lì, nessuno.
   *[other] { label-barmila }: chi ha più sette segna { points-worth }; se i migliori sono pari, quello di loro che ha più sei; se sono pari anche lì, nessuno.
}
barmila-sevens = { label-barmila }: chi ha più sette segna { points-worth }; se si è pari, nessuno.
barmila-four-ranks = { label-barmila }: chi ha più sette segna { points-worth }; se si è pari, chi ha più sei, poi più assi, poi più cinque; se si è pari fino in fondo, nessuno.
barmila-all = I quattro sette insieme danno { points-worth } in più.
without-barmila-all = Tutti e quattro i sette non danno altri punti.
without-barmila = { $idiom ->
    [chkobba] Non c’è la barmīla.
   *[scopa] Chi ha più sette non segna nulla.
}
napola = Napola: chi ha asso, 2 e 3 di { bonus-suit } segna un punto per ogni carta della sequenza ininterrotta dall’asso, { $longest } al massimo.
without-napola = Non c’è la napola.
scaletta-bassa-name = { label-scaletta-bassa }
scaletta-bassa = { $pack ->
    [french] { scaletta-bassa-name }: chi ha asso, 2 e 3 di { bonus-suit } segna { points-worth }, e 1 in più per ogni altra carta in fila fino alla donna, { $most } al massimo.
    [corsican] { scaletta-bassa-name }: chi ha asso, 2 e 3 di { bonus-suit } segna { points-worth }, e 1 in più per ogni altra carta in fila fino alla donna, { $most } al massimo.
   *[latin] { scaletta-bassa-name }: chi ha asso, 2 e 3 di { bonus-suit } segna { points-worth }, e 1 in più per ogni altra carta in fila fino al cavallo, { $most } al massimo.
}
scaletta-bassa-three = { scaletta-bassa-name }: chi ha asso, 2 e 3 di { bonus-suit } segna { points-worth }.
scaletta-bassa-longest = { scaletta-bassa-name }: chi ha asso, 2 e 3 di { bonus-suit } segna { points-worth }, e 1 in più per ogni altra carta della sequenza, { $most } al massimo.
without-scaletta_bassa = { $idiom ->
    [cirulla] Non c’è la piccola.
   *[scopa] Non c’è la scaletta bassa.
}
scaletta-alta-name = { label-scaletta-alta }
scaletta-alta = { $pack ->
    [french] { scaletta-alta-name }: chi ha re, donna e fante di { bonus-suit } segna { points-worth }, e 1 in più per ogni altra carta della sequenza, scendendo fino al { $lowest }, { $most } al massimo.
    [corsican] { scaletta-alta-name }: chi ha re, donna e fante di { bonus-suit } segna { points-worth }, e 1 in più per ogni altra carta della sequenza, scendendo fino al { $lowest }, { $most } al massimo.
   *[latin] { scaletta-alta-name }: chi ha re, cavallo e fante di { bonus-suit } segna { points-worth }, e 1 in più per ogni altra carta della sequenza, scendendo fino al { $lowest }, { $most } al massimo.
}
scaletta-alta-three = { $pack ->
    [latin] { scaletta-alta-name }: chi ha re, cavallo e fante di { bonus-suit } segna { points-worth }.
   *[other] { scaletta-alta-name }: chi ha re, donna e fante di { bonus-suit } segna { points-worth }.
}
scaletta-alta-longest = { $pack ->
    [latin] { scaletta-alta-name }: chi ha re, cavallo e fante di { bonus-suit } segna { points-worth }, e 1 in più per ogni altra carta della sequenza, { $most } al massimo.
   *[other] { scaletta-alta-name }: chi ha re, donna e fante di { bonus-suit } segna { points-worth }, e 1 in più per ogni altra carta della sequenza, { $most } al massimo.
}
without-scaletta_alta = { $idiom ->
    [cirulla] Non c’è la grande.
   *[scopa] Non c’è la scaletta alta.
}
scala-name = { $idiom ->
    [cirulla] Cappotto
   *[scopa] Scala
}
suit-cards = { $ranks ->
    [13] tredici
   *[10] dieci
}
whole-suit = { $name ->
    [scala] { scala-name }: chi ha preso tutte e { suit-cards } le carte di { bonus-suit } vince la partita quando si contano i punti, qualunque sia il totale. Le sue sequenze allora non segnano.
   *[napoleone] Napoleone: chi ha preso tutte e { suit-cards } le carte di { bonus-suit } vince la partita quando si contano i punti, qualunque sia il totale. La sua napola allora non segna.
}
whole-suit-all = Napoleone: chi ha preso tutte e { suit-cards } le carte di { bonus-suit } e segna tutto doppio vince la partita quando si contano i punti, qualunque sia il totale. La sua napola allora non segna.
without-whole-suit = Avere tutto il seme non fa vincere la partita.
two-of-clubs = { $pack ->
    [french] Chi prende il due di fiori perde { points-worth }.
   *[latin] Chi prende il due di bastoni perde { points-worth }.
}
without-two_of_clubs = { $pack ->
    [french] Il due di fiori non costa niente.
   *[latin] Il due di bastoni non costa niente.
}
honours = Onori: ognuna di queste carte dà i suoi punti a chi la prende: { $cards }.
without-honours = Nessun’altra carta singola dà punti.
double-all = { $kind ->
    [lines] Tutto doppio: chi segna da solo i punti di { $lines } segna questi punti due volte. Nessun altro punto raddoppia.
    [cards] Tutto doppio: chi prende tutte le carte che danno punti da sole li segna due volte. Nessun altro punto raddoppia.
   *[both] Tutto doppio: chi segna, da solo, i punti di { $lines } e prende anche tutte le carte che danno punti da sole, segna tutti questi punti due volte. Nessun altro punto raddoppia.
}
without-double_all = Niente conta doppio.

## Dichiarazioni

declare = Dopo ogni distribuzione, prima che si giochi, chi ha una mano adatta può dichiararla e mostrarla. L’asso conta 1, le carte basse il loro numero, le figure 10.
without-declare = Non si dichiara niente.
three-alike = { $alike ->
    [3] tre
   *[4] tre o quattro
}
dealt-pair-name = { $idiom ->
    [ronda] {" "}(una ronda)
    [caida] {" "}(una ronda)
   *[scopa] {""}
}
dealt-three-name = { $idiom ->
    [cuarenta] {" "}(una ronda)
    [ronda] {" "}(una tringa)
    [caida] {" "}(un tribilín)
    [spincio] {" "}(un accuso)
   *[scopa] {""}
}
dealt-pair = Le mani danno punti appena distribuite: chi riceve due carte uguali{ dealt-pair-name } lo dice e segna { points-worth }. Le carte non si devono mostrare.
dealt-three = Le mani danno punti appena distribuite: chi riceve { three-alike } carte uguali{ dealt-three-name } lo dice e segna { points-worth }. Le carte non si devono mostrare.
dealt-both = Le mani danno punti appena distribuite: chi riceve due carte uguali{ dealt-pair-name } lo dice e segna { $pair ->
    [one] 1 punto
   *[other] { $pair } punti
}; con { three-alike } carte uguali{ dealt-three-name } segna { points-worth }. Le carte non si devono mostrare.
without-dealt = Le mani non danno punti quando sono distribuite.
dealt-low = Chi riceve tre carte che sommate fanno nove o meno (le figure valgono 10) lo dice e segna { points-worth }, oltre a quanto la mano segna già appena distribuita.
without-dealt-low = Le carte basse non danno punti quando sono distribuite.
dealt-low-pair = Se due di queste carte basse, e non tre, sono uguali, la mano dà { points-worth } in più.
without-dealt-low-pair = Una coppia tra carte basse non dà niente in più.
dealt-best = Segna solo chi ha la mano migliore, e prende i punti di tutti: tre carte uguali battono due, poi vince il valore più alto (lo si dice). Se le mani migliori sono pari, ognuno segna i suoi punti.
without-dealt-best = Ognuno segna i punti delle proprie mani.
bazzica = Bazzica: tre carte che fanno in tutto 9 o meno segnano { points-worth }.
bazzica-with-pair = Bazzica: tre carte che fanno in tutto 9 o meno segnano { points-worth } se sono tutte diverse, { $pair } se c’è una coppia.
three-of-a-kind = Bazzicotto: tre carte uguali, quali che siano, segnano { points-worth }, e non contano mai come bazzica.
better-declaration = { $differ ->
    [on] Segna solo la dichiarazione migliore. Un bazzicotto batte una bazzica; tra due bazzicotti vince il più basso; tra due bazziche quella che fa meno, anche se vale meno, e a parità nessuno segna.
   *[off] Segna solo la dichiarazione migliore. Un bazzicotto batte una bazzica; tra due bazzicotti vince il più basso; tra due bazziche quella che fa meno, e a parità nessuno segna.
}
declare-order = Dichiarare è una scelta, perché fa vedere la mano. Decide per primo chi segue il mazziere, poi gli altri a giro, ognuno sapendo che cosa è stato dichiarato; chi passa non dice perché. I punti valgono quando hanno deciso tutti.
declare-teams = La dichiarazione migliore segna per la sua squadra. Se le migliori sono bazziche che fanno lo stesso, nessuno segna quando ne hanno una tutte e due le squadre; quando sono di una sola, si segna una volta sola, la più alta in punti.
declare-turn = Al proprio turno, prima di giocare la prima carta della distribuzione, chi ha tre carte adatte può bussare: le mostra, segna subito i punti e continua a giocare a carte scoperte. Ogni bussata vale. L’asso conta 1, le carte basse il loro numero, le figure 10.
declare-deal = Dopo ogni distribuzione, prima che si giochi una carta, chi ha tre carte adatte può bussare, prima chi segue il mazziere e poi gli altri a giro: le mostra, segna subito i punti e poi gioca a carte scoperte. Ogni bussata vale; chi passa non dice perché. L’asso conta 1, le carte basse il loro numero, le figure 10.
declared-low = { $idiom ->
    [cirulla] Barsega: tre carte che fanno in tutto { $low } o meno segnano { points-worth }.
    [escoba] { $low ->
        [7] Miseria: tre
       *[other] Báciga: tre
    } carte che fanno in tutto { $low } o meno segnano { points-worth }.
   *[scopa] Tre carte che fanno in tutto { $low } o meno segnano { points-worth }.
}
declared-nine = Tre carte che fanno esattamente 9 segnano { points-worth }.
declared-row = { $idiom ->
    [escoba] Escalera: tre
   *[scopa] Tre
} carte consecutive segnano { points-worth }.
declared-suit = { $idiom ->
    [escoba] Flor: tre
   *[scopa] Tre
} carte dello stesso seme segnano { points-worth }.
declared-three = { $idiom ->
    [cirulla] Barsegon: tre carte uguali segnano { points-worth }.
   *[scopa] Tre carte uguali segnano { points-worth }.
}
declared-three-alone = Tre carte uguali segnano { points-worth }, e nient’altro.
declared-add = Se una mano vale in più modi, si segnano tutti.
without-declared-add = Se una mano vale in più modi, si segna solo il migliore.
matta-dealer = La matta ({ $card }) vale una carta qualsiasi quando si contano le prime carte in tavola per il mazziere.
matta-knock = La matta ({ $card }) vale come una carta qualsiasi quando si bussa: chi la ha in mano ne dichiara il valore, che la carta conserva finché non viene presa; con quel valore prende e si fa prendere. Se il valore non si dichiara, e nella conta dei punti, vale per quella che è.
matta-both = La matta ({ $card }) vale una carta qualsiasi quando si contano le prime carte in tavola per il mazziere. Inoltre vale come una carta qualsiasi quando si bussa: chi la ha in mano ne dichiara il valore, che la carta conserva finché non viene presa; con quel valore prende e si fa prendere. Se il valore non si dichiara, e nella conta dei punti, vale per quella che è.
without-matta = Non c’è la matta.

## Vittoria

target = { $sides ->
    [2] Contati i punti di una smazzata, vince chi ha { $target } { $target ->
        [one] punto
       *[other] punti
    } o più e ne ha più dell’avversario. Altrimenti si gioca un’altra smazzata.
   *[other] Contati i punti di una smazzata, vince chi ha { $target } { $target ->
        [one] punto
       *[other] punti
    } o più e ne ha più di ciascuno degli altri. Altrimenti giocano tutti un’altra smazzata.
}
target-most = Contati i punti di una smazzata, vince chi ne ha di più. Se i migliori sono pari, si gioca un’altra smazzata.
target-lowest = Quando, contati i punti di una smazzata, { $sides ->
    [2] qualcuno
   *[other] un giocatore
} arriva in tutto a { $target } o più, la partita è finita e vince il totale più basso. Se i più bassi sono pari, si gioca un’altra smazzata.
tie-king = Se però i totali migliori sono pari e al traguardo, vince, tra chi è pari, chi ha preso il re di { bonus-suit } nell’ultima smazzata. Se non l’ha preso nessuno di loro, si gioca un’altra smazzata.
tie-new-game = Se però i totali migliori sono pari e al traguardo, tutti tornano a zero e comincia una nuova partita.
without-tie = Un pareggio al traguardo si decide con un’altra smazzata.
other-targets = Altri traguardi che si giocano: { $targets }.
negative = I punti possono ridiscendere sotto il traguardo, e anche sotto zero.
double-game = { $target ->
    [1] Se chi perde non ha punti, la sconfitta vale doppio, cioè come due partite perse.
   *[other] Se chi perde ha meno di { $half } punti (la metà di { $target }), la sconfitta vale doppio, cioè come due partite perse.
}
without-double_game = Nessuna sconfitta vale doppio.
shut-out = Chi prende tutte le carte della smazzata, così che agli altri non ne resta nessuna, vince la partita quando si contano i punti, qualunque sia il totale.
without-shut_out = Prendere tutte le carte non fa vincere la partita.
winning-sets = Chi prende tutte queste carte in una smazzata vince la partita quando si contano i punti, qualunque sia il totale: { $sets }.
without-wins = Nessun altro gruppo di carte fa vincere la partita.
claiming = Chiamarsi fuori: in ogni momento della smazzata, anche fuori turno, un giocatore può affermare che lui, o la sua squadra, con i punti ormai sicuri di questa smazzata è arrivato a { $target }. Se è vero vince subito, qualunque totale abbiano gli altri; se no, perde subito. Conta solo la prima chiamata.
without-claiming = Non ci si può chiamare fuori: i punti contano a smazzata finita.
certain = Sono sicuri i punti già fatti durante il gioco e, di ogni voce del conteggio finale, il minimo che può ancora dare, comunque cadano le carte non ancora prese.{ $majority ->
    [first] {" "}Una maggioranza è sicura quando nessuno può più pareggiarla o, per chi vincerebbe a parità, quando nessuno può più superarla.
    [on] {" "}Una maggioranza è sicura quando nessuno può più pareggiarla.
   *[off] {""}
}{ $single ->
    [on] {" "}Una carta che dà punti è sicura quando è nel mazzetto.
   *[off] {""}
}{ $sequence ->
    [on] {" "}Una sequenza è sicura fin dove è completa.
   *[off] {""}
}{ $primiera ->
    [on] {" "}La { prime-name } è sicura se vince anche contro un avversario che prendesse tutte le carte che restano.
   *[off] {""}
}{ $costs ->
    [on] {" "}Una carta che costa punti si considera presa finché può ancora arrivare.
   *[off] {""}
}
claim-double = Se ci si è chiamati fuori, la sconfitta doppia si giudica sui totali con i punti fatti durante il gioco in questa { round-name }.
claim-several = Se ci si chiama fuori a torto, vince il migliore degli altri, contando i punti fatti durante il gioco in questa { round-name }; se i migliori sono pari, vincono insieme.
claim-tie = Dopo un pareggio a { $target } o più si gioca un’altra smazzata di spareggio: lì ci si chiama fuori a ragione solo se i punti, con quelli sicuri, superano di almeno uno il totale del pareggio.
claim-suit = Chi ha preso tutte e { suit-cards } le carte di { bonus-suit } può chiamarsi fuori quali che siano i suoi punti{ $sides ->
    [2] {""}
   *[other] , e vince anche se un altro si chiama fuori a torto
}.
claim-suit-all = Chi ha preso tutte e { suit-cards } le carte di { bonus-suit } ed è certo di segnare tutto doppio può chiamarsi fuori quali che siano i suoi punti{ $sides ->
    [2] {""}
   *[other] , e vince anche se un altro si chiama fuori a torto
}.
claim-set = Chi ha preso tutte le carte di un gruppo vincente può chiamarsi fuori quali che siano i suoi punti{ $sides ->
    [2] {""}
   *[other] , e vince anche se un altro si chiama fuori a torto
}.
