"""How Chromium is started for tests and benches."""

from __future__ import annotations

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the browser without its windows, which is the fastest."""
_ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""The address bar's own pages: 400 modules that every new window loads, more work than our page itself."""
_AS_PLAYWRIGHT = (
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
"""The features that Playwright switches off: its list is replaced by ours."""

ARGUMENTS = ("--no-sandbox", "--disable-gpu", f"--disable-features={','.join(_ADDRESS_BAR + _AS_PLAYWRIGHT)}")


def find_chromium(*, whole: bool = False) -> str | None:
    """The path of the browser, or None if there is none on PATH.

    Args:
        whole: the browser with its windows, which alone shows notifications.
    """
    return next((path for path in map(shutil.which, PROGRAMS[whole:]) if path), None)
