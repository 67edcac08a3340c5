# Partite in questo browser, senza server.

tab-asking = Per questo serve il gioco stesso, che va caricato: { $size } MB. Poi funziona anche senza rete.
tab-first-time = La prima volta si caricano { $size } MB; poi funziona anche senza rete.
tab-load = Carica
tab-loading = Caricamento del gioco: { $done } di { $size } MB
tab-loading-once = Solo questa volta: resta su questo dispositivo e poi funziona anche senza rete.
tab-starting = Il gioco si avvia…
tab-elsewhere = Le tue partite sono aperte in un’altra scheda o finestra di questo browser.
tab-take-over = Gioca qui
tab-failed-unsupported = Questo browser è troppo vecchio per il gioco. Funziona con le versioni attuali di Chrome, Edge, Firefox e Safari.
tab-failed-missing = Il gioco non è ancora su questo dispositivo e adesso non si può caricare. Riprova quando sei connesso.
tab-failed-interrupted = Il caricamento si è interrotto. Ciò che è arrivato resta, e il resto seguirà.
tab-failed-damaged = I file del gioco non vanno insieme: forse questa pagina è stata appena aggiornata.
tab-failed-python = Non è stato possibile avviare il gioco.
tab-failed-unusable = Non è stato possibile aprire le partite di questo browser. Forse le ha conservate una versione più recente di questa pagina.
tab-failed-hangs = Il gioco non risponde più. Tutto ciò che è stato giocato è conservato.
tab-failure-detail = Per una segnalazione: { $detail }
tab-trouble-full = In questo browser non c’è più spazio per le tue partite. Puoi continuare, ma ciò che giochi da adesso va perso quando chiudi la pagina. Per fare spazio, cancella file o dati di altri siti su questo dispositivo.
tab-trouble-lost = Questo browser non può più conservare le tue partite. Puoi continuare, ma ciò che giochi da adesso va perso quando chiudi la pagina.
tab-trouble-forbidden = Questo browser non permette alla pagina di conservare le partite. Puoi giocare, ma le tue partite vanno perse quando chiudi la pagina.
tab-meanwhile = Finché il server non torna, puoi giocare contro il computer su questo dispositivo.
tab-play-meanwhile = Gioca qui nel frattempo
tab-playing-meanwhile = Finché il server non torna, le nuove partite si giocano in questo browser. Restano qui, e qui potrai continuarle anche dopo.
tab-offline-title = Giocare senza rete
tab-offline-detail = Si caricano { $size } MB, una volta sola. Poi puoi giocare contro il computer su questo dispositivo anche se il server non è raggiungibile.
tab-offline-prepare = Prepara questo dispositivo
tab-offline-ready = Su questo dispositivo si può giocare contro il computer senza rete.
