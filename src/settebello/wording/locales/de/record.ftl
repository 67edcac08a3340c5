# Eine Partie mit Anmerkungen: was jeder Zug getan hat.
#
# $name ist ein Spieler, $side ein Spieler oder ein Team; Karten stehen in Worten; $idiom ist scopa, chkobba oder
# hurrikan.

note-deals = { $name } gibt.
note-deal = Verteilung { $deal } von { $deals }.
note-new-deal = Die ersten Tischkarten verlangen ein neues Geben: Es wird neu gemischt.
note-lay = legt ab: { $card }
note-keep = behält: { $card }
note-place = legt auf den Tisch: { $card }
note-declare = meldet und zeigt { $cards }
note-declared = Die Meldung zählt: { points-worth } für { $side }.
note-declared-equal = Die Meldungen sind gleich: Niemand schreibt.
note-sweep = { $idiom ->
    [chkobba] Chkobba!
    [hurrikan] Hurrikan!
   *[scopa] Scopa!
}
note-last-card = Der Tisch ist leer, aber die letzte Karte einer Runde macht keine Scopa.
note-ace-no-sweep = Der Tisch ist leer, aber kein Fang eines Asses ist eine Scopa.
note-ace-takes-all = Das Ass nimmt alles.
note-fifteen = Zusammen machen sie fünfzehn.
note-left = Sie hätte etwas nehmen können und muss nicht.
note-leftover = Letzter Fang: { $side }. Was auf dem Tisch liegt, geht dorthin: { $cards }.
note-leftover-nobody = Was auf dem Tisch liegt, geht an niemanden: { $cards }.
