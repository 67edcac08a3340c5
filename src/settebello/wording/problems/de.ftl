# Was nicht geht, für alle, die spielen. Das Englische jedes Satzes steht dort, wo das Programm ihn sagt.
#
# $detail und $reason kommen von anderen Programmen, oder sind ein anderer dieser Sätze.

## Regeln, die nicht zusammengehen

rules-vocabulary = Ein Wert gehört nicht zu denen, die es gibt: { $detail }.
rules-deal = Beim Geben müssen die Karten genau aufgehen: { $table } auf dem Tisch und { $seats }-mal { $hands } sind { $dealt } Karten, es gibt aber { $size }.
rules-teams = Wählen können nur vier Spieler: Zwei und drei spielen ohnehin jeder für sich, sechs in zwei Teams.
rules-redeal = Nenne jeden Grund, neu zu geben, nur einmal, in der Reihenfolge kings, equal, aces, pair, two-aces, three-high.
rules-cut = Um vor dem Geben eine Karte zu ziehen, braucht es Tischkarten: Ohne sie könnte die gezogene nicht auf den Tisch.
rules-captures = Etwas muss genommen werden können: eine gleiche Karte, eine Summe oder fünfzehn.
rules-ace = ace_takes_itself braucht ein Ass, das alles nimmt: Setze ace auf sweep oder no-sweep.
rules-ace-first = ace_first kann nur no-power sein, wenn ein Ass alles nimmt: Setze ace auf sweep oder no-sweep.
rules-branching = In einem Zug könnten mehr als { $most } Spielzüge möglich sein: Schalte run, optional oder fifteen aus, oder gib weniger Karten pro Hand.
rules-run = Nach oben weitergenommen werden kann nur nach einer gleichen Karte oder einer Summe: Schalte equal oder sum ein.
rules-steal = Einen Stapel stiehlt eine Karte, die seiner obersten gleicht: Schalte equal ein.
rules-steal-alone = steal verträgt sich nicht mit dealer_takes, Punkten für das Nehmen, by_card und Meldungen.
rules-fall = Punkte für die gerade hingelegte Karte setzen voraus, dass gleiche Karten genommen werden: Schalte equal ein oder setze keine Punkte.
rules-falls = Eine Kette hat höchstens drei Glieder, denn von jedem Rang gibt es vier Karten; angegeben sind { $count } Zahlen.
rules-by-card = Mit by_card kann sweep.points höchstens { $most } sein.
rules-doubled = doubled_by braucht Scopas, die alle gleich viel bringen: Gib Scopas Punkte und schalte by_card aus.
rules-doubled-pack = Karten vom Rang { $rank } gibt es hier nicht: Wähle für doubled_by einen anderen Rang.
rules-last-card-scores = last_card_scores braucht Punkte für das Nehmen: Setze fall, one_suit oder many.
rules-cards = Die nötigen Karten gehen von { $least } bis { $most }, damit nur eine Partei so weit kommt; { $given } geht nicht (0 heißt: die meisten).
rules-coins = Die nötigen Münzen gehen von { $least } bis { $most }, damit nur eine Partei so weit kommt; { $given } geht nicht (0 heißt: die meisten).
rules-few = cards.few braucht einen einzigen Gegner: Spiel mit zwei Parteien, oder setze es auf 0.
rules-dealer-takes = dealer_takes braucht Tischkarten: Gib 4 auf den Tisch, oder lass es auf none.
rules-dealer-wins = dealer_wins braucht Tischkarten: Gib 4 auf den Tisch, oder lass es auf none.
rules-misdeals = misdeals zählt, wie oft neu gegeben wird: Dazu müssen 4 Karten auf den Tisch, und redeal muss gesetzt sein.
rules-misdeals-sides = Wo der Geber verliert, weil er neu geben müsste, muss eine Partei gewinnen: Spiel zu zweit oder in zwei Teams.
rules-misdeals-cut = Wie oft neu gegeben wird, zählt nur, wo vor dem Geben keine Karte gezogen wird: Schalte cut aus.
rules-tie-cards = Gleichstand gibt es nur, wenn die meisten Karten zählen: Bei einer festen Zahl (at_least) muss cards.tie auf nobody bleiben.
rules-tie-coins = Gleichstand gibt es nur, wenn die meisten Münzen zählen: Bei einer festen Zahl (at_least) muss coins.tie auf nobody bleiben.
rules-split-cards = Ein einzelner Punkt für Karten lässt sich nicht teilen: Setze cards.points auf mindestens 2.
rules-split-coins = Ein einzelner Punkt für Münzen lässt sich nicht teilen: Setze coins.points auf mindestens 2.
rules-honours = Jeder Honneur wird einmal genannt, in der Reihenfolge der Karten.
rules-honour-points = Ein Honneur ist etwas wert: { $card } braucht Punkte oder fällt weg.
rules-honour-pack = Das Spiel hat keine { $card }, also kann sie nichts zählen.
rules-honour-settebello = Die Sieben zählt schon als Settebello: Nimm { $card } aus den Honneurs, oder schalte settebello aus.
rules-honour-re-bello = Der König zählt schon als Re bello: Nimm { $card } aus den Honneurs, oder schalte re_bello aus.
rules-honour-two = Die Kreuz-Zwei kostet schon Punkte: Nimm { $card } aus den Honneurs, oder schalte two_of_clubs aus.
rules-double-all = Nichts könnte doppelt zählen: Neben double_all braucht es Karten, Münzen, eine Primiera oder eine Karte, die zählt.
rules-lowest-claiming = Wenn das niedrigste Ergebnis gewinnt, kann niemand sicher sein, gewonnen zu haben: Schalte claiming_out aus.
rules-lowest-double = Wenn das niedrigste Ergebnis gewinnt, ist es keine Schande, wenig Punkte zu haben: Schalte double_game aus.
rules-lowest-declarations = Wenn das niedrigste Ergebnis gewinnt, würde niemand ein Blatt melden: Spiel ohne Meldungen.
rules-wins = Jede Gruppe von Gewinnkarten wird einmal genannt, Karten und Gruppen in der Reihenfolge der Karten.
rules-wins-pack = Das Spiel hat keine { $card }, also kann niemand alle diese Gewinnkarten nehmen.
rules-wins-apart = Je zwei Gruppen von Gewinnkarten brauchen eine gemeinsame Karte, sonst könnten zwei Parteien zugleich gewinnen: { $first } und { $second } haben keine.
rules-low-run = Napola und Scalette lassen sich nicht zusammen spielen: Die niedrige Folge ist die Napola.
rules-napoleone = Mit napola.longest={ $longest } gibt es keinen Napoleone: Setze es auf mindestens { $least }, oder schalte napoleone aus.
rules-napola-with-all = napola.with_all setzt voraus, dass die ganze Farbe gewinnt und alles doppelt zählen kann: Schalte napoleone und double_all ein oder with_all aus.
rules-longest = Eine Folge hat höchstens { $most } Karten, so viele wie eine Farbe, nicht { $given }: Setze longest auf höchstens { $most }.
rules-primiera-pack = Für 52 Karten hat die Primiera keine Werte: Spiel ohne sie oder mit weniger Karten.
rules-no-twos-napola = Ein Spiel von 36 Karten hat keine Zweien: Schalte napola aus, oder nimm andere Karten.
rules-no-twos-bassa = Ein Spiel von 36 Karten hat keine Zweien: Schalte scaletta_bassa aus, oder nimm andere Karten.
rules-no-twos-scala = Ein Spiel von 36 Karten hat keine Zweien: Schalte scala aus, oder nimm andere Karten.
rules-no-twos-two = Ein Spiel von 36 Karten hat keine Zweien: Schalte two_of_clubs aus, oder nimm andere Karten.
rules-declare = Meldungen brauchen bei jedem Geben drei Karten auf der Hand.
rules-dealt-best = best braucht Punkte für ein Paar oder einen Drilling: Setze pair oder three.
rules-dealt-hands = Punkte für ein Paar oder drei gleiche setzen Blätter voraus, in die sie passen.
rules-dealt-low = Punkte für niedrige Karten beim Geben setzen bei jedem Geben drei Karten pro Hand voraus.
rules-dealt-low-best = best vergleicht nur Paare und Drillinge: Schalte low aus.
rules-dealt-low-pair = low_pair ergänzt die Punkte von low: Setze auch low.
rules-declaring = Blätter in einer Folge oder Farbe lassen sich nicht vergleichen: Lass jedes für sich zählen, am Zug des Spielers oder nach dem Geben.
rules-declaring-none = declaring wirkt nur mit Meldungen: Setze declarations, oder lass es weg.
rules-matta = Die Matta gilt hier für nichts: Lass den Geber 15 nehmen (dealer_takes), oder lass am Zug jedes Spielers melden.
rules-matta-captures = Die Matta nimmt nur nach ihrem Wert: Schalte run und fall aus und lass Bilder nach ihrem Wert nehmen.
rules-matta-pack = Die Matta kann nur für einen von zehn Rängen stehen: Lass sie bei 52 Karten weg oder nimm weniger Karten.
rules-matta-round = Die Matta lässt sich nur benennen, wo jede Meldung zählt: Lass am Zug jedes Spielers oder nach dem Geben melden, jede für sich, oder spiel ohne sie.
rules-scores = Etwas muss Punkte bringen, sonst ginge das Spiel nie zu Ende.

