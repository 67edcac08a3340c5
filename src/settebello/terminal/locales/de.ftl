# Das Programm für das Terminal.
#
# $name ist ein Spieler, $side ein Spieler oder ein Team; $who ist me, mine (mein Team) oder other.

## Namen

you = Du
partner = Partner
dealer = Geber
figure = { $rank ->
    [1] A
    [8] B
    [9] { $pack ->
        [french] D
       *[latin] R
    }
    [10] K
   *[2] {""}
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}

## Was geschieht

round-opens = { $who ->
    [me] Runde { $round }. Du gibst.
   *[other] Runde { $round }. { $name } gibt.
}
round-resumes = Runde { $round } geht weiter.
log-play = { $name }: { $action }.
log-sweep = { $name }: { $action }. { sweep-call }
log-keep = { $who ->
    [me] Du behältst die Karte.
   *[other] { $name } behält die Karte.
}
log-place = { $who ->
    [me] Du legst auf den Tisch: { $card }.
   *[other] { $name } legt auf den Tisch: { $card }.
}
log-declare = { $who ->
    [me] Du meldest und zeigst { $cards }.
   *[other] { $name } meldet und zeigt { $cards }.
}
log-pass = { $who ->
    [me] Du passt.
   *[other] { $name } passt.
}
log-claim = { $who ->
    [me] Du meldest dich aus.
   *[other] { $name } meldet sich aus.
}
log-declared = Die Meldung zählt: { points } für { $side }.
log-new-deal = Mit diesen Tischkarten wird neu gegeben: Es wird noch einmal gemischt.
log-next-deal = { $count ->
    [one] 1 neue Karte für jeden.
   *[other] { $count } neue Karten für jeden.
}
log-leftover = Zuletzt genommen: { $side }. Was auf dem Tisch bleibt, geht dorthin: { $cards }.
log-leftover-nobody = Was auf dem Tisch bleibt, geht an niemanden: { $cards }.
log-dealer-captured = { $who ->
    [me] Du hast gegeben und nimmst die ersten Tischkarten wegen ihrer Summe ({ $cards }).
   *[other] { $name } hat gegeben und nimmt die ersten Tischkarten wegen ihrer Summe ({ $cards }).
} { $sweeps ->
    [1] { sweep-call }
    [2] { sweep-call } { sweep-call }
   *[3] { sweep-call } { sweep-call } { sweep-call }
}
log-trouble = Das Spiel konnte nicht gespeichert werden: { $reason }. Es geht weiter; nach der nächsten Karte wird es wieder versucht.

## Die Lage in Worten

at-game = { $length ->
    [0] { $title }: { $seats } Spieler, { points } zum Sieg.
   *[other] { $title }: { $seats } Spieler, { $length } Runden.
}
at-team = Dein Team: { $names }. Die anderen: { $others }.
at-against = Gegen { $names }.
at-round = Runde { $round }, Verteilung { $deal } von { $deals }. { $who ->
    [me] Du hast gegeben.
   *[other] { $name } hat gegeben.
}
at-table = Auf dem Tisch: { $cards }.
at-table-empty = Der Tisch ist leer.
at-hand = Deine Karten: { $cards }.
at-drawn = Die Karte, die du gezogen hast und die nur du siehst: { $card }.
at-held = { $name } hat { cards }.
at-shown = { $name } hat { $cards } gezeigt.
at-pile = { $side }: { points } im Spiel; Stapel: { cards }, { sweeps-name }: { $sweeps }.
at-top = { $side }, obenauf: { $card }.
pile-top = obenauf: { $card }
at-stock = Talon: { cards }.

## Entscheiden

