### Lezione: lo slam.

lesson-slam-bonus = Se avete mostrato forza entrambi, pensa oltre la manche. Dodici prese dichiarate come piccolo slam rendono { $more } in più che a manche, in zona { $danger }.
lesson-slam-made = Dodici prese, dichiarate e fatte.
lesson-slam-ask = Se mancano due assi, lo slam è perso in partenza. Perciò { $bid } chiede gli assi e poi { $better } i re. Si risponde a gradini.
lesson-slam-steps = Nessuno e tutti e quattro hanno la stessa risposta; il compagno capisce dalla sua mano.
lesson-slam-auction = Nord chiede, tocca a Sud.
lesson-slam-limit = Assi di Sud: { $count }. { $bid } sarebbe più alto di { $trump } a questo livello. Meglio dire meno: { $call }.
lesson-slam-clubs = Se l’atout è { $trump }, resta solo { $call }: chi chiede non impara nulla. Allora non farlo.