## Optionen, Spiele, Hausregeln

option-ambiguous = „{ $name }“ kann { $options } heißen: Gib an, was gemeint ist.
option-inside = Eine Option „{ $name }“ allein gibt es nicht; es gibt { $options }.
option-near = Eine Option „{ $name }“ gibt es nicht; meintest du { $options }?
option-unknown = Eine Option „{ $name }“ gibt es nicht; es gibt { $options }.
option-value = { $option } ist { $allowed }, nicht „{ $text }“.
option-some = never, oder einige von { $first } und { $last }, mit Kommas
option-numbers = eine Liste ganzer Zahlen, eine je Geben, wie 3,3,3, oder eine für alle
option-some-numbers = never oder ganze Zahlen von { $least } bis { $most } mit Kommas dazwischen, etwa 1,5,10
option-either = { $first } oder { $last }
option-card-points = never oder Karten mit ihren Punkten, etwa 8S:1 2S:1: jede Karte einmal und mit -{ $most } bis { $most } Punkten, nicht 0
option-card-sets = never oder bis zu { $most } Gruppen aus zwei oder mehr Karten, mit + zwischen den Karten und Kommas zwischen den Gruppen, etwa 1D+2D+3D,1D+7D
option-least = eine ganze Zahl, { $least } oder mehr
option-range = eine ganze Zahl von { $least } bis { $most }
option-twice = { $option } hat zwei verschiedene Werte: Gib nur einen.
option-off = { $line } wird nicht gespielt, also kann { $option } nicht gewählt werden.
variant-near = Ein Spiel „{ $name }“ gibt es nicht; meintest du { $variants }?
variant-unknown = Ein Spiel „{ $name }“ gibt es nicht; es gibt { $variants }.
variant-seats = { $game } wird zu { $only } gespielt, nicht zu { $seats }.
variant-seats-among = { $game } wird zu { $first } oder { $last } gespielt, nicht zu { $seats }.
variant-seats-twice = Die Spielerzahl steht zweimal da, { $seats } und { $asked }: Gib sie einmal an.
house-unknown = Hausregeln haben kein „{ $key }“; sie haben { $keys }.
house-unreadable = Diese Hausregeln sind weder TOML noch JSON: { $detail }.
house-text = In Hausregeln ist { $key } ein Text in Anführungszeichen, nicht { $value }.
house-number = In Hausregeln ist seats eine Zahl, nicht { $value }.
house-settings = In Hausregeln enthält set Einstellungen wie target = 21, nicht { $value }.
player-no-argument = „{ $text }“ gibt es nicht: { $name } steht allein, schreib nur { $name }.
player-number = „{ $text }“ gibt es nicht: Nach dem Doppelpunkt kommt eine Zahl von { $least } bis { $most } ({ $what }), wie { $example }.
player-cheats = „{ $name }“ sieht verdeckte Karten und spielt deshalb nur in der Arena.
player-program = Ein Programm spielt nur in der Arena oder an einem Tisch, dem es beitritt.
player-unknown = Einen Spieler „{ $name }“ gibt es nicht; es gibt { $players }.
nameless = Gib an, wie du am Tisch heißt: --name NAME.
opponents = { $named ->
    [one] { $named } Gegner ist genannt, und für andere gibt es { $others } Plätze.
   *[other] { $named } Gegner sind genannt, und Plätze für andere gibt es { $others }.
}
no-words = In der Sprache „{ $code }“ gibt es keine Wörter; es gibt: { $languages }.
missing-extra = Dafür wird { $module } gebraucht, das nicht installiert ist: pip install 'settebello[{ $extra }]'.

