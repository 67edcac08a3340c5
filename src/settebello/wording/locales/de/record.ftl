# Eine Partie mit Anmerkungen: was jeder Zug getan hat.
#
# $name ist ein Spieler, $side ein Spieler oder ein Team; Karten stehen in Worten; $idiom ist scopa, chkobba oder
# hurrikan.

note-deals = { $name } gibt.
note-deal = Verteilung { $deal } von { $deals }.
note-new-deal = Mit diesen ersten Tischkarten wird neu gegeben: Es wird neu gemischt.
note-four-equal = Die ersten Tischkarten sind vier gleiche: Die Partei des Gebers, { $side }, gewinnt das Spiel.
note-misdeals = Einmal zu oft müsste neu gegeben werden: Die Partei des Gebers, { $side }, verliert das Spiel.
note-lay = legt ab: { $card }
note-keep = behält: { $card }
note-place = legt auf den Tisch: { $card }
note-declare = meldet und zeigt { $cards }
note-matta = Die Matta ({ $matta }) gilt als { $card }, bis sie genommen wird.
note-declared = Die Meldung zählt: { points-worth } für { $side }.
note-declared-equal = Die Meldungen sind gleich: Niemand bekommt Punkte.
note-steal = Der Stapel von { $side } geht mit: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
note-dealt = Die Blätter, wie sie gegeben sind, bringen { points-worth } für { $side }.
note-sweep = { sweep-call }
note-fall = Das nimmt die gerade hingelegte Karte: { points-worth }.
note-fall-back = Das nimmt zurück, was gerade gewonnen war: { points-worth }.
note-one-suit = Alles aus einer Farbe: { points-worth }.
note-many = Drei Karten oder mehr: { points-worth }.
note-sweep-points = Die Scopa zählt nach ihrer Karte: { points-worth }.
note-last-card = Der Tisch ist leer, aber die letzte Karte einer Runde ist nie eine Scopa.
note-ace-no-sweep = Der Tisch ist leer, aber was ein Ass nimmt, ist nie eine Scopa.
note-ace-takes-all = Das Ass nimmt alles.
note-fifteen = Zusammen machen sie fünfzehn.
note-left = Sie hätte etwas nehmen können, musste aber nicht.
note-leftover = Zuletzt genommen: { $side }. Was auf dem Tisch liegt, geht dorthin: { $cards }.
note-leftover-nobody = Was auf dem Tisch liegt, geht an niemanden: { $cards }.
note-dealer-captured = Wegen ihrer Summe gehen die ersten Tischkarten an die Partei des Gebers, { $side }: { $cards }.
