"""One's own seat: its devices, and its link, which is renewed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser_online.people import Someone, Table
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser


def test_devices_are_sent_away_and_the_link_is_renewed(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna = table.host(open_context)
    nonna.page.get_by_test_id("own-link").locator("summary").click()
    old = nonna.page.get_by_test_id("seat-link").input_value()
    phone = Someone(open_context(hasty=False), old)
    expect(nonna.page.get_by_test_id("devices").get_by_role("listitem")).to_have_count(2)
    check_access(nonna.page, "the devices of a seat")
    assert too_small(nonna.page) == []
    assert fits(nonna.page)
    nonna.press("dismiss")
    expect(phone.page.get_by_test_id("note")).to_contain_text("sent away by another device")
    expect(nonna.page.get_by_test_id("devices")).to_have_count(0)
    phone.page.reload()
    phone.page.get_by_test_id("ready").wait_for()
    nonna.press("renew")
    nonna.press("renew-yes")
    expect(nonna.page.get_by_test_id("renewed")).to_contain_text("Your link is new")
    expect(phone.page.get_by_test_id("note")).to_contain_text("the old one does not work any more")
    nonna.page.reload()
    nonna.page.get_by_test_id("ready").wait_for()
    assert nonna.complaints == []
