# Alle Wörter der Seite. Die Namen der Karten und Farben kommen aus den Wörtern des Servers.

product = Settebello
page-title = { $page } · Settebello
cards-count = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
card-the = { $rank ->
    [1] das { card }
    [8] den { card }n
    [9] { $pack ->
        [french] die { card }
       *[latin] den { card }
    }
    [10] den { card }
   *[other] die { card }
}
suit-none = ohne { suit-name }

## Die Startseite

tagline = Scopa, das italienische Kartenspiel, und seine ganze Familie
play-now = Spielen
play-now-detail = { $game } gegen den Computer
opening = Der Tisch wird geöffnet …
learn = Spielen lernen
daily = Spiel des Tages
house-rules = Hausregeln
your-games = Deine Spiele
pad-title = Punkteblock
pad-invitation = Du spielst mit echten Karten? Schreib hier die Punkte auf.
drills-title = Übungen
drills-invitation = Kleine Fragen, die den Blick schulen.
rules-invitation = Ändere, was an deinem Tisch anders gespielt wird.
more-title = Außerdem
puzzles-title = Aufgaben
language = Sprache
continue-title = Weiterspielen
continue-score = { $score }, gespielt bis { $target }
continue-with = mit { $names }
player-level = { $name } ({ $title })
was-to-play = { $name } war am Zug
is-to-play = { $name } ist am Zug
waiting-for-players = Wartet auf Mitspieler
remove-game = { $title } aus dieser Liste nehmen
games-title = Wähle ein Spiel
games-search = Ein Spiel nach Name oder Ort suchen
games-place = Woher die Spiele kommen
games-anywhere = Überall
games-families = Spielfamilien
games-none = So heißt hier kein Spiel. Versuche es mit einem Ort, oder sieh die Liste durch.
group-basic = Das Grundspiel
group-ace = Das Ass nimmt alles
group-fifteen = Fünfzehn machen
group-lines = Mehr Punkte
group-declarations = Meldungen
group-scopone = Scopone
group-escoba = Spanien und Lateinamerika
group-abroad = Außerhalb Italiens
group-all = Alle Spiele
group-mine = Deine Hausregeln
group-presets = Hausregeln mit Namen
group-detail = { $name ->
    [basic] Scopa, wie man es fast überall in Italien spielt, und die nächsten Verwandten.
    [ace] Ein Ass nimmt alles, was auf dem Tisch liegt.
    [fifteen] Eine Karte nimmt die, mit denen sie fünfzehn ergibt.
    [lines] Scopa mit weiteren Punkten: für einen König, eine Folge von Münzen oder die Art, wie man nimmt.
    [declarations] Bestimmte Blätter zeigt man vor dem Spiel für Punkte.
    [scopone] Zu viert in Paaren: Alle Karten werden auf einmal gegeben.
    [escoba] Escoba und ihre Verwandten, dazu Cuarenta.
    [abroad] Verwandte aus Korsika, Nordafrika, Deutschland und Venezuela.
    [mine] Die Regeln, die du in diesem Browser gespeichert hast.
   *[presets] Die Regeln einer Stadt, eines Vereins oder eines Buchs.
}
words-title = Was bedeuten die Wörter?
word = { $word ->
    [sweep] Scopa
    [settebello] Settebello
    [primiera] Primiera
    [settanta] Settanta
    [declare] Melden
   *[redeal] Neu geben
}
word-means = { $word ->
    [sweep] du nimmst alle Karten vom Tisch, das zählt einen Punkt
    [settebello] die Sieben der Münzen, ein Punkt für den, der sie nimmt
    [primiera] ein Punkt für die besten vier Karten, eine je Farbe: zuerst Siebenen, dann Sechsen und Asse
    [settanta] eine andere Zählung der Primiera
    [declare] das Blatt vor dem Spiel für Punkte zeigen
   *[redeal] wegen der ersten Tischkarten wird neu gegeben, bei Scopa wegen drei oder mehr Königen
}
seats-short = { $counts } Spieler
set-up = Vorbereiten: { $title }
seats-title = Spieler
level-title = Gegner
level-of = Platz { $n }
level-all = Alle Plätze
level-mixed = verschiedene Spieler
level-opponent = Gegner
level-partner = Partner
level-others = Andere Spieler
target-title = Punkte zum Sieg
deal = Dieses Spiel spielen
read-rules = Regeln lesen
rules-in-brief = Kurz gesagt
rules-contents = Inhalt
see-rule = Zur Regel
change-rules = Regeln ändern
field-needed = Bitte ausfüllen.
no-server = Der Server antwortet nicht. Sieh nach, ob er läuft und ob du verbunden bist, und versuche es noch einmal.
no-game = Das Spiel läuft in diesem Tab gerade nicht.
language-failed = { $name } ließ sich nicht laden: Die Sprache wurde hier noch nie benutzt, und der Server ist nicht zu erreichen. Die Seite bleibt, wie sie ist.
translated-page = Der Browser übersetzt diese Seite. Settebello selbst spricht sechs Sprachen; wähle eine und schalte die Übersetzung aus:
offline = Der Server ist nicht zu erreichen. Die Lektion, die Regeln der Spiele, deine Spiele zum Ansehen und die Statistik funktionieren auch ohne ihn; spielen und analysieren kannst du wieder, sobald er zu erreichen ist.
try-again = Noch einmal versuchen

## Hausregeln

