### Lezione: uno gioca per due.

lesson-dummy-roles = Chi ha vinto il contratto è il { -declarer } e gioca per due: le carte del compagno vanno scoperte sul tavolo e si chiamano il morto. Gli altri due difendono.
lesson-dummy-example = Un esempio: { $contract }. { $seat } è il { -declarer }, { $seat-2 } il morto, e alla sinistra del { -declarer } attacca { $seat-3 }, prima che si vedano le carte.
lesson-dummy-step = Segui le prime due prese carta per carta.
lesson-dummy-lead = { $seat } attacca: { $card }. Solo adesso si scopre il morto.
lesson-dummy-called = { $seat } dice quale carta gioca { $seat-2 }: { $card }.
lesson-dummy-won = { $seat } vince con { $card } ed esce per la presa seguente.
lesson-dummy-again = { $card } viene di nuovo da { $seat-2 }, e di nuovo l’ha scelta { $seat }.
lesson-dummy-next = La presa è di { $seat }, perciò anche la prossima carta viene da lì. A sceglierla è { $seat-2 }.
lesson-dummy-rests = Chi è scoperto riposa e non dà consigli. Tutti gli altri d’ora in poi vedono due mani: la propria e questa.
