# Die Spielregeln. Jede Nachricht ist mindestens ein ganzer Satz.
#
# $suit ist die Farbe, die zählt (coins, cups, swords, batons, oder diamonds, hearts, spades, clubs); $pack ist latin,
# french, corsican (mit Dame statt Reiter) oder numbered (mit Zahlen); $idiom ist scopa, chkobba, hurrikan oder escoba; $sides
# ist die Zahl der Parteien, $seats die der Plätze.
# $prime ist die Skala der Primiera, die in manchen Spielen anders heißt.

## Überschriften

as-but = Wie { $game }, aber:
as-same = Genau wie { $game }.
source-decision = Entscheidung
source-name = { $source ->
    [S1] die Regeln eines Computerspiels der Scopa für zwei
    [S2] das Regelblatt im Scopa-Spiel von Winning Moves (2011)
    [S3] ein Bericht über die Scopa, wie sie auf der Piazza von Panicale in Umbrien gespielt wird
    [S4] The Rules of Scopa, von der Dante-Alighieri-Gesellschaft in Washington
    [S5] die Regeln der Escoba von Naipes Heraclio Fournier, Kartenmachern in Vitoria, Spanien
    [S6] die Regeln der Escoba de 15 von Naipes Casino, Kartenmachern in Argentinien
    [S7] John McLeods Seite über Cirulla (2022)
    [S8] die Regeln von Chorizo und Báciga auf entretodos.com.uy
    [S9] die Regeln von Spazzino in der Hilfe des Programms Cuperativa
    [S10] Domenico Starnas Regeln von Tombolon in der Hilfe des Programms Cuperativa
    [S11] die Regeln des Cuarenta auf sagateve.com
    [S12] John McLeods Seite über Ronda
    [S13] die Scopa-Spiele bei Board Game Arena
    [S14] die Hausregeln von Spincio, aufgeschrieben mit einem Programm, das es spielt
    [S15] Rubamazzo und Casita robada, in italienischen und englischen Beschreibungen
    [S16] Cicera bigia und Cicera, auf englischen und italienischen Seiten (V. Ferrari bei pagat.com und andere)
   *[S0] John McLeods Seite über Scopa und ihre Varianten (2024)
}
source-house = Hausregel
section-cards = Karten
section-deal = Geben
section-turn = Spielzug
section-captures = Nehmen
section-sweeps = { $captures ->
    [on] { label-sweeps } und Punkte beim Nehmen
   *[off] { label-sweeps }
}
section-end = Ende der Runde
section-scoring = Wertung der Runde
section-declarations = Meldungen
section-winning = Sieg

## Wörter in den folgenden Nachrichten

bonus-suit = { $suit ->
    [cups] Kelch
    [swords] Schwert
    [batons] Stab
    [diamonds] Karo
    [hearts] Herz
    [spades] Pik
    [clubs] Kreuz
   *[coins] Münz
}
sweep-article = { $idiom ->
    [hurrikan] ein
    [spazzino] ein
    [spincio] ein
   *[scopa] eine
}
sweep-called = { $idiom ->
    [tombolon] eine Scopa
    [scopa] eine Scopa
   *[other] eine Scopa, hier { sweep-name } genannt
}
points-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Karten

pack-40 = { $pack ->
    [french] Vierzig Karten: Ass, 2 bis 7, Bube, Dame und König in Karo, Herz, Pik und Kreuz.
    [corsican] Vierzig Karten: Ass, 2 bis 7, Bube, Dame (Reiter) und König in Münzen, Kelchen, Schwertern und Stäben.
    [numbered] Vierzig Karten, von 1 bis 10 nummeriert, in vier Farben: Münzen, Kelche, Stäbe und Schwerter.
   *[latin] Vierzig Karten: Ass, 2 bis 7, Bube, Reiter und König in Münzen, Kelchen, Schwertern und Stäben.
}
pack-36 = { $pack ->
    [french] Sechsunddreißig Karten: Ass, 3 bis 7, Bube, Dame und König in Karo, Herz, Pik und Kreuz. Zweien gibt es nicht.
    [corsican] Sechsunddreißig Karten: Ass, 3 bis 7, Bube, Dame (Reiter) und König in Münzen, Kelchen, Schwertern und Stäben. Zweien gibt es nicht.
    [numbered] Sechsunddreißig Karten mit den Nummern 1 und 3 bis 10 in vier Farben: Münzen, Kelche, Stäbe und Schwerter. Zweien gibt es nicht.
   *[latin] Sechsunddreißig Karten: Ass, 3 bis 7, Bube, Reiter und König in Münzen, Kelchen, Schwertern und Stäben. Zweien gibt es nicht.
}
pack-52 = { $pack ->
    [latin] Zweiundfünfzig Karten: Ass, 2 bis 10, Bube, Reiter und König in Münzen, Kelchen, Schwertern und Stäben.
   *[french] Zweiundfünfzig Karten: Ass, 2 bis 10, Bube, Dame und König in Karo, Herz, Pik und Kreuz.
}
values-jack-8 = { $pack ->
    [french] Beim Nehmen zählt ein Ass 1, Zahlenkarten ihren Wert, ein Bube { $jack }, eine Dame { $queen }, ein König { $king }.
    [corsican] Beim Nehmen zählt ein Ass 1, Zahlenkarten ihren Wert, ein Bube { $jack }, eine Dame { $queen }, ein König { $king }.
    [numbered] Beim Nehmen zählt jede Karte ihre Zahl.
   *[latin] Beim Nehmen zählt ein Ass 1, Zahlenkarten ihren Wert, ein Bube { $jack }, ein Reiter { $queen }, ein König { $king }.
}
values-queen-8 = { $pack ->
    [french] Beim Nehmen zählt ein Ass 1, Zahlenkarten ihren Wert, eine Dame { $jack }, ein Bube { $queen }, ein König { $king }.
    [corsican] Beim Nehmen zählt ein Ass 1, Zahlenkarten ihren Wert, eine Dame { $jack }, ein Bube { $queen }, ein König { $king }.
    [numbered] Beim Nehmen zählt jede Karte ihre Zahl, aber die 8 zählt 9 und die 9 zählt 8.
   *[latin] Beim Nehmen zählt ein Ass 1, Zahlenkarten ihren Wert, ein Reiter { $jack }, ein Bube { $queen }, ein König { $king }.
}
values-numbers = Beim Nehmen zählt ein Ass 1, Zahlenkarten zählen ihren Wert.
rank-order = { $order ->
    [queen] { $pack ->
        [french] Dame, Bube, König
        [corsican] Dame, Bube, König
        [numbered] 9, 8, 10
       *[latin] Reiter, Bube, König
    }
   *[jack] { $pack ->
        [french] Bube, Dame, König
        [corsican] Bube, Dame, König
        [numbered] 8, 9, 10
       *[latin] Bube, Reiter, König
    }
}
highest-rank = { $ranks ->
    [13] 10
   *[10] 7
}
bonus = Die Farbe, die bei den Punkten besonders zählt: { $suit ->
    [cups] Kelche
    [swords] Schwerter
    [batons] Stäbe
    [diamonds] Karo
    [hearts] Herz
    [spades] Pik
    [clubs] Kreuz
   *[coins] Münzen
}.
pairing = { $pack ->
    [french] Mit italienischen Karten stehen Münzen für Karo, Kelche für Herz, Schwerter für Pik, Stäbe für Kreuz, und der Reiter für die Dame.
    [corsican] Mit französischen Karten steht Karo für Münzen, Herz für Kelche, Pik für Schwerter und Kreuz für Stäbe.
    [numbered] Die 1 heißt auch Ass, die 8 Bube, die 9 Reiter und die 10 König. Mit französischen Karten steht Karo für Münzen, Herz für Kelche, Kreuz für Stäbe, Pik für Schwerter, und die Dame für den Reiter.
   *[latin] Mit französischen Karten steht Karo für Münzen, Herz für Kelche, Pik für Schwerter, Kreuz für Stäbe, und die Dame für den Reiter.
}
other-pack = Ein Spiel mit 52 Karten geht auch, ohne die Achten, Neunen und Zehnen{ $size ->
    [36] {" "}und ohne die Zweien
   *[40] {""}
}.

