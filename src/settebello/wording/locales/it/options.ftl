# Le opzioni delle regole della casa: come si chiamano, e i loro valori. Che cosa vogliono dire lo dice il regolamento.

option-pack = Carte del mazzo
option-jack_over_queen = { $pack ->
    [french] Il fante vale più della donna
    [corsican] Il fante vale più della donna
   *[latin] Il fante vale più del cavallo
}
option-seats = Giocatori
option-direction = Direzione di gioco
option-teams = In quattro si gioca a coppie
option-table = Carte in tavola all’inizio
option-hands = Carte in mano
option-redeal = Si ridanno le carte se in tavola ci sono
option-cut = Prima della distribuzione si pesca una carta
option-dealer_takes = Il mazziere prende le prime carte in tavola
option-dealer_wins = Le prime carte in tavola fanno vincere la partita al mazziere
option-misdeals = Distribuzioni annullate di seguito con cui il mazziere perde la partita (0: mai)
option-equal = Si prende una carta uguale
option-sum = Si prende una somma
option-fifteen = Si prende facendo quindici
option-choice = Quando si può prendere in più modi
option-optional = Nessuno è obbligato a prendere
option-ace = L’asso
option-ace_takes_itself = L’asso a tavolo vuoto prende se stesso
option-ace_first = L’asso come prima carta
option-pictures = Le figure
option-run = La presa continua verso l’alto
option-steal = I mazzetti si rubano con la carta in cima
option-sweep-points = { $idiom ->
    [chkobba] Punti per una chkobba
    [hurrikan] Punti per un hurrikan
    [escoba] Punti per un’escoba
    [cuarenta] Punti per una limpia
    [ronda] Punti per una missa
   *[scopa] Punti per una scopa
}
option-last_card = { $idiom ->
    [chkobba] L’ultima carta può fare chkobba
    [hurrikan] L’ultima carta può fare hurrikan
    [escoba] L’ultima carta può fare escoba
    [cuarenta] L’ultima carta può fare limpia
    [ronda] L’ultima carta può fare missa
   *[scopa] L’ultima carta può fare scopa
}
option-by_card = La scopa vale secondo la carta giocata
option-doubled_by = Le scope valgono il doppio con
option-fall = Punti per chi prende la carta appena messa giù
option-one_suit = Una presa tutta di un seme dà
option-many = Punti per una presa di tre carte o più
option-last_card_scores = Anche l’ultima carta li dà
option-leftover = Quello che resta in tavola va
option-cards = { label-cards }
option-cards-points = Punti per le carte
option-cards-at_least = Carte che servono
option-cards-few = Punti in più se gli altri hanno meno di 10 carte
option-cards-tie = Se si è pari per il maggior numero di carte
option-coins = { coins-title }
option-coins-points = Punti per il seme di { bonus-suit }
option-coins-at_least = Carte di { bonus-suit } che servono
option-coins-with_seven = { $idiom ->
    [chkobba] Solo con il sette di { bonus-suit }
    [hurrikan] Solo con il sette di { bonus-suit }
    [escoba] Solo con il sette di { bonus-suit }
   *[scopa] Solo con il settebello
}
option-coins-all = Punti in più per tutte le carte di { bonus-suit }
option-coins-tie = Se si è pari per il maggior numero di carte di { bonus-suit }
option-settebello = { label-settebello }
option-settebello-points = { $idiom ->
    [chkobba] Punti per il sette di { bonus-suit }
    [hurrikan] Punti per il sette di { bonus-suit }
    [escoba] Punti per il sette di { bonus-suit }
   *[scopa] Punti per il settebello
}
option-primiera = { label-primiera }
option-primiera-points = Punti per la { prime-name }
option-primiera-scale = Valori nella { prime-name }
option-primiera-missing_suit = Senza un seme
option-barmila = { label-barmila }
option-barmila-points = { $idiom ->
    [chkobba] Punti per la barmīla
   *[scopa] Punti per i sette
}
option-barmila-ranks = A parità di sette
option-barmila-all = Punti in più per tutti e quattro i sette
option-re_bello = Re bello
option-re_bello-points = Punti per il re bello
option-napola = Napola
option-napola-longest = Napola più lunga
option-napola-napoleone = Tutto il seme vince (napoleone)
option-napola-with_all = Tutto il seme vince solo con tutto doppio
option-scaletta_bassa = { label-scaletta-bassa }
option-scaletta_bassa-points = Punti per le prime tre carte
option-scaletta_bassa-longest = { $idiom ->
    [cirulla] Piccola più lunga
   *[scopa] Scaletta bassa più lunga
}
option-scaletta_alta = { label-scaletta-alta }
option-scaletta_alta-points = Punti per le prime tre carte
option-scaletta_alta-longest = { $idiom ->
    [cirulla] Grande più lunga
   *[scopa] Scaletta alta più lunga
}
option-scala = Tutto il seme vince (scala)
option-two_of_clubs = { $pack ->
    [french] Il due di fiori costa punti
   *[latin] Il due di bastoni (fiori) costa punti
}
option-two_of_clubs-points = Punti che costa
option-card_count = Punti per il numero di carte
option-card_count-points = Punti per quel numero
option-card_count-at_least = Carte necessarie
option-card_count-each = Punti in più per ogni carta oltre
option-card_count-even = Arrotondati al numero pari superiore
option-honours = Punti per singole carte
option-double_all = Punti doppi a chi li ha tutti
option-bonus = Seme che dà i punti
option-declarations = Dichiarazioni
option-pair = Punti per una coppia distribuita
option-three = Punti per tre carte uguali distribuite
option-low = Punti per una mano bassa distribuita
option-low_pair = Punti in più per una coppia in una mano bassa
option-best = Conta solo la mano migliore distribuita
option-declaring = Quando si dichiara
option-declaring-points = Quanto vale una mano adatta in più modi
option-matta = Matta
option-target = Punti per vincere
option-claiming_out = Chiamarsi fuori
option-double_game = Sconfitta doppia
option-shut_out = Chi prende tutte le carte vince la partita
option-wins = Carte che insieme vincono la partita
option-lowest = Vince il totale più basso
option-finish-tie = Se i totali sono pari al traguardo