rules-title = Hausregeln
rules-lead = Geh von einem Spiel aus und ändere, was an deinem Tisch anders gespielt wird. Das Regelblatt passt sich an.
rules-base = Ausgehen von
rules-seats = Spieler
rules-changes = { $n ->
    [0] Nichts geändert
    [one] { $n } Änderung
   *[other] { $n } Änderungen
}
rules-options = Optionen
rules-changed = geändert
rules-undo = Wie in { $game }
rules-undo-all = Alle Änderungen zurücknehmen
rules-undo-last = Letzte Änderung zurücknehmen
rules-problem = Diese Regeln passen nicht zusammen
rules-problem-detail = Zu sehen sind noch die letzten, die zusammenpassen.
rules-if-on = Falls an: { $rule }
rules-hands-hint = Karten je Spieler bei jedem Geben, mit Kommas getrennt; eine einzige Zahl gilt für jedes Geben.
rules-fall-hint = Punkte für das erste Mal in einer Kette, dann für das zweite und dritte, mit Kommas getrennt, etwa 1,5,10; „never“ für keine.
rules-honours-hint = Karten mit ihren Punkten, etwa 8S:1 2S:1 (Bube und Zwei der Schwerter, je ein Punkt); D, C, S, B sind Münzen, Kelche, Schwerter, Stäbe. „never“ für keine.
rules-wins-hint = Karten, die zusammen das Spiel gewinnen, mit + dazwischen und Kommas zwischen den Gruppen, etwa 1D+2D+3D,1D+7D; D, C, S, B sind Münzen, Kelche, Schwerter, Stäbe. „never“ für keine.
rules-sheet = Die Regeln
rules-sources = Zeigen, woher jede Regel kommt
rules-keep = Speichern, teilen, öffnen
rules-name = Name
rules-name-example = Sonntags bei Oma
rules-save = Speichern
rules-saved = Gespeichert als „{ $name }“.
rules-delete = „{ $name }“ löschen
rules-mine = In diesem Browser gespeichert
rules-share = Link kopieren
rules-shared = Der Link ist kopiert: Wer ihn öffnet, sieht diese Regeln.
rules-share-by-hand = Kopiere diesen Link:
rules-download = Als Datei herunterladen
rules-upload = Datei öffnen
rules-play = Mit diesen Regeln spielen
rules-go-to-sheet = Regeln ansehen
rules-unnamed = { $game }, Hausregeln
rules-newer = { $n ->
    [one] Diese Fassung kennt eine Einstellung nicht: { $names }. Sie stammt vielleicht aus einer neueren Fassung und wurde weggelassen.
   *[other] Diese Fassung kennt einige Einstellungen nicht: { $names }. Sie stammen vielleicht aus einer neueren Fassung und wurden weggelassen.
}
rules-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht: Der Link stammt vielleicht aus einer neueren Fassung. Hier ist stattdessen das Grundspiel.
rules-bad-file = „{ $file }“ lässt sich nicht als Hausregeln lesen: { $why }

## Deine Spiele

yours-title = Deine Spiele
yours-statistics = Deine Ergebnisse in Zahlen
yours-name = Dein Name
yours-name-long = Ein Name hat 1 bis { $most } Zeichen.
yours-result = { $result ->
    [won] Gewonnen
    [lost] Verloren
   *[open] Unbeendet
}
yours-against = gegen { $names }
date-unknown = Datum unbekannt
yours-record-missing = Der Server hat keine Mitschrift dieses Spiels mehr.
permanent-link = Dauerhafter Link
permanent-link-short = Link
permanent-link-of = Dauerhafter Link zu { $title }, { $date }
permanent-link-detail = Wer diesen Link hat, kann das ganze Spiel ansehen, mit den Namen. Er gilt auch, wenn es den Tisch nicht mehr gibt, bis jemand vom Tisch das Spiel löscht.
permanent-link-copy = Dauerhaften Link kopieren
take-down = Löschen
game-down-sure = Dieses Spiel löschen? Der Link gilt dann für niemanden mehr, und nur du kannst einen neuen anlegen.
game-down = Das Spiel ist gelöscht.
yours-more = { $n } weitere zeigen

## Was dieser Browser aufbewahrt

storage-forbidden = Dieser Browser lässt die Seite nichts aufbewahren. Du kannst spielen, aber wenn du die Seite schließt, sind deine Spiele nicht mehr zu finden: Erlaube Websitedaten für diese Seite, um das zu ändern.
storage-full = Dieser Browser hat keinen Platz mehr für diese Seite. Du kannst spielen, aber dieses Spiel ist später vielleicht nicht zu finden: Lösche beendete Spiele unter „Deine Spiele“.

## Leute und Karten

you = Du
side-name = { $first } und { $last }

## Der Tisch

your-hand = Deine Karten
on-the-table = Auf dem Tisch
empty-table = Der Tisch ist leer
opponent-hand = { $n ->
    [one] { $name } hat { $n } Karte
   *[other] { $name } hat { $n } Karten
}
pile = { $name }: { cards-count } im Stapel, { sweep-count }
stock = Talon: { cards-count }
stock-word = Talon
taken-word = Stapel
deals = { $you ->
    [on] Du gibst
   *[off] { $name } gibt
}
dealer = gibt
your-turn = Du bist am Zug
your-turn-no-ace = Du bist am Zug: noch kein Ass
turn-of = { $name } spielt …
round = Runde { $n }
to-target = bis { $n }
to-rounds = { $n } Runden
our-side = Wir
their-side = Gegner
totals = Punkte
side-captures = Genommene Karten und Scopas
side-last-capture = Zuletzt genommen
side-sweeps = { $idiom ->
    [chkobba] Chkobbas
    [hurrikan] Hurrikane
    [escoba] Escobas
    [cuarenta] Limpias
    [ronda] Missas
    [caida] Mesas limpias
    [spazzino] Spazzini
    [spincio] Spazzini
    [cicera] Scùe
   *[scopa] Scopas
}
last-play = Letzter Zug
rules = Regeln
rules-of = Die Regeln: { $title }
close = Schließen
leave = Startseite

## Wählen

play-hint = { $n ->
    [one] { card }
   *[other] { card }, auf { $n } Weisen zu spielen
}
choose = Wie spielst du { card-the }?
choose-hint = { $steals ->
    [on] Tippe eine Karte auf dem Tisch oder einen Stapel an, oder eine von diesen:
   *[off] Tippe die Karten auf dem Tisch an, oder eine von diesen:
}
cancel = Abbrechen
option-takes = Nimm { $cards }
option-takes-itself = Das Ass nimmt sich selbst
steal-pile = Den Stapel von { $name } stehlen: obenauf { card }
option-lays = Auf den Tisch legen
drawn-card = Du hast { card-the } gezogen
action-name = { $action ->
    [keep] Behalten
    [place] Auf den Tisch legen
    [declare] Melden
    [pass] Passen
   *[claim] Sich ausmelden
}
declare-as = Melden als { card }
claim = Ausmelden
claim-title = Ausmelden?
claim-words = Du sagst, dass deine Partei die Punkte zum Sieg schon hat. Stimmt das, gewinnt sie sofort; stimmt es nicht, verliert sie sofort.
claim-yes = Ich melde mich aus

## Was geschehen ist, in Worten

