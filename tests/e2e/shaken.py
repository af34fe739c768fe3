"""Browsers whose processor, network and timers are slowed by chance, so that a test which counts on their time fails.

What is drawn follows from a number and the order of the contexts of a test: ``make test ARGS='--shaken 7'``.
"""

from random import Random

from playwright.sync_api import BrowserContext, Page

SHAKEN = "SCHLEMM_SHAKEN"
"""The variable that holds the number; pages are not shaken where it is not set."""

SLOWER = (1, 2, 4)
"""How many times slower a page's processor may be."""
LATENCY = (0, 20, 200)
"""Milliseconds by which each answer of the network may come later."""

LATE_TIMERS = """(seed => {
    const late = () => { seed = (seed * 48271) % 2147483647; return seed % 60; };
    for (const name of ['setTimeout', 'setInterval']) {
        const usual = window[name];
        window[name] = (act, wait = 0, ...more) => usual(act, Number(wait) + late(), ...more);
    }
})(SEED);"""
"""Has each timer of a page come later by up to 60 ms."""


def shake(context: BrowserContext, chance: Random) -> None:
    """Slow all pages of a context, as is drawn for each."""
    context.add_init_script(LATE_TIMERS.replace("SEED", str(chance.randrange(1, 2**31 - 1))))

    def slow(page: Page) -> None:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": chance.choice(SLOWER)})
        session.send("Network.enable")
        conditions = {"offline": False, "latency": chance.choice(LATENCY)}
        unbound = {"downloadThroughput": -1, "uploadThroughput": -1}
        session.send("Network.emulateNetworkConditions", {**conditions, **unbound})

    context.on("page", slow)
