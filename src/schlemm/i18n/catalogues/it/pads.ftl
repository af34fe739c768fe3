### Che cosa il segnapunti non accetta, e che cosa fare.

refused-pad-changed = Nel frattempo qualcun altro ha scritto sul segnapunti: guardalo e riprova. Quello che hai inserito è ancora lì.
refused-no-such-line = Questa riga non è più sul segnapunti: controlla se è già stata cancellata.
refused-no-such-board = Qui non c’è un board così: sono possibili da 1 a { $boards }.
refused-board-written = Il board { $board } del tavolo { $room } è già scritto: scegline un altro, o correggilo nella tabella.
refused-no-honours = Qui questi onori non esistono: quattro o cinque onori d’atout, a senza quattro assi, e solo se da voi contano.
refused-over-before = Così sarebbe finito già dopo la smazzata { $deal }, ma ne sono scritte { $deals }: cancella prima quelle che seguono.
refused-nothing-to-undo = Non c’è più niente da annullare.
refused-name-on-pad = { $name }, o un nome che si confonde con questo, è già sul segnapunti: distingui chi ha lo stesso nome, magari con una lettera dopo.
refused-too-many-people = Su questo segnapunti non c’è posto per altri.
refused-pad-full = Questo segnapunti è pieno: cominciane uno nuovo.
refused-pad-too-often = Su questo segnapunti si è corretto moltissimo: continua a scrivere o cominciane uno nuovo.
pad-left = Correzioni ancora possibili su questo segnapunti: { $left }
refused-unknown-pad = Qui questo segnapunti non c’è: controlla che il link sia intero.
refused-wrong-pad-key = Questo link non apre il segnapunti: controlla che sia intero, fino all’ultimo segno.
