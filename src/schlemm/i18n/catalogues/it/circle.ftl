### Un gruppo che si ritrova sempre: la sua gente, le sue serate, la sua classifica.

refused-name-taken = Qualcuno nel gruppo ha già questo nome: scegline un altro. Se sei tu, apri il gruppo sul tuo primo dispositivo e prendi lì il link per questo.
refused-circle-full = Il gruppo è al completo: in classifica c’è posto per { $most } persone.
refused-only-host-agrees = Le regole della casa le sceglie chi ha fondato il gruppo.
refused-no-such-places = Così non potete sedervi: ognuno ha un posto solo, e almeno uno di voi deve giocare.