## Tische

no-table = Diesen Tisch gibt es nicht: Prüfe den Link.
no-code = Zu diesem Code gibt es keinen Tisch: Prüfe ihn, oder lass dir den Link geben.
table-newer = Dieser Tisch stammt aus einem neueren Settebello: Bitte aktualisiere deins.
table-unreadable = Dieser Tisch ist so aufbewahrt, dass er hier nicht gelesen werden kann ({ $detail }).
table-not-read = Der Tisch konnte nicht gelesen werden ({ $detail }): Versuche es noch einmal.
table-not-saved = Das Spiel konnte nicht gespeichert werden ({ $detail }), also wurde nichts gespielt: Prüfe die Festplatte und versuche es noch einmal.
table-not-saved-away = Das Spiel konnte nicht gespeichert werden ({ $detail }), also wurde nichts gespielt.
store-away = Die Spiele sind gerade nicht zu erreichen, und nichts geht verloren: Versuche es bald noch einmal.
name-length = Ein Name hat 1 bis { $longest } Zeichen, und dieser hat { $length }.
places = Ein Tisch für { $seats } hat { $others ->
    [one] einen Platz für andere
   *[other] { $others } Plätze für andere
}, und genannt sind { $named }.
weak-key = Ein Schlüssel hat 22 bis 64 zufällige Buchstaben, Ziffern, - oder _: Mach ihn aus mindestens 16 zufälligen Bytes.
no-address = An dieser Adresse ist nichts.
no-method = So lässt sich diese Adresse nicht benutzen.
not-so = Das geht nicht.
other-host = Dieser Server ist nicht „{ $host }“: Nimm die Adresse, die er beim Start geschrieben hat.
other-origin = Seiten von „{ $origin }“ dürfen hier nicht herein.
not-json = Der Inhalt muss JSON sein, und die Kopfzeile content-type application/json sagen.
too-long = Der Inhalt hat mehr als { $longest } Bytes: Schick weniger.
not-readable = Diese Anfrage kann nicht gelesen werden: { $detail }.
too-many-codes = Von hier wurden zu viele Codes probiert: Warte eine Minute, oder lass dir den Link geben.
too-many-tables = Von hier wurden zu viele Tische eröffnet: Warte eine Weile.
too-many-daily = Von hier wurden zu viele Spiele des Tages eröffnet: Komm morgen wieder.
too-many-groups = Von hier wurden zu viele Gruppen angelegt: Komm morgen wieder.
too-many-games = Von hier wurden zu viele dauerhafte Links angefordert: Warte eine Weile.
too-many-reviews = Von hier wurden zu viele Analysen angefordert: Warte eine Weile.
too-much-computing = Der Server hat gerade viel für deine Adresse gerechnet: Versuch es in { $seconds } s wieder.
too-many-requests = Von hier kommt zu viel auf einmal: Warte einen Augenblick.
too-many-connections = Von hier kommen zu viele Verbindungen: Schließe einige.
too-many-messages = Du schickst zu viel auf einmal: Warte einen Augenblick.
too-many-commands = Von hier sind in der letzten Stunde zu viele Spielzüge gekommen: Warte eine Weile.
too-many-steps = Dieser Platz hat sich in der letzten Stunde zu oft geändert: Warte eine Weile.
overloaded = Der Server hat gerade zu viel zu tun: Versuche es gleich noch einmal.
missed-table = Du bist nicht an den Tisch gekommen, der für dich gefunden wurde: Suche in { $minutes } min wieder.
too-many-seeks = Von hier aus wurden zu oft Gegner gesucht: Warte eine Minute.
too-many-phrases = Du sagst zu viel auf einmal: Warte einen Augenblick.
too-many-watchers = An diesem Tisch sind schon so viele Zuschauer, wie es geben darf.