your-turn = Du bist dran.
your-card = Du bist dran: { $hint }
turn-of = { $name } spielt…
announce = { $name }: { $action }
hint-choose = Zahl oder Pfeiltasten wählen eine Karte, Enter spielt sie.
hint-lay = { $card } ablegen
hint-several = { $card }: { $count } Möglichkeiten, Enter zum Wählen
hint-sentence = Tipp: { $action }; { $why }.
hint-wait = Einen Moment, der Tipp kommt …
hint-why = { $reason ->
    [only] etwas anderes geht nicht
    [keep] eine Karte auf der Hand nutzt du, wann es dir passt
    [place] auf dem Tisch ist sie mehr wert
    [declare] es bringt Punkte und kostet nur einen Blick auf deine Karten
    [pass] es gibt nichts zu zeigen
    [scores] das bringt sofort Punkte
    [steal] es nimmt einen ganzen Stapel
    [sweep] es nimmt den ganzen Tisch, und das zählt
    [settebello] es bringt dir { $cards }, das ist ein Punkt
    [king] es bringt dir { $cards }, das ist ein Punkt
    [honours] es bringt dir { $cards }, und das zählt
    [sevens] es nimmt { $cards }, und Siebenen zählen am meisten
    [coins] { $count ->
        [one] es nimmt eine Karte der Farbe { $suit }
       *[other] es nimmt { $count } Karten der Farbe { $suit }
    }
    [safe] danach kann keine einzelne Karte den Tisch leeren
    [least] es gibt den anderen am wenigsten
    [ahead] anders bekämst du jetzt mehr, aber das hier bringt später mehr ein
    [nothing] es nimmt nichts und bringt also keine Punkte
    [bait] der Nächste muss vielleicht den Tisch leeren
    [little] es nimmt möglichst wenig, was zählt
   *[cards] { $count ->
        [one] es nimmt { $count } Karte
       *[other] es nimmt { $count } Karten
    }
}
hint-safe = { $why }, und es lässt keine Scopa zu
limit-equal = eine gleiche Karte muss zuerst genommen werden
limit-fewest = so wenige Karten wie möglich müssen genommen werden
choose-capture = { $card }: Was nimmt sie?
choose-other = { $phase ->
    [cut] Gezogen: { $card }. Behalten?
    [declare] Dein Blatt melden?
    [nothing] Du hast nichts zu melden.
   *[other] Was tust du?
}
choice-take = nimmt { $cards }
choice-take-itself = geht auf deinen Stapel
with-pile = { $action }, { $who ->
    [me] mit deinem Stapel
   *[other] mit dem Stapel von { $side }
} ({ cards })
choice-lay = auf den Tisch legen
choice-keep = die Karte behalten
choice-place = die Karte auf den Tisch legen
choice-declare = melden und das Blatt zeigen
choice-pass = passen
option = { $number }: { $action } ({ $text })

## Die Wertung

score-title = Runde { $round }: die Wertung
score-entry = { $side } { $points } ({ $why })
score-entries = { $first }; { $last }
score-round = Diese Runde
score-certain = Sicher in dieser Runde
score-claim-title = Runde { $round }: das Ausmelden
score-total = Gesamt
score-target = { $length ->
    [0] { points } zum Sieg.
   *[other] Gespielt werden { $length } Runden.
}
score-tally = { $label }: { $entries }.
score-side = { $side } { $points }
score-by-round = { $side }, Runde für Runde, mit dem Stand in Klammern: { $points }.
pad-title = Runden

## Das Ende

