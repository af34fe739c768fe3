### Che cosa chiedono gli esercizi, e perché una risposta è giusta.

ask-who-wins = Chi vince questa presa?
ask-which-card = Tocca a te. Quale carta puoi giocare?
why-highest = { $card } è la carta più alta a { $suit }. Gli scarti negli altri colori non vincono nulla.
why-highest-of-all = Tutti hanno risposto a { $suit }, e { $card } è la carta più alta.
why-only-trump = { $card } è l’unico atout, e l’atout batte ogni altro colore.
why-highest-trump = Sono stati giocati più atout; { $card } è il più alto.
why-follow = L’uscita è a { $suit } e tu hai { $suit }: devi rispondere al colore. Quanto alto, lo decidi tu.
why-any = Non hai più { $suit }: ogni carta va bene, anche un atout. Non c’è obbligo di tagliare.
why-any-card = Non hai più { $suit }: ogni carta va bene.
