### Lezione: chi gioca con chi.

lesson-partners-seats = Al tavolo si è in quattro, con i nomi dei punti cardinali. Chi sta di fronte gioca insieme: { $side } contro { $side-2 }. Le prese dei due compagni contano in comune.
lesson-partners-around = Così stanno le quattro mani intorno al tavolo. Quando giochi, all’inizio vedi solo la tua.
lesson-partners-turns = Tutto va in senso orario: dare, dichiarare e giocare. Il prossimo è sempre alla tua sinistra.
lesson-partners-phases = Ogni smazzata ha tre parti. Prima la licita: si offre quante prese si faranno. Poi si giocano tredici prese, e alla fine si contano i punti.
