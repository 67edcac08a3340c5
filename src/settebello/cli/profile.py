"""``settebello profile``: the profile of this device at a server, a name kept without an account."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from settebello.cli.online import DEFAULT_SERVER
from settebello.cli.parser import Commands, UsageError, add_command
from settebello.errors import Sentence, SettebelloError

if TYPE_CHECKING:
    from settebello.client import OnlineProfile
    from settebello.protocol.profiles import FriendInfo, Friendship, OwnProfile
    from settebello.terminal.session.own_profiles import KnownProfile
    from settebello.terminal.text.messages import Translator

NOT_BLOCKED = Sentence("not-blocked", "{name} is not among the people you have blocked.")
NOT_KNOWN = Sentence("not-a-friend", "{name} is not among your friends, and has not asked to be.")
NAMED = ("make", "rename", "unblock", "agree", "unfriend")
"""Actions that need a name."""


class NotBlocked(SettebelloError):
    """Nobody of that name is blocked."""


class NotKnown(SettebelloError):
    """Nobody of that name is a friend, or has asked to be."""


def add_commands(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands, "profile", _profile, "a name that you keep at a server", variant=False, json=False, extra="play"
    )
    command.add_argument(
        "action",
        nargs="?",
        default="show",
        choices=_ACTIONS,
        metavar="ACTION",
        help="show (the default), make, rename, phrase (a new recovery phrase), recover (from another device), "
        "unblock, friends, agree (to be friends), unfriend (or decline, or withdraw a request), "
        "forget (on this device alone), delete",
    )
    command.add_argument("name", nargs="?", metavar="NAME", help="with make and rename: yours; otherwise: whose")
    command.add_argument("--server", default=DEFAULT_SERVER, metavar="ADDRESS", help=f"the server ({DEFAULT_SERVER})")
    command.add_argument("--program", action="store_true", help="the profile of a program that plays from this device")
    command.add_argument("--lang", metavar="xx", help="language: en, it, fr, es, de, ar (default: the environment's)")


def _profile(options: argparse.Namespace) -> None:
    from settebello.client.links import parse_server
    from settebello.rules import Rules
    from settebello.terminal.text.messages import Translator, resolve_language

    if (options.action in NAMED) != bool(options.name):
        extra = "needs a name" if options.action in NAMED else f"takes no name: leave out {options.name}"
        raise UsageError(f"profile {options.action} {extra}.")
    options.server = parse_server(options.server)
    _ACTIONS[options.action](options, Translator(resolve_language(options.lang), Rules()))


def _show(options: argparse.Namespace, translator: Translator) -> None:
    from settebello.terminal.session.own_profiles import keep_profile, open_profile

    known = _known(options)
    info = open_profile(known, translator.lang).info()
    keep_profile(replace(known, name=info.name))
    print(*_lines(info, options.server, translator), sep="\n")


def _lines(info: OwnProfile, server: str, translator: Translator) -> Iterator[str]:
    text = translator.text
    yield text("profile-at", name=info.name, server=server)
    for one in info.ratings:
        yield text(
            "profile-rating",
            pool=one.pool,
            rating=str(one.rating),
            low=str(one.low),
            high=str(one.high),
            games=one.games,
            won=one.won,
        )
    if not info.ratings:
        yield text("profile-unrated")
    yield text("profile-devices", count=len(info.devices))
    if info.blocked:
        yield text("profile-blocked", names=translator.join_commas(other.name for other in info.blocked))


def _make(options: argparse.Namespace, translator: Translator) -> None:
    from settebello.client import make_profile
    from settebello.terminal.session.own_profiles import begin_profile

    key = begin_profile(options.server, program=options.program)
    made = make_profile(options.server, options.name, program=options.program, key=key, lang=translator.lang)
    info = _keep(options, key, translator)
    print(translator.text("profile-made", name=info.name, server=options.server))
    _print_phrase(made.phrase, translator)


def _recover(options: argparse.Namespace, translator: Translator) -> None:
    from settebello.client import restore_profile
    from settebello.terminal.session.own_profiles import begin_profile

    phrase = _ask(translator.text("profile-type-phrase"))
    key = begin_profile(options.server, program=options.program)
    restore_profile(options.server, phrase, key=key, lang=translator.lang)
    info = _keep(options, key, translator)
    print(translator.text("profile-restored", name=info.name, server=options.server))


def _keep(options: argparse.Namespace, key: str, translator: Translator) -> OwnProfile:
    """Store the profile of that key on this device, as the server has it: a person's, or a program's."""
    from settebello.client import OnlineProfile
    from settebello.terminal.session.own_profiles import KnownProfile, forget_profile, keep_profile

    info = OnlineProfile(options.server, key, lang=translator.lang).info()
    if info.program != options.program:
        forget_profile(options.server, program=options.program)
    keep_profile(KnownProfile(server=options.server, key=key, program=info.program, name=info.name))
    return info


def _rename(options: argparse.Namespace, translator: Translator) -> None:
    from settebello.terminal.session.own_profiles import keep_profile, open_profile

    known = _known(options)
    info = open_profile(known, translator.lang).rename(options.name)
    keep_profile(replace(known, name=info.name))
    print(translator.text("profile-renamed", name=info.name))


def _new_phrase(options: argparse.Namespace, translator: Translator) -> None:
    from settebello.terminal.session.own_profiles import open_profile

    _print_phrase(open_profile(_known(options), translator.lang).new_phrase(), translator)


def _print_phrase(phrase: str, translator: Translator) -> None:
    print(translator.text("profile-phrase", words=phrase))
    print(translator.text("profile-phrase-keep"))


def _unblock(options: argparse.Namespace, translator: Translator) -> None:
    from settebello.terminal.session.own_profiles import open_profile

    profile = open_profile(_known(options), translator.lang)
    wanted = options.name.strip().casefold()
    found = [other for other in profile.info().blocked if other.name.casefold() == wanted]
    if not found:
        raise NotBlocked(NOT_BLOCKED(name=options.name))
    profile.unblock(found[0].id)
    print(translator.text("seat-unblocked", name=found[0].name))


def _friends(options: argparse.Namespace, translator: Translator) -> None:
    from settebello.terminal.session.own_profiles import open_profile

    friends = open_profile(_known(options), translator.lang).friends()
    if not friends:
        print(translator.text("friends-none"))
    for one in sorted(friends, key=lambda one: (_FRIENDSHIPS.index(one.friendship), not one.here)):
        print(_friend_line(one, options, translator))


def _friend_line(one: FriendInfo, options: argparse.Namespace, translator: Translator) -> str:
    from settebello.client.links import seat_link

    if one.friendship != "friends":
        return translator.text(f"friends-{one.friendship}", name=one.name)
    line = translator.text("friends-here" if one.here else "friends-away", name=one.name)
    if not one.invitation:
        return line
    link = seat_link(options.server, one.invitation, None)
    return f"{line} {translator.text('friends-invites', command=f'settebello play --profile --join {link}')}"


def _agree(options: argparse.Namespace, translator: Translator) -> None:
    profile, one = _find_friend(options, translator, "asking")
    profile.agree_to_friend(one.id)
    print(translator.text("friends-agreed", name=one.name))


def _unfriend(options: argparse.Namespace, translator: Translator) -> None:
    profile, one = _find_friend(options, translator, *_FRIENDSHIPS)
    profile.remove_friend(one.id)
    print(translator.text("friends-removed", name=one.name))


def _find_friend(
    options: argparse.Namespace, translator: Translator, *wanted: Friendship
) -> tuple[OnlineProfile, FriendInfo]:
    """This device's profile, and the person of that name who stands to it in one of the wanted ways."""
    from settebello.terminal.session.own_profiles import open_profile

    profile, name = open_profile(_known(options), translator.lang), options.name.strip().casefold()
    found = [one for one in profile.friends() if one.name.casefold() == name and one.friendship in wanted]
    if not found:
        raise NotKnown(NOT_KNOWN(name=options.name))
    return profile, found[0]


