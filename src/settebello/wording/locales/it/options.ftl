# Le opzioni delle regole della casa: come si chiamano, e i loro valori. Che cosa vogliono dire lo dice il regolamento.

option-pack = Carte del mazzo
option-jack_over_queen = Il fante vale più del cavallo (donna)
option-seats = Giocatori
option-direction = Direzione di gioco
option-table = Carte in tavola all’inizio
option-hands = Carte in mano
option-redeal = Si ridanno le carte se in tavola ci sono
option-cut = Prima della distribuzione si pesca una carta
option-equal = Si prende una carta uguale
option-sum = Si prende una somma
option-fifteen = Si prende facendo quindici
option-choice = Quando si può prendere in più modi
option-optional = Nessuno è obbligato a prendere
option-ace = L’asso
option-ace_takes_itself = L’asso a tavolo vuoto prende se stesso
option-sweep-points = Punti per una scopa
option-last_card = L’ultima carta può fare scopa
option-leftover = Quello che resta in tavola va
option-cards = Carte
option-cards-points = Punti per le carte
option-cards-at_least = Carte che servono
option-coins = Denari
option-coins-points = Punti per i denari
option-coins-at_least = Denari che servono
option-coins-with_seven = Solo con il settebello
option-settebello = Settebello
option-settebello-points = Punti per il settebello
option-primiera = Primiera
option-primiera-points = Punti per la primiera
option-primiera-scale = Valori nella primiera
option-primiera-missing_suit = Senza un seme
option-barmila = Barmīla
option-barmila-points = Punti per la barmīla
option-re_bello = Re bello
option-re_bello-points = Punti per il re bello
option-napola = Napola
option-napola-longest = Napola più lunga
option-napola-napoleone = Tutto il seme vince (napoleone)
option-scaletta_bassa = Scaletta bassa
option-scaletta_bassa-points = Punti per le prime tre carte
option-scaletta_alta = Scaletta alta
option-scaletta_alta-points = Punti per le prime tre carte
option-scala = Tutto il seme vince (scala)
option-two_of_clubs = Il due di bastoni (fiori) costa punti
option-two_of_clubs-points = Punti che costa
option-bonus = Seme che dà i punti
option-declarations = Dichiarazioni
option-target = Punti per vincere
option-claiming_out = Chiamarsi fuori
option-double_game = Sconfitta doppia

value-on = sì
value-off = no
value-pack = { $value } carte
value-direction = { $value ->
    [left] a sinistra (senso orario)
   *[right] a destra (senso antiorario)
}
value-redeal = { $value ->
    [kings] tre o quattro re
    [equal] tre o quattro carte uguali
   *[aces] un asso
}
value-choice = { $value ->
    [equal-first] prima la carta uguale
    [fewest] meno carte possibile
   *[free] sceglie chi gioca
}
value-ace = { $value ->
    [sweep] prende tutto, e fa scopa
    [no-sweep] prende tutto, senza far scopa
   *[ordinary] è una carta come le altre
}
value-leftover = { $value ->
    [last-deal] a chi ha preso per ultimo nell’ultima distribuzione
   *[last-capture] a chi ha preso per ultimo
}
value-primiera-scale = { $value ->
    [halves] i numeri, asso 5½, figure ½
    [panicale] i numeri, asso 5½, figure 0
    [settanta] 21, 18, 16 …, senza figure
    [hurrikan] 21, 18, 16 …, re 10, donna 9, fante 8
   *[standard] 21, 18, 16 …, figure 10
}
value-primiera-missing_suit = { $value ->
    [compared] si confronta quello che c’è
   *[loses] niente primiera
}
value-declarations = { $value ->
    [bazzica] bazzica (3, 10)
    [sbarazzina] sbarazzina (2 o 3, 7)
   *[none] nessuna
}