## Geben

seats-2 = Zwei Spieler, jeder für sich, jeder mit einem eigenen Stapel für die genommenen Karten.
seats-3 = Drei Spieler, jeder für sich, jeder mit einem eigenen Stapel für die genommenen Karten.
seats-4 = Vier Spieler in zwei Teams. Partner sitzen einander gegenüber und haben einen gemeinsamen Stapel für die genommenen Karten.
seats-4-each = Vier Spieler, jeder für sich, jeder mit einem eigenen Stapel für die genommenen Karten.
seats-6 = Sechs Spieler in zwei Dreierteams. Jeder sitzt zwischen zwei Gegnern; ein Team hat einen gemeinsamen Stapel für die genommenen Karten.
direction-right = Gegeben und gespielt wird nach rechts (gegen den Uhrzeigersinn); nach jeder Runde gibt der nächste Spieler rechts.
direction-left = Gegeben und gespielt wird nach links (im Uhrzeigersinn); nach jeder Runde gibt der nächste Spieler links.
first-dealer = Wer zuerst gibt, wird ausgelost; alle haben die gleiche Chance. Mit echten Karten geht jedes Verfahren: Man gibt reihum offen, bis jemand den { $pack ->
    [french] Karo-König (Münz-König)
   *[latin] Münz-König (Karo-König)
} bekommt und zuerst gibt, oder wer die höchste Karte zieht, gibt.
shuffle-cut = { $seats ->
    [2] Der Geber mischt, der Gegner hebt ab.
   *[other] Der Geber mischt, und wer in der Spielfolge vor ihm sitzt, hebt ab.
}
plan-once = { $table ->
    [0] Alle Karten werden auf einmal gegeben, { $cards } an jeden Spieler; der Tisch ist zu Beginn leer.
   *[other] Alle Karten werden auf einmal gegeben: { $cards } an jeden Spieler und { $table } offen auf den Tisch.
}
plan-equal = { $table ->
    [0] Es wird { $deals ->
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $deals }-mal
    } gegeben, je { $cards } Karten an jeden Spieler; der Tisch ist zu Beginn leer.
   *[other] Es wird { $deals ->
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $deals }-mal
    } gegeben, je { $cards } Karten an jeden Spieler; beim ersten Mal kommen { $table } Karten offen auf den Tisch.
}
plan-uneven = { $table ->
    [0] Es wird { $deals ->
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $deals }-mal
    } gegeben, erst { $hands }, dann { $last } Karten an jeden Spieler; der Tisch ist zu Beginn leer.
   *[other] Es wird { $deals ->
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $deals }-mal
    } gegeben, erst { $hands }, dann { $last } Karten an jeden Spieler; beim ersten Mal kommen { $table } Karten offen auf den Tisch.
}
order = { $table ->
    [0] Die Karten werden einzeln gegeben, beginnend beim Spieler nach dem Geber. Jede andere Reihenfolge lässt allen die gleichen Chancen.
   *[other] Die Karten werden einzeln gegeben, beginnend beim Spieler nach dem Geber; die für den Tisch kommen zuletzt. Jede andere Reihenfolge lässt allen die gleichen Chancen.
}
later-deals = Hat niemand mehr Karten, gibt derselbe Geber neue. Auf den Tisch kommen keine mehr.
redeal-never = Es wird nicht neu gegeben, welche Karten auch zuerst auf dem Tisch liegen.
redeal-kings = Sind drei oder vier der ersten Tischkarten Könige, mischt und gibt derselbe Geber neu.
redeal-equal = Haben drei oder vier der ersten Tischkarten denselben Wert, mischt und gibt derselbe Geber neu.
redeal-aces = Ist unter den ersten Tischkarten ein Ass, mischt und gibt derselbe Geber neu.
redeal-kings-equal = Haben drei oder vier der ersten Tischkarten denselben Wert, ob Könige oder andere, mischt und gibt derselbe Geber neu.
redeal-kings-aces = Sind drei oder vier der ersten Tischkarten Könige oder ist ein Ass darunter, mischt und gibt derselbe Geber neu.
redeal-equal-aces = Haben drei oder vier der ersten Tischkarten denselben Wert oder ist ein Ass darunter, mischt und gibt derselbe Geber neu.
redeal-kings-equal-aces = Haben drei oder vier der ersten Tischkarten denselben Wert, ob Könige oder andere, oder ist ein Ass darunter, mischt und gibt derselbe Geber neu.
redeal-pair = Haben zwei oder mehr der ersten Tischkarten denselben Wert, mischt und gibt derselbe Geber neu.
without-redeal-pair = Wegen zweier Tischkarten von gleichem Wert wird nicht neu gegeben.
redeal-two-aces = Sind zwei oder mehr der ersten Tischkarten Asse, mischt und gibt derselbe Geber neu.
without-redeal-two-aces = Bei zwei Assen unter den ersten Tischkarten wird nicht neu gegeben.
redeal-three-high = Sind drei oder vier der ersten Tischkarten Siebenen oder gleiche Bilder, mischt und gibt derselbe Geber neu.
without-redeal-three-high = Bei drei Siebenen oder drei gleichen Bildern unter den ersten Tischkarten wird nicht neu gegeben.
cut = { $seats ->
    [2] Vor dem Geben zieht der Spieler nach dem Geber eine Karte und sieht sie sich an, ohne sie jemandem zu zeigen. Er behält sie als erste Karte seiner Hand oder legt sie offen als erste Karte auf den Tisch. Wird neu gegeben, wird auch neu gezogen.
   *[other] Vor dem Geben zieht der Spieler nach dem Geber eine Karte und sieht sie sich an, ohne sie jemandem zu zeigen, auch nicht dem Partner. Er behält sie als erste Karte seiner Hand oder legt sie offen als erste Karte auf den Tisch. Wird neu gegeben, wird auch neu gezogen.
}
without-cut = Vor dem Geben wird keine Karte gezogen.
dealer-takes = { $kind ->
    [fifteen-thirty] Ergeben die ersten Tischkarten zusammen 15, nimmt der Geber sie, bevor gespielt wird, und das zählt als { sweep-article } { sweep-name }; ergeben sie 30, als zwei. Der Tisch ist dann zu Beginn leer.
    [nine-thirty] Ergeben die ersten Tischkarten zusammen höchstens 9, nimmt der Geber sie, bevor gespielt wird, und das zählt als { sweep-article } { sweep-name }; ergeben sie 30, als zwei. Der Tisch ist dann zu Beginn leer.
    [nine-fifteen-thirty] Ergeben die ersten Tischkarten zusammen 15, nimmt der Geber sie, bevor gespielt wird, und das zählt als { sweep-article } { sweep-name }; ergeben sie 30, als zwei; höchstens 9, als drei. Der Tisch ist dann zu Beginn leer.
   *[fifteen] Ergeben die ersten Tischkarten zusammen 15, nimmt der Geber sie, bevor gespielt wird, und das zählt als { sweep-article } { sweep-name }. Der Tisch ist dann zu Beginn leer.
}
without-dealer_takes = Der Geber nimmt keine der ersten Tischkarten.
dealer-wins = { $matta ->
    [on] Haben alle vier ersten Tischkarten denselben Rang, oder drei von ihnen und die vierte ist die Matta ({ $card }), gewinnt die Partei des Gebers sofort das Spiel; neu gegeben wird dann nicht.
   *[off] Haben alle vier ersten Tischkarten denselben Rang, gewinnt die Partei des Gebers sofort das Spiel; neu gegeben wird dann nicht.
}
without-dealer_wins = Der Geber gewinnt mit keinen Tischkarten sofort.
misdeals = { $count ->
    [1] Müsste wegen der ersten Tischkarten neu gegeben werden, verliert stattdessen die Partei des Gebers sofort das Spiel.
   *[other] Muss wegen der ersten Tischkarten { $count }-mal hintereinander neu gegeben werden, verliert die Partei des Gebers sofort das Spiel.
}
without-misdeals = Wie oft auch neu gegeben wird, der Geber verliert dadurch nicht.

