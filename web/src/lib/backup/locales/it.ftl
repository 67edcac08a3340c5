# La copia di riserva di quanto tiene questo browser.

backup-title = Copia di sicurezza
backup-detail = Un file con tutto ciò che questa pagina tiene: le tue partite con trascrizioni e risultati, le regole della casa, i link e le impostazioni. Si può ripristinare su un altro dispositivo; di quanto c’è già non si perde nulla.
backup-keys = Includi le partite non finite
backup-keys-detail = Così le continui sull’altro dispositivo. Chi ha il file potrebbe giocare al posto tuo: tienilo per te.
backup-save = Salva in un file
backup-saved = { $n ->
    [one] Nel file c’è { $n } partita.
   *[other] Nel file ci sono { $n } partite.
}
backup-without = { $n ->
    [one] { $n } partita non finita di questo browser non è nel file, perché il gioco non è attivo in questa scheda.
   *[other] { $n } partite non finite di questo browser non sono nel file, perché il gioco non è attivo in questa scheda.
}
backup-restore = Ripristina da un file
backup-restored = { $n ->
    [0] In questo file non c’è nessuna partita che manchi qui.
    [one] { $n } partita aggiunta; tutto il resto c’è ancora.
   *[other] { $n } partite aggiunte; tutto il resto c’è ancora.
}
backup-unreadable = «{ $file }» non è una copia di sicurezza di Settebello, oppure è danneggiato. Non è cambiato nulla.
backup-newer = «{ $file }» viene da una versione più recente di questa pagina. Ricarica la pagina e riprova; non è cambiato nulla.
backup-large = «{ $file }» è troppo grande per una copia di sicurezza, che ha al massimo { $n } MB. Non è cambiato nulla.
backup-no-room = Questo browser non ha spazio per il contenuto del file. Non è cambiato nulla.
