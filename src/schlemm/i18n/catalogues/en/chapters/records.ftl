### Hand records to print: four hands, tricks with open cards, par, results

records-title = Hand records
records-hint = To hang up: print it on A4, just as it is here.
records-board =
    { $number ->
        [none] Board
       *[other] Board { $number }
    }
# $seat is a seat
records-dealer = Dealer { $seat }
records-points = High-card points
records-tricks = Tricks with open cards
records-par = Par
records-results = Results
records-table = Table
records-room-open = open
records-room-closed = closed
records-contract = Contract
records-declarer = By
records-lead = Lead
records-taken = Tricks
records-score = Score
records-imps = IMPs
records-matchpoints = MP
records-outcome = { $first } – { $second } IMPs
# $counted is for example: A 4, K 3, Q 2, J 1
records-legend-points = The four numbers at the top right are high-card points ({ $counted }).
records-legend-tricks = The table gives the tricks that each player makes as { -declarer } when all see the cards. Par is what the best { -auction } of both sides then leads to.
records-legend-unsolved = Where the table is missing, nothing was worked out.

## schlemm records

records-written =
    { $path }: { $boards ->
        [one] one board
       *[other] { $boards } boards
    } on a page to print.
records-none = Of no board all four hands, or a number and a result, are known; nothing was written.
records-left-out =
    { $boards ->
        [one] One board is not on the page: neither all four hands nor a number and a result are known.
       *[other] { $boards } boards are not on the page: neither all four hands nor a number and a result are known.
    }
records-no-browser = For PDF, Chromium or Chrome is needed, and there is none here (SCHLEMM_CHROMIUM can name it). Write an HTML file without --pdf, and print it as PDF in your browser.
records-no-pdf = The PDF could not be made ({ file-reason }). Write an HTML file without --pdf, and print it as PDF in your browser.
records-unsolved = Working it out broke off ({ $detail }). Without tricks and par it can be done with --no-tricks.