## Spielzug

first-player = Der Spieler nach dem Geber beginnt.
one-card = Wer am Zug ist, spielt eine Karte seiner Wahl aus der Hand: Niemand muss eine Karte spielen, mit der er etwas nehmen kann.
compulsory = Kann die gespielte Karte etwas nehmen, muss sie es tun.
optional = { $ace ->
    [all] Die gespielte Karte muss nichts nehmen: Sie darf auf dem Tisch liegen bleiben, auch ein Ass, das alles nehmen könnte.
   *[ordinary] Die gespielte Karte muss nichts nehmen: Sie darf auf dem Tisch liegen bleiben, auch wenn sie es könnte.
}
lay = Eine Karte, die nichts nimmt, bleibt offen auf dem Tisch.
pile = { $seats ->
    [2] Genommene Karten kommen mit der Karte, die sie genommen hat, verdeckt auf den eigenen Stapel.
    [3] Genommene Karten kommen mit der Karte, die sie genommen hat, verdeckt auf den eigenen Stapel.
   *[other] Genommene Karten kommen mit der Karte, die sie genommen hat, verdeckt auf den Stapel der eigenen Partei.
}
pile-open = Genommene Karten kommen offen auf den Stapel der eigenen Partei, obenauf die Karte, die sie genommen hat: Nur die oberste ist zu sehen.

## Fangen

equal = Eine Karte nimmt eine Tischkarte von gleichem Wert. Liegen mehrere da, nimmt der Spieler nur eine davon, nach seiner Wahl.
no-equal = Eine Karte nimmt keine Karte von gleichem Wert.
sum = Eine Karte nimmt zwei oder mehr Tischkarten, deren Werte zusammen den ihren ergeben. Gibt es mehrere Möglichkeiten, wählt der Spieler.
no-sum = Eine Karte nimmt keine Karten, die zusammen ihren Wert ergeben.
fifteen = Eine Karte nimmt eine oder mehr Tischkarten, deren Werte mit dem ihren zusammen fünfzehn ergeben. Gibt es mehrere Möglichkeiten, wählt der Spieler.
without-fifteen = Mit fünfzehn nimmt man nichts.
pictures = Eine Bildkarte nimmt nur eine Karte ihres Ranges, nie eine Summe, und zählt auch in keiner Summe mit.
without-pictures = Bildkarten werden zusammengezählt wie andere Karten.
run = Das Nehmen setzt sich nach oben fort: Die gespielte Karte nimmt auch eine Karte des nächsthöheren Ranges, dann eine des Ranges darüber, und so weiter, bis ein Rang fehlt. Die Reihenfolge ist Ass, 2 bis { highest-rank }, { rank-order }. Liegen mehrere Karten eines Ranges da, wählt der Spieler eine.{ $fifteen ->
    [on] {" "}Wer fünfzehn macht, nimmt nicht weiter.
   *[off] {""}
}
without-run = Höhere Karten werden nicht mitgenommen.
steal = Statt einer Tischkarte kann eine Karte die gleiche Karte nehmen, die auf dem Stapel einer anderen Partei obenauf liegt, und mit ihr den ganzen Stapel. Liegt auch auf dem Tisch eine gleiche, hat man die Wahl. Einen Stapel zu nehmen ist keine Scopa, und den eigenen nimmt man nie.
without-steal = Genommene Karten sind sicher: Niemand nimmt einen Stapel.
choice-equal-first = { $other ->
    [both] Liegt eine Karte von gleichem Wert auf dem Tisch, darf nur eine solche genommen werden: keine Summe und nichts, was fünfzehn ergibt.
    [fifteen] Liegt eine Karte von gleichem Wert auf dem Tisch, darf nur eine solche genommen werden: nichts, was fünfzehn ergibt.
   *[sum] Liegt eine Karte von gleichem Wert auf dem Tisch, darf nur eine solche genommen werden, niemals eine Summe.
}
choice-free = Gibt es mehrere Möglichkeiten zu nehmen, wählt der Spieler frei.
choice-fewest = Gibt es mehrere Möglichkeiten zu nehmen, müssen es möglichst wenige Tischkarten sein; bei gleicher Anzahl wählt der Spieler.
ace-ordinary = Das Ass ist eine Karte wie jede andere.
ace-takes-all = Liegt kein Ass auf dem Tisch, nimmt ein gespieltes Ass alle Tischkarten, nie nur einen Teil. Liegt dort ein Ass, nimmt das gespielte wie jede andere Karte.
ace-stays = Ein Ass, das auf den leeren Tisch gespielt wird, bleibt dort.
ace-takes-itself = { $optional ->
    [on] Ein Ass, das auf den leeren Tisch gespielt wird, darf sich selbst nehmen: Es kommt auf den Stapel des Spielers, und der Tisch bleibt leer. Der Spieler hat damit zuletzt genommen, aber keine Scopa gemacht. Oder es bleibt auf dem Tisch.
   *[off] Ein Ass, das auf den leeren Tisch gespielt wird, nimmt sich selbst: Es kommt auf den Stapel des Spielers, und der Tisch bleibt leer. Der Spieler hat damit zuletzt genommen, aber keine Scopa gemacht.
}
first-ace-no-power = Als erste Karte einer Runde hat ein Ass keine besondere Kraft: Es nimmt wie jede andere Karte.
first-ace-forbidden = Die erste Karte einer Runde darf kein Ass sein, außer wenn man nur Asse auf der Hand hat.
without-first-ace = Die erste Karte einer Runde darf ein Ass sein, und es nimmt wie immer.

