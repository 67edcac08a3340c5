# Friends: people who have played together and have both agreed.

friends-title = Amici
friend-here = qui adesso
friend-away = non c’è ora
friend-invite = Invita
friend-invite-of = Invita { $name } a giocare
friend-invite-detail = Si apre un tavolo, e { $name } lo sa appena guarda questa pagina.
friend-invite-by-day = Si apre un tavolo, e { $name } lo viene a sapere. Non serve esserci nello stesso momento.
friend-game = Gioco
friend-invites = { $name } ti invita a una partita di { $title }.
friend-go = Vai al tavolo
friend-not-now = Non ora
friend-add = Aggiungi { $name } agli amici
friend-asks = { $name } vorrebbe la tua amicizia.
friend-agree = Accetta
friend-agree-of = Accetta l’amicizia di { $name }
friend-decline = No, grazie
friend-decline-of = No, grazie: rifiuta la richiesta di { $name }
friend-asked = Hai chiesto l’amicizia a { $name }.
friend-withdraw = Ritira
friend-withdraw-of = Ritira la richiesta a { $name }
friend-are = Ora tu e { $name } siete amici.
friend-remove = Togli
friend-remove-of = Togli { $name } dagli amici
friend-remove-sure = Non vedrai più quando { $name } è qui, e non potrete più invitarvi. Dopo una partita potrete aggiungervi di nuovo.
