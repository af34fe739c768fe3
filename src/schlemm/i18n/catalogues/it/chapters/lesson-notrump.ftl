### Lezione: uno senza.

lesson-notrump-why = { $bid } descrive la mano in una parola: bilanciata, e forte quanto si è stabilito. Il compagno sa subito all’incirca che cosa avete insieme.
lesson-notrump-ranges = Punti onori per { $bid }. Natur A non ha limite in alto, ma vuole la { $flat }; gli altri due accettano ogni mano bilanciata, Forum senza cinque picche o cuori.
lesson-notrump-all = { $points } punti, { $shape }: in tutti e tre i sistemi è { $bid }.
lesson-notrump-else = Con altri punti cominci da un colore e dichiari senza più tardi. Così il compagno scopre passo passo quanto sei forte.
