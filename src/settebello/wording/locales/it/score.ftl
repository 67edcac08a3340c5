# Il foglio dei punti: i nomi delle voci, e perché ciascuno le ha o non le ha segnate.
#
# $suit è il seme che dà i punti; $idiom è scopa, chkobba, hurrikan o escoba; $scale è la scala della primiera.

score-total = Totale
score-side = parte { $side }

label-sweeps = { $idiom ->
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
label-cards = { $idiom ->
    [chkobba] Kārṭa
   *[scopa] Carte
}
label-coins = { coins-title }
label-settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya
    [hurrikan] Sette di { bonus-suit }
    [escoba] Sette di { bonus-suit }
   *[scopa] Settebello
}
label-primiera = { $idiom ->
    [escoba] Setenta
   *[scopa] { $scale ->
        [settanta] Settanta
        [hurrikan] Premiere
       *[standard] Primiera
    }
}
label-barmila = { $idiom ->
    [chkobba] Barmīla
   *[scopa] Sette
}
label-re-bello = Re bello
label-napola = Napola
label-scaletta-bassa = { $idiom ->
    [cirulla] Piccola
   *[scopa] Scaletta bassa
}
label-scaletta-alta = { $idiom ->
    [cirulla] Grande
   *[scopa] Scaletta alta
}
label-two-of-clubs = { $pack ->
    [french] Due di fiori
   *[latin] Due di bastoni
}
label-honours = Onori
label-double-all = Tutto doppio
label-tie = In caso di parità
label-declarations = { $idiom ->
    [cirulla] Bussate
    [cuarenta] Ronde
    [ronda] Ronde e tringhe
    [caida] Ronde e tribilín
    [spincio] Accusi
   *[scopa] Dichiarazioni
}
label-captures = { $idiom ->
    [cuarenta] Caídas
    [caida] Caídas
    [spazzino] Picule e bàgher
    [tombolon] Scope e colore
    [cicera] Picade e altre prese
   *[scopa] Prese
}
label-card-count = Numero di carte
label-outright = { $name ->
    [four-equal] Quattro uguali in tavola
    [misdeals] Distribuzioni annullate
    [shut-out] Tutte le carte
    [winning-set] Gruppo vincente
    [scala] { $idiom ->
        [cirulla] Cappotto
       *[scopa] Scala
    }
   *[napoleone] Napoleone
}

