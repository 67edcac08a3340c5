"""Addresses that may receive notifications, their keys, and the storage of the server's own key."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from settebello.server.people.push.encryption import (
    KEY_FILE,
    PushKey,
    PushKeyError,
    check_keys,
    load_or_make_key,
)
from settebello.server.people.push.services import RefusedSubscription, check_endpoint, origin_of

GOOD = (
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://wns2-par02p.notify.windows.com/w/?token=x",
    "https://web.push.apple.com/QGx",
    "https://fcm.googleapis.com:443/x",
)
BAD = (
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://evilpush.apple.com.evil/x",
    "https://xfcm.googleapis.com/x",
    "https://push.services.mozilla.com.evil.org/",
    "https://push.services.mozilla.com/x",
    "https://user@fcm.googleapis.com/x",
    "https://user:word@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://fcm.googleapis.com\\@127.0.0.1/x",
    "https://fcm.googleapis.com/ x",
    "https://fcm.googleapis.com/x\r\nhost: other",
    "https://fcm.googleapis.com/#x",
    "https://fcm.googleapis.com:99999999/x",
    "https://[fcm.googleapis.com/x",
    "file:///etc/passwd",
    "ftp://fcm.googleapis.com/x",
    "",
    "//fcm.googleapis.com/x",
    "https://fcm.göogleapis.com/x",
)


@pytest.mark.parametrize("endpoint", GOOD)
def test_the_known_services_are_used(endpoint: str) -> None:
    check_endpoint(endpoint)


@pytest.mark.parametrize("endpoint", BAD)
def test_no_other_address_is_asked(endpoint: str) -> None:
    with pytest.raises(RefusedSubscription, match="no push service"):
        check_endpoint(endpoint)


def test_a_service_of_ones_own_is_an_origin() -> None:
    check_endpoint("http://127.0.0.1:9000/send/x", ["http://127.0.0.1:9000"])
    check_endpoint("HTTP://LOCALHOST:80/send/x", ["http://localhost"])
    for other in ("http://127.0.0.1:9001/x", "http://127.0.0.1/x", "https://127.0.0.1:9000/x"):
        with pytest.raises(RefusedSubscription):
            check_endpoint(other, ["http://127.0.0.1:9000"])


POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
"""The public key of the example in RFC 8291."""


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", "AAAAAAAAAAAAAAAAAAAAAA"),
        (POINT[:-2], "AAAAAAAAAAAAAAAAAAAAAA"),
        (f"{POINT[:-1]}x", "AAAAAAAAAAAAAAAAAAAAAA"),
        (POINT, "AAAA"),
        (POINT, "AAAAAAAAAAAAAAAAAAAA+/"),
        (POINT, "ÄÄÄÄ"),
        ("A" * 87, "AAAAAAAAAAAAAAAAAAAAAA"),
    ],
)
def test_keys_that_nothing_can_be_encrypted_for_are_refused(p256dh: str, auth: str) -> None:
    check_keys(POINT, "BTBZMqHH6r4Tts7J_aSIgg")
    with pytest.raises(RefusedSubscription, match="subscribe again"):
        check_keys(p256dh, auth)


def test_the_key_of_the_server_is_made_once_and_kept_for_it_alone(tmp_path: Path) -> None:
    key = load_or_make_key(tmp_path)
    assert load_or_make_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [KEY_FILE]
    assert PushKey(key, "mailto:nonna@example.org").public == PushKey(key, "").public
    (tmp_path / KEY_FILE).write_bytes(b"A" * 10**7)
    with pytest.raises(PushKeyError, match="more than 1000 bytes"):
        load_or_make_key(tmp_path)
    with pytest.raises(PushKeyError):
        load_or_make_key(tmp_path / "missing")


@pytest.mark.parametrize("private", ["", "AAAA", "A" * 43, "?" * 43, f"{'Zg' * 22}AA"])
def test_what_is_no_key_is_refused(private: str) -> None:
    with pytest.raises(PushKeyError, match="make a new one"):
        PushKey(private, "mailto:nonna@example.org")


def test_a_request_is_signed_for_the_origin_in_its_normal_form() -> None:
    assert origin_of("https://FCM.googleapis.com:443/send/x") == "https://fcm.googleapis.com"
    assert origin_of("http://127.0.0.1:9000/send/x") == "http://127.0.0.1:9000"