value-on = sì
value-off = no
value-pack = { $value } carte
value-direction = { $value ->
    [left] a sinistra (senso orario)
   *[right] a destra (senso antiorario)
}
value-redeal = { $value ->
    [two-aces] due o più assi
    [three-high] tre o quattro sette o figure uguali
    [kings] tre o quattro re
    [pair] due dello stesso valore
    [equal] tre o quattro carte uguali
   *[aces] un asso
}
value-dealer_wins = { $value ->
    [four-equal] quattro dello stesso valore
   *[none] mai
}
value-dealer_takes = { $value ->
    [fifteen] se fanno 15: una scopa
    [fifteen-thirty] se fanno 15 o 30: una o due scope
    [nine-thirty] se fanno 9 o meno, o 30: una o due scope
    [nine-fifteen-thirty] se fanno 9 o meno, 15 o 30: tre scope, una o due
   *[none] mai
}
value-choice = { $value ->
    [equal-first] la carta uguale ha la precedenza
    [fewest] meno carte possibile
   *[free] sceglie chi gioca
}
value-doubled_by = { $rank ->
    [0] niente
   *[other] { four-of-rank }
}
value-ace = { $value ->
    [sweep] prende tutto, e fa scopa
    [no-sweep] prende tutto, senza far scopa
   *[ordinary] è una carta come le altre
}
value-ace_first = { $value ->
    [no-power] prende come ogni altra carta
    [forbidden] non è permesso
   *[free] si gioca come sempre
}
value-leftover = { $value ->
    [last-deal] a chi ha preso per ultimo nell’ultima distribuzione
   *[last-capture] a chi ha preso per ultimo
}
value-coins-tie = { $value ->
    [split] si divide
    [first-player] chi ha giocato per primo
   *[nobody] nessuno
}
value-cards-tie = { $value ->
    [split] si divide
    [first-player] chi ha giocato per primo
   *[nobody] nessuno
}
value-finish-tie = { $value ->
    [king] decide il re di { bonus-suit }
    [new-game] una nuova partita da zero
   *[round] un’altra smazzata
}
value-primiera-scale = { $value ->
    [halves] i numeri, asso 5½, figure ½
    [panicale] i numeri, asso 5½, figure 0
    [settanta] 21, 18, 16 …, senza figure
    [hurrikan] { $pack ->
        [french] 21, 18, 16 …, re 10, donna 9, fante 8
        [corsican] 21, 18, 16 …, re 10, donna 9, fante 8
       *[latin] 21, 18, 16 …, re 10, cavallo 9, fante 8
    }
   *[standard] 21, 18, 16 …, figure 10
}
value-primiera-missing_suit = { $value ->
    [compared] si confronta quello che c’è
   *[loses] niente { prime-name }
}
value-barmila-ranks = { $value ->
    [sevens] non segna nessuno
    [sevens-sixes-aces-fives] decidono i sei, poi gli assi, poi i cinque
   *[sevens-sixes] decidono i sei
}
value-declarations = { $value ->
    [bazzica] bazzica (3, 10)
    [sbarazzina] sbarazzina (2 o 3, 7)
    [cirulla] cirulla (3, 10)
    [la-spezia] La Spezia (1, 2)
    [chorizo] chorizo (2, 3, 20)
    [baciga] báciga (3, 20)
   *[none] nessuna
}
value-pictures = { $value ->
    [equal-only] prendono solo una carta uguale
   *[value] contano per il loro valore
}
value-one_suit = { $value ->
    [one] 1 punto
    [each] un punto a carta
    [by-card] secondo la carta giocata
   *[none] niente
}
value-declaring = { $value ->
    [turn] al proprio turno, e valgono tutte
    [deal] dopo la distribuzione, e valgono tutte
   *[round] dopo la distribuzione, vale la migliore
}
value-declaring-points = { $value ->
    [add] tutto insieme
   *[best] il meglio
}
value-matta-none = nessuna
