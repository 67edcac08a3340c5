# La pagina del profilo: un nome che si conserva senza account.

profile-title = Il tuo profilo
profile-lead = Un nome che è tuo su questo server, senza account, indirizzo o password.
profiles-off = Questo server non conserva profili.
profile-make-title = Riserva il tuo nome
profile-make-detail = Gli altri al tavolo vedono che il nome è tuo, e nessun altro può prenderlo. Il server non conserva nulla di personale oltre al nome.
profile-make = Riserva questo nome
profile-restore-title = Hai già un profilo?
profile-restore-detail = Scrivi le dodici parole della sua frase di recupero per usarlo anche su questo dispositivo.
profile-phrase = Frase di recupero
profile-restore = Recupera il profilo
profile-phrase-title = La tua frase di recupero
profile-phrase-detail = Queste parole portano il tuo profilo su un altro dispositivo, e te lo ridanno se perdi questo. Scrivile in quest’ordine: si vedono solo ora. Chi le ha, ha il tuo profilo.
profile-print = Stampa
profile-phrase-done = Le ho scritte
profile-phrase-new = Nuova frase di recupero
profile-phrase-new-detail = La frase non si può mostrare di nuovo. Una nuova la sostituisce: le parole vecchie non valgono più.
profile-name-title = Nome
profile-rename = Cambia nome
profile-renamed = Ora ti chiami { $name }.
profile-devices-title = Dispositivi
profile-device-remove = Togli
profile-device-remove-of = Togli { $name }, dal { $time }
profile-blocked-title = Bloccati
profile-blocked-detail = Tu e loro non finite mai allo stesso tavolo. Non vengono a saperlo.
profile-blocked-none = Non hai bloccato nessuno. Nell’elenco delle persone di un tavolo puoi bloccare chi ha un profilo o chi hai incontrato nella lobby.
profile-unblock = Sblocca
profile-unblock-of = Sblocca { $name }
profile-delete = Elimina il profilo
profile-delete-detail = Elimina dal server il nome, i suoi dispositivi e i suoi blocchi, su tutti i dispositivi e per sempre. Il nome è poi libero per altri. Le trascrizioni delle partite che hai giocato conservano il nome.
profile-delete-sure = Eliminare { $name } per sempre, su tutti i dispositivi?
profile-deleted = Il profilo è stato eliminato.
profile-gone = Questo profilo non esiste più. Puoi crearne un altro.
ratings-title = Punteggi
ratings-detail = Tutti cominciano da 1500. Il punteggio sale quando vinci, soprattutto contro i forti, e scende quando perdi.
rating-line = Molto probabilmente tra { $low } e { $high }. Partite classificate: { $games }, vinte: { $won }.
ratings-none = Non hai ancora giocato partite classificate. Attiva «Partita classificata» quando cerchi un avversario o apri un tavolo con soli posti liberi.
profile-people-met = In partite classificate hai incontrato { $n ->
    [one] un’altra persona
   *[other] altre { $n } persone
}.
profile-results = Le ultime partite classificate
profile-result = { $result ->
    [won] Vinta contro { $names }
   *[lost] Persa contro { $names }
}
profile-result-gone = qualcuno che non c’è più
best-link = I migliori giocatori
best-title = I migliori giocatori
best-detail = Chi ha giocato almeno { $n } partite classificate in almeno { $days } giorni, e ha incontrato { $people } altri che hanno fatto lo stesso. Il numero è la stima migliore della forza, e l’intervallo dice quanto è sicura: la vera forza vi si trova quasi certamente.
best-month = Questo mese
best-ever = Di sempre
best-month-detail = Con almeno { $n } partite classificate questo mese. Si contano le partite di questo mese.
best-month-none = Questo mese nessuno ha giocato abbastanza partite classificate.
best-none = Nessuno ha ancora giocato abbastanza partite classificate.
best-later = Qui stanno i migliori del mese e di sempre, con il nome e il punteggio. Può entrarci chi gioca partite classificate contro altre persone. Tieni un nome nel tuo profilo, poi cerca un avversario.
best-pool = Giochi
pool = { $family }, { $n } giocatori
pool-programs = { $family }, { $n } giocatori, programmi