why-sweeps = { sweep-count }
why-sweeps-worth = { $reason } da { points-worth }
why-sweeps-doubled = { $reason }, che valgono il doppio
why-cards-to = { $count ->
    [one] 1 carta a { $others }
   *[other] { $count } carte a { $others }
}
why-cards-tie = pari a { $count }: nessuno
why-cards-least = { $count ->
    [one] 1 carta delle { $least } che servono
   *[other] { $count } carte delle { $least } che servono
}
why-cards-few = { $reason }, meno di 10 dall’altra parte: { points-worth } in più
why-tie-split = pari a { $count }: si divide
why-tie-first = pari a { $count }: di mano
why-tie-later = pari a { $count }: di mano un altro
bonus-card = { bonus-suit }
why-coins-to = { $count ->
    [one] 1 carta di { bonus-suit } a { $others }
   *[other] { $count } carte di { bonus-suit } a { $others }
}
why-coins-tie = pari a { $count }: nessuno
why-coins-least = { $count ->
    [one] 1 carta di { bonus-suit } delle { $least } che servono
   *[other] { $count } carte di { bonus-suit } delle { $least } che servono
}
why-coins-no-seven = { $count ->
    [one] 1 carta di { bonus-suit }, ma senza il sette
   *[other] { $count } carte di { bonus-suit }, ma senza il sette
}
why-coins-all = { $reason }, tutto il seme: { points-worth } in più
why-settebello = { $taken ->
    [on] con il sette di { bonus-suit }
   *[off] senza il sette di { bonus-suit }
}
why-re-bello = { $taken ->
    [on] con il re di { bonus-suit }
   *[off] senza il re di { bonus-suit }
}
why-two-of-clubs = { $pack ->
    [french] { $taken ->
        [on] con il due di fiori
       *[off] senza il due di fiori
    }
   *[latin] { $taken ->
        [on] con il due di bastoni
       *[off] senza il due di bastoni
    }
}
why-honours = { $cards }
why-honours-many = { $count } carte su { $all }
why-honours-none = nessuna
why-double-all = { $taken ->
    [on] tutti i punti
   *[off] non tutti i punti
}
why-prime-to = { $value } a { $others }
why-prime-tie = { $value }, pari: nessuno
why-prime-alone = { $value }, la sola { prime-name }
why-prime-missing = { $scale ->
    [settanta] nessuna carta di { $suits } che conti: niente { prime-name }
   *[standard] nessuna carta di { $suits }: niente { prime-name }
}
why-sevens-to = { $count ->
    [one] 1 sette a { $others }
   *[other] { $count } sette a { $others }
}
why-sevens-tie = { $count ->
    [0] pari senza sette: nessuno
    [one] pari a 1 sette: nessuno
   *[other] pari a { $count } sette: nessuno
}
why-sixes-to = { $sevens ->
    [0] pari senza sette; sei: { $count } a { $others }
   *[other] pari a { $sevens } sette; sei: { $count } a { $others }
}
why-sixes-tie = { $sevens ->
    [0] pari senza sette, e a { $count } nei sei: nessuno
   *[other] pari a { $sevens } sette, e a { $count } nei sei: nessuno
}
why-next-to = { $rank ->
    [1] pari nei sette e nei sei; assi: { $count } a { $others }
    [5] pari nei sette, nei sei e negli assi; cinque: { $count } a { $others }
   *[6] pari nei sette; sei: { $count } a { $others }
}
why-next-tie = pari nei sette, nei sei, negli assi e nei cinque: nessuno
why-barmila-all = { $reason }, tutti e quattro: { points-worth } in più
why-run-up = sequenza di { $length } dall’asso di { bonus-suit }
why-run-up-short = { $length ->
    [0] manca l’asso di { bonus-suit }
   *[other] sequenza di { $length } dall’asso di { bonus-suit }: ne servono tre
}
why-run-down = sequenza di { $length } dal re di { bonus-suit } in giù
why-run-down-short = { $length ->
    [0] manca il re di { bonus-suit }
   *[other] sequenza di { $length } dal re di { bonus-suit } in giù: ne servono tre
}
why-run-whole = tutto il seme, che vince la partita
why-run-more = { $reason }: ne contano { $count }
why-declarations = { $idiom ->
    [cirulla] { $points ->
            [0] nessuna bussata
            [one] 1 punto bussando
           *[other] { $points } punti bussando
        }
   *[scopa] { $points ->
            [0] niente che segni
            [one] 1 punto dichiarato
           *[other] { $points } punti dichiarati
        }
}
why-captures = { $idiom ->
    [cuarenta] { $points ->
            [0] nessuna caída
            [one] 1 punto di caída
           *[other] { $points } punti di caída
        }
    [caida] { $points ->
            [0] nessuna caída
            [one] 1 punto di caída
           *[other] { $points } punti di caída
        }
   *[scopa] { $points ->
            [0] nessuna presa che segni
            [one] 1 punto fatto con le prese
           *[other] { $points } punti fatti con le prese
        }
}
why-card-count = { $count ->
    [one] 1 carta; si contano da { $least } in su
   *[other] { $count } carte; si contano da { $least } in su
}
why-card-count-more = { $even ->
    [on] { $count } carte: { $first } per { $least }, e { $each } per ognuna in più, arrotondato al pari sopra
   *[off] { $count } carte: { $first } per { $least }, e { $each } per ognuna in più
}
why-outright = tutte e { suit-cards } le carte di { bonus-suit }: la partita è vinta
why-not-outright = { $sides ->
    [2] la parte avversaria ha tutte e { suit-cards } le carte di { bonus-suit }
   *[other] un altro ha tutte e { suit-cards } le carte di { bonus-suit }
}
why-shut-out = tutte le carte: la partita è vinta
why-winning-set = { $cards }: la partita è vinta
why-winning-set-many = tutte le { $count } carte di un gruppo vincente
why-four-equal = { $cards } in tavola: la partita è vinta
why-four-equal-not = { $cards } in tavola fanno vincere il mazziere
why-misdeals = { $count ->
    [1] distribuzione annullata al mazziere: la partita è vinta
   *[other] { $count } distribuzioni annullate di seguito al mazziere: la partita è vinta
}
why-misdeals-not = { $count ->
    [1] distribuzione annullata: la partita è persa
   *[other] { $count } distribuzioni annullate di seguito: la partita è persa
}
why-new-game = pari al traguardo: comincia una nuova partita da 0
why-shut-out-not = nessuna carta presa
why-winning-set-not = { $sides ->
    [3] un altro ha { $cards }
   *[other] la parte avversaria ha { $cards }
}