## Scopas

sweep = Wer den Tisch leert, macht { sweep-called }: { points-worth }. Man ruft „{ sweep-call }“ und legt die Karte, mit der man ihn geleert hat, offen und quer in den Stapel.
no-sweeps = Den Tisch zu leeren bringt nichts ein.
highest-number = { $ranks ->
    [13] zur Zehn mit 10
   *[10] zur Sieben mit 7
}
card-worths = { $pack ->
    [french] ein Ass 1, eine Zwei 2 und so weiter bis { highest-number }, ein Bube 3, eine Dame 4, ein König 5
    [corsican] ein Ass 1, eine Zwei 2 und so weiter bis { highest-number }, ein Bube 3, eine Dame 4, ein König 5
   *[latin] ein Ass 1, eine Zwei 2 und so weiter bis { highest-number }, ein Bube 3, ein Reiter 4, ein König 5
}
sweep-by-card = { $points ->
    [1] Wer mit seiner Karte alle Karten vom Tisch nimmt, macht eine Scopa, und sie zählt nach der gespielten Karte: { card-worths }.
   *[other] Wer mit seiner Karte alle Karten vom Tisch nimmt, macht eine Scopa, und sie zählt nach der gespielten Karte, mal { $points }: { card-worths }.
}
four-of-rank = { $rank ->
    [1] alle vier Asse
    [2] alle vier Zweien
    [3] alle vier Dreien
    [4] alle vier Vieren
    [5] alle vier Fünfen
    [6] alle vier Sechsen
    [7] alle vier Siebenen
    [8] alle vier Buben
    [9] { $pack ->
        [french] alle vier Damen
        [corsican] alle vier Damen
       *[latin] alle vier Reiter
    }
    [eight] alle vier Achten
    [nine] alle vier Neunen
    [ten] alle vier Zehnen
   *[10] alle vier Könige
}
sweeps-doubled = Hat eine Partei am Ende der Runde { four-of-rank }, so zählen alle ihre { sweeps-name } doppelt.
without-sweeps-doubled = Keine Karten lassen Scopas doppelt zählen.
fall-call = { $idiom ->
    [cuarenta] {" "}und ruft „Caída!“
    [caida] {" "}und ruft „Caída!“
    [ronda] {" "}und ruft „Bwahed!“
    [spazzino] {" "}und ruft „Picula!“
    [cicera] {" "}und ruft „Picada!“
   *[scopa] {""}
}
second-call = { $idiom ->
    [ronda] {" "}(„Bkhamsa!“)
   *[scopa] {""}
}
third-call = { $idiom ->
    [ronda] {" "}(„B’ashra!“)
   *[scopa] {""}
}
fall = { $falls ->
    [1] Wer die Karte, die der Spieler davor gerade hingelegt hat, mit einer gleichen nimmt, bekommt { points-worth }{ fall-call }. Die erste Karte nach dem Geben darf sie auch nehmen, bringt dafür aber nichts.
    [2] Wer die Karte, die der Spieler davor gerade hingelegt hat, mit einer gleichen nimmt, bekommt { points-worth }{ fall-call }. Spielt der nächste Spieler eine dritte gleiche Karte, nimmt sie nur diese beiden zurück und bringt { $second }{ second-call }. Die erste Karte nach dem Geben darf nehmen, bringt dafür aber keine solchen Punkte und nimmt nichts zurück.
   *[3] Wer die Karte, die der Spieler davor gerade hingelegt hat, mit einer gleichen nimmt, bekommt { points-worth }{ fall-call }. Spielt der nächste Spieler eine dritte gleiche Karte, nimmt sie nur diese beiden zurück und bringt { $second }{ second-call }; die vierte nimmt die drei zurück und bringt { $third }{ third-call }. Die erste Karte nach dem Geben darf nehmen, bringt dafür aber keine solchen Punkte und nimmt nichts zurück.
}
without-fall = Die gerade hingelegte Karte zu nehmen bringt für sich nichts ein.
one-suit-name = { $idiom ->
    [spazzino] {" "}(Bàgher)
    [tombolon] {" "}(Colore)
   *[scopa] {""}
}
one-suit = { $kind ->
    [each] Sind alle genommenen Karten samt der gespielten von einer Farbe{ one-suit-name }, zusammen mindestens drei, bringt jede einen Punkt.
    [by-card] Sind alle genommenen Karten samt der gespielten von einer Farbe{ one-suit-name }, zusammen mindestens drei, gibt es Punkte nach der gespielten Karte: { $sums ->
        [on] eine Drei 3 und so weiter bis { highest-number }
       *[off] { card-worths }
    }.
   *[one] Sind alle genommenen Karten samt der gespielten von einer Farbe{ one-suit-name }, zusammen mindestens drei, gibt es 1 Punkt.
}
without-one-suit = Nur Karten einer Farbe zu nehmen bringt für sich nichts ein.
many = Wer drei Tischkarten oder mehr auf einmal nimmt, bekommt { points-worth }.
without-many = Viele Karten auf einmal zu nehmen bringt für sich nichts ein.
capture-last-card = { $scores ->
    [on] Diese Punkte beim Nehmen gibt es auch mit der allerletzten Karte einer Runde.
   *[off] Mit der allerletzten Karte einer Runde gibt es diese Punkte beim Nehmen nicht.
}
without-capture-last-card = Nichts, was man nimmt, bringt für sich Punkte, außer einer Scopa.
last-card-sweeps = Auch die allerletzte Karte einer Runde kann { sweep-article } { sweep-name } sein.
last-card-no-sweep = Die allerletzte Karte einer Runde ist nie { sweep-article } { sweep-name }, was sie auch nimmt.
leftover-no-sweep = Karten, die am Ende der Runde übrig bleiben, sind für die Partei, die sie bekommt, nie { sweep-article } { sweep-name }.
ace-sweep = { $lone ->
    [off] Alles mit einem Ass zu nehmen ist { sweep-article } { sweep-name }.
   *[on] Alles mit einem Ass zu nehmen ist { sweep-article } { sweep-name }, auch wenn nur ein einzelnes Ass dalag.
}
ace-no-sweep = { $lone ->
    [off] Was ein Ass nimmt, ist nie { sweep-article } { sweep-name }.
   *[on] Was ein Ass nimmt, ist nie { sweep-article } { sweep-name }, auch nicht ein einzelnes Ass.
}

## Ende der Runde

leftover-last-capture = Sind alle Karten gegeben und gespielt, bekommt die Partei, die zuletzt genommen hat, die Karten auf dem Tisch. Hat in der Runde niemand etwas genommen, bekommt sie niemand.
leftover-last-deal = Sind alle Karten gegeben und gespielt, bekommt die Partei, die zuletzt genommen hat, die Karten auf dem Tisch, sofern das nach dem letzten Geben war. Hat danach niemand etwas genommen, bekommt sie niemand.
count = Dann werden die Stapel gezählt und die Punkte der Runde angeschrieben.