## Plätze

dissolved = An diesen Tisch ist jemand nicht gekommen.
closed = Der Gastgeber hat diesen Tisch geschlossen.
full = An diesem Tisch sind alle Plätze besetzt.
seat-taken = Dieser Platz ist besetzt: Wähle einen anderen.
name-taken = { $name } gibt es an diesem Tisch schon: Wähle einen anderen Namen.
watching = Du siehst an diesem Tisch zu: Setz dich, um zu spielen.
watching-silent = Du siehst an diesem Tisch zu: Setz dich, um etwas zu sagen.
no-texts-in-play = Während des Spiels kann man nur die fertigen Sätze sagen.
texts-off = Schalte zuerst in den Einstellungen die Nachrichten unter Freunden ein.
no-reader = An diesem Tisch liest gerade kein Freund Nachrichten: Jeder muss sie in den Einstellungen einschalten.
empty-text = In dieser Nachricht steht nichts, was man lesen kann.
no-watching = An diesem Tisch darf niemand zusehen.
wrong-key = Das ist nicht der Schlüssel eines Platzes an diesem Tisch: Nimm den Link deines Platzes.
no-join = Die erste Nachricht muss join sein, mit dem Schlüssel eines Platzes.
here-already = Du bist schon an diesem Tisch.
host-only = Das darf nur der Gastgeber des Tisches.
no-host = Gastgeber kann nur sein, wer selbst am Tisch ist.
begun = Das Spiel hat begonnen: Die Plätze bleiben, wie sie sind.
no-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
move = Du kannst auf einen Platz gehen, an dem kein Mensch sitzt; andere versetzt der Gastgeber.
not-ready = Noch sind nicht alle bereit: { $names }.
own-seat = Das ist dein eigener Platz: Verlass ihn, oder bitte um einen anderen.
not-away = Während des Spiels kann nur ersetzt werden, wer nicht da ist.
search-replaced = Ein anderes Fenster oder Programm dieses Geräts sucht jetzt.
no-lobby = Dieser Server hat keine Lobby: Eröffne einen Tisch und teile seinen Link.
matched-stays = Die Lobby hat euch zusammengebracht: Verlass den Tisch, statt ihn zu schließen.
acting-host = Du vertrittst nur den Gastgeber, der gerade weg ist: Das würde seine Rückkehr überdauern und bleibt ihm überlassen.
removed = Der Gastgeber hat dich von diesem Tisch entfernt: Nur er kann dich wieder hereinlassen.
not-removed = Niemand mit dem Namen { $name } wurde von diesem Tisch entfernt.
left = Du hast diesen Tisch verlassen.
key-renewed = Dieser Platz hat einen neuen Link: Der alte gilt nicht mehr.
dismissed = Ein anderes Gerät auf diesem Platz hat dieses Gerät abgemeldet.
record-seated = An diesem Tisch darf niemand zusehen, und die Mitschrift bekommt nur, wer dort sitzt: Schick den Schlüssel deines Platzes mit oder aktualisiere dein Programm.

## Beendete Spiele mit dauerhaftem Link

no-game = Dieses Spiel gibt es nicht: Prüfe den Link.
game-taken-down = Jemand, der bei diesem Spiel am Tisch saß, hat es gelöscht.
game-stays-down = Jemand anderes vom Tisch hat dieses Spiel gelöscht: Nur wer es gelöscht hat, kann wieder einen Link dazu anlegen.
game-not-over = Dieses Spiel ist noch nicht zu Ende: Einen dauerhaften Link gibt es danach.
game-seated = Das geht nur für die, die bei diesem Spiel am Tisch saßen: Schick den Schlüssel deines Platzes mit.
game-not-yours = Das ist nicht der Schlüssel eines Platzes bei diesem Spiel.
no-links = Dieser Server legt keine dauerhaften Links an: Speichere die Mitschrift als Datei.
no-reviews = Dieser Server analysiert keine Spiele: Speichere die Mitschrift und analysiere sie mit settebello.
no-review = Dieses Spiel ist noch nicht analysiert: Fordere die Analyse mit dem Schlüssel deines Platzes an.
review-busy = Dieses Spiel wird gerade schon analysiert: Warte, bis das fertig ist.
review-failed = Die Analyse dieses Spiels ist fehlgeschlagen: Fordere sie noch einmal an.
reviews-full = Zu viele Spiele warten auf ihre Analyse: Versuch es in ein paar Minuten noch einmal.

## Spielen

not-your-turn = Du bist nicht dran: { $name } ist dran.
not-begun = Jetzt kann niemand spielen: Das Spiel hat noch nicht begonnen.
not-allowed = { $action } geht jetzt nicht; du kannst { $legal } spielen.
other-message = Eine Nachricht mit dieser id hat schon etwas anderes verlangt: Es wurde nichts getan.
stale = Das Spiel ist weitergegangen, seit du es gesehen hast: Sieh noch einmal hin, bevor du spielst.
no-round = Jetzt kann keine Runde gegeben werden: Diese ist noch nicht zu Ende.
no-more-rounds = Jetzt kann keine Runde gegeben werden: Das Spiel ist zu Ende.
too-many-rounds = Ein Spiel an einem Tisch hat höchstens { $most } Runden: Speichere die Mitschrift und öffne einen anderen Tisch.
table-full = An diesem Tisch ist schon alles geschehen, was er fassen kann: Öffne einen anderen.
no-play = Jetzt kann niemand spielen: Die Runde ist zu Ende.
game-over = Jetzt kann niemand spielen: Das Spiel ist zu Ende.
no-rematch = Um eine Revanche kann man bitten, wenn das Spiel zu Ende ist.
no-advice = An einem Tisch, an dem Menschen gegeneinander spielen, gibt es keine Tipps.
early-advice = Tipps gibt es nur, wenn du am Zug bist.
late-advice = Der Tipp dauert gerade zu lange: Versuch es gleich noch einmal.
failed-advice = Der Tipp ließ sich nicht berechnen: Versuch es gleich noch einmal.
message-long = Eine Nachricht hat höchstens { $longest } Zeichen, und diese hat { $length }.
no-message = Das ist keine Nachricht des Protokolls: { $detail }.