won = { $who ->
    [me] Du gewinnst das Spiel, { $totals }.
    [mine] { $side }: Ihr gewinnt das Spiel, { $totals }.
   *[other] Das Spiel geht an { $side }, { $totals }.
}
won-shared = Geteilter Sieg: { $side }, { $totals }.
won-outright = Die ganze Farbe gewinnt sofort, unabhängig vom Punktestand.
won-as-dealt = Das Geben entscheidet das Spiel, unabhängig vom Punktestand.
won-shut-out = Wer alle Karten nimmt, gewinnt sofort, unabhängig vom Punktestand.
won-winning-set = Wer alle Gewinnkarten einer Gruppe hat, gewinnt sofort, unabhängig vom Punktestand.
won-double = Die Niederlage zählt doppelt.
claim-right = Es stimmt: { $side } { $points }, { $target } zum Sieg.
claim-wrong = Es stimmt nicht: { $side } { $points }, { $target } zum Sieg.
claim-certain = { $side }, sicher in dieser Runde: { sweeps-name } { $sweeps }{ $declares ->
    [on] , Meldungen { $declared }
   *[off] {""}
}{ $takes ->
    [on] , Nehmen { $captured }
   *[off] {""}
}, Stapel { $piles }.
claim-others = Unter den anderen gewinnt der beste Stand; von dieser Runde zählt nur, was sofort Punkte gab.
claim-right-suit = Es stimmt: { $side } hat die ganze Farbe.
claim-right-set = Es stimmt: { $side } hat alle Gewinnkarten einer Gruppe.
next-round = Enter: nächste Runde
again = Enter: noch ein Spiel · q: beenden
no-rematch = Eingabe: schließen
again-online = Enter: noch ein Spiel · k: dauerhafter Link · q: beenden
again-plain = Noch ein Spiel? Antworte mit „j“ oder „n“.
permanent-link-plain = „behalten“: Der Server behält dieses Spiel, mit einem dauerhaften Link.
permanent-link = Dauerhafter Link: { $link }
permanent-link-detail = Wer diesen Link hat, kann das ganze Spiel ansehen, mit den Namen, bis jemand vom Tisch das Spiel löscht.
take-down-key = k: das Spiel löschen
take-down-plain = „löschen“: das Spiel löschen.
take-down-title = Dieses Spiel löschen?
take-down-sentence = Der Link gilt dann für niemanden mehr, und nur du kannst einen neuen anlegen.
game-down = Das Spiel ist gelöscht.
word-keep = behalten
word-take-down = löschen

## Tasten und Fenster

foot = 1–9 ←→ Enter spielt · ? Regeln · q beenden
foot-choose = 1–9 ↑↓ Enter wählt
foot-cancel = 1–9 ↑↓ Enter wählt · Esc zurück
foot-skip = eine Taste: schneller
foot-score = ↑↓ blättern · ? Regeln · q beenden
foot-close = ↑↓ blättern · Esc zurück
foot-claim = c ausmelden
foot-hint = h Tipp
rules-title = Die Regeln: { $title }
rules-in-brief = Kurz gesagt
log-title = Was geschah
table-title = Tisch
stock = Talon: { $count }
declared = gemeldet { $points }
top-narrow = { $length ->
    [0] { $title } bis { $target } · { $entries }
   *[other] { $title } · { $entries }
}
top = { $length ->
    [0] { $title } bis { $target } · Runde { $round }, Verteilung { $deal } von { $deals }
   *[other] { $title } · Runde { $round } von { $length }, Verteilung { $deal } von { $deals }
}
quit-title = Das Spiel verlassen?
quit-saved = Es bleibt in { $path } und kann von dort weitergehen.
quit-unsaved = Was gespielt wurde, wird in einer Datei gespeichert.
quit-over = Dieses Spiel ist zu Ende.
quit-yes = j  verlassen
quit-no = n  weiterspielen
claim-title = Ausmelden?
claim-sentence = Damit sagst du, dass deine Partei schon sicher { $target } { $target ->
    [one] Punkt
   *[other] Punkte
} hat. Stimmt das nicht, ist die Partie verloren.
claim-yes = j  ausmelden
claim-no = n  weiterspielen
claim-plain = Damit sagst du, dass deine Partei schon sicher { $target } { $target ->
    [one] Punkt
   *[other] Punkte
} hat; stimmt das nicht, ist die Partie verloren. Ausmelden? Antworte mit „j“ oder „n“.

## Zeile für Zeile