## Wertung

nobody = { $sides ->
    [2] Bei Gleichstand bekommt niemand die Punkte{ $unless ->
        [on] , außer wo es anders dasteht
       *[off] {""}
    }.
   *[other] Bei Gleichstand der Besten bekommt niemand die Punkte{ $unless ->
        [on] , außer wo es anders dasteht
       *[off] {""}
    }. „Die meisten“ heißt: mehr als jeder der anderen.
}
cards-most = { $idiom ->
    [chkobba] Kārṭa: Die Partei mit den meisten Karten bekommt { points-worth }.
   *[scopa] Karten: Die Partei mit den meisten Karten bekommt { points-worth }.
}
cards-at-least = { $idiom ->
    [chkobba] Kārṭa: Eine Partei mit { $least } oder mehr Karten bekommt { points-worth }, sonst niemand.
   *[scopa] Karten: Eine Partei mit { $least } oder mehr Karten bekommt { points-worth }, sonst niemand.
}
cards-few = Die Partei mit den meisten Karten bekommt zusätzlich { points-worth }, wenn die andere weniger als 10 hat.
without-cards-few = Wenige Karten der anderen Partei bringen keine weiteren Punkte.
cards-tie = { $tie ->
    [split] Bei Gleichstand teilen sich die Parteien mit den meisten Karten diese Punkte, abgerundet.
   *[first-player] { $sides ->
        [2] Bei gleich vielen Karten zählt es für die Partei, die die Runde eröffnet hat.
       *[other] Bei Gleichstand zählt es für die Partei, die von den Besten in der Runde zuerst gespielt hat.
    }
}
without-cards-tie = Haben mehrere gleich viele Karten, bekommt niemand etwas.
without-cards = Für die meisten Karten gibt es keinen Punkt.
card-count = { $even ->
    [on] Anzahl der Karten: Eine Partei mit { $least } oder mehr Karten bekommt { points-worth } und für jede weitere Karte { $each } mehr; die Punkte werden auf eine gerade Zahl aufgerundet.{ $all ->
        [on] {" "}Diese Punkte kann jede Partei bekommen.
       *[off] {""}
    }
   *[off] Anzahl der Karten: Eine Partei mit { $least } oder mehr Karten bekommt { points-worth } und für jede weitere Karte { $each } mehr.{ $all ->
        [on] {" "}Diese Punkte kann jede Partei bekommen.
       *[off] {""}
    }
}
card-count-flat = Anzahl der Karten: Eine Partei mit { $least } Karten oder mehr bekommt { points-worth }.{ $all ->
    [on] {" "}Diese Punkte kann jede Partei bekommen.
   *[off] {""}
}
without-card_count = Die Anzahl der Karten allein bringt einer Partei nichts ein.
coins-title = { $idiom ->
    [chkobba] Dīnārī
   *[scopa] { $suit ->
        [cups] Kelche
        [swords] Schwerter
        [batons] Stäbe
        [diamonds] Karo
        [hearts] Herz
        [spades] Pik
        [clubs] Kreuz
       *[coins] Münzen
    }
}
coins-most = { $seven ->
    [on] { coins-title }: Die Partei mit den meisten { bonus-suit }-Karten bekommt { points-worth }, wenn die { bonus-suit }-Sieben dabei ist.
   *[off] { coins-title }: Die Partei mit den meisten { bonus-suit }-Karten bekommt { points-worth }.
}
coins-at-least = { $seven ->
    [on] { coins-title }: Eine Partei mit { $least } oder mehr { bonus-suit }-Karten bekommt { points-worth }, wenn die { bonus-suit }-Sieben dabei ist.
   *[off] { coins-title }: Eine Partei mit { $least } oder mehr { bonus-suit }-Karten bekommt { points-worth }; die { bonus-suit }-Sieben zählt mit, muss aber nicht dabei sein.
}
coins-all = Für alle { bonus-suit }-Karten zusammen gibt es zusätzlich { points-worth }.
without-coins-all = Alle { bonus-suit }-Karten zusammen bringen keine weiteren Punkte.
coins-tie = { $tie ->
    [split] Bei Gleichstand teilen sich die Parteien mit den meisten { bonus-suit }-Karten diese Punkte, abgerundet.
   *[first-player] { $sides ->
        [2] Bei gleich vielen { bonus-suit }-Karten zählt es für die Partei, die die Runde eröffnet hat.
       *[other] Bei Gleichstand zählt es für die Partei, die von den Besten in der Runde zuerst gespielt hat.
    }
}
without-coins-tie = Haben mehrere gleich viele { bonus-suit }-Karten, bekommt niemand etwas.
without-coins = Für die meisten { bonus-suit }-Karten gibt es keinen Punkt.
settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya: Die Partei mit der { bonus-suit }-Sieben bekommt { points-worth }.
    [hurrikan] Die Partei mit der { bonus-suit }-Sieben bekommt { points-worth }.
    [escoba] Die Partei mit der { bonus-suit }-Sieben bekommt { points-worth }.
   *[scopa] Settebello: Die Partei mit der { bonus-suit }-Sieben bekommt { points-worth }.
}
without-settebello = Für die { bonus-suit }-Sieben gibt es keinen Punkt.
re-bello = Re bello: Die Partei mit dem { bonus-suit }-König bekommt { points-worth }.
without-re_bello = Für den { bonus-suit }-König gibt es keinen Punkt.
primiera = { $scale ->
    [settanta] Settanta: Jede Partei zählt ihre beste Karte jeder Farbe zusammen, und die höchste Summe bringt { points-worth }.
    [hurrikan] Premiere: Jede Partei zählt ihre beste Karte jeder Farbe zusammen, und die höchste Summe bringt { points-worth }.
   *[standard] { label-primiera }: Jede Partei zählt ihre beste Karte jeder Farbe zusammen, und die höchste Summe bringt { points-worth }.
}
prime-name = { $idiom ->
    [escoba] Setenta
   *[scopa] { $prime ->
        [settanta] Settanta
        [hurrikan] Premiere
       *[standard] Primiera
    }
}
without-primiera = { $idiom ->
    [hurrikan] Es gibt keine Premiere.
   *[scopa] Es gibt keine Primiera.
}
scale-standard = { $pack ->
    [french] In der { prime-name } zählt eine Sieben 21, eine Sechs 18, ein Ass 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12, ein König, eine Dame oder ein Bube 10.
    [corsican] In der { prime-name } zählt eine Sieben 21, eine Sechs 18, ein Ass 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12, ein König, eine Dame oder ein Bube 10.
    [numbered] In der { prime-name } zählt eine Sieben 21, eine Sechs 18, eine Eins 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12, eine Acht, eine Neun oder eine Zehn 10.
   *[latin] In der { prime-name } zählt eine Sieben 21, eine Sechs 18, ein Ass 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12, ein König, ein Reiter oder ein Bube 10.
}
scale-halves = In der { prime-name } zählen die Karten 2 bis 7 ihre Zahl, ein Ass 5½, ein Bild ½.
scale-panicale = In der { prime-name } zählen die Karten 2 bis 7 ihre Zahl, ein Ass 5½, ein Bild nichts.
scale-settanta = In der { prime-name } zählt eine Sieben 21, eine Sechs 18, ein Ass 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12. Bilder zählen nicht: Wer von einer Farbe nur Bilder hat, dem fehlt diese Farbe.
scale-hurrikan = { $pack ->
    [french] In der { prime-name } zählt eine Sieben 21, eine Sechs 18, ein Ass 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12, ein König 10, eine Dame 9, ein Bube 8.
    [corsican] In der { prime-name } zählt eine Sieben 21, eine Sechs 18, ein Ass 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12, ein König 10, eine Dame 9, ein Bube 8.
   *[latin] In der { prime-name } zählt eine Sieben 21, eine Sechs 18, ein Ass 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12, ein König 10, ein Reiter 9, ein Bube 8.
}
missing-suit-loses = Eine Partei, der eine Farbe fehlt, kann die { prime-name } nicht bekommen.
missing-suit-compared = In der { prime-name } schlägt eine Partei mit allen vier Farben jede, der eine fehlt. Hat keine alle vier, entscheidet die Summe der vorhandenen Farben.
barmila = { $sides ->
    [2] { label-barmila }: Die Partei mit den meisten Siebenen bekommt { points-worth }; bei Gleichstand entscheiden die meisten Sechsen; sind auch die gleich, bekommt niemand etwas.
   *[other] { label-barmila }: Die Partei mit den meisten Siebenen bekommt { points-worth }; bei Gleichstand entscheiden unter den Besten die meisten Sechsen; sind auch die gleich, bekommt ihn niemand.
}
barmila-sevens = { label-barmila }: Die Partei mit den meisten Siebenen bekommt { points-worth }; bei Gleichstand bekommt niemand etwas.
barmila-four-ranks = { label-barmila }: Die Partei mit den meisten Siebenen bekommt { points-worth }; bei Gleichstand die mit den meisten Sechsen, dann mit den meisten Assen, dann mit den meisten Fünfen; sind auch diese gleich, bekommt niemand etwas.
barmila-all = Für alle vier Siebenen zusammen gibt es zusätzlich { points-worth }.
without-barmila-all = Alle vier Siebenen zusammen bringen keine weiteren Punkte.
without-barmila = { $idiom ->
    [chkobba] Es gibt keine Barmīla.
   *[scopa] Für die meisten Siebenen gibt es nichts.
}
napola = Napola: Eine Partei mit { bonus-suit }-Ass, -Zwei und -Drei bekommt für jede Karte ihrer lückenlosen Folge vom Ass an einen Punkt, höchstens { $longest }.
without-napola = Es gibt keine Napola.
scaletta-bassa-name = { label-scaletta-bassa }
scaletta-bassa = { $pack ->
    [french] { scaletta-bassa-name }: Eine Partei mit { bonus-suit }-Ass, -Zwei und -Drei bekommt { points-worth }, und für jede weitere Karte ihrer lückenlosen Folge bis zur Dame 1 mehr, höchstens { $most }.
    [corsican] { scaletta-bassa-name }: Eine Partei mit { bonus-suit }-Ass, -Zwei und -Drei bekommt { points-worth }, und für jede weitere Karte ihrer lückenlosen Folge bis zur Dame 1 mehr, höchstens { $most }.
   *[latin] { scaletta-bassa-name }: Eine Partei mit { bonus-suit }-Ass, -Zwei und -Drei bekommt { points-worth }, und für jede weitere Karte ihrer lückenlosen Folge bis zum Reiter 1 mehr, höchstens { $most }.
}
scaletta-bassa-three = { scaletta-bassa-name }: Eine Partei mit { bonus-suit }-Ass, -Zwei und -Drei bekommt { points-worth }.
scaletta-bassa-longest = { scaletta-bassa-name }: Eine Partei mit { bonus-suit }-Ass, -Zwei und -Drei bekommt { points-worth }, und für jede weitere Karte ihrer lückenlosen Folge 1 mehr, höchstens { $most }.
without-scaletta_bassa = { $idiom ->
    [cirulla] Es gibt keine Piccola.
   *[scopa] Es gibt keine Scaletta bassa.
}
scaletta-alta-name = { label-scaletta-alta }
scaletta-alta = { $pack ->
    [french] { scaletta-alta-name }: Eine Partei mit { bonus-suit }-König, -Dame und -Bube bekommt { points-worth }, und für jede weitere Karte ihrer lückenlosen Folge hinab bis zur { $lowest } 1 mehr, höchstens { $most }.
    [corsican] { scaletta-alta-name }: Eine Partei mit { bonus-suit }-König, -Dame und -Bube bekommt { points-worth }, und für jede weitere Karte ihrer lückenlosen Folge hinab bis zur { $lowest } 1 mehr, höchstens { $most }.
   *[latin] { scaletta-alta-name }: Eine Partei mit { bonus-suit }-König, -Reiter und -Bube bekommt { points-worth }, und für jede weitere Karte ihrer lückenlosen Folge hinab bis zur { $lowest } 1 mehr, höchstens { $most }.
}
scaletta-alta-three = { $pack ->
    [latin] { scaletta-alta-name }: Eine Partei mit { bonus-suit }-König, -Reiter und -Bube bekommt { points-worth }.
   *[other] { scaletta-alta-name }: Eine Partei mit { bonus-suit }-König, -Dame und -Bube bekommt { points-worth }.
}
scaletta-alta-longest = { $pack ->
    [latin] { scaletta-alta-name }: Eine Partei mit { bonus-suit }-König, -Reiter und -Bube bekommt { points-worth }, und für jede weitere Karte ihrer lückenlosen Folge 1 mehr, höchstens { $most }.
   *[other] { scaletta-alta-name }: Eine Partei mit { bonus-suit }-König, -Dame und -Bube bekommt { points-worth }, und für jede weitere Karte ihrer lückenlosen Folge 1 mehr, höchstens { $most }.
}
without-scaletta_alta = { $idiom ->
    [cirulla] Es gibt keine Grande.
   *[scopa] Es gibt keine Scaletta alta.
}
scala-name = { $idiom ->
    [cirulla] Cappotto
   *[scopa] Scala
}
suit-cards = { $ranks ->
    [13] dreizehn
   *[10] zehn
}
whole-suit = { $name ->
    [scala] { scala-name }: Eine Partei, die alle { suit-cards } { bonus-suit }-Karten genommen hat, gewinnt, wenn die Runde gewertet wird, unabhängig vom Punktestand. Ihre Folgen zählen dann nichts.
   *[napoleone] Napoleone: Eine Partei, die alle { suit-cards } { bonus-suit }-Karten genommen hat, gewinnt, wenn die Runde gewertet wird, unabhängig vom Punktestand. Ihre Napola zählt dann nichts.
}
whole-suit-all = Napoleone: Eine Partei, die alle { suit-cards } { bonus-suit }-Karten genommen hat und alles doppelt bekommt, gewinnt, wenn die Runde gewertet wird, unabhängig vom Punktestand. Ihre Napola zählt dann nichts.
without-whole-suit = Mit der ganzen Farbe ist das Spiel nicht gewonnen.
two-of-clubs = { $pack ->
    [french] Die Partei, die die Kreuz-Zwei nimmt, verliert { points-worth }.
   *[latin] Die Partei, die die Stab-Zwei (Kreuz) nimmt, verliert { points-worth }.
}
without-two_of_clubs = { $pack ->
    [french] Die Kreuz-Zwei kostet nichts.
   *[latin] Die Stab-Zwei (Kreuz) kostet nichts.
}
honours = Honneurs: Jede dieser Karten bringt der Partei, die sie nimmt, ihre Punkte: { $cards }.
without-honours = Keine anderen einzelnen Karten zählen.
double-all = { $kind ->
    [lines] Alles doppelt: Eine Partei, die allein die Punkte für { $lines } bekommt, bekommt sie doppelt. Andere Punkte werden nicht verdoppelt.
    [cards] Alles doppelt: Eine Partei, die jede Karte nimmt, die für sich zählt, bekommt diese Punkte doppelt. Andere Punkte werden nicht verdoppelt.
   *[both] Alles doppelt: Eine Partei, die allein die Punkte für { $lines } bekommt und auch jede Karte nimmt, die für sich zählt, bekommt alle diese Punkte doppelt. Andere Punkte werden nicht verdoppelt.
}
without-double_all = Nichts zählt doppelt.