## Dateien und Mitschriften

no-seed = „{ $text }“ ist kein Startwert: Ein Startwert hat 64 hexadezimale Ziffern.
file-finished = Das Spiel in „{ $path }“ ist zu Ende; nenne für ein neues eine andere Datei.
file-not-written = „{ $path }“ kann nicht geschrieben werden ({ $reason }); nenne eine andere Datei.
file-not-read = „{ $path }“ kann nicht gelesen werden ({ $reason }); nenne eine andere Datei.
file-no-text = es ist kein Text
file-too-long = es ist zu lang
file-no-game = „{ $path }“ enthält kein Spiel, das weitergehen kann: { $reason }
file-no-record = „{ $path }“ lässt sich nicht ansehen: { $reason }
file-no-folder = Der Ordner „{ $folder }“ kann nicht angelegt werden ({ $reason }).
record-no-players = Die Mitschrift sagt nicht, in einer Zeile [Players …], wer auf welchem Platz sitzt.
record-not-replayed = Runde { $round } lässt sich nicht nachspielen: { $reason }
record-line = Zeile { $line }: { $reason }
record-cut = Die Zeile [Result …] am Ende fehlt; die Mitschrift ist abgeschnitten.
record-no-header = „{ $text }“ ist keine Kopfzeile wie [Dealer 1].
record-round = Runde { $due } muss kommen, nicht { $number }.
record-action = „{ $text }“ geht nicht mit den Zügen ab „{ $number }.“ weiter.
record-unscored = Eine beendete Runde, und keine andere, schließt mit ihrer Zeile [Score …].
record-score = Diese Punkte passen nicht zu den Zügen der Runde.
record-last = Hierher gehört nur [Result …], als letzte Zeile.
record-result = Dieses Ergebnis passt nicht zu den Zügen des Spiels.
record-none = Das ist keine Mitschrift: Sie muss mit [Settebello { $format }] beginnen.
record-newer = Diese Mitschrift stammt von einem neueren Settebello, im Format { $format }: Aktualisiere deines.
replay-rounds = Diese Mitschrift hat { $rounds } Runden, und ansehen lassen sich höchstens { $most }: Kürze sie.
replay-nothing = Diese Mitschrift hat keine Runde: Es gibt nichts anzusehen.
replay-no-position = „{ $address }“ gibt es in diesem Spiel nicht: Gib eine Runde von 1 bis { $rounds } an, oder eine Runde und einen Zug wie 1.4.
replay-no-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
file-game-there = „{ $path }“ enthält schon ein Spiel; wähle eine andere Datei.
practice-over = Bei { $address } ist das Spiel zu Ende: Spiel von einem früheren Zug aus weiter.
practice-cut = Bei { $address } ist über die gezogene Karte noch nicht entschieden, und die Mitschrift hat keine Karten für ein neues Geben: Nimm einen späteren Zug.
position-line = Eine Stellung ist eine Zeile Text mit höchstens { $most } Zeichen.
position-impossible = Diese Stellung kann nicht vorkommen: { $reason }
position-no-turn = In dieser Stellung hat niemand etwas zu entscheiden.
position-hand = Die Stellung muss das Blatt dessen zeigen, der am Zug ist: Platz { $seat }.
position-twice = Der Teil „{ $part }“ kommt in der Stellung zweimal vor.
position-totals = Die Punktestände „{ $text }“ sind nicht { $sides } Zahlen mit | dazwischen.
position-over = Bei einem Stand von { $text } ist das Spiel zu Ende.
position-round = Die Runde kann nicht „{ $text }“ sein: Schreib eine Zahl von 1 bis { $most }.
position-played = Die angegebenen Züge führen nicht zu dieser Stellung: Schreib jeden hinter seinen Platz, wie 0:7Dx7C.
position-table = In diesem Spiel können { $most } Karten auf dem Tisch liegen, nicht { $count }.
explore-not-learned = Dieser Server kennt keine Werte für diese Hausregeln: Untersuche die Stellung mit „settebello explore“.
record-digest = Der Fingerabdruck passt nicht zu den Regeln: Sie wurden geändert, oder bedeuten hier etwas anderes.
record-names = Für { $seats } Plätze sind { $names } Namen angegeben.
record-missing = Die Kopfzeile { $header } fehlt.
record-unreadable = Die Kopfzeile { $header } kann nicht gelesen werden: { $detail }.
record-not-written = Die Kopfzeile { $header } kann nicht geschrieben werden: { $detail }.
record-repeated = Die Kopfzeile { $header } steht zweimal an derselben Stelle.

## Analysen