said-dealt-first = Runde { $n }. Die Karten sind gegeben.
said-dealt = Neue Karten werden gegeben.
said-table = Auf dem Tisch gibt es { $cards }.
said-table-empty = Der Tisch ist leer.
said-hand = Du hast { $cards } auf der Hand.
said-redealt = Mit diesen Tischkarten wird neu gegeben.
said-lays = { $you ->
    [on] Du legst { card-the } ab.
   *[off] { $name } legt { card-the } ab.
}
said-takes = { $you ->
    [on] Du spielst { card-the } und nimmst { $cards }.
   *[off] { $name } spielt { card-the } und nimmt { $cards }.
}
said-takes-itself = { $you ->
    [on] Dein { card } nimmt sich selbst.
   *[off] { $name }: { card } nimmt sich selbst.
}
said-does = { $name }: { $action ->
    [keep] Karte behalten
    [place] Karte auf den Tisch gelegt
    [declare] gemeldet
    [pass] gepasst
   *[claim] ausgemeldet
}.
said-declares-as = { $name }: gemeldet, { $matta } gilt als { card }.
said-dealer-captured = { $you ->
    [on] Du hast gegeben und nimmst die ersten Tischkarten wegen ihrer Summe: { $cards }.
   *[off] { $name } hat gegeben und nimmt die ersten Tischkarten wegen ihrer Summe: { $cards }.
}
said-leftover = { $you ->
    [on] { $n ->
        [one] Du bekommst die letzte Karte vom Tisch.
       *[other] Du bekommst die letzten { cards-count } vom Tisch.
    }
   *[off] { $n ->
        [one] { $name }: die letzte Karte vom Tisch.
       *[other] { $name }: die letzten { cards-count } vom Tisch.
    }
}
said-leftover-nobody = Die letzten Karten gehen an niemanden.
said-scored = Die Runde ist zu Ende.
said-result = { $name }: { $points }, jetzt { $total }.
said-your-turn = Du bist am Zug.

## Das Wertungsblatt

points-made = in dieser Runde
points-made-note = + zählt am Rundenende
moves-title = Züge dieser Runde
moves-none = Es ist noch nichts gespielt.
move-takes = { $n ->
    [0] nimmt sich selbst
   *[other] nimmt
}
sheet-title = Runde { $n }
sheet-line = Zeile
sheet-round = Diese Runde
sheet-game = Spiel
sheet-primes = Summe der besten Karte jeder Farbe
continue-button = Weiter
waiting-for-others = Warten auf die anderen …
you-win = Du gewinnst!
wins = Sieg für { $name }
your-side-wins = Ihr gewinnt!
play-again = Noch einmal spielen
back-to-start = Zur Startseite

## Ärger

connecting = Verbinden …
reconnecting = Verbindung verloren. Neuer Versuch …
offline-table = Dieser Tisch braucht den Server, und der ist nicht zu erreichen. Das Spiel geht von selbst weiter, sobald es möglich ist.
unknown-table = Diesen Tisch gibt es nicht.
unknown-table-detail = Der Link ist vielleicht abgeschnitten oder gehört zu einem anderen Server. Öffne einen eigenen Tisch.
table-on-server = Dieses Spiel ist auf einem Server und nicht in diesem Browser. Spiel es auf der Seite weiter, auf der du es eröffnet hast.
no-page = Diese Seite gibt es nicht.
no-page-detail = Die Adresse ist vielleicht falsch geschrieben oder aus einer neueren Fassung.
failed = Auf dieser Seite ist etwas schiefgegangen.
failed-detail = Lade sie neu: Das Spiel ist auf dem Server, und nichts davon ist verloren.
offline-part = Der Server ist nicht zu erreichen, und dieser Teil der Seite ist auf diesem Gerät noch nicht gespeichert. Lade die Seite neu, sobald du verbunden bist: Dein Spiel ist auf dem Server sicher.
reload = Neu laden
score-pair = { $first } zu { $last }

## Am Tisch: mehr

limit = { $limit ->
    [equal-first] Zuerst muss die gleiche Karte genommen werden.
    [fewest] Es müssen möglichst wenige Karten sein.
   *[free] Du wählst frei.
}
may-lay = Du darfst sie auch auf dem Tisch lassen.
ask-declare = { $n ->
    [0] Du darfst dieses Blatt für Punkte zeigen.
   *[other] Du darfst dieses Blatt zeigen: Es zählt { $n } Punkte, wenn niemand ein besseres zeigt.
}
ask-knock = Du darfst dieses Blatt für Punkte zeigen, dann spielst du weiter.
matta-named = Jetzt gilt { $matta } als { card }.
matta-counts = gilt als { card }
matta-as = Zähle { $matta } als
declare-worth = { $n ->
    [one] { $what }: { $n } Punkt
   *[other] { $what }: { $n } Punkte
}
nothing-to-declare = Du hast nichts zu melden.
partner-name = { $name }, mit dir
declared-points = { $n ->
    [one] { $n } gemeldeter Punkt
   *[other] { $n } gemeldete Punkte
}
take-back = Zurücknehmen
taken-back = Zurückgenommen.
games-won = Gewonnene Partien:
share-win = { $names } gewinnen gemeinsam
won-outright = Sofortiger Sieg: { $name }.
claim-right = { $you ->
    [on] Du hast dich ausgemeldet, und zu Recht.
   *[off] { $name } hat sich ausgemeldet, und zu Recht.
}
claim-wrong = { $you ->
    [on] Du hast dich zu früh ausgemeldet.
   *[off] { $name } hat sich zu früh ausgemeldet.
}
double-lost = { $many ->
    [on] Doppelt verloren: { $names } haben nicht einmal die Hälfte der Zielpunkte.
   *[off] Doppelt verloren: { $names } hat nicht einmal die Hälfte der Zielpunkte.
}
double-lost-you = Doppelt verloren: Du hast nicht einmal die Hälfte der Zielpunkte.

## Am Tisch: Hilfe