## Meldungen

declare = Nach jedem Geben, bevor weitergespielt wird, darf ein Spieler ein passendes Blatt melden und zeigen. Asse zählen 1, Zahlenkarten ihren Wert, Bilder 10.
without-declare = Gemeldet wird nichts.
three-alike = { $alike ->
    [3] drei
   *[4] drei oder vier
}
dealt-pair-name = { $idiom ->
    [ronda] {" "}(eine Ronda)
    [caida] {" "}(eine Ronda)
   *[scopa] {""}
}
dealt-three-name = { $idiom ->
    [cuarenta] {" "}(eine Ronda)
    [ronda] {" "}(eine Tringa)
    [caida] {" "}(ein Tribilín)
    [spincio] {" "}(ein Accuso)
   *[scopa] {""}
}
dealt-pair = Schon die ausgeteilten Karten bringen Punkte: Wer zwei Karten eines Ranges bekommt{ dealt-pair-name }, meldet sie und erhält { points-worth }. Zeigen muss man die Karten nicht.
dealt-three = Schon die ausgeteilten Karten bringen Punkte: Wer { three-alike } Karten eines Ranges bekommt{ dealt-three-name }, meldet sie und erhält { points-worth }. Zeigen muss man die Karten nicht.
dealt-both = Schon die ausgeteilten Karten bringen Punkte: Wer zwei Karten eines Ranges bekommt{ dealt-pair-name }, meldet sie und erhält { $pair ->
    [one] 1 Punkt
   *[other] { $pair } Punkte
}; für { three-alike } Karten eines Ranges{ dealt-three-name } gibt es { points-worth }. Zeigen muss man die Karten nicht.
without-dealt = Das Geben selbst bringt keine Punkte.
dealt-low = Wer drei Karten bekommt, die zusammen höchstens neun zählen (Bilder zählen 10), meldet sie und erhält { points-worth }, zusätzlich zu anderen Punkten des Blatts.
without-dealt-low = Niedrige Karten bringen beim Geben keine Punkte.
dealt-low-pair = Ein niedriges Blatt mit genau einem Paar bringt { points-worth } mehr.
without-dealt-low-pair = Ein Paar unter niedrigen Karten bringt nicht mehr.
dealt-best = Nur die Partei mit dem besten Blatt bekommt Punkte, und zwar auch die der anderen: Ein Drilling schlägt ein Paar, dann gewinnt der höhere Rang (er wird genannt). Haben zwei Parteien gleich gute Blätter, bekommt jede ihre eigenen Punkte.
without-dealt-best = Jede Partei bekommt die Punkte ihrer eigenen Blätter.
bazzica = Bazzica: Drei Karten, die zusammen höchstens 9 zählen, bringen { points-worth }.
bazzica-with-pair = Bazzica: Drei Karten, die zusammen höchstens 9 zählen, bringen { points-worth }, wenn alle verschieden sind, und mit einem Paar { $pair }.
three-of-a-kind = Bazzicotto: Drei gleiche Karten bringen { points-worth } und gelten nie als Bazzica.
better-declaration = { $differ ->
    [on] Nur die beste Meldung zählt. Ein Bazzicotto schlägt eine Bazzica; der niedrigere Bazzicotto schlägt den höheren; die Bazzica mit der kleineren Summe schlägt die größere, auch wenn sie weniger wert ist, und bei gleicher Summe bekommt niemand etwas.
   *[off] Nur die beste Meldung zählt. Ein Bazzicotto schlägt eine Bazzica; der niedrigere Bazzicotto schlägt den höheren; die Bazzica mit der kleineren Summe schlägt die größere, und bei gleicher Summe bekommt niemand etwas.
}
declare-order = Melden ist freiwillig, denn man zeigt dabei sein Blatt. Der Spieler nach dem Geber entscheidet zuerst, die anderen der Reihe nach; jeder weiß, was vor ihm gemeldet wurde, und niemand sagt, warum er passt. Die Punkte zählen, wenn alle entschieden haben.
declare-teams = Die beste Meldung zählt für das Team. Sind die besten Bazzicas mit gleicher Summe, bekommt niemand etwas, wenn beide Teams eine haben; hat sie alle ein Team, zählt einmal die höher bewertete.
declare-turn = Wer am Zug ist und seit dem letzten Geben noch keine Karte gespielt hat, darf drei passende Karten melden: Er zeigt sie, bekommt sofort die Punkte und spielt mit offenen Karten weiter. Jede Meldung zählt. Asse zählen 1, Zahlenkarten ihren Wert, Bilder 10.
declare-deal = Nach jedem Geben, bevor eine Karte gespielt wird, darf man drei passende Karten melden, zuerst der Spieler nach dem Geber, dann die anderen der Reihe nach: Man zeigt sie, bekommt sofort die Punkte und spielt danach mit offenen Karten. Jede Meldung zählt; niemand sagt, warum er passt. Asse zählen 1, Zahlenkarten ihren Wert, Bilder 10.
declared-low = { $idiom ->
    [cirulla] Barsega: Drei Karten, die zusammen höchstens { $low } zählen, bringen { points-worth }.
    [escoba] { $low ->
        [7] Miseria: drei
       *[other] Báciga: drei
    } Karten, die zusammen höchstens { $low } zählen, bringen { points-worth }.
   *[scopa] Drei Karten, die zusammen höchstens { $low } zählen, bringen { points-worth }.
}
declared-nine = Drei Karten, die zusammen genau 9 zählen, bringen { points-worth }.
declared-row = { $idiom ->
    [escoba] Escalera: drei
   *[scopa] Drei
} aufeinanderfolgende Karten bringen { points-worth }.
declared-suit = { $idiom ->
    [escoba] Flor: drei
   *[scopa] Drei
} Karten einer Farbe bringen { points-worth }.
declared-three = { $idiom ->
    [cirulla] Barsegon: Drei gleiche Karten bringen { points-worth }.
   *[scopa] Drei gleiche Karten bringen { points-worth }.
}
declared-three-alone = Drei gleiche Karten bringen { points-worth } und sonst nichts.
declared-add = Passt ein Blatt auf mehrere Arten, zählen alle.
without-declared-add = Passt ein Blatt auf mehrere Arten, zählt die beste.
matta-dealer = Die Matta ({ $card }) gilt beim Zählen der ersten Tischkarten für den Geber als Karte von beliebigem Wert.
matta-knock = Die Matta ({ $card }) gilt in einem gemeldeten Blatt als beliebige Karte: Wer sie hält, nennt ihren Rang, und den behält sie, bis sie genommen wird; so nimmt sie, und so wird sie genommen. Sonst und bei der Wertung ist sie eine gewöhnliche { $card }.
matta-both = Die Matta ({ $card }) gilt beim Zählen der ersten Tischkarten für den Geber als Karte von beliebigem Wert. Außerdem gilt sie in einem gemeldeten Blatt als beliebige Karte: Wer sie hält, nennt ihren Rang, und den behält sie, bis sie genommen wird; so nimmt sie, und so wird sie genommen. Sonst und bei der Wertung ist sie eine gewöhnliche { $card }.
without-matta = Keine Karte ist ein Joker.

