### What the command schlemm says in the terminal.

## Help pages: each line by itself, without terms and without facts, so that they are there at once.

help-schlemm = Bridge: score results, value hands, deal cards, play.
help-usage = Usage:
help-heading-options = Options
help-heading-commands = Commands
help-heading-arguments = Arguments
help-help = Show this help.
help-version = Show the version.
help-lang = Language; otherwise SCHLEMM_LANG, the system’s language, or German.
help-words = Words of the game, with commas between them; otherwise SCHLEMM_WORDS or those of the language.
help-words-metavar = WORDS
help-json = One line of JSON for programs.
help-letters = Language of single letters, such as P for Pik; without it they are C D H S, N E S W and A K Q J T.
help-metavar-options = [OPTIONS]
help-metavar-command = COMMAND
help-metavar-result = RESULT
help-metavar-hand = HAND
help-metavar-deal = DEAL
help-metavar-file = FILE
help-metavar-to = TARGET
help-metavar-from = BACKUP
help-metavar-address = ADDRESS
help-metavar-team = TEAM
help-score = Score a result, step by step.
help-score-result = Contract and result, such as 4♠X+1, “3NT -2” or “4 spades doubled, made”.
help-score-vul = Whether declarer’s side is vulnerable (otherwise not).
help-score-form = How to score: duplicate (as in a rubber of four deals) or rubber bridge.
help-score-below = Rubber bridge only: points already below the line.
help-score-simple = House rule: undertricks simply doubled.
help-score-declarer = Who plays, if the contract does not say.
help-score-sums = Bonuses and penalties as sums, as Italian score sheets have them.
help-score-more = Also: at rubber bridge, what if, and what a sacrifice against it may cost.
help-hand = Value a hand: points, strength, shape, losers. Without a hand, one is dealt.
help-hand-cards = Thirteen cards, such as AKQ54.K32.QJ3.32 or “♠AKQ54 ♥K32 ♦QJ3 ♣32”.
help-hand-more = Also: what the hand opens in each system, and what to expect of partner.
help-deal = Deal cards and show all four hands.
help-deal-count = How many deals (otherwise one).
help-deal-board = Number of the first board; dealer and vulnerability follow from it.
help-deal-number = Exactly the deal with this number.
help-deal-seed = Where chance starts: the same number gives the same cards.
help-deal-verify = Checks the deals of a file that the page “Verify the deals” has saved.
help-deal-pbn = Only the cards, a line of PBN for each deal.
help-metavar-condition = CONDITION
help-deal-hand = What this hand is to be like: points 15-17, lengths 5+♠, cards ♥AK, two of the three highest 2/3♠, shape 5-3-3-2 or 5=3=3=2 (♠♥♦♣), balanced; several with spaces between.
help-deal-hand-too = The same for this hand.
help-deal-side = What both partners have together: points and lengths, for example “25+ 8+♠”.
help-deal-side-too = The same for this side.
help-deal-auction = How the auction is to begin, from the dealer on, for example “1C P 1H”: only deals on which the system bids so.
help-deal-system = Which system bids so (otherwise forum).
help-deal-out = Writes the deals into this file (otherwise to standard output).
help-match = Have two bots or programs bid and play the same boards at two tables, and compare them in IMPs.
help-match-a = Who is North-South at table 1: a system, also with a level of play (forum:klub, natur-a/notrump=12-14:anfaenger, a .json file made by --save), or exec:COMMAND for a foreign program; SYSTEM@exec:COMMAND says by which system the others read its calls.
help-match-b = Who is East-West at table 1, likewise.
help-match-boards = How many boards (100 unless told otherwise).
help-match-seed = Where chance starts: the same number gives the same boards.
help-match-bid-only = Only bid; the score is what open cards would give.
help-match-costs = Also compute how many tricks both give away in the play.
help-match-jobs = In how many processes (one for each core unless told otherwise); the result does not depend on it.
help-cluster = Where the work is done: address of a Dask scheduler (tcp://HOST:PORT), or local for Dask processes of our own; the result does not depend on it.
help-match-patience = How many seconds a foreign program has for an answer (30 unless told otherwise).
help-match-worst = How many of the worst boards are shown (10 unless told otherwise).
help-match-pbn = Write all boards with what happened at both tables to this file.
help-match-tables = Keep what is solved in this file: the same boards are quick then.
help-table-manager = Be the table manager of a match between bridge programs (Blue Chip Bridge’s protocol, versions 18 and 19).
help-manager-host = Address to wait at (otherwise 127.0.0.1: this machine only).
help-manager-port = Port (otherwise 2000; 0 takes any that is free).
help-manager-rooms = In how many rooms to play: 1 (unless told otherwise), or 2 for a match; in the second the teams sit the other way.
help-manager-boards = How many boards (otherwise 16).
help-manager-seed = Where chance starts: the same number gives the same boards, those of match.
help-manager-deals = Play the boards of this PBN file.
help-manager-teams = Only these teams may come; the first is North-South in the open room.
help-manager-playing = How to score (otherwise imp); programs of version 19 are told.
help-manager-strip-alerts = Pass calls on to this team without alerts and explanations (may be repeated); done for WBridge5 unasked.
help-manager-slow-lines = Leave pauses between lines to this team (may be repeated).
help-manager-no-timing = Do not tell this team after a board how long the sides have thought (may be repeated).
help-manager-patience = In how many seconds each line that is waited for must come (otherwise 180).
help-manager-wait = In how many seconds all seats must be taken (otherwise 3600).
help-manager-pbn = Write all boards to this file, anew after each board.
help-table-client = Seat a bot at the table of another table manager (Blue Chip Bridge’s protocol).
help-client-bot = Who plays: a system, also with a level of play (forum:klub), a .json file made by --save, or exec:COMMAND.
help-client-host = Where the table manager is (otherwise 127.0.0.1).
help-client-port = Its port (otherwise 2000).
help-client-seats = Where the bot sits: N E S W (otherwise NS), each with a connection of its own.
help-client-team = What the team is called (otherwise Schlemm).
help-client-opponents = By which system to read the opponents’ calls.
help-client-protocol = Version of the protocol: 18 (unless told otherwise) or 19.
help-client-no-alerts = Send calls without alerts and explanations; some table managers cannot read a call otherwise.
help-client-wait = For how many seconds to wait for a table manager that is not there yet (otherwise 10).
help-system = Show what is agreed in a system and what its book contains; with --topic or --all what every call means. Without a name: which systems there are.
help-system-name = Name of a system: forum; natur-a, as in “Die Regeln des Bridge”; natur-b, as in the introduction to contract bridge; acol; also changed (forum/notrump=16-18), or a .json file made by --save or a file .system of your own. schlemm system lint FILE.system says what is wrong with one, schlemm system diff A B what differs.
help-system-topic = Only this chapter, such as opening.
help-system-all = The whole book.
help-system-set = Change an agreement, such as majors=4; may be repeated.
help-system-save = Write the system to this file, to keep it.
help-system-bml = Write the book in the Bridge Markup Language (BML).
help-sources = Retells what the five sources say in a place, and what Schlemm makes of it.
help-sources-place = A place, such as S1:29: line 29 of the source S1. Without one: all places.
help-metavar-place = PLACE
help-bid = Bid a deal, or every game of a PBN file, and say what each call means. Without a deal, one is dealt.
help-bid-deal = A deal in PBN (“N:AKQ….” and so on), a file, or - for standard input.
help-bid-system = The system of both sides (otherwise forum).
help-bid-ns = The system of North-South.
help-bid-ew = The system of East-West.
help-bid-dealer = Who deals (otherwise as in the file or by the board’s number, else North).
help-bid-vul = Who is vulnerable (otherwise as in the file or by the board’s number, else nobody).
help-bid-auction = How the auction has begun, such as “1S P”; it goes on from there.
help-bid-pbn = Write PBN with the auction and its notes.
help-check = Checks whether { -auction }, play, claim, contract, result and score agree in files of boards, and names every contradiction.
help-board-files = Files of boards; their format is recognised. - stands for standard input.
help-board-encoding = In which encoding the files are, such as cp1252, where they do not say it right.
help-board-to = In which format to write, for example pbn or lin (otherwise what the name of the file says).
help-board-force = Overwrites the file if there is one already.
help-analyse = Works out what boards are worth with open cards: tricks in each denomination, par, and what each card played has cost.
help-check-solve = Works out what the files say of tricks and par with open cards.
help-convert-contract = Only boards with this contract, several with commas: 4S, 4SX, H.
help-convert-declarer = Only boards declared from here: N, E, S, W, NS, EW.
help-convert-tricks = Only boards with so many tricks: 9, 10-13, made, down.
help-convert-rotate = Turns the boards so that this one sits South: N, E, S, W, declarer or leader. Dealer, vulnerability, names and points turn along.
help-convert-renumber = Numbers the boards anew, from 1; who deals and who is vulnerable stays.
help-analyse-out = Writes the boards with everything that is worked out into this file (- for standard output). In PBN, tricks and par stand in OptimumResultTable, OptimumScore and ParContract, costs as remarks behind the card.
help-analyse-resume = Goes on where a run with the same output file was broken off.
help-records = Makes a page of boards to print and hang up: four hands, points, tricks with open cards, par, and what came of it at the tables.
help-records-out = Writes the page into this file (- or nothing for standard output); it is HTML and needs no other file.
help-records-pdf = Writes PDF. It is printed by Chromium or Chrome, where there is one.
help-records-title = What stands above the boards (otherwise event and date, where the files name them).
help-records-scoring = How tables are compared: in IMPs, in matchpoints, or not at all (otherwise as the files say; otherwise two tables in IMPs, more in matchpoints).
help-records-no-results = Leaves out the results of the tables.
help-records-no-tricks = Works nothing out: no tricks and no par.
help-records-letters = Language of the letters on cards and seats, where it is to be another than that of the words.
help-metavar-out = OUTPUT
help-convert = Writes the boards of files in another format, and names what it has no room for.
help-convert-files = Files of boards, and last the one to write to. - stands for standard input and output.
help-stats = Counts what is in files of boards: deals, contracts, results, points, and what could not be read.
help-serve = Start the server for the table in the browser.
help-serve-data = File that keeps all games.
help-serve-bus = Bus of the servers of a database: nats://HOST:4222. With it, several servers can run on one database.
help-serve-bots = Who thinks for the bots: processes of this machine (own), or those of “schlemm bots” on the bus (bus).
help-serve-store = Database instead of a file: postgresql://NAME@HOST/DATABASE. “schlemm store migrate” prepares it.
help-serve-host = Address on which the server answers (otherwise 127.0.0.1: this machine only).
help-serve-port = Port (otherwise 8000; 0 takes any that is free).
help-serve-proxy = Address of a proxy in front, which is believed where requests come from (may be repeated).
help-serve-ops = Second address, for operators only: /metrics for Prometheus, /healthz, /readyz (otherwise none).
help-serve-drain = Seconds for which the server goes on after SIGTERM, so that load balancers notice (otherwise 0).
help-serve-prune-after = After so many days tables and matches at which nobody has ever called go away (otherwise 30; 0: never).
help-serve-log = How the log is written: as text (the default) or as JSON.
help-serve-open = Whether to open the browser (otherwise not).
help-serve-seed = For trying things out: the same number gives the same cards, from the first deal again after each start.
help-bots = Have processes of this machine answer what servers ask bots over a bus. A server asks only bots of its own version.
help-bots-bus = The bus over which they are asked: nats://HOST:4222, several of one cluster with commas.
help-bots-workers = How many processes players of one connection keep busy at a time (otherwise one for each core, at least two, at most four); one more is there for others.
help-config = The settings stand in this TOML file, in the table of the command. What is typed here comes first.
help-show-config = Show the settings and where each comes from, without passwords, and start nothing.
help-backup = Back up all games to a new file and check it, even while the server runs. TARGET is a file or a folder.
help-restore = Put a backup in the place of the file that keeps all games; the former one is put aside. No server may be running.
help-restore-damaged = Take a backup even if some games in it are damaged.
help-store = Prepare a database, carry games from one store to another, name what one holds.
help-migrate = Prepare a database for Schlemm, or bring it up to date for this version.
help-copy = Carry games from one store to another, and compare both afterwards. A store is sqlite:FILE or postgresql://…
help-copy-only = Only this record, as “schlemm store list” names it (may be repeated).
help-list = Name all that a store holds, with the number of entries.
help-prune = Remove tables and matches at which nobody has ever called. A server that runs does so by itself.
help-prune-days = For so many days nothing has happened there (otherwise 30).
help-prune-dry-run = Only name what would be removed; also while a server runs.
help-metavar-store = STORE
help-metavar-name = NAME

## Scoring

cli-line-below = below the line
cli-line-above = above the line
cli-line-none = –
cli-vulnerable = { -vulnerable }
cli-not-vulnerable = { -not-vulnerable }
cli-for-declarer = For declarer’s side
cli-for-defenders = For the defenders

## Hand. $share is a share such as 15.52%, $hands a large number.

cli-hand-strength = Strength
cli-hand-strength-ours = { $strength } (our name for it; the source has none)
cli-hand-shape = Shape
cli-hand-shape-share = { $shape }: { $share } of all hands
cli-hand-shape-rare = { $shape }: one hand in { $hands }
cli-hand-class-share = { $class }: { $share } of all hands
cli-hand-losers = Losers
cli-hand-with = together with the high-card points { $points }
cli-hand-suit-only = with trumps only
cli-hand-nothing = none

## Deal

cli-deal-heading = Board { $number } · dealer { $seat } · { $vulnerability }
cli-deal-points = { $seat } { $points }
cli-deal-number = Number { $number }

## The system book

system-otherwise = That is the system as it comes. Here something else is agreed; what is usual stands beside it in brackets.
system-usual = { $value } (usually { $usual })
system-legend = How to read it
system-marks = In square brackets stands whether partner may pass (forcing: no) and whether the call is artificial, that is, does not mean the suit it names. Calls stand by height, not by preference: where two fit a hand, one of them comes first, mostly the one that tells more of it.
system-counts-figures = High-card points: ace 4, king 3, queen 2, jack 1.
system-counts-strength = Points with length: high-card points, and 2 for a five-card suit, 3 for six cards and so on, and 1 for each four-card suit but the first.
system-counts-long = Points with long suits: high-card points, and 1 for each card of a suit beyond four.
system-counts-short = Points with short suits: high-card points, and 1 for two cards in a suit, 2 for one, 3 for none.
system-counts-support = Points in support: high-card points, and for short suits beside at least four trumps 1 for two cards, 3 for one, 5 for none; beside three trumps 1, 2 and 3.

## Server

cli-serving = Schlemm is running: { $address }
cli-serving-data = All games are kept in { $path }
cli-serving-end = End with Ctrl+C.
cli-serving-lost = Something is lost since last time that had been saved, of: { $names }. How that can be is told in docs/handbook.md#damage.
cli-serving-ops = For operators: { $address }metrics
cli-serving-unsolved = The program that works out tricks is missing here: all bots play by rules of thumb, and there are no hints about the play and no review. What helps: { solver-remedy }
serve-port-taken = On { $host } port { $port } is taken already. Is Schlemm running? Otherwise take another: --port { $next }
serve-port-forbidden = Not everybody may use port { $port } here. Take one from 1024 up, such as --port 8000.
serve-port-unknown = There is no port { $port }: take one from 0 to 65535.
serve-host-unknown = This machine cannot answer on { $host }, port { $port }. Take --host 127.0.0.1 and a port up to 65535.
serve-proxy-unknown = “{ $address }” is no address or network of a proxy. Take --proxy 127.0.0.1 or --proxy 10.0.0.0/8, for example.
serve-proxy-everybody = With --proxy { $address } everybody would be believed where they come from. Give the address of the proxy, such as --proxy 127.0.0.1.
serve-ops-unknown = “{ $address }” is no address with a port. Take --ops 127.0.0.1:9100, for example.
serve-ops-taken = This machine cannot answer on { $address }, or the port is taken. Take something else, such as --ops 127.0.0.1:9101.
serve-static-missing = The pages for the browser are missing ({ $path }). “make run” builds them.
serve-no-workers = The system gives the bots no processes. Close other programs and try again.
bots-no-bus = Say over which bus they are asked: --bus nats://HOST:4222
cli-bots-answering =
    { $count ->
        [one] One process answers questions to bots of kind { $kind } over { $place }
       *[other] { $count } processes answer questions to bots of kind { $kind } over { $place }
    }
cli-bots-unsolved = The program that works out tricks is missing here. Only servers that lack it too ask these bots. What helps: { solver-remedy }
serve-data-damaged = The file { $path } is damaged or not a file of Schlemm’s. Nothing was changed. Put your last backup in its place (schlemm restore BACKUP; the damaged file is kept beside it), or take another: --data FILE
serve-data-read-only = { $path } cannot be written. Check its permissions, or take another file: --data FILE
serve-data-newer = The file { $path } comes from a later version of Schlemm (file format { $found }; this version knows up to { $known }). Take that version, or another file: --data FILE
serve-data-foreign = The file { $path } belongs to another program; it is left as it is. Take another one: --data FILE
serve-data-locked = The file { $path } is being used by another program. Is Schlemm running already? Otherwise take another: --data FILE
serve-data-full = There is no room left for { $path }. Make room, or take another file: --data FILE
serve-data-failed = The file { $path } cannot be opened ({ file-reason }). Take another: --data FILE
serve-data-in-use =
    { $process ->
        [none] A server of Schlemm is running on the file { $path } already. End it, or take another file: --data FILE
       *[other] A server of Schlemm is running on the file { $path } already (process { $process }). End it, or take another file: --data FILE
    }
serve-two-stores = Either --data or --store: all games are kept in one place.
store-address-unknown = “{ $address }” names neither a file nor a database. Write sqlite:FILE or postgresql://NAME@HOST/DATABASE
serve-store-address = The database makes nothing of the address { $path }: { $said }
serve-store-denied = The database { $path } does not let this user in: { $said }. Check name, password and rights.
serve-store-encoding = The database { $path } does not keep texts in UTF-8. Make one that does: createdb --encoding=UTF8 --template=template0
serve-store-foreign = In the database { $path } the schema “schlemm” belongs to another program; it is left as it is. Take another database.
serve-store-in-use = Another server of Schlemm is running on the database { $path }, or has just crashed. End it, or wait a moment.
serve-store-newer = The database { $path } was prepared for a later version of Schlemm (format { $found }; this version knows { $known }). Take that version.
serve-store-no-database = There is no database { $path }. Make it: createdb
serve-store-older = The database { $path } is still prepared for an earlier version of Schlemm (format { $found }; this version needs { $known }). Bring it up to date: schlemm store migrate ADDRESS
serve-store-other-bus = The servers of the database { $path } speak on another bus. All servers of a database need the same one: give this one the same address with --bus.
serve-store-unprepared = The database { $path } has not been prepared for Schlemm yet. This does it: schlemm store migrate ADDRESS
serve-store-unreachable = The database { $path } does not answer: { $said }. Is it running, and is the address right?
serve-store-failed = The database { $path } cannot be used: { $said }
bus-address-unknown = “{ $address }” names no bus. Write nats://HOST:4222, several with commas between them.
serve-bots-without-bus = With --bots bus, bots think elsewhere: it takes --bus with the address of the bus.
serve-bus-denied = The bus { $path } does not let this user in: { $said }. Check name and password.
serve-bus-no-jetstream = The bus { $path } keeps nothing: JetStream is not enabled there. Start it with: nats-server -js
serve-bus-other-version = On the bus { $path } runs a server of another version: { $said }. Stop all old servers first, then start the new ones.
serve-bus-unreachable = The bus { $path } does not answer: { $said }. Is it running, and is the address right?
serve-bus-failed = The bus { $path } cannot be used: { $said }

## Backups. $names lists what is damaged.

cli-backup-done =
    Backed up and checked: { $path }
    { $streams ->
        [one] one record
       *[other] { $streams } records
    }, { $events ->
        [one] one entry
       *[other] { $events } entries
    }
cli-backup-altered = In the file itself this is damaged: { $names }. It can no longer be opened; everything else is backed up. Keep the older backups.
backup-no-data = There is no file { $path }. Say which one to back up: --data FILE
backup-not-written = Nothing can be backed up to { $path } ({ file-reason }). Take another name; what is there already is never overwritten.
cli-restore-done =
    Put in place and checked: { $path }
    { $streams ->
        [one] one record
       *[other] { $streams } records
    }, { $events ->
        [one] one entry
       *[other] { $events } entries
    }
cli-restore-aside = The former file is here now: { $path }
cli-restore-missing = More than is in the backup was there before, of: { $names }
cli-restore-altered = Damaged: { $names }. That cannot be opened; everything else works.
restore-altered = In the backup { $path } this is damaged: { $names }. Nothing was changed. Take another one, or this one all the same: --damaged
restore-same = { $path } is the file that keeps all games. Name a backup of it.
restore-no-file = The backup { $path } cannot be put in place ({ file-reason }). Nothing was changed.
restore-source-damaged = The backup { $path } is damaged or not a file of Schlemm’s. Nothing was changed. Take another one.
restore-source-newer = The backup { $path } comes from a later version of Schlemm (file format { $found }; this version knows up to { $known }). Take that version.
restore-source-foreign = { $path } is not a backup of Schlemm’s. Nothing was changed.
restore-source-failed = The backup { $path } cannot be read ({ file-reason }). Nothing was changed.
restore-in-use =
    { $process ->
        [none] A server of Schlemm is running on the file { $path } already. End it first; nothing was changed.
       *[other] A server of Schlemm is running on the file { $path } already (process { $process }). End it first; nothing was changed.
    }
restore-source-in-use =
    { $process ->
        [none] A server of Schlemm is running on the file { $path } already. Make a backup of it first: schlemm backup
       *[other] A server of Schlemm is running on the file { $path } already (process { $process }). Make a backup of it first: schlemm backup
    }

## Stores. $names lists; $more tells how many are not named.

store-file-damaged = The file { $path } is damaged or not a file of Schlemm’s. Nothing was changed.
store-file-foreign = The file { $path } belongs to another program; it is left as it is.
store-file-in-use = A server of Schlemm is running on the file { $path }. End it first; nothing was changed.
store-file-newer = The file { $path } comes from a later version of Schlemm (file format { $found }; this version knows up to { $known }). Take that version.
store-file-failed = The file { $path } cannot be used ({ file-reason }). Nothing was changed.
store-migrate-file = { $path } is a file; “schlemm serve” brings it up to date by itself.
cli-store-migrated =
    { $state ->
        [same] The database { $path } is up to date (format { $after }).
       *[changed] The database { $path } is prepared for this version now (format { $after }, before { $before }).
    }
cli-store-pruned =
    { $state ->
        [would] { $games ->
            [one] One game without a call would be removed.
           *[other] { $games } games without a call would be removed.
        }
       *[done] { $games ->
            [one] One game without a call has been removed.
           *[other] { $games } games without a call have been removed.
        }
    }
cli-store-copied =
    Carried and compared: { $path }
    { $streams ->
        [one] one record
       *[other] { $streams } records
    }, { $events ->
        [one] one entry
       *[other] { $events } entries
    }
store-copy-taken =
    { $more ->
        [0] These are there already: { $names }. Nothing was changed. Carry single ones: --only NAME
       *[other] These are there already: { $names } and { $more } more. Nothing was changed. Carry single ones: --only NAME
    }
store-copy-unknown =
    { $more ->
        [0] These are not there: { $names }. What there is, is told by: schlemm store list
       *[other] These are not there: { $names } and { $more } more. What there is, is told by: schlemm store list
    }
store-copy-altered =
    { $more ->
        [0] This is damaged: { $names }. Nothing was changed. Carry it all the same: --damaged
       *[other] This is damaged: { $names } and { $more } more. Nothing was changed. Carry it all the same: --damaged
    }

## Mistakes in the command line

cli-error = This does not work:
cli-more-help = More with: { $command }
cli-no-such-language = There is no language “{ $name }”. There are: { $known }. (Chosen by --lang or SCHLEMM_LANG.)
cli-no-such-word = There is no word “{ $name }” to choose. To choose from: { $known }. (Chosen by --words or SCHLEMM_WORDS.)
cli-no-such-place = { $name } is no place that Schlemm goes by. All of them are in “schlemm sources”.
cli-no-such-option =
    { $near ->
        [none] There is no option { $option }.
       *[other] There is no option { $option }. Do you mean { $near }?
    }
cli-no-such-command =
    { $near ->
        [none] There is no command “{ $command }”.
       *[other] There is no command “{ $command }”. Do you mean { $near }?
    }
cli-missing = Something is missing here: { $what }.
cli-option-takes-one = There is no value behind { $option }.
cli-option-takes-none = { $option } takes no value.
cli-not-one-of = { $option } does not know “{ $value }”. It may be: { $choices }.
cli-not-a-number = { $option } needs a whole number from { $least } to { $most }, not “{ $value }”.
cli-left-over = This is too much: { $words }. The command takes options only.
cli-not-understood = The command line cannot be understood: { $what }
cli-exclude = { $first } and { $second } do not go together: take only one of them.
cli-needs = { $option } only works together with { $needed }: give that too, or leave { $option } out.
cli-twice = { $option } is there more than once: leave it in only once.
score-passed-out = Where everybody passes, { $option } changes nothing: leave it out.
cli-two-declarers = The contract names { $seat } as declarer, --declarer names { $turn }. Leave one of them out.
cli-no-output = The output cannot be written ({ file-reason }).
cli-alone = Only the library is installed; for the command schlemm (missing: { $missing }) type in a checkout: pip install { "\"" }.[cli]{ "\"" }
cli-not-installed = Something is missing for that ({ $missing }). Install it too, in a checkout: pip install { "\"" }.[{ $extra }]{ "\"" } { $folders }
cluster-bad-address = { $address } is no address of a Dask scheduler. Take tcp://HOST:PORT, or local.
cluster-unreachable = No Dask scheduler answers at { $address }. See whether it runs and whether the address is right.
cluster-not-started = Dask processes of our own cannot be started ({ $theirs }).
cluster-no-workers = The Dask scheduler { $address } has no workers. Start some with: dask worker { $address }
cluster-versions = At { $address } there is other software ({ $theirs }) than here ({ $ours }). Install the same everywhere, or the result would be another one.
cluster-unfit = The worker { $address } lacks the compiled parts. Install them there, in a checkout: pip install ./native { "\"" }.[bulk]{ "\"" }
cluster-lost = The cluster { $address } does not go on: the connection has broken.
cli-unreadable-contract = This result cannot be read.
cli-unreadable-hand = This hand cannot be read.
cli-unreadable-condition = I cannot read this condition.
cli-unreadable-auction = I cannot read this auction.
cli-unreadable-seat = This seat cannot be read.

## Settings from file and environment

cli-setting-default = default
cli-setting-unset = not set
setting-allowed =
    { $kind ->
        [switch] true or false
        [whole] a whole number from { $least } to { $most }
        [choice] one of: { $choices }
        [list] a list of texts
        [commas] a text, or several with commas between
        [text] a text
       *[other] only what { $flag } takes too
    }
config-unreadable = The file { $path } cannot be read ({ file-reason }).
config-not-toml =
    { $line ->
        [none] The file { $path } is not a TOML file.
       *[other] The file { $path } is not a TOML file: I cannot read line { $line }.
    }
config-no-table = In the file { $path }, “{ $key }” must be a table: [{ $key }]
config-unknown-key =
    { $near ->
        [none] The file { $path } sets “{ $key }”, which does not exist. There are: { $known }.
       *[other] The file { $path } sets “{ $key }”, which does not exist. Do you mean { $near }? There are: { $known }.
    }
config-unfit-value = In the file { $path }, “{ $key }” takes { setting-allowed }.
config-unknown-variable =
    { $near ->
        [none] The environment sets { $variable }, which does not exist. There are: { $known }.
       *[other] The environment sets { $variable }, which does not exist. Do you mean { $near }? There are: { $known }.
    }
config-unfit-variable = In the environment, { $variable } takes { setting-allowed }.
config-one-line = The file { $path } must hold exactly one address and nothing else.

## What is wrong with a typed text, and what helps

read-empty = There is nothing here yet. A result looks like 4♠X+1, a hand like AKQ54.K32.QJ3.32
read-too-long = This is too long to be read: shorten it to { $most } characters at most.
read-unknown-sign = The sign { $word } means nothing here: leave it out.
read-unknown-word = “{ $word }” is not understood. Suits: ♣ ♦ ♥ ♠ NT or their names; cards: A K Q J 10 to 2.
read-local-letter = “{ $word }” means different things in different languages. Take the sign or the whole word (♠, spades, East), C D H S, N E S W and A K Q J.
cli-name-letters = Or say whose letters they are: --letters de
read-no-contract = The contract is missing here, such as 4♠ or 3NT.
read-no-denomination = { $number } of what? A bid needs a suit or NT, such as { $number }♠.
read-no-level = The level is missing before { $strain }, a number from 1 to 7.
read-level-not-1-to-7 = Bids go from 1 to 7, there is no { $level }.
read-two-contracts = This is a second contract: only one can be scored.
read-two-doublings = This is a second double. A redouble is written XX.
read-two-declarers = This is a second { -declarer }: there is only one.
read-number-of-what =
    { $number } of what? Write +{ $number } for overtricks, -{ $number } for undertricks, “{ $number ->
        [one] { $number } trick”
       *[other] { $number } tricks”
    } for all tricks.
read-number-missing = “{ $word }” needs a number, such as +1, -2 or “2 down”.
read-results-differ = This contradicts the result that is there already: leave one of them out.
read-too-many-tricks =
    { $most ->
        [0] There are not so many tricks: { $bid } cannot have an overtrick.
        [one] There are not so many tricks: { $bid } can have one overtrick at most.
       *[other] There are not so many tricks: { $bid } can have { $most } overtricks at most.
    }
read-too-few-tricks = There are not so many tricks: { $bid } can be { $most } down at most.
read-passed-and-contract = Either everybody passed, or there is a contract: leave one of them out.
read-no-result = The result is missing here: = for made, +1 for an overtrick, -2 for two down.
read-no-seat = The seats are N E S W, or North, East, South, West.
read-card-twice = { $card } is there already: there is only one of each card.
read-too-few-cards =
    { $count ->
        [one] This is only one card; a hand has { $size }.
       *[other] These are only { $count } cards; a hand has { $size }.
    }
read-too-many-cards = These are { $count } cards; a hand has only { $size }.
read-not-four-holdings = A hand has four suits, divided by dots, spades first; here there are { $count }. An empty suit is written as a dash: AKQ54.K32.QJ432.-
read-no-deal = There is no complete deal in it. These can be read: files of boards, links to viewers with the hands in them, a forum’s [hv=…], diagrams, and three or four hands, each in one line (N: AKQ5.K32.QJ3.432) or suit by suit, also endings with the same number of cards in each hand.
read-whose-hands = Four hands are there, but not whose they are: put North, East, South or West before each of them.
read-two-meanings = These letters mean one deal in one language and another deal in another: write N E S W and A K Q J, and ♠ ♥ ♦ ♣.
read-no-suit = Which suit do these cards belong to? Put ♠ ♥ ♦ or ♣ before them.
read-no-condition = There is no condition here. Write for example “15-17 balanced” or “5+♠ ♥AK”.
read-unknown-condition = “{ $word }” is no condition: write for example 15-17, 12+, 5+♠, ♥AK, 2/3♠, 5-3-3-2 or balanced.
read-not-of-a-side = “{ $word }” is for a single hand only: of both partners together you can ask points and lengths.
read-no-shape = “{ $word }” is no shape: the four lengths are thirteen together.
read-nobody = There is no such hand, or none together with what else is asked: { $word }.
read-unknown-call = “{ $word }” is no call: write for instance 1♠, 2{ -notrump(form: "bid") }, P for pass, X or XX.
read-call-not-legal = { $word } is not legal here.

## Why a file cannot be used

file-reason =
    { $detail ->
        [missing] it is not there
        [folder] that is a folder
        [no-folder] a folder on the way there is a file
        [denied] permission is missing
        [exists] it exists already
        [full] there is no room left on the disk
        [too-large] it would be too large
        [read-only] nothing can be written there
        [long-name] the name is too long
        [busy] it is in use
        [loop] the way there leads in a circle
        [device] the device does not answer
        [many-open] too many files are open
        [closed] nobody is reading any more
        [no-program] that is no program
        [not-text] what is in it is no text
        [no-path] no file can be called that
        [no-home] there is no such user
        [unknown] nothing more is known
       *[other] the system says { $detail }
    }
