### Das Systembuch und die Befehle schlemm system und schlemm bid.

## Die Systeme

system-name-forum = Forum
system-name-natur-a = Natur A
system-name-natur-b = Natur B
system-name-acol = Acol
system-about-forum = Das System für gute Clubspieler und das, womit die Bots anfangen: ein natürliches Fünfer-{ -major }n-System mit starkem { strain-NT }. Auf 1{ -notrump(form: "bid") } fragt Stayman nach Viererlängen, Transfers zeigen die langen { -major }n. 2♣ und 2♦ zeigen sehr starke Blätter, 2♥ und 2♠ schwache mit einer Sechserlänge. Neue Farben des Antwortenden sind forcierend, direkte Hebungen begrenzt. In der Gegenreizung helfen Informationskontra, Überruf und Zweifärber-Gebote. Es ist unser eigenes System nach Art von Forum D, nicht der Text des Verbands.
system-about-natur-a = Das einfachste der Systeme, in dem jede Ansage heißt, was sie nennt. Gezählt werden Figurenpunkte und Punkte für Länge. Wer mindestens 13 hat, eröffnet mit einer Farbe von vier Karten, besser fünf, in der Figuren sitzen; ebenso viel hat, wer nach einer Eröffnung der Gegner als Erster seiner Seite bietet. 1{ -notrump(form: "bid") } zeigt die Verteilung 4-3-3-3, andere { -balanced }e Blätter bieten ab 20 Punkten 2{ -notrump(form: "bid") } oder 3{ -notrump(form: "bid") }. Der Partner antwortet ab 6 Punkten in seiner längsten oder stärksten Farbe; 1{ -notrump(form: "bid") } als Antwort verneint Unterstützung, ein Sprung zeigt mehr als 13. Mit 4{ -notrump(form: "bid") } und 5{ -notrump(form: "bid") } fragt man nach Assen und Königen. So kann man am ersten Abend spielen.
system-about-natur-b = Ein natürliches System mit Figurenpunkten; im Farbkontrakt zählen kurze Farben dazu. Eröffnet wird ab 12 Punkten, 1{ -notrump(form: "bid") } zeigt 16 bis 18 und ein { -balanced }es Blatt; mit weniger oder mehr Punkten nennt auch ein solches eine Farbe, und als Antwort bietet es { strain-NT }. Ein Einfärber wiederholt seine Farbe; ein Zweifärber nennt die längere zuerst. Schwache Blätter bleiben niedrig, starke springen. Künstliche Ansagen gibt es kaum, darum liest sich das Buch schnell.
system-about-acol = Das System englischer Clubs: natürlich, mit { -major }n ab vier Karten und schwachem { strain-NT }. 1{ -notrump(form: "bid") } zeigt 12 bis 14 Punkte; stärkere { -balanced }e Blätter eröffnen eine Farbe und bieten dann { strain-NT }. Hebungen und Antworten in { strain-NT } sind begrenzt, sodass der Partner nur zusammenzählen muss; neue Farben sind forcierend. 2♣ zeigt jedes sehr starke Blatt, 2♦, 2♥ und 2♠ schwache mit einer Sechserlänge. Auf 1{ -notrump(form: "bid") } gibt es Stayman und Transfers, die vierte Farbe fragt weiter, 4{ -notrump(form: "bid") } fragt nach Assen.
system-origin-forum = Forum, unser eigenes nach Art von Forum D
system-origin-natur-a = Natur A, wie in „Die Regeln des Bridge“
system-origin-natur-b = Natur B, wie in der Einführung in Kontraktbridge
system-origin-acol = Acol, wie in englischen Clubs
system-source-natur-a = { system-origin-natur-a }:
system-source-natur-b = { system-origin-natur-b }:

## Im Buch

system-book = Systembuch: { $name }
system-changed = { $name }, geändert
system-agreements = Vereinbarungen
system-first = Noch niemand hat geboten
system-likewise = Ebenso, mit den Farben von dort, nach { $auctions }
system-others = Andere Gebote sind hier natürlich.
system-no-table = Hier ist mit diesen Vereinbarungen nichts Besonderes abgemacht.
system-or = oder: { $text }
system-force-request = bittet um ein Gebot
system-force-round = forcierend für eine Runde
system-force-game = forcierend bis { -game(form: "zum") }
system-artificial = künstlich
system-brackets = Die eigenen Ansagen und die des Partners stehen ohne Klammern, die der Gegner in Klammern; passen beide Gegner immer, stehen sie nicht da.
system-agreed = Das Buch nennt, was vereinbart ist; Blätter, die fast nie vorkommen, sind weggelassen. Wo zwei Ansagen aneinandergrenzen, entscheidet das ganze Blatt und nicht ein Punkt, noch freier, sobald die Gegner mitbieten oder ein { -slam } in Sicht ist. Am Tisch steht bei jeder Ansage, was sie mit diesem Spielraum zeigt.
system-not-vulnerable = Das Buch gilt, solange die eigene Seite { -not-vulnerable } ist. { -vulnerable(form: "Cap") } verlangen { -preempt(form: "pl") }, Weak Twos und Gegenreizungen mehr.

