### The clock: how long the people of a side take over a deal.

clock = Clock
clock-minutes =
    { $minutes ->
        [0] none
       *[other] { $minutes } minutes
    }
clock-hint =
    { $minutes ->
        [0] You play without a clock.
       *[other] For each side, afresh in each deal. Only people use up time, and running over costs no points.
    }
clock-agreed = With a clock: { $minutes } minutes for each side, afresh in each deal
clock-of = Clock: { $minutes } minutes for each side
clock-us = we
clock-them = they
clock-over = { $time } over time
clock-over-short = { $time } over
clock-overtime = { $side }: { $time } over time

## Read aloud

clock-aloud-minute =
    { $self ->
        [yes] Your side has one minute left.
       *[other] The opponents have one minute left.
    }
clock-aloud-over =
    { $self ->
        [yes] Your side is over time.
       *[other] The opponents are over time.
    }
