"""Checks that every screen passes."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it comes without types
from playwright.sync_api import Page

SMALLEST = 44
STILL = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter((one) => one.playState === 'running');
  const ending = moving.filter((one) => one.effect.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
}"""
"""Until nothing moves any more but what always does."""


def check_access(page: Page, what: str) -> None:
    """No screen breaks the rules that axe knows."""
    page.locator("h1").first.wait_for(state="attached")  # a page that still loads has no heading yet
    page.evaluate(STILL)  # what fades in has no contrast while it does
    results = Axe().run(page, options={"resultTypes": ["violations"]})
    assert results.violations_count == 0, f"{what}: {results.generate_report()}"


def too_small(page: Page) -> list[str]:
    """Elements that are too small for a finger."""
    small: list[str] = page.evaluate(
        """smallest => [...document.querySelectorAll('button, a, input, select, summary')]
          .filter(one => one.checkVisibility() && one.closest('dialog') === document.querySelector('dialog'))
          .filter(one => !one.closest('[data-testid=table]'))
          .map(one => [one, (one.closest('label') ?? one).getBoundingClientRect()])
          .filter(([, box]) => box.width < smallest || box.height < smallest)
          .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)""",
        SMALLEST - 0.5,
    )
    return small


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