## Vereinbarungen

agreement-notrump = 1{ -notrump(form: "bid") } zeigt Figurenpunkte
agreement-two-notrump = 2{ -notrump(form: "bid") } zeigt Figurenpunkte
agreement-majors = Karten für eine Eröffnung in { -major }
agreement-opening = Mindestpunkte für eine Eröffnung
agreement-preempts = { -preempt(form: "pl") }: 3 in Farbe eröffnet schwach mit langer Farbe
agreement-stayman = Stayman: 2♣ auf 1{ -notrump(form: "bid") } fragt nach { -major }n
agreement-transfers = Transfers: 2♦ und 2♥ auf 1{ -notrump(form: "bid") } zeigen die nächste Farbe
agreement-gerber = Gerber: 4♣ auf { strain-NT } fragt nach Assen
agreement-key-cards = 4{ -notrump(form: "bid") } fragt nach Schlüsselkarten statt nach Assen
agreement-weak-twos = 2♥ und 2♠ eröffnen schwach
agreement-weak-diamonds = 2♦ eröffnet schwach, 2♣ jedes sehr starke Blatt
agreement-strong-club = 1♣ eröffnet jedes starke Blatt und sagt nichts über ♣
agreement-splinters = Splinter: ein Doppelsprung zeigt Kürze
agreement-drury = Drury: 2♣ zeigt nach eigenem { -pass } eine gute Hebung
agreement-inverted-minors = Inverted Minors: 2 in Partners Unterfarbe ist stark, 3 schwach
agreement-fourth-suit = Vierte Farbe ist künstlich
agreement-negative-doubles = Negativkontra gegen Gegenreizungen
agreement-two-suiters = Überruf und 2{ -notrump(form: "bid") } zeigen zwei Farben
agreement-cue-raises = Überruf zeigt eine gute Hebung
agreement-leeway = Um so viele Punkte darf eine Ansage abweichen, sobald die Gegner geboten haben
agreement-leads = { -lead } aus einer langen Farbe
agreement-attitude = Es ermutigt eine Karte, die
agreement-count = Bei gerader Anzahl kommt zuerst die Karte, die
agreement-preference = Farbwunsch (Lavinthal): hoch bittet um die höhere Nebenfarbe
agreed-yes = ja
agreed-no = nein
agreed-fourth = Vierthöchste
agreed-third = Dritt- und Fünfthöchste
agreed-high = hoch ist
agreed-low = niedrig ist

## Kapitel

topic-opening = Eröffnungen
topic-answers = Antworten
topic-answers-major = Antworten auf eine { -major }
topic-drury = Drury: Antworten, wenn man schon gepasst hat
topic-answers-minor = Antworten auf eine Unterfarbe
topic-after-raise = Nach einer Hebung
topic-rebids = Zweite Gebote
topic-opener-rebid = Das zweite Gebot des Eröffners
topic-opener-two-level = Der Eröffner nach einer Antwort auf Zweierstufe
topic-responder-rebid = Das zweite Gebot des Antwortenden
topic-after-jump-rebid = Nach einem Sprung des Eröffners in seiner Farbe
topic-third-round = Nach einer Sprungantwort, und die dritte Runde
topic-game = Wenn es für { -game(form: "den") } reicht
topic-splinter = Nach einem Splinter
topic-controls = Kontrollen auf dem Weg zum { -slam }
topic-checkback = Nachfrage nach einem Rückgebot in { strain-NT }
topic-notrump = Nach 1{ -notrump(form: "bid") }
topic-two-notrump = Nach 2{ -notrump(form: "bid") }
topic-slam = Fragen nach Assen und Königen
topic-aces = Fragen nach Assen und Königen
topic-asking = Wann nach Assen gefragt wird
topic-notrump-slams = { -slam } nach Punkten
topic-gerber = Gerber
topic-overcalls = Gegenreizung
topic-notrump-overcalls = Nach einer Gegenreizung in { strain-NT }: weiter wie nach der Eröffnung
topic-advances = Antworten auf Gegenreizung
topic-doubles = Kontra und die Antworten darauf
topic-answers-to-two-suiters = Antworten auf Zweifärber
topic-over-preempts = Gegen { -preempt(form: "pl") } und Zweieröffnungen
topic-over-notrump = Gegen ihr 1{ -notrump(form: "bid") }
topic-balancing = Wiederbeleben
topic-after-overcall = Nach ihrer Gegenreizung
topic-after-double = Nach ihrem Kontra
topic-notrump-rescue = Wenn sie unser 1SA kontrieren
topic-notrump-contested = Wenn sie unser 1{ -notrump(form: "bid") } stören
topic-semi-forcing = Nach der Eröffnung 2♣; auf 2{ -notrump(form: "bid") } des Eröffners weiter wie nach der Eröffnung 2{ -notrump(form: "bid") }
topic-game-force = Nach der Eröffnung 2♦; auf 2{ -notrump(form: "bid") } des Eröffners weiter wie nach der Eröffnung 2{ -notrump(form: "bid") }
topic-strong-club = Nach der starken Eröffnung 1♣
topic-limited-clubs = Nach der natürlichen Eröffnung 2♣
topic-strong-club-disturbed = Wenn sie unser starkes 1♣ oder unser 2♣ stören
topic-weak-twos = Nach einer schwachen Zweieröffnung
topic-preempts = Nach { -preempt(form: "einem") } des Partners
topic-after-two-level = Der Antwortende nach einer Antwort auf Zweierstufe
topic-after-invitation = Nach einer Einladung
topic-opener-after-overcall = Der Eröffner nach ihrer Gegenreizung
topic-support = Der Eröffner, wenn die Antwort des Partners gestört wird
topic-competition = Um den Kontrakt kämpfen