menu = Menü
hint = Tipp
advice-sentence = { $what }: { $why }.
advice-note = { $why }.
advice-takes = Spiel { card-the } und nimm { $cards }
advice-takes-itself = Lass { card-the } sich selbst nehmen
advice-lays = Lege { card-the } ab
advice-why = { $reason ->
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
    [coins] { $n ->
        [one] es nimmt eine Karte der Farbe { suit-name }
       *[other] es nimmt { $n } Karten der Farbe { suit-name }
    }
    [safe] danach kann keine einzelne Karte den Tisch leeren
    [least] es gibt den anderen am wenigsten
    [ahead] anders bekämst du jetzt mehr, aber das hier bringt später mehr ein
    [nothing] es nimmt nichts und bringt also keine Punkte
    [bait] der Nächste muss vielleicht den Tisch leeren
    [little] es nimmt möglichst wenig, was zählt
   *[cards] { $n ->
        [one] es nimmt { $n } Karte
       *[other] es nimmt { $n } Karten
    }
}
advice-safe = { $why }, und es lässt keine Scopa zu
unseen-title = Noch nicht gesehene Karten
unseen-count = { $n ->
    [one] { $n } Karte bei anderen oder im Talon
   *[other] { $n } Karten bei anderen oder im Talon
}
unseen-yes = nicht gesehen
unseen-no = gesehen
unseen-suit = Farbe
pile-title = { $you ->
    [on] Dein Stapel
   *[off] Der Stapel von { $name }
}
pile-empty = Noch keine Karten.
pile-top = obenauf: { $cards }
pile-open = { $name }: in den Stapel sehen
pile-sweeps = { side-sweeps } durch { $cards }.
settings = Einstellungen
setting-theme = Farben
setting-theme-is = { $value ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie das Gerät
}
setting-felt = Tisch
setting-felt-is = { $value ->
    [red] Rot
    [blue] Blau
   *[green] Grün
}
setting-back = Rückseite der Karten
setting-back-is = { $value ->
    [cubes] Würfel
    [tiles] Fliesen
   *[suns] Sonnen
}
setting-face = Dein Gesicht
setting-face-none = Kein Gesicht: der erste Buchstabe deines Namens
setting-face-n = Gesicht { $n }
setting-face-detail = Alle an deinen Tischen sehen es, ab der nächsten Partie.
setting-deck = Karten
setting-deck-is = { $value ->
    [neapolitan] Neapolitanisch
    [piacentine] Piacentinisch
    [trevisane] Trevisanisch
    [bergamasche] Bergamaskisch
    [sicilian] Sizilianisch
    [spanish] Spanisch
    [french] Französisch
   *[auto] Die des Spiels
}
deck-failed = Die Bilder dieser Karten konnten nicht geladen werden; die Karten zeigen Zahlen und Farben.
setting-speed = Animationen
setting-speed-is = { $value ->
    [instant] Aus
    [fast] Schnell
    [slow] Langsam
   *[normal] Normal
}
setting-pace = Bedenkzeit der Computer
setting-pace-is = { $value ->
    [none] Keine
    [fast] Kurz
    [slow] Lang
   *[natural] Natürlich
}
setting-take-back = Zeit, einen Zug zurückzunehmen
setting-take-back-is = { $n ->
    [0] Keine
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
menu-take-back = { $n ->
    [0] Knopf zum Zurücknehmen nach jedem Zug: aus
   *[other] Knopf zum Zurücknehmen nach jedem Zug: an
}
setting-sound = Ton
setting-sound-is = { $value ->
    [off] Aus
    [quiet] Leise
    [loud] Laut
   *[normal] Normal
}
setting-vibration = Vibrieren, wenn man am Zug ist, bei Scopas und am Spielende
sound-refused = Dieser Browser gibt gerade keinen Ton aus. Das Spiel geht ohne ihn weiter.
setting-large = Große Schrift und große Zeichen auf den Karten
setting-letters = Buchstaben für die Farben auf italienischen Karten
setting-piles = Stapel dürfen durchgesehen werden
setting-memory = Liste der nicht gesehenen Karten (M)
setting-hints = Tipps (I)
setting-keys = Kurzbefehle mit einzelnen Tasten
setting-phrases = Zeigen, was andere sagen
setting-texts = Mit Freunden am Tisch Nachrichten schreiben
settings-kept = Nur in diesem Browser gespeichert.
keyboard = Tastatur
key-digits = Diese Karte spielen; bei einer Frage diese Antwort wählen
key-arrows = Durch deine Karten oder die Antworten gehen
key-enter = Die Karte spielen, den Knopf drücken
key-escape = Zurück: eine Wahl aufgeben, ein Fenster schließen
key-hurry = Schneller: sofort zeigen, was die anderen spielen
key-z = Einen Zug zurücknehmen, solange Zeit ist
key-n = Zu deinen Karten gehen
key-h = Deine Karten ansagen
key-t = Den Tisch ansagen
key-p = Die Stapel ansagen
key-s = Den Stand ansagen
key-w = Ansagen, wer am Zug ist, und den letzten Zug
key-i = Tipp
key-m = Noch nicht gesehene Karten
key-r = Die Regeln
key-k = Diese Liste
read-hand-empty = Du hast keine Karten mehr.
read-pile = { $sweeps ->
    [one] { $name }: { cards-count }, { $sweeps } Scopa.
   *[other] { $name }: { cards-count }, { $sweeps } Scopas.
}
read-stock = Talon: { cards-count }.
read-score = { $n ->
    [one] { $name }: { $n } Punkt.
   *[other] { $name }: { $n } Punkte.
}
read-target = Gespielt wird bis { $n }.
read-rounds = Gespielt werden { $n } Runden.
read-turn = { $you ->
    [on] Du bist am Zug.
   *[off] { $name } ist am Zug.
}
read-turn-nobody = Niemand ist am Zug.

## Playing with people

others-title = Mit anderen spielen
match-title = Duplikat-Match
match-invitation = Mehrere Tische spielen dieselben Karten: Glück zählt nicht.
open-table = Einen Tisch öffnen
open-table-detail = { $game } zu zweit. Für ein anderes Spiel: oben wählen und einen Platz freilassen.
code-title = Code oder Link
code-go = Zum Tisch
code-detail = Den hat, wer den Tisch geöffnet hat.
level-open = Frei (per Link)
level-here = Jemand an diesem Gerät
clock-title = Zeit je Zug
clock-none = Unbegrenzt
by-day-detail = Niemand muss gleichzeitig da sein. Für Abwesende spielt der Computer erst, wenn diese Zeit abgelaufen ist.
grace-title = Der Computer übernimmt für Abwesende nach
stand-in-title = Welcher Computer dann und auf freien Plätzen spielt
watchers-allowed = Andere dürfen zuschauen
list-table = Den Tisch in der Lobby anzeigen: jeder kann mitspielen
table-listed = Die Lobby zeigt diesen Tisch an: Jeder kann sich hinsetzen.
look-again = Jemand anderen suchen
terms-no-clock = ohne Zeitgrenze
terms-clock = { $time } je Zug
terms-by-day = über Tage gespielt, { $time } je Zug
by-day-close = Du kannst diese Seite schließen: Dein Platz bleibt dir, und das Spiel wartet auf dich.
notify-off = Benachrichtigt mich, wenn ich am Zug bin
notify-off-detail = Dann sagt dir der Browser Bescheid, auch wenn diese Seite geschlossen ist. Er nennt nur den Tisch und nichts vom Spiel.
notify-on = Benachrichtigungen sind an
notify-on-detail = Du erfährst es, wenn du am Zug bist und diese Seite nicht zu sehen ist. Noch einmal drücken schaltet es ab.
notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst sie in seinen Einstellungen für diese Website erlauben.
notify-failed = Das hat nicht geklappt. Versuch es später noch einmal.
terms-grace = für Abwesende übernimmt der Computer nach { $time }
people-opponents = Mitspieler
invite-title = Lade die anderen ein
invite-detail = Schick diesen Link oder lies den Code vor. Niemand braucht ein Konto.
invite-link = Link zum Tisch
invite-local = Diese Adresse gilt nur auf diesem Gerät. Für andere im Haus starte den Server mit --host 0.0.0.0 und öffne hier seine Adresse.
invite-text = Komm, spiel { $title } mit mir:
invite-code = Code:
copy = Kopieren
copied = Kopiert.
copy-by-hand = Drück Strg+C zum Kopieren.
share = Teilen
scan = QR-Code
scan-label = { $what }, als QR-Code zum Scannen
scan-failed = Der Code ließ sich nicht zeichnen: Kopier stattdessen den Link.
who-sits = Wer sitzt wo
choose-seat = Wähl einen Platz
seat-n = Platz { $n }
seat-with = { $seat }, mit { $names }
seat-free = Freier Platz
a-program = Programm
a-computer = Computer
computer-called = Computer: { $name }
open-seat = Frei für Mitspieler
who-plays = Wer spielt: { $seat }
sit-down = Platz nehmen
sit-here = Hier hinsetzen
swap-seats = Plätze tauschen
send-away = Entfernen
make-host = Zum Gastgeber machen
the-host = Gastgeber
is-ready = bereit
not-ready = noch nicht bereit
ready = Ich bin bereit
ready-undo = Noch einmal drücken, wenn du einen Moment brauchst
start-now = Jetzt beginnen
start-detail = Der Computer besetzt die freien Plätze.
wait-seats = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
wait-ready = Es fehlt noch: { $names }.
wait-both = { $n ->
    [one] Ein Platz ist noch frei, und es fehlt: { $names }.
   *[other] { $n } Plätze sind noch frei, und es fehlt: { $names }.
}
wait-you = Sag, dass du bereit bist, dann geht es los.
watch = Zuschauen
watchers = { $n ->
    [one] { $n } Person schaut zu.
   *[other] { $n } Personen schauen zu.
}
watchers-none = Niemand schaut zu.
watch-link = Link für alle, die zuschauen wollen
you-watch = Du schaust zu. Verdeckte Karten siehst du nicht.
watch-behind = Das Spiel ist schon weiter als das, was du siehst.
jump-to-live = Zum aktuellen Stand
watch-sheet = Die nächste Runde beginnt, wenn die Spieler weitermachen.
own-link = Auf einem anderen Gerät weiterspielen
own-link-detail = Öffne dort diesen Link, um auf deinem Platz weiterzuspielen. Behalt ihn für dich: Wer ihn hat, spielt an deiner Stelle.
own-link-label = Dein geheimer Link
leave-table = Den Tisch verlassen
leave-sure = Das Spiel verlassen? Der Computer spielt für dich, bis du zurück bist.
leave-sure-before = Den Platz verlassen? Dann kann ihn jemand anders nehmen.
close-table = Den Tisch schließen
close-sure = Den Tisch für alle schließen? Niemand kann dort weiterspielen.
people = Am Tisch
replace = Den Computer bis zum Ende für { $name } spielen lassen
at-here = da
at-gone = nicht da
at-stand-in = { $name } ist nicht da: Der Computer spielt
turn-away = { $name } ist nicht da: In { $time } übernimmt der Computer
time-left = noch { $time }
round-waits = Die nächste Runde wird gemischt
clock-left = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
clock-soon = { $n ->
    [one] Noch { $n } Sekunde für deinen Zug.
   *[other] Noch { $n } Sekunden für deinen Zug.
}
clock-out = Die Zeit ist um: Der Computer hat für dich gespielt.
played-elsewhere = Das wurde in einem anderen Tab oder auf einem anderen Gerät auf deinem Platz gespielt.
phrases = Etwas sagen
phrases-detail = Jeder hört es in seiner Sprache.
phrases-wait = Einen Moment, dann kannst du wieder etwas sagen.
mute = { $name } stumm schalten
unmute = { $name } wieder hören
report = { $name } melden
report-ask = { $name } dem Betreiber dieses Servers melden?
report-ask-detail = Er erfährt beide Namen, den Tisch und was { $name } dir hier gesagt und geschrieben hat. { $name } erfährt nichts davon.
person-more = Mehr zu { $name }
report-sent = Danke. Der Betreiber dieses Servers kann deine Meldung jetzt lesen.
phrase-said = { $name }: { $words }
room-sat = { $name } hat sich gesetzt.
room-stood = { $name } hat den Tisch verlassen.
room-filled = { $name }, ein Computerspieler, hat sich gesetzt.
room-ready = { $name } ist bereit.
room-gone = { $name } ist weg: Die Verbindung ist abgerissen.
room-here = { $name } ist da.
room-stand-in = { $name } ist nicht da: Der Computer spielt.
room-back = { $name } ist zurück.
room-you-back = Während du weg warst, hat der Computer für dich gespielt. Jetzt spielst du wieder selbst.
room-moved = Die Plätze haben gewechselt.
room-host = { $name } ist jetzt Gastgeber.
room-you-host = Du bist jetzt Gastgeber.
room-closed = Dieser Tisch wurde geschlossen.
room-rematch = Die Revanche mit denselben Leuten steht bereit.
rematch = Revanche
rematch-join = Zum neuen Spiel
sheet-behind = Die nächste Runde hat begonnen.
to-table = Zum Tisch
show-result = Ergebnis
table-closed = Hier wird nicht mehr gespielt. Öffne auf der Startseite einen eigenen Tisch.
table-begun = Das Spiel hat begonnen, und alle Plätze sind besetzt. Du kannst zuschauen oder einen eigenen Tisch öffnen.
table-over = Dieses Spiel ist zu Ende. Du kannst das Ergebnis ansehen oder einen eigenen Tisch öffnen.
see-result = Ergebnis ansehen
table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder einen eigenen Tisch öffnen.
seat-lost = Der Platz dieses Browsers gehört dir nicht mehr: Er wurde neu vergeben.
sent-away = Der Gastgeber hat dich entfernt. Du kannst dich hier erst wieder setzen, wenn er dich hereinlässt.
you-stood = Du hast deinen Platz verlassen. Du kannst dich wieder setzen oder zuschauen.
no-watching = Diesem Tisch kannst du jetzt nicht zuschauen.
no-watching-detail = Er hat schon so viele Zuschauer, wie er darf, oder soll keine haben. Versuch es später noch einmal.
in-places = an { $n } Stellen offen
seat-elsewhere = Dein Platz ist auch in einem anderen Tab oder auf einem anderen Gerät offen. Spiel, wo du willst.
acting-host = Der Gastgeber ist weg, und du vertrittst ihn: Du kannst das Spiel beginnen, und der Computer spielt für ihn, bis er wieder da ist. Alles andere bleibt ihm überlassen.
removed-title = Entfernt
removed-detail = Wer hier steht, kann sich erst wieder setzen, wenn du es erlaubst.
admit = { $name } wieder hereinlassen
seat-taken = besetzt
seat-devices = Geräte auf deinem Platz
device-since = seit { $time }
device-own = dieses Gerät
device-other = Ein anderes Gerät
device-terminal = Ein Terminal
device-away = Abmelden
device-away-of = { $name }, seit { $time }, abmelden
device-away-detail = Wer deinen geheimen Link hat, kann damit zurückkommen. Erneuere den Link, um das zu verhindern.
renew-link = Link erneuern
renew-sure = Dein geheimer Link wird durch einen neuen ersetzt. Der alte gilt nicht mehr, und deine anderen Geräte werden abgemeldet.
renewed = Dein Link ist neu. Der alte gilt nicht mehr.
remove-sure-open = { $title } von diesem Gerät löschen? Damit geht der Schlüssel zu deinem Platz verloren: Ohne deinen eigenen Link kommst du nicht mehr in dieses Spiel zurück.
remove-sure-over = { $title } von diesem Gerät löschen? Das Ergebnis zählt dann nicht mehr in deiner Statistik, und die Mitschrift bekommst du vielleicht nicht mehr.
remove-yes = Löschen
removed-game = { $title } wurde gelöscht.
undo = Rückgängig
fair-title = Ehrlich gemischt
fair-now = { $result ->
    [kept] Dein Gerät hat die Karten zusammen mit dem Server gemischt: Niemand kann sie ausgesucht haben.
    [others] Der Server hat die Karten zusammen mit den Geräten der Spieler gemischt.
    [practice] Diese Karten stammen aus einem anderen Spiel, mit dem du übst.
   *[nobody] Der Server hat die Karten dieser Runde gemischt und ihre Reihenfolge vor dem Geben festgelegt.
}
fair-check = Nach der Runde prüft diese Seite, dass keine einzige Karte geändert wurde.
fair-more = So funktioniert es
fair-how = Vor einer Runde ziehen der Server und das Gerät jedes Spielers je eine geheime Zahl und veröffentlichen ihren Fingerabdruck. Wenn die Liste der Fingerabdrücke feststeht, werden die Zahlen aufgedeckt, und zusammen ergeben sie die Reihenfolge der Karten. Ist nur ein einziges Gerät ehrlich, kann niemand die Karten ausgesucht haben. Nach der Runde prüft diese Seite alles.
fair-remains = Was möglich bleibt: Der Server kann sich weigern zu geben, oder jemandem Karten zeigen.
fair-commitment = Der Fingerabdruck des Servers für diese Runde
fair-share = Die Zahl dieses Geräts
fair-list = Der Fingerabdruck der ganzen Liste
fair-given = { $n ->
    [0] An dieser Runde war kein Gerät beteiligt.
    [one] An dieser Runde war ein Gerät beteiligt.
   *[other] An dieser Runde waren { $n } Geräte beteiligt.
}
fair-part = { $result ->
    [yes] Dein Gerät war beteiligt.
    [watching] Du hast nur zugesehen.
   *[other] Dein Gerät war nicht beteiligt.
}
fair-aborted = { $n ->
    [0] Kein Mischen wurde abgebrochen.
    [one] In diesem Spiel wurde ein Mischen abgebrochen, weil ein Gerät seine Zahl nicht aufgedeckt hat; es steht in der Mitschrift.
   *[other] In diesem Spiel wurde das Mischen { $n }-mal abgebrochen, weil Geräte ihre Zahl nicht aufgedeckt haben; alles steht in der Mitschrift.
}
fair-verify = Zum Selberprüfen die Mitschrift herunterladen und dies verwenden:
fair-checking = Das Mischen wird geprüft …
fair-verdict = { $result ->
    [kept] Ehrlich gemischt
    [others] Das Mischen passt zu den Zahlen der Geräte
    [nobody] Die Karten standen vor dem Geben fest und wurden nicht geändert
    [practice] Die Karten dieser Runde stammen aus einem anderen Spiel
    [none] Für dieses Mischen war nichts versprochen
    [newer] Diese Seite ist älter als der Server
   *[other] Ein Versprechen beim Mischen wurde gebrochen!
}
fair-devices = { $n ->
    [one] eines Geräts
   *[other] von { $n } Geräten
}
fair-detail = { $result ->
    [kept] Niemand kann die Karten ausgesucht haben: Sie kommen aus den Zahlen des Servers und { fair-devices }, und alle standen fest, bevor eine aufgedeckt wurde. Die Karten, die du gesehen hast, sind diese.
    [others] Die Karten kommen aus den Zahlen des Servers und { fair-devices }. Ist eines dieser Geräte ehrlich, kann niemand die Karten ausgesucht haben. Dein Gerät kann das nicht wissen: Es sieht nur, dass die Mitschrift in sich stimmt.
    [nobody] Die Karten kommen allein aus der Zahl des Servers: Nichts zeigt, dass er sie nicht ausgesucht hat.
    [practice] Das ist eine Übung: Bis zu der Stellung, mit der sie begann, stammen Karten und Züge aus einem anderen Spiel, und über ihr Mischen ist nichts bewiesen. Spätere Runden werden gegeben und geprüft wie alle anderen.
    [newer] Lade die Seite neu, um dieses Mischen zu prüfen.
   *[other] In der Mitschrift steht nichts, womit es sich prüfen ließe.
}
fair-broken = Ein Versprechen beim Mischen wurde gebrochen.
fair-fault = { $reason ->
    [second] Der Server hat für ein Mischen zwei verschiedene Listen gezeigt. Für die zweite hat dein Gerät seine Zahl nicht aufgedeckt.
    [left-out] Der Server hatte den Fingerabdruck deines Geräts angenommen und hat ihn in der Liste ausgelassen.
    [computer] Die Liste erwartet eine Zahl vom Platz eines Computers, die nur der Server ausgesucht haben kann.
    [table] Die Liste gehört zu einem anderen Tisch.
    [round] Die Liste war nicht an der Reihe: Sie gehört zu einer anderen Runde oder einem anderen Austausch.
    [rules] Die Liste gehört zu einem Spiel mit anderen Regeln.
    [seats] Die Liste hat nicht so viele Plätze wie dieser Tisch.
    [game] Die Mitschrift gehört zu einem anderen Tisch oder zu anderen Regeln.
    [plays] Die Mitschrift erzählt andere Spielzüge, als dieses Gerät gesehen hat.
    [transcript] Die Liste in der Mitschrift ist nicht die, die dieses Gerät vor der Runde gesehen hat.
    [aborted] Die Mitschrift zeigt nicht jedes abgebrochene Mischen so, wie es war.
    [no-exchange] Der Server hat ohne den Austausch von Zahlen gegeben, den er jedem Gerät schuldet: Er kann die Karten ausgesucht haben.
    [silenced] Die Mitschrift sagt, dein Gerät habe seine Zahl nicht aufgedeckt, aber der Server hatte sie.
    [own-share] Die Zahl deines Geräts steht nicht in der Mitschrift.
    [server] Die Zahl, die der Server aufgedeckt hat, passt nicht zu seinem Fingerabdruck.
    [shares] Die Zahl eines Geräts fehlt oder passt nicht zu seinem Fingerabdruck.
    [seed] Die Reihenfolge der Karten kommt nicht aus den aufgedeckten Zahlen.
    [dealer] Gegeben hat jemand anders, als die Zahlen und die Regeln sagen.
    [cards] Die Karten, die du gesehen hast, sind nicht die, die sich aus den Zahlen ergeben.
   *[other] In der Mitschrift fehlt, was das Mischen beweisen würde, oder sie ist nicht lesbar.
}
fair-earlier = Das war in Runde { $n }.
fair-save = Beweise speichern
fair-pack = Die Karten, von oben: { $cards } …
fair-record = Mitschrift des Spiels speichern
fair-not-now = Das lässt sich jetzt nicht prüfen: Der Server antwortet nicht.
key-c = Den anderen etwas sagen

## Ein Spiel ansehen

replay = Spiel ansehen
replay-verb = Ansehen
replay-of = { $title }, { $date } ansehen
replay-lead = Gehe ein Spiel Zug für Zug durch. Die Mitschrift ist eine Textdatei mit allen Zügen. Der Server liest sie und behält nichts davon.
replay-drop = Lege hier die Mitschrift eines Spiels ab, oder wähle die Datei aus.
replay-open = Mitschrift öffnen
replay-own = Die Spiele, die du gespielt hast:
replay-large = „{ $file }“ ist zu groß für eine Mitschrift: Sie hat höchstens { $n } kB.
replay-empty = In diesem Spiel ist noch keine Runde zu Ende: Es gibt nichts anzusehen.
replay-bad-file = „{ $file }“ lässt sich nicht ansehen: { $why }
record-without-replay = Zum Ansehen des Spiels braucht es den Server, und der ist nicht zu erreichen. Hier ist die Mitschrift; das Spiel erscheint von selbst, sobald es möglich ist.
record-unreadable = Soweit man das ohne den Server sagen kann, ist das keine Mitschrift eines Spiels.
replay-no-turn = Den Zug { $turn } gibt es in diesem Spiel nicht. Gezeigt wird der nächstgelegene: { $nearest }.
replay-at-action = Runde { $round }, Zug { $action }
replay-at-deal = Runde { $round }, das Geben
replay-at-score = Runde { $round }, die Punkte
replay-holds = Auf der Hand von { $name }: { $cards }.
replay-drawn = Gezogen von { $name }:
replay-controls = Steuerung der Wiedergabe
replay-position = Stelle in der Runde
replay-to-start = An den Anfang
replay-previous-round = Vorige Runde
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Zug vor
replay-next-round = Nächste Runde
replay-to-end = Ans Ende
replay-moves = Züge
replay-rounds = Runden
replay-highlights = Höhepunkte
replay-no-highlights = Bisher keine Scopa, keine Meldung und keine Wertung.
replay-deal = Geben
replay-new-cards = Neue Karten
replay-hands = Offene Karten
replay-all-hands = Alle
replay-only = Nur { $name }
replay-spoilers = Verbergen, was noch kommt
replay-copy-link = Link zu diesem Zug kopieren
replay-link-copied = Der Link zu diesem Zug ist kopiert.
practice = Übung
explore-position = Diese Stellung untersuchen
practice-play-on = Ab hier weiterspielen
practice-detail = Ein neuer Tisch beginnt mit dieser Stellung: Es kommen dieselben Karten, und auf den anderen Plätzen spielt der Computer. Das ist eine Übung und zählt nicht zu deinen Ergebnissen.
practice-seat = Dein Platz
practice-on-turn = { $name } (am Zug)
practice-open = Weiterspielen
practice-over = Hier ist das Spiel zu Ende: Geh zurück, um von einem früheren Zug aus weiterzuspielen.
variation-vary = Andere Züge probieren
variation-choose = Andere Züge: Wähle für { $name }.
variation-ended = Andere Züge: Die Runde ist zu Ende.
variation-back = Zurück zum Spiel
variation-over = Hier ist die Runde zu Ende: Geh zurück, um andere Züge zu probieren.
score-pad = Punkte nach Runden
score-graph = Verlauf der Punktestände, Runde für Runde. Die Zahlen stehen in der Tabelle danach.
save-record = Mitschrift speichern
review = Analyse
review-of = Analyse: { $title }, { $date }
review-keeps = Die Analyse bewahrt das Spiel unter einem dauerhaften Link auf: Wer die Adresse hat, kann es sehen.
key-replay-step = Einen Zug zurück oder vor
key-replay-ends = An den Anfang, ans Ende
key-replay-rounds = Vorige oder nächste Runde
key-replay-play = Abspielen oder anhalten
key-replay-hands = Alle Karten zeigen, oder nur die eines Spielers

## Die Lektion

lesson-title = Scopa in fünf Minuten
lesson-step = Schritt { $n } von { $of }
lesson-back = Zurück
lesson-next = Weiter
lesson-try = Wähle eine deiner Karten.
lesson-what = Was nimmt sie?
lesson-lays = Diese Karte ({ card }) nimmt hier nichts und bliebe auf dem Tisch. Such eine, die etwas nimmt.
lesson-other = Damit würdest du { $cards } nehmen. Hier gibt es etwas Besseres: Sieh noch einmal hin.
lesson-may-take = Die Regeln sagen, dass sie { $cards } nimmt.
lesson-choose = Nimm { $cards }
lesson-well = Sehr gut!
lesson-play = Ein Spiel spielen
lesson-aim = Vierzig Karten
lesson-aim-words = Es gibt vier Farben, Münzen, Kelche, Schwerter und Stäbe, jede vom Ass bis zur Sieben, dann Bube (8), Reiter (9) und König (10). Du hast drei Karten auf der Hand, und vier liegen auf dem Tisch. Reihum spielt jeder eine Karte. Was sie nimmt, kommt auf den Stapel des Spielers, und am Ende werden die Stapel gezählt.
lesson-equal = Gleich nimmt gleich
lesson-equal-words = Eine Karte nimmt eine Karte von gleichem Wert. Eine von deinen nimmt hier etwas: Spiele sie.
lesson-equal-done = Beide Siebenen kommen auf deinen Stapel. Die Münz-Sieben ist das Settebello, die schöne Sieben: ein Punkt für sich.
lesson-sum = Eine Karte nimmt eine Summe
lesson-sum-words = Eine Karte nimmt auch zwei oder mehr Karten, die zusammen ihren Wert ergeben. Welche von deinen kann das?
lesson-sum-done = Vier und fünf sind neun, und der Reiter ist eine Neun. Je mehr Karten auf deinem Stapel, desto besser.
lesson-single = Zuerst die gleiche Karte
lesson-single-words = Ein Ass und eine Vier sind fünf. Aber eine Fünf liegt auch da. Spiele deine Fünf.
lesson-single-done = Ass und Vier darf sie nicht nehmen: Liegt eine gleiche Karte auf dem Tisch, darf keine Summe genommen werden. Über diese Regel wird am meisten gestritten.
lesson-choice = Du hast die Wahl
lesson-choice-words = Der König macht hier auf zwei Weisen zehn. Spiele ihn, und nimm, was mehr wert ist.
lesson-choice-done = Sieben und drei, mit dem Settebello. Passen mehrere Summen, wählst du: Niemand tut es für dich.
lesson-choice-wrong = Das ist erlaubt. Aber auf die andere Weise bekommst du die Münz-Sieben: Versuche das.
lesson-sweep = Scopa!
lesson-sweep-words = Wer alle Karten auf dem Tisch nimmt, macht eine Scopa, die sofort ein Punkt ist. Hier gibt es eine.
lesson-sweep-done = Die Karte, die sie gemacht hat, kommt quer in den Stapel, damit alle den Punkt sehen. Der Nächste findet den Tisch leer und muss eine Karte ablegen.
lesson-lay = Nichts zu nehmen
lesson-lay-words = Eine Karte, die nichts nimmt, bleibt auf dem Tisch. Denk an den Nächsten: Ergeben alle Karten auf dem Tisch zusammen höchstens zehn, kann eine einzige sie nehmen. Lege eine Karte ab, die keine Scopa zulässt.
lesson-lay-done = Drei und neun sind zwölf: Keine Karte kann beide nehmen.
lesson-lay-wrong = Zusammen sind das { $n }: Eine einzige Karte könnte sie nehmen. Versuche eine andere.
lesson-prime = Die Primiera
lesson-prime-words = Am Ende nimmt jede Seite aus ihrem Stapel die beste Karte jeder Farbe und zählt zusammen, was sie in der Primiera wert sind: eine Sieben 21, eine Sechs 18, ein Ass 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12, ein Bild 10. Die höchste Summe bekommt den Punkt. Welche von diesen ist höher?
lesson-prime-done = Drei Siebenen und eine Vier sind 77; vier Sechsen nur 72. Darum sind alle hinter den Siebenen her.
lesson-prime-wrong = Zähle zusammen: dreimal 21 und 14, oder viermal 18?
lesson-score = Die Wertung
lesson-score-words = Am Ende einer Runde gibt es einen Punkt für die meisten Karten, einen für die meisten Münzen, einen für das Settebello, einen für die Primiera und einen für jede Scopa. Bei Gleichstand bekommt niemand den Punkt. Wer zuerst elf hat und vorn liegt, hat gewonnen. Das ist alles: Du kannst spielen.
lesson-point = { $line ->
    [cards] Karten
    [coins] Münzen
    [settebello] Settebello
    [primiera] Primiera
   *[sweeps] Scopas
}

## Several people at one device

local-names = Wer an diesem Gerät spielt
local-names-detail = Die Karten sind verdeckt, während das Gerät weitergereicht wird.
local-names-wrong = Gib jedem einen eigenen Namen mit höchstens 30 Zeichen.
player-n = Spieler { $n }
pass-to = Gib das Gerät an { $name }
pass-detail = Deine Karten erscheinen, wenn du auf die Schaltfläche drückst.
pass-take = Ich bin { $name }: meine Karten zeigen
pass-since = Seit deinem letzten Zug

# Profiles

profile-link = Dein Profil: diesen Namen behalten, auf all deinen Geräten
profile-mark = Dieser Name ist geschützt: Niemand sonst kann ihn haben
sit-as-profile = Als { $name } Platz nehmen, mit deinem Profil
profile-block = { $name } blockieren
profile-lift-block = { $name } freigeben
profile-blocked = Du triffst { $name } nicht mehr an Tischen. Für diesen gilt das noch nicht.
rated-switch = Gewertetes Spiel
rated-short = Gewertet
found-said = Du hast { $names } gefunden. Viel Spaß beim Spiel!
rated-note = Gewertet: Das Ergebnis ändert die Wertung beider Seiten. Wer geht oder am Ende fehlt, hat verloren.
rated-need-profile = Dieses Spiel ist gewertet: Leg ein Profil an, um Platz zu nehmen
leave-sure-rated = Dieses gewertete Spiel verlassen? Du verlierst es sofort, auch wenn du zurückkommst.
rating-short = Wertung { $rating } ({ $low } bis { $high })
rating-none = noch kein gewertetes Spiel
rating-change = Deine Wertung: { $before } → { $after } ({ $change })
forfeit-won = { $n ->
    [one] Dein Gegner ist gegangen: Du hast dieses gewertete Spiel gewonnen.
   *[other] Deine Gegner sind gegangen: Du hast dieses gewertete Spiel gewonnen.
} Du kannst gegen den Computer weiterspielen.
forfeit-lost = Dieses gewertete Spiel ist entschieden: Deine Seite hat es verlassen und verloren.
