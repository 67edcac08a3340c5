# Friends: people who have played together and have both agreed.

friends-title = Amis
friend-here = en ligne
friend-away = pas là en ce moment
friend-invite = Inviter
friend-invite-of = Inviter { $name } à jouer
friend-invite-detail = Une table s’ouvre, et { $name } le saura en regardant cette page.
friend-invite-by-day = Une table s’ouvre, et { $name } le saura. Vous n’avez pas besoin d’être là en même temps.
friend-game = Jeu
friend-invites = { $name } vous invite à une partie de { $title }.
friend-go = Aller à la table
friend-not-now = Pas maintenant
friend-add = Ajouter { $name } à vos amis
friend-asks = { $name } aimerait être votre ami.
friend-agree = Accepter
friend-agree-of = Accepter l’amitié de { $name }
friend-decline = Non merci
friend-decline-of = Non merci : refuser la demande de { $name }
friend-asked = Vous avez demandé à { $name } d’être votre ami.
friend-withdraw = Retirer
friend-withdraw-of = Retirer la demande à { $name }
friend-are = { $name } et vous êtes amis.
friend-remove = Retirer
friend-remove-of = Retirer { $name } de vos amis
friend-remove-sure = Vous ne verrez plus quand { $name } est là, et vous ne pourrez plus vous inviter. Après une partie, vous pourrez vous ajouter de nouveau.