## schlemm system

system-list = Systeme
system-list-hint = Das Buch lesen: schlemm system forum. Ändern: --set notrump=16-18. Behalten: --save DATEI.
system-saved = Gespeichert in { $path }: { $name }
system-unknown = In „{ $name }“ stimmt „{ $part }“ nicht. Möglich ist hier: { $known }.
system-none = Ein System „{ $name }“ gibt es nicht. Es gibt: { $known }.
system-no-topic = Ein Kapitel „{ $name }“ hat dieses Buch nicht. Es gibt: { $known }.
system-bad-file = { $path } lässt sich nicht als System lesen: Erwartet wird JSON mit name und system, wie --save es schreibt.
system-file-trouble = Die Datei { $path } lässt sich nicht verwenden: { file-reason }.
system-nothing-to-change = --set, --save, --topic und --all brauchen ein System: schlemm system forum …
system-fault = { $place }: { $detail }
system-faultless = { $path }: Alles stimmt.
system-own-changes = Was vereinbart ist, steht im Text von { $path }: on forum/notrump=14-16. --set ändert mitgelieferte Systeme.
system-differ = { $first } (−) und { $second } (+)
system-same = { $first } und { $second }: Keine Ansage unterscheidet sich.
system-not-made = gibt es nicht
fault-near = „{ $word }“ ist hier nicht bekannt; vielleicht { $near }.
fault-word = „{ $word }“ passt hier nicht.
fault-line = Diese Zeile ist nicht zu lesen.
fault-not-artificial = { $call } spricht nicht von der Farbe, die es nennt. Gib dem Gebot eine künstliche Bedeutung.
fault-not-answered = Partners Ansage ist forcierend, und manche Blätter haben hier keine Antwort. Ende mit einer Zeile für jedes Blatt.
fault-never-asked = Dieses Muster kam in keiner Probe zum Zug: Eines darüber antwortet vor ihm, oder seine Bedingungen widersprechen sich.
fault-never-made = Kein Blatt kommt bis zu dieser Zeile: Die darüber nehmen sie alle.

## schlemm bid

bid-board = Board { $number } · { -dealer } { $seat } · { $vulnerability }
bid-deal = { -dealer } { $seat } · { $vulnerability }
bid-systems = Nord-Süd: { $ns } · Ost-West: { $ew }
bid-contract = Kontrakt: { $text }
bid-defect = { $place }: { $text }
bid-place = Board { $number }
bid-deal-defect = So lassen sich die Karten nicht austeilen. { $text }
bid-hands-missing = Zum { -to-bid(form: "Cap") } braucht es alle vier Blätter.
bid-unknown-call = Ansage { $number } in --auction verstehe ich nicht: { $text }. Schreib P, X, XX oder ein Gebot wie 1NT.
bid-illegal-call = Ansage { $number } in --auction ({ $call }) ist nicht erlaubt. { $why }
bid-both = Entweder eine { -deal } ({ $text }) oder { $option }: Lass eines davon weg.
bid-neither = „{ $text }“ ist weder eine Datei noch eine { -deal }. Eine { -deal } nennt einen Platz und von ihm an vier Blätter: N:AKQ54.K32.QJ3.32 … … …
bid-no-games = In { $path } steht kein Spiel.

## Die Seite