review-unreadable = Das ist keine Analyse: { $detail }.
review-newer = Diese Analyse stammt aus einem neueren Settebello: Bitte aktualisiere deins.
puzzles-unreadable = Das ist keine Aufgabensammlung: { $detail }.
puzzles-newer = Diese Sammlung stammt aus einem neueren Settebello: Bitte aktualisiere deins.
puzzles-many = Diese Sammlung hat { $count } Aufgaben; höchstens { $most } sind möglich.
review-seat = Einen Platz { $seat } gibt es in dieser Mitschrift nicht: Die Plätze gehen von 0 bis { $last }.
review-rounds = Diese Mitschrift hat { $rounds } Runden; eine Analyse nimmt höchstens { $most }.
luck-review = Diese Analyse ist nicht die dieser Mitschrift und aller ihrer Plätze.
review-file = Mitschrift { $file }: { $reason }
review-not-kept = Die Analyse kann nicht in { $file } gespeichert werden: { $reason }

## Das Spiel des Tages

daily-date = „{ $text }“ ist kein Datum: Schreibe es so: 2026-11-28.
daily-early = Das Spiel vom { $day } beginnt an diesem Tag, nach UTC. Heute ist der { $today }, wenn die Uhr dieses Geräts richtig geht.
daily-first = Für den { $day } gibt es kein Spiel: Das erste ist das vom { $first }.
daily-clock = Die Uhr dieses Geräts zeigt den { $today }, vor dem ersten Spiel des Tages ({ $first }): Stelle sie richtig.
daily-other = Das ist kein Versuch am Spiel vom { $day }, oder er wurde mit einer anderen Version begonnen.
daily-hints = Im Spiel des Tages gibt es keine Tipps.
daily-none = Auf diesem Gerät gibt es keinen Versuch am Spiel vom { $day }.
no-match = Dieses Match gibt es nicht: Prüf den Link.
match-game = In einem Match spielen an jedem Tisch zwei Paare: Wähl Scopone oder Scopa zu viert.
match-tables = Ein Match hat { $fewest } bis { $most } Tische.
match-boards = Ein Match hat { $fewest } bis { $most } Boards.
match-host = Nur wer das Match angelegt hat, kann es schließen.
match-closed = Das Match ist geschlossen: Das Ergebnis steht auf seiner Seite.
match-stays = Dieser Tisch gehört zu einem Match: Schließ das Match auf seiner Seite.
match-once = Die Boards eines Matches spielt man einmal: Leg ein neues Match an.
match-open = Das ist zu sehen, sobald das Match geschlossen ist.
daily-once = Das Spiel des Tages spielt man einmal: Morgen gibt es ein neues.
daily-not = An diesem Tisch wird nicht das Spiel des Tages gespielt.
daily-not-over = Dieses Spiel des Tages ist noch nicht zu Ende: Dann hat es ein Ergebnis.
daily-device = Das heutige Spiel spielt man auf einem Gerät nur einmal: Sende die Kennung des Geräts.
daily-open = Das ist zu sehen, wenn der Tag des Spiels geschlossen ist: um { $time } UTC am { $day }.
daily-own-first = Die Tabelle von heute ist zu sehen, wenn dein eigenes Spiel zu Ende ist.
daily-forgotten = Was gespielt wurde, bleibt { $days } Tage lang bekannt.
no-group = Diese Gruppe gibt es nicht: Prüf den Link.
group-full = Eine Gruppe hat höchstens { $most } Personen: Leg noch eine an.
group-name-taken = { $name } gibt es in dieser Gruppe schon: Wähle einen anderen Namen.
not-in-group = Du gehörst nicht zu dieser Gruppe.
daily-no-table = Dieser Server hat keine Tabelle aller Spieler.

## Zu einem Tisch und von ihm fort

link-long = Der Link zu einem Tisch hat höchstens { $longest } Zeichen, dieser hat { $length }.
link-nowhere = „{ $text }“ führt zu keinem Tisch: Gib einen Link wie https://scopa.example.org/table/x7Yf-q2 an, oder einen Code aus sieben Buchstaben und Ziffern.
game-link-nowhere = „{ $text }“ führt zu keinem beendeten Spiel: Gib einen Link wie https://scopa.example.org/game/x7Yf-q2 an.
link-server = „{ $text }“ ist keine Adresse eines Servers: Gib eine wie https://scopa.example.org an.
link-key = Das Geheimnis nach „#“ in diesem Link ist beschädigt: Kopiere den ganzen Link noch einmal.
no-server = Unter { $server } antwortet kein Server ({ $reason }): Prüfe die Adresse, oder versuche es später noch einmal.
server-not-ours = Was unter { $server } antwortet, ist kein Server von Settebello: Prüfe die Adresse.
server-shut-out = Der Server { $server } lässt uns nicht herein: Er heißt anders, oder es sind schon zu viele von hier verbunden.
server-other-version = Der Server { $server } hat eine andere Version als dieses Programm: Aktualisiere das ältere von beiden.
server-silent = Der Server { $server } antwortet nicht: Versuche es später noch einmal.
server-stayed-away = Der Server ist { $seconds } Sekunden lang nicht zurückgekommen.
server-late = Der Server hat nicht rechtzeitig geantwortet.
server-hung-up = Der Server hat die Verbindung geschlossen.
review-late = Die Analyse ist erst zu { $percent } % fertig: Frage später noch einmal.
full-but-open = An diesem Tisch sind alle Plätze besetzt; man darf zuschauen.
seat-given = Dein Platz an diesem Tisch wurde jemand anderem gegeben.
connection-closed = Die Verbindung wurde geschlossen.
table-stands-still = Am Tisch ging es nicht rechtzeitig weiter.

## Mischen, das sich prüfen lässt