## Sieg

target = { $sides ->
    [2] Ist eine Runde gewertet, gewinnt eine Partei mit { $target } oder mehr Punkten, wenn sie mehr hat als die andere. Sonst wird noch eine Runde gespielt.
   *[other] Ist eine Runde gewertet, gewinnt ein Spieler mit { $target } oder mehr Punkten, wenn er mehr hat als jeder der anderen. Sonst spielen alle noch eine Runde.
}
target-most = Ist eine Runde gewertet, gewinnt, wer die meisten Punkte hat. Bei Gleichstand der Besten wird noch eine Runde gespielt.
target-lowest = Hat { $sides ->
    [2] eine Partei
   *[other] ein Spieler
} nach der Wertung einer Runde insgesamt { $target } oder mehr Punkte, ist das Spiel aus, und wer am wenigsten hat, gewinnt. Haben mehrere am wenigsten, wird noch eine Runde gespielt.
tie-king = Liegen mehrere Parteien am Ziel oder darüber gleichauf vorn, gewinnt die von ihnen, die in der letzten Runde den { bonus-suit }-König genommen hat. Hat ihn keine, wird noch eine Runde gespielt.
tie-new-game = Liegen mehrere Parteien am Ziel oder darüber gleichauf vorn, gehen alle auf null zurück, und ein neues Spiel beginnt.
without-tie = Ein Gleichstand am Ziel wird durch eine weitere Runde entschieden.
other-targets = Auch üblich bis: { $targets }.
negative = Der Punktestand kann wieder unter das Ziel fallen, auch unter null.
double-game = { $target ->
    [1] Wer ohne Punkte verliert, verliert doppelt: Das zählt wie zwei verlorene Partien.
   *[other] Wer mit weniger als { $half } Punkten verliert, der Hälfte von { $target }, verliert doppelt: Das zählt wie zwei verlorene Partien.
}
without-double_game = Keine Niederlage zählt doppelt.
shut-out = Eine Partei, die alle Karten einer Runde nimmt, gewinnt sofort, unabhängig vom Punktestand.
without-shut_out = Wer alle Karten nimmt, hat damit nicht gewonnen.
winning-sets = Eine Partei, die in einer Runde alle diese Karten nimmt, gewinnt das Spiel, wenn die Runde gewertet wird, unabhängig vom Punktestand: { $sets }.
without-wins = Mit anderen Karten ist das Spiel nicht sofort gewonnen.
claiming = Sich ausmelden: Jederzeit während einer Runde, am Zug oder nicht, darf ein Spieler behaupten, dass seine Partei mit dem, was ihr in dieser Runde sicher ist, { $target } erreicht hat. Stimmt das, gewinnt sie sofort, was immer die anderen haben; stimmt es nicht, verliert sie sofort. Es zählt nur, wer sich zuerst ausmeldet.
without-claiming = Niemand darf sich ausmelden: Punkte zählen erst, wenn die Runde gewertet ist.
certain = Sicher sind die Punkte, die in der Runde schon beim Spielen gefallen sind, und aus der Abrechnung das Mindeste, was die Partei noch bekommen kann, wie auch immer die noch nicht genommenen Karten fallen.{ $majority ->
    [first] {" "}Eine Mehrheit ist sicher, wenn niemand mehr gleichziehen oder, falls die Partei bei Gleichstand gewinnt, niemand sie mehr überholen kann.
    [on] {" "}Eine Mehrheit ist sicher, wenn niemand mehr gleichziehen kann.
   *[off] {""}
}{ $single ->
    [on] {" "}Eine Karte, die Punkte bringt, ist sicher, wenn sie im Stapel ist.
   *[off] {""}
}{ $sequence ->
    [on] {" "}Eine Folge ist sicher, soweit sie vollständig ist.
   *[off] {""}
}{ $primiera ->
    [on] {" "}Die { prime-name } ist sicher, wenn sie auch dann gewinnt, wenn ein Gegner alle übrigen Karten bekommt.
   *[off] {""}
}{ $costs ->
    [on] {" "}Eine Karte, die Punkte kostet, gilt als verloren, solange sie noch kommen kann.
   *[off] {""}
}
claim-double = Nach dem Ausmelden entscheidet der Stand mit den Punkten, die in dieser { round-name } beim Spielen gefallen sind, ob doppelt verloren ist.
claim-several = Nach falschem Ausmelden gewinnt der beste der anderen, nach dem Stand mit den Punkten, die in dieser { round-name } beim Spielen gefallen sind; sind die besten gleich, gewinnen sie gemeinsam.
claim-tie = Nach einem Gleichstand bei { $target } oder mehr entscheidet eine weitere Runde: Dann gilt das Ausmelden nur, wenn die Partei mit dem, was ihr sicher ist, mindestens einen Punkt über dem Gleichstand liegt.
claim-suit = Eine Partei, die alle { suit-cards } { bonus-suit }-Karten genommen hat, darf sich bei jedem Punktestand ausmelden{ $sides ->
    [2] {""}
   *[other] , und sie gewinnt auch, wenn eine andere sich falsch ausmeldet
}.
claim-suit-all = Eine Partei, die alle { suit-cards } { bonus-suit }-Karten genommen hat und der alles doppelt sicher ist, darf sich bei jedem Punktestand ausmelden{ $sides ->
    [2] {""}
   *[other] , und sie gewinnt auch, wenn eine andere sich falsch ausmeldet
}.
claim-set = Eine Partei, die alle Gewinnkarten einer Gruppe genommen hat, darf sich bei jedem Punktestand ausmelden{ $sides ->
    [2] {""}
   *[other] , und sie gewinnt auch, wenn eine andere sich falsch ausmeldet
}.