title-systems = Systeme – Schlemm
library-systems-text = Was jede Ansage der Bots bedeutet, als Buch – und wie du es für dich änderst.
systems-title = Das Systembuch
systems-text = Was hier steht, ist aus den Regeln gemacht, nach denen die Bots { -to-bid }: Kein Bot hält etwas anderes, als das Buch sagt. Ändere eine Vereinbarung, und das Buch ändert sich mit.
systems-choose = System
systems-other = geändert
systems-reset = Zurück zum Original
systems-keep = Behalten unter dem Namen
systems-save = Speichern
systems-saved = Gespeichert in diesem Browser.
systems-full = Hier ist kein Platz mehr: Lösche eines deiner Systeme, oder nimm dieses als Datei mit.
systems-delete = „{ $name }“ löschen
systems-deleted = „{ $name }“ ist gelöscht. Die Vereinbarungen stehen noch hier.
systems-play = Damit spielen
systems-loading = Das Kapitel wird geschrieben …
systems-call = Ansage
systems-meaning = Bedeutung
systems-agree = Vereinbarungen ändern
systems-own-open = Ein eigenes System schreiben
systems-own-text = Der Text deines Systems
systems-own-hint = Zwei Leerzeichen rücken eine Zeile ein; die erste Zeile, die ein Blatt nimmt, ist seine Ansage. Was nach # steht, ist eine Bemerkung.
systems-own-how = So schreibt man ein System
systems-own-how-auction = Nach welchen Ansagen: M ist eine { -major }, x irgendeine Farbe; ein Strich allein steht für die Eröffnung.
systems-own-how-row = Eine Zeile: die Ansage, ihre Bedeutung, ob sie forciert; hinter dem Doppelpunkt Figurenpunkte und wie viele Karten einer Farbe.
systems-own-how-range = Von 5 bis 9, ab 5, höchstens 9.
systems-own-how-before = Alles Übrige ist wie im System darunter, nur ohne Ansagen dieser Bedeutung.
systems-own-how-meaning = Eine eigene Bedeutung, ein Fall von einer, die alle Systeme haben, und darunter ihr Satz.
systems-own-how-base = Worauf dein System aufbaut, und was dabei vereinbart ist.
systems-own-reading = Wird gelesen …
systems-own-right = Alles lässt sich { -to-bid }.
systems-own-wrong =
    { $count ->
        [one] Eine Stelle stimmt noch nicht. Solange lässt sich das System nicht speichern.
       *[other] { $count } Stellen stimmen noch nicht. Solange lässt sich das System nicht speichern.
    }
systems-own-place = Zeile { $line }, Zeichen { $column }
systems-own-about = Ein eigenes System auf { $name }: Was sein Text nicht sagt, ist wie dort.
systems-own-alone = Ein eigenes System; wo sein Text nichts sagt, wird natürlich { -to-bid(form: "part") }.
systems-own-title = Eigenes System
systems-own-take = Als Datei mitnehmen
systems-own-bring = Eine Datei öffnen
systems-own-link = Das System als Link
systems-own-link-long = Für einen Link ist dieser Text zu lang; als Datei reist er.
systems-own-link-broken = Von diesem Link fehlt ein Stück. Lass ihn dir noch einmal schicken, oder die Datei.
systems-own-too-long = Diese Datei ist zu lang für ein System oder kein Text.
systems-own-example =
    # Eine { -major } mit einem Punkt weniger heben,
    # und alles andere bleibt, wie es ist.
    # Eine Zeile: die Ansage, ihre Bedeutung,
    # ein Doppelpunkt, die Blätter.
opening-our-system = System deiner Partei
opening-their-system = System der Gegner
opening-system-hint = Jede Ansage der Bots lässt sich am Tisch öffnen und nachlesen.
opening-level = Spielstärke der Bots
opening-level-anfaenger = Anfänger
opening-level-anfaenger-hint = Spielen nach Faustregeln: Sie zählen, was sie sehen, und stellen sich die anderen Blätter nicht vor.
opening-level-klub = Klub
opening-level-klub-hint = Sie überlegen aus { -auction } und Spiel, wie die Karten liegen können, und spielen danach.
opening-read-systems = Systeme lesen und ändern
refused-unknown-system = Ein System „{ $name }“ gibt es nicht: „{ $part }“ ist falsch.

## Teile und Suche

part-own = Was dieses System Eigenes hat
part-openings = Eröffnung und Antwort
part-rebids = Wie es weitergeht
part-slam = Auf dem Weg zum { -slam }
part-defence = Wenn die Gegner eröffnet haben
part-contested = Wenn die Gegner stören
part-other = Weiteres
systems-contents = Inhalt
systems-search = Im Buch suchen
systems-search-hint = Zum Beispiel Stayman, Splinter oder 1{ -notrump(form: "bid") } 2T
systems-print = Buch drucken
systems-found =
    { $count ->
        [0] Dazu steht nichts im Buch.
        [one] Eine Stelle
       *[other] { $count } Stellen
    }
systems-searching = Ich suche noch …
systems-found-more = Es gibt noch mehr; schreib ein Wort dazu.
