# Le partite di questo browser e ciò che conserva.
#
# $title è un gioco; $date è quando è stata aperta la partita; $name è una persona; $own e $theirs sono partite vinte.

yours-lead = Le tue partite le tiene solo questo browser, e nessun altro può vederle.
yours-name-detail = Gli altri vedono soltanto il tuo nome, ai tavoli dove giochi.
yours-name-saved = D’ora in poi ti siedi come { $name }.
yours-none = Non si può ancora dire nulla: in questo browser non hai finito nessuna partita. Giocane una, e qui vedrai com’è andata, per avversario e per gioco.
yours-play = Gioca subito a { $game }
yours-finished = Partite finite
yours-unfinished = Partite in corso
yours-record = Trascrizione
continue-of = Riprendi: { $title }, { $date }
yours-record-of = Scarica la trascrizione di { $title }, { $date }
yours-delete-of = Togli { $title }, { $date } da questo elenco
yours-delete-all = Cancella tutti i dati tenuti qui
yours-delete-detail = Il tuo nome, le tue regole della casa, le partite e le impostazioni spariscono per sempre da questo browser. Solo una copia di sicurezza può riportarli.
yours-delete-sure = Cancellare da questo browser il tuo nome, le tue regole della casa e l’elenco delle tue partite? Non si può tornare indietro.
yours-delete-yes = Cancella tutto
yours-deleted = Tutti i dati tenuti qui sono stati cancellati.

head-to-head = Testa a testa
head-to-head-line = Tu { $own }, { $name } { $theirs }
head-to-head-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