fair-game-missing = Die Kopfzeile { $header } fehlt, und ohne sie ist vom Mischen nichts bewiesen.
fair-game-unreadable = Die Kopfzeile { $header } ist nicht lesbar; sie müsste etwa { $example } heißen.
fair-protocol = In dieser Mitschrift wurde nach Protokoll { $protocol } gemischt; dieses Programm kennt 2: Nimm ein neueres.
fair-missing = Runde { $round }: Die Kopfzeile { $header } fehlt, und ohne sie ist vom Mischen nichts bewiesen.
fair-unreadable = Runde { $round }: Die Kopfzeile { $header } ist nicht lesbar; sie müsste etwa { $example } heißen.
fair-misspelt = Runde { $round }: Die Kopfzeile { $header } bedeutet nichts; gemeint ist wohl { $meant }.
fair-server = Runde { $round }, Austausch { $exchange }: Die Zahl des Servers passt nicht zu ihrem Fingerabdruck.
fair-share = Runde { $round }, Austausch { $exchange }: Die Zahl von Platz { $seat } passt nicht zu ihrem Fingerabdruck.
fair-unbound = Runde { $round }, Austausch { $exchange }: Platz { $seat } hat eine Zahl ohne Fingerabdruck; sie kann ausgesucht worden sein, als alle anderen bekannt waren.
fair-absent = Runde { $round }: Es wurde gegeben, obwohl die Zahl von Platz { $seat } nie aufgedeckt wurde.
fair-computer = Runde { $round }, Austausch { $exchange }: Auf Platz { $seat } spielt der Computer, und doch steht für ihn ein Fingerabdruck in der Liste.
fair-exchange = Runde { $round }: Austausch { $due } fehlt, und an seiner Stelle steht Austausch { $number }.
fair-complete = Runde { $round }, Austausch { $exchange }: Er gilt als abgebrochen, obwohl alle Zahlen aufgedeckt waren; der Server kannte also die Karten, die er nicht gegeben hat.
fair-silent = Runde { $round }, Austausch { $exchange }: Von Platz { $seat } wurde eine Zahl erwartet, obwohl er in dieser Runde schon zweimal geschwiegen hatte.
fair-seed = Runde { $round }: Ihr Startwert ergibt sich nicht aus der Liste der Fingerabdrücke, der Zahl des Servers und denen der Spieler.
fair-practised = Runde { $round }: Sie stammt aus einem anderen Spiel, und die Kopfzeile { $header } kann ihre Karten nicht beweisen.
fair-dealer = Die erste Runde hat Platz { $dealer } gegeben, doch ihr Startwert lost Platz { $due } aus.
seen-false-record = Die Karten und Züge in der Mitschrift des Servers ergeben sich nicht aus ihren Zahlen: { $reason }
seen-other-table = Runde { $round }, Austausch { $exchange }: Die Liste gehört zu einem anderen Tisch, anderen Regeln oder anderen Plätzen.
seen-two-lists = Runde { $round }, Austausch { $exchange }: Der Server hat zwei verschiedene Listen gezeigt.
seen-left-out = Runde { $round }, Austausch { $exchange }: In der Liste fehlt der Fingerabdruck dieses Geräts, den der Server angenommen hatte.
seen-computer = Runde { $round }, Austausch { $exchange }: Die Liste erwartet eine Zahl von Platz { $seat }, wo kein Mensch sitzt.
seen-order = Runde { $round }, Austausch { $exchange }: Der Server hat die Liste einer anderen Runde oder eines anderen Austauschs gezeigt, als an der Reihe war.
seen-invented = Runde { $round }, Austausch { $exchange }: Die Mitschrift hat einen Fingerabdruck von Platz { $seat }, wo dieses Gerät keinen Menschen gesehen hat.
seen-withheld = Runde { $round }: Der Server hat ohne den Austausch gegeben, den er jedem Gerät schuldet, und kann die Karten ausgesucht haben.
seen-hidden = Runde { $round }, Austausch { $exchange }: Dieses Gerät hat die Liste gesehen, und in der Mitschrift fehlt sie.
seen-other-list = Runde { $round }, Austausch { $exchange }: Die Liste in der Mitschrift ist nicht die, die dieses Gerät gesehen hat.
seen-dropped = Runde { $round }, Austausch { $exchange }: Laut Mitschrift hat dieses Gerät geschwiegen, doch der Server hatte seine Zahl.
seen-count = Runde { $round }: Die Mitschrift hat { $number } abgebrochene Austausche, der Server hat { $seen } gemeldet.
seen-round = Runde { $round }: Dieses Gerät hat sie bis zum Ende gesehen, und in der Mitschrift fehlt sie.
seen-dealer = Runde { $round }: Dieses Gerät hat Platz { $seen } geben sehen, und laut Mitschrift war es Platz { $dealer }.
seen-cards = Runde { $round }, Verteilung { $deal }: Die Karten, die dieses Gerät gesehen hat, sind nicht die der Mitschrift.
seen-redealt = Runde { $round }: Dieses Gerät hat gesehen, dass mit { $cards } auf dem Tisch neu gegeben wurde; in der Mitschrift fehlt das.
seen-play = Runde { $round }: Die Mitschrift erzählt andere Züge, als dieses Gerät gesehen hat.
not-a-persons = An diesem Platz sitzt kein Mensch: Er nimmt am Mischen nicht teil.
other-exchange = Das Mischen der Runde { $round }, Austausch { $exchange }, ist nicht offen: Schau den Tisch neu an.
committed = Ein anderes Gerät an deinem Platz nimmt am Mischen dieser Runde schon teil.
moved = Dein Platz hat sich geändert: Dein Gerät legt sich vom neuen Platz aus neu fest.
list-fixed = Die Liste dieses Mischens steht schon fest: Dein Gerät nimmt am nächsten teil.
silent-twice = Dein Gerät hat in dieser Runde zweimal geschwiegen: Es nimmt in der nächsten wieder teil.
early-share = Die Liste dieses Mischens steht noch nicht fest: Behalte deine Zahl bis dahin für dich.
no-share-expected = Von deinem Platz wird bei diesem Mischen keine Zahl erwartet.
other-share = Diese Zahl passt nicht zum Fingerabdruck von deinem Platz: Aufdecken kann sie nur das Gerät, das ihn abgegeben hat.
commitment-alone = Ein Fingerabdruck gilt für einen Tisch: Nenne den Tisch, den du eröffnest.
table-taken = Einen Tisch mit diesem Namen gibt oder gab es schon: Wähle einen anderen.
no-profiles = Dieser Server bewahrt keine Namen auf: Setz dich ohne Profil an den Tisch.
no-profile = Dieses Profil gibt es nicht mehr: Lege eines an oder stelle deines wieder her.
no-profile-of-phrase = Kein Profil auf diesem Server hat diese Wiederherstellungswörter.
no-own-profile = Dieses Gerät hat kein Profil auf { $server }: Lege eines an mit settebello profile make.
not-blocked = { $name } ist nicht blockiert.
not-a-friend = { $name } gehört nicht zu deinen Freunden und hat auch nicht darum gebeten.
profile-here = Dieses Gerät hat schon ein Profil: { $name }.
profile-name-taken = Jemand anders hat den Namen { $name } oder einen, der so aussieht: Wähle einen anderen.
profile-devices = Ein Profil hat höchstens { $most } Geräte: Entferne eines von einem anderen Gerät aus.
profile-seated = Dein Profil sitzt schon an diesem Tisch.
phrase-length = Es sind { $words } Wiederherstellungswörter, und hier stehen { $count }.
phrase-word = „{ $word }“ ist keines der Wiederherstellungswörter: Prüfe die Schreibweise.
phrase-word-near = „{ $word }“ ist keines der Wiederherstellungswörter: Meinst du „{ $near }“?
phrase-mistyped = Diese Wörter gehören nicht zusammen: Eines ist ein anderes, oder ihre Reihenfolge stimmt nicht.
kept-apart = Du und jemand an diesem Tisch wollt nicht miteinander spielen: Wähle einen anderen Tisch.
not-blockable = Diese Person lässt sich nicht blockieren: Sie hat kein Profil, und die Lobby hat euch nicht zusammengebracht.
block-self = Dich selbst kannst du nicht blockieren.
blocks-full = Du hast { $most } Leute blockiert, mehr geht nicht: Gib zuerst jemanden frei.
not-a-friend-to-be = Du kannst jemanden hinzufügen, wenn eure gemeinsame Partie zu Ende ist und ihr beide ein Profil habt.
no-friend = Diese Person gehört nicht mehr zu deinen Freunden.
person-gone = Diese Person hat das Profil gelöscht, mit dem ihr gespielt habt.
friends-full = Du hast { $most } Personen hinzugefügt, mehr geht nicht: Entferne zuerst eine.
friends-asked = { $most } Personen haben dir noch nicht geantwortet, mehr geht nicht: Warte oder zieh eine Anfrage zurück.
friend-busy = Diese Person hat schon zu viele offene Anfragen: Versuch es an einem anderen Tag.
no-invitation = Du kannst Freunde an einen Tisch einladen, an dem du sitzt und ein Platz frei ist.
too-many-friends = Von hier sind zu viele Freundschaftsanfragen gekommen: Warte eine Weile.
too-many-profiles = Von hier wurden zu viele Profile angelegt oder wiederhergestellt: Warte eine Weile.
no-ratings = Dieser Server wertet keine Spiele: Eröffne einen Tisch ohne Wertung.
rated-profile = Ein gewertetes Spiel ist für Leute mit Profil: Lege zuerst eines an.
rated-kind = Menschen und Programme werden getrennt gewertet: Dieser Tisch ist für die anderen.
rated-program = Dieses Profil gehört einem Menschen: Ein Programm spielt gewertete Spiele mit einem eigenen Profil.
rated-clock = Ein gewertetes Spiel hat eine Uhr, mit höchstens { $most } Sekunden für einen Zug.
rated-rules = Ein gewertetes Spiel hat die Regeln eines benannten Spiels, ohne Hausregeln.
rated-computers = An einem gewerteten Spiel nimmt kein Computer Platz: Lass seine Plätze frei.
rated-close = Ein gewertetes Spiel lässt sich nicht schließen: Spiel es zu Ende oder verlass es und verlier es.


## Benachrichtigungen

no-push = Dieser Server verschickt keine Benachrichtigungen.
other-push-service = An diese Adresse gehen keine Benachrichtigungen: Sie gehört zu keinem Dienst, der hier bekannt ist.
wrong-push-keys = Das sind nicht die Schlüssel einer Anmeldung im Browser: Melde dich neu an.

not-reportable = Nur eine andere Person an deinem Tisch kann gemeldet werden.
too-many-reports = Von hier sind zu viele Meldungen gekommen: Warte eine Weile.

# Drills

drill-not-here = Dieses Spiel hat dazu nichts zu fragen.
puzzles-theme = Es gibt kein Thema „{ $theme }“; die Themen: { $themes }.
puzzles-none = Diese Sammlung hat keine solchen Aufgaben.