plain-hello = Antworte mit einer Zahl oder einem Zug wie 7D oder 9Cx4S5B; ? für Hilfe, ende zum Verlassen.
plain-prompt = >
plain-help = Eine Zahl wählt aus der Liste. Ein Zug nennt die Karte und nach x, was sie nimmt: { $pack ->
    [french] 7D spielt die Karo-Sieben, 9Cx4S5B nimmt mit der Herz-Dame die Pik-Vier und die Kreuz-Fünf.
   *[latin] 7D spielt die Münz-Sieben, 9Cx4S5B nimmt mit dem Kelch-Reiter die Schwert-Vier und die Stab-Fünf.
} Farben: { $suits }.
plain-help-words = Wörter: „tisch“ (noch einmal die Lage), „tipp“, „regeln“, „punkte“, „ende“, ?.
plain-suits = D { $d }, C { $c }, S { $s }, B { $b }
plain-claim = „ausmelden“: Deine Partei hat schon die Punkte zum Sieg; stimmt das nicht, ist die Partie verloren
plain-enter-number = Auswahl { $number } gibt es nicht: Antworte mit { $count ->
    [1] 1
   *[other] 1 bis { $count }
}.
plain-not-now = { $action } kann jetzt nicht gespielt werden: Antworte mit { $count ->
    [1] 1
   *[other] 1 bis { $count }
} oder mit ? für Hilfe.
plain-several = { $card } kann auf mehrere Arten nehmen: { $actions }.
plain-not-understood = „{ $text }“ ist keine Antwort: Gib { $count ->
    [1] 1
   *[other] eine Zahl von 1 bis { $count }
}, einen Zug wie { $example } oder ? für Hilfe ein.
plain-yes-no = „{ $text }“ ist keine Antwort: Antworte mit „j“ oder „n“.
word-table = tisch
word-rules = regeln
word-score = punkte
word-quit = ende
word-claim = ausmelden
word-hint = tipp
word-yes = j
word-no = n

## Ein Tisch auf einem Server

