"""Browsers whose pages start without a network."""

from __future__ import annotations

import time

from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import TIMEOUT_MS, OpenContext

PREPARED = """async (lang) => {
  if (!navigator.serviceWorker.controller) return false;
  return Boolean(await caches.match(`/api/rules?lang=${lang}`));
}"""
RECORDS = """async () => {
  const names = await new Promise((resolve, reject) => {
    const asked = indexedDB.open('settebello');
    asked.onerror = reject;
    asked.onsuccess = () => {
      const all = asked.result.transaction('games').objectStore('games').getAllKeys();
      all.onsuccess = () => resolve(all.result);
    };
  });
  return ['record.', 'replay.'].every((kind) => names.some((name) => name.startsWith(kind)));
}"""


def open_with_worker(open_context: OpenContext, **wanted: object) -> BrowserContext:
    """A profile with a service worker, whose timers run as they should."""
    return open_context(**({"worker": True, "hasty": False} | wanted))


def wait_until_prepared(page: Page, lang: str = "en") -> None:
    """Until what needs no server works without it."""
    wait_until(page, PREPARED, lang)


def wait_until_stored(page: Page) -> None:
    """Until a finished game can be replayed without the server."""
    wait_until(page, RECORDS)


def wait_until(page: Page, question: str, about: object = None) -> None:
    """Until an asynchronous function of the page answers yes."""
    end = time.monotonic() + TIMEOUT_MS / 1000
    while not page.evaluate(question, about):
        assert time.monotonic() < end, question
        page.wait_for_timeout(100)
