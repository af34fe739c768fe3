### Lezione: la dichiarazione di difesa.

lesson-sacrifice-idea = Gli avversari hanno dichiarato { $bid } e lo faranno. Allora puoi dichiarare apposta troppo alto, per esempio { $better }: cade, ma forse costa meno del loro guadagno. Si chiama difesa.
lesson-sacrifice-theirs = Quello che avrebbero avuto.
lesson-sacrifice-ours = Quello che ti costa: { $saved } risparmiati, anche se sei caduto.
lesson-sacrifice-bargains = Contro { $bid }: di quante prese puoi cadere, contrato. Costa meno quando solo loro sono in zona.
lesson-sacrifice-risk = Due cose possono andare storte: cadi più del previsto, o il loro contratto non sarebbe riuscito. Fai una difesa solo con un colore lungo e poche prese in controgioco.