your-name = Wie heißt du am Tisch?
at-watching = Du siehst { $names } zu.
stand-in = wird vertreten
away = nicht da
room-open = frei
room-seat = { $number }. { $name }{ $host ->
    [yes] {" "}(Gastgeber)
   *[no] {""}
}: { $standing ->
    [open] frei für alle mit dem Link
    [player] Computer ({ $player })
    [away] gerade nicht da
    [stand-in] nicht da, der Computer spielt
    [playing] am Tisch
    [ready] bereit
   *[here] noch nicht bereit
}
room-program = Programm
room-rating = Wertung { $rating } ({ $low } bis { $high })
rating-change = Deine Wertung: { $before } → { $after } ({ $change })
room-forfeited = Die anderen sind gegangen: Du hast dieses gewertete Spiel gewonnen.
room-forfeit = Dieses gewertete Spiel ist entschieden: Deine Seite hat es verlassen und verloren.
room-link = { $code ->
    [none] Wer diesen Link hat, kann sich setzen: { $link }
   *[other] Wer diesen Link hat, kann sich setzen: { $link } (Code { $code })
}
room-terms = Bis { $target } · { $clock ->
    [none] ohne Zeitgrenze
   *[other] { $clock } je Zug
} · für Abwesende übernimmt der Computer nach { $grace }
room-rated = Gewertet: Das Ergebnis ändert die Wertung beider Seiten. Wer geht oder am Ende fehlt, hat verloren.
room-watch = Du siehst zu. Es geht los, wenn alle bereit sind.
room-start = s: anfangen; der Computer besetzt die freien Plätze.
room-be-ready = r: Ich bin bereit.
room-wait = Du bist bereit. Es geht los, wenn alle es sind.
room-sat = { $name } setzt sich.
room-left = { $name } hat den Tisch verlassen.
room-here = { $name } ist da.
room-away = { $name } ist nicht da.
room-stand-in = { $name } ist nicht da: Bis zur Rückkehr spielt der Computer.
room-back = { $name } ist wieder da.
room-ready = { $name } ist bereit.
room-not-ready = { $name } ist nicht mehr bereit.
room-rematch = Eine Revanche ist gewünscht.
room-host = { $who ->
    [me] Du bist jetzt Gastgeber.
   *[other] { $name } ist jetzt Gastgeber.
}
room-devices = Dein Platz ist auch an einem anderen Bildschirm offen: beide zeigen dasselbe Spiel.
seat-swap = Den Platz mit { $name } tauschen
seat-sit = Sich hierher setzen
seat-host = { $name } zum Gastgeber machen
seat-send-away = { $name } entfernen
seat-open = Platz für Mitspieler freigeben
seat-fill = { $player } (Computer) hierher setzen
seat-for-good = { $player } bis zum Ende für { $name } spielen lassen
seat-mute = { $name } stumm schalten
seat-hear = { $name } wieder hören
seat-block = { $name } blockieren
seat-unblock = { $name } freigeben
seat-blocked = Du triffst { $name } nicht mehr an Tischen. Für diesen gilt das noch nicht.
seat-unblocked = { $name } ist nicht mehr blockiert.
seat-report = { $name } melden
seat-report-sure = Der Betreiber dieses Servers erfährt beide Namen, den Tisch und was { $name } hier gesagt hat. { $name } erfährt nichts davon.
report-sent = Danke. Der Betreiber dieses Servers kann deine Meldung jetzt lesen.
table-close = Den Tisch für alle schließen
table-close-sure = Das Spiel endet für alle, und an diesem Tisch wird nicht mehr gespielt.
sure-yes = j  ja
sure-no = n  nein
seat-nothing = An Platz { $seat } kannst du jetzt nichts ändern.
seat-which = Welcher Platz? Antworte „platz“ und eine Zahl von 1 bis { $count }.
seat-what = Platz { $seat }: Antworte „platz { $seat }“ und eine Zahl von 1 bis { $count }:
people-title = Wer am Tisch sitzt
time-left = noch { $time }
days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
time-plain-long = Du hast noch { $time }.
time-plain = { $seconds ->
    [one] Du hast { $seconds } Sekunde.
   *[other] Du hast { $seconds } Sekunden.
}
said = { $name } { $who ->
    [me] sagst: { $words }
   *[other] sagt: { $words }
}
phrase-title = Was sagst du?
line-broken = Verbindung verloren; neuer Versuch läuft, nichts geht verloren.
line-open = Die Verbindung steht wieder.
put-off = Der Server kann gerade nichts speichern; dein Zug wird von selbst noch einmal gesendet, und nichts geht verloren.
quit-watching = Das Spiel geht ohne dich weiter.
quit-waiting = Dein Platz wird wieder frei.
quit-online = Der Computer spielt für dich, bis du mit deinem Link zurückkommst.
come-back = Der Platz bleibt deiner, und der Computer spielt dort, bis du zurückkommst mit: settebello play --join '{ $link }'
foot-waiting = r bereit · 1–6 ein Platz · p sagen · ? Regeln · q beenden
foot-waiting-host = r bereit · s anfangen · 1–6 ein Platz · p sagen · ? Regeln · q beenden
foot-people = w wer
foot-phrase = p sagen
next-plain = Enter: nächste Runde.
room-plain = Antworte „bereit“ oder „warten“. Weitere Wörter: „sag“ (etwas sagen), „platz“ (Plätze ändern), „wer“, „regeln“, „ende“.
room-plain-host = Antworte „anfangen“, oder „bereit“ und warte auf die anderen. Weitere Wörter: „sag“ (etwas sagen), „platz“ (Plätze ändern), „wer“, „regeln“, „ende“.
room-plain-word = „{ $text }“ ist keine Antwort. Möglich sind: „bereit“, „warten“, „sag“, „platz“, „wer“, „regeln“, „ende“.
room-plain-word-host = „{ $text }“ ist keine Antwort. Möglich sind: „bereit“, „warten“, „anfangen“, „sag“, „platz“, „wer“, „regeln“, „ende“.
plain-wait = „{ $text }“ muss warten: Du bist nicht dran. Wörter: tisch, punkte, sag, wer, regeln, ende, ?.
plain-help-company = An diesem Tisch auch: „sag“ (etwas zu den anderen), „platz“ (eine Zahl: was du an diesem Platz ändern kannst), „wer“ (wer da ist).
say-plain = Was sagen? Antworte „sag“ und eine Zahl von 1 bis { $count }:
word-ready = bereit
word-wait = warten
word-start = anfangen
word-who = wer
word-seat = platz
word-say = sag
promise = { $result ->
    [held] Ehrlich gemischt: Dein Gerät war beteiligt, also kann niemand die Karten ausgesucht haben.
    [elsewhere] Das Mischen passt zur Mitschrift. Beteiligt war ein anderes Gerät auf deinem Platz, oder dieses vor einem Neustart.
    [others] Das Mischen passt zu den Zahlen der Geräte. Dein Gerät war nicht beteiligt.
    [watched] Das Mischen passt zu den Zahlen der Geräte. Du hast nur zugesehen.
    [nobody] Das Mischen passt zur Mitschrift, aber kein Gerät war beteiligt: Nichts zeigt, dass der Server die Karten nicht ausgesucht hat.
    [practice] Die Karten dieser Runde stammen aus einem anderen Spiel: Über ihr Mischen ist nichts bewiesen.
   *[none] Für dieses Mischen war nichts versprochen.
}{ $aborted ->
    [0] {""}
    [one] {" "}In diesem Spiel wurde ein Mischen abgebrochen; es steht in der Mitschrift.
   *[other] {" "}In diesem Spiel wurde das Mischen { $aborted }-mal abgebrochen; alles steht in der Mitschrift.
}
promise-broken-now = Ein Versprechen beim Mischen wurde gebrochen: { $problem }. Das Spiel geht weiter.
promise-broken = Ein Versprechen beim Mischen wurde gebrochen: { $problem }.
promise-broken-before = Ein Versprechen beim Mischen wurde schon früher in diesem Spiel gebrochen.
promise-kept = { $record ->
    [none] Die Beweise, also was dieses Gerät gesehen hat, sind in { $path }.
   *[other] Die Beweise sind in { $path }, und die Mitschrift ist in { $record }. So vergleichst du sie: settebello verify --evidence '{ $path }' '{ $record }'
}
promise-not-kept = Die Beweise konnten nicht gespeichert werden: { $reason }.
promise-unchecked = Das Mischen lässt sich jetzt nicht prüfen: { $reason }.
promise-not-told = Das Mischen lässt sich nicht prüfen: Der Server zeigt diese Runde nicht in der Mitschrift.
room-acting = { $who ->
    [me] Der Gastgeber ist weg, und du vertrittst ihn: Du kannst das Spiel beginnen, und der Computer spielt für ihn, bis er wieder da ist.
   *[other] Der Gastgeber ist weg, und { $name } vertritt ihn.
}
room-removed = Entfernt und nicht wieder hereingelassen: { $names }.
seat-admit = { $name } wieder hereinlassen
seat-renew = Deinen Link erneuern
seat-renew-sure = Dein geheimer Link wird durch einen neuen ersetzt. Der alte gilt nicht mehr, und deine anderen Geräte werden abgemeldet.
renewed = Dein Link ist neu, und der alte gilt nicht mehr. Zurück geht es mit: settebello play --join '{ $link }'
device-away = { $name } abmelden, seit { $time } auf deinem Platz
device-away-sure = Wer deinen geheimen Link hat, kann damit zurückkommen. Erneuere den Link, um das zu verhindern.
device-other = Ein anderes Gerät
device-terminal = Ein anderes Terminal