def _forget(options: argparse.Namespace, translator: Translator) -> None:
    from settebello.terminal.session.own_profiles import forget_profile

    _known(options)
    forget_profile(options.server, program=options.program)
    print(translator.text("profile-forgotten"))


def _delete(options: argparse.Namespace, translator: Translator) -> None:
    from settebello.terminal.session.own_profiles import forget_profile, open_profile

    known = _known(options)
    answer = _ask(translator.text("profile-sure", name=known.name, server=options.server))
    if answer.lower() not in {"y", "yes", translator.text("word-yes")}:
        print(translator.text("profile-stays"))
        return
    open_profile(known, translator.lang).delete()
    forget_profile(options.server, program=options.program)
    print(translator.text("profile-deleted"))


def _known(options: argparse.Namespace) -> KnownProfile:
    from settebello.terminal.session.own_profiles import own_profile

    return own_profile(options.server, program=options.program)


def _ask(question: str) -> str:
    """A line from the terminal, or from a pipe; empty at its end."""
    print(question, end=" ", flush=True)
    return sys.stdin.readline().strip()


_FRIENDSHIPS: tuple[Friendship, ...] = ("asking", "friends", "asked")
"""In the order of the list."""

_ACTIONS: dict[str, Callable[[argparse.Namespace, Translator], None]] = {
    "show": _show,
    "make": _make,
    "rename": _rename,
    "phrase": _new_phrase,
    "recover": _recover,
    "unblock": _unblock,
    "friends": _friends,
    "agree": _agree,
    "unfriend": _unfriend,
    "forget": _forget,
    "delete": _delete,
}