## Dateien, und Verlassen

resumed = Das Spiel in { $path } geht weiter.
kept = Das Spiel liegt in { $path }; mit --save und dieser Datei geht es weiter.
kept-finished = Das Spiel liegt in { $path }.
kept-nowhere = Das Spiel konnte nicht gespeichert werden: { $reason }.
kept-daily = Dein Versuch ist gespeichert; weiter geht es mit: settebello daily --date { $day }
daily-title = Spiel des Tages, { $day }
input-ended = Die Eingabe ist zu Ende. { $kept }
goodbye = Auf Wiedersehen.

## Ein Spiel ansehen

replay-top = { $title } · Runde { $round } von { $rounds } · { $action ->
    [0] das Geben
   *[other] Zug { $action } von { $actions }
}
replay-hand = Auf der Hand von { $name }: { $cards }.
replay-drawn = { $name } entscheidet über die gezogene Karte: { $card }.
replay-turn = { $name } ist an der Reihe.
replay-begins = Hier beginnt die Mitschrift.
replay-ends = Hier endet die Mitschrift.
replay-all-hands = Alle Karten liegen offen.
replay-one-hand = Offen liegen nur die Karten von { $name }.
replay-playing = Läuft von selbst: { $seconds } s je Zug. Leertaste hält an.
replay-stopped = Läuft nicht mehr von selbst.
replay-no-score = Die Wertung ist am Ende einer Runde zu sehen.
replay-round-over = Die Runde ist zu Ende: s zeigt die Wertung.
replay-close = Enter: zurück zum Spiel
replay-foot = ←→ Zug · Leertaste abspielen · a Hände · s Wertung · k Tasten · q beenden
replay-keys-title = Tasten
replay-key-step = ← →: einen Zug zurück oder vor
replay-key-rounds = Bild↑, Bild↓: vorige oder nächste Runde
replay-key-ends = Pos1, Ende: an den Anfang, ans Ende
replay-key-number = 1–9: zu dieser Runde
replay-key-address = g: zu einer Runde und einem Zug
replay-key-play = Leertaste: abspielen oder anhalten
replay-key-pace = + −: schneller oder langsamer
replay-key-hands = a: alle Hände, oder eine nach der anderen
replay-key-score = s: die Wertung, am Ende einer Runde
replay-key-vary = v, Esc: andere Züge probieren; zurück zum Spiel
replay-key-play-on = p: ab hier weiterspielen
replay-key-rules = ?: die Regeln
replay-key-quit = q: beenden
replay-go-title = Wohin?
replay-go-example = Eine Runde wie 3, oder eine Runde und ein Zug wie 3.14
replay-hello = Enter zeigt den nächsten Zug; ? für Hilfe, „ende“ zum Verlassen.
replay-help = Enter oder „weiter“ zeigt den nächsten Zug, „zurück“ den vorigen, „schluss“ geht ans Ende. 3 geht zur Runde 3, und 3.14 zu ihrem Zug 14. „abspielen“ zeigt alles bis zum Ende.
replay-help-words = Wörter: „hände“ (alle Hände; mit einer Zahl nur diese), „tisch“ (noch einmal die Lage), „punkte“, „regeln“, „ende“, ?.
replay-help-variation = „andere“ zählt auf, was hier möglich ist, und „andere 2“ nimmt den zweiten davon, für die Person am Zug; „spiel“ führt zurück zum Spiel.
variation-choose = Ein anderer Zug von { $name }
variation-here = Andere Züge seit { $address }: v geht weiter, Esc führt zurück zum Spiel.
variation-plain = Andere Züge seit { $address }.
variation-over = Hier ist die Runde zu Ende: Geh zurück, um andere Züge zu probieren.
variation-which = Gib eine Zahl von 1 bis { $count } an: „andere 2“.
replay-help-practice = „üben“ spielt ab hier weiter; mit deinem Platz und einer Stufe: „üben 2 maestro“.
practice-title = Übung: { $title }
practice-seat = Dein Platz
practice-level = Stufe der anderen
practice-over = Hier ist das Spiel zu Ende: Geh zurück, um von einem früheren Zug aus weiterzuspielen.
practice-which = Gib deinen Platz an, eine Zahl von 1 bis { $count }, und eine Stufe: „üben 2 maestro“.
replay-word = „{ $text }“ ist kein Befehl: Antworte mit Enter, „weiter“, „zurück“, einer Runde wie 3 oder ? für Hilfe.
replay-which-hand = Wessen Karten? Antworte mit „hände“ und einer Zahl von 1 bis { $count }, oder nur mit „hände“ für alle.
word-next = weiter
word-back = zurück
word-end = schluss
word-play = abspielen
word-try = andere
word-game = spiel
word-practice = üben
word-hands = hände

## Finding opponents

find-looking = Gegner werden gesucht… Strg-C beendet die Suche.
find-found = Gegner sind gefunden.

## Profile

profile-made = { $name } gehört dir auf { $server }.
profile-phrase = Wiederherstellungswörter: { $words }
profile-phrase-keep = Schreib diese zwölf Wörter auf: Sie bringen das Profil auf ein anderes Gerät und werden nur jetzt gezeigt. Wer sie hat, hat das Profil.
profile-type-phrase = Die zwölf Wiederherstellungswörter:
profile-restored = Auf diesem Gerät kannst du jetzt als { $name } auf { $server } spielen.
profile-renamed = Der Name ist jetzt { $name }.
profile-sure = { $name } auf { $server } endgültig löschen, auf allen Geräten? Antworte ja oder nein:
profile-deleted = Das Profil wurde gelöscht.
profile-stays = Es wurde nichts gelöscht.
profile-forgotten = Dieses Gerät hat das Profil vergessen. Auf dem Server bleibt es.
profile-at = { $name } auf { $server }
profile-devices = Geräte: { $count }
profile-blocked = Blockiert: { $names }
profile-rating = { $pool }: Wertung { $rating } ({ $low } bis { $high }). Gewertete Spiele: { $games }, gewonnen: { $won }.
profile-unrated = Noch keine gewerteten Spiele.
friends-none = Noch keine Freunde: Am Ende eines Spiels auf der Seite kannst du die anderen hinzufügen.
friends-here = { $name }: gerade hier.
friends-away = { $name }: gerade nicht hier.
friends-asking = { $name } möchte mit dir befreundet sein.
friends-asked = Du hast { $name } gefragt, ob ihr Freunde sein wollt.
friends-invites = Lädt dich an einen Tisch ein: { $command }
friends-agreed = Du und { $name } seid jetzt befreundet.
friends-removed = { $name } steht nicht mehr in deiner Liste.

# Drills

drill-number = { $number } von { $count }. { $question }
drill-table = Auf dem Tisch: { $cards }.
drill-own-pile = Von deiner Seite genommen: { $cards }.
drill-other-pile = Von den anderen genommen: { $cards }.
drill-hand = Deine Hand: { $cards }.
drill-right = Richtig. { $why }
drill-wrong = Nein: { $answer }. { $why }
drill-result = { $right } von { $count } richtig in { $seconds } s.
drill-best = Dein bestes Ergebnis: { $right } richtig in { $seconds } s.
drill-own-prime = Deine: { $cards }.
drill-other-prime = Die andere: { $cards }.
drill-unclear = „{ $text }“ ist keine Antwort: Gib eine Zahl von 1 bis { $count } ein, oder „ende“.

# Puzzles

puzzle-hello = Finde den besten Zug. Antworte mit einer Nummer oder einem Spielzug; „zeigen“ für die Lösung, „regeln“ für die Regeln des Spiels, „ende“ zum Aufhören.
puzzle-seat = Spieler { $number }
puzzle-task = Was ist der beste Zug?
puzzle-unseen = Noch nicht gesehen: { $cards }.
puzzle-right = Richtig.
puzzle-wrong = Nicht der beste: { $why }. Versuch es noch einmal, oder „zeigen“.
puzzle-none = Du hast alle diese Aufgaben versucht.
word-show = zeigen
puzzle-continuation = Wahrscheinlich, aber nicht sicher, geht es so weiter:
puzzle-standing = Deine Stärke bei Aufgaben: { $rating } ({ $low } bis { $high }). { $solved } von { $tried } gelöst, { $streak } in Folge.
