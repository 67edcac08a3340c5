"""System calls of one thread that fail when a test says so: Linux asks the test about each (seccomp)."""

from __future__ import annotations

import ctypes
import errno
import fcntl
import os
import platform
import struct
import threading
from collections.abc import Callable
from contextlib import suppress

SYNC = {"x86_64": (74, 75), "aarch64": (82, 83)}.get(platform.machine(), ())
"""The numbers of ``fsync`` and ``fdatasync``."""
_SECCOMP = {"x86_64": 317, "aarch64": 277}.get(platform.machine(), -1)
_NO_NEW_PRIVILEGES = 38
_ALLOW, _ASK = 0x7FFF0000, 0x7FC00000
_LOAD, _IF_EQUAL, _RETURN = 0x20, 0x15, 0x06
_NOTIFICATION, _ANSWER = struct.Struct("=QIIiIQ6Q"), struct.Struct("=QqiI")
_RECEIVE, _SEND = 0xC0502100, 0xC0182101
_CONTINUE = 1


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("code", ctypes.c_void_p))


def ask_before(calls: tuple[int, ...], may_go_on: Callable[[int], bool]) -> None:
    """From now on, each of these system calls of this thread fails with an input/output error where ``may_go_on``,
    which is told its first argument, says no. It cannot be taken back: the thread is the test's own."""
    _asking_nobody_else()
    code = [struct.pack("=HBBI", _LOAD, 0, 0, 0)]
    for number, call in enumerate(calls):
        code.append(struct.pack("=HBBI", _IF_EQUAL, len(calls) - number, 0, call))
    code += [struct.pack("=HBBI", _RETURN, 0, 0, answer) for answer in (_ALLOW, _ASK)]
    text = ctypes.create_string_buffer(b"".join(code))
    program = _Program(len(code), ctypes.cast(text, ctypes.c_void_p))
    listener = ctypes.CDLL(None, use_errno=True).syscall(_SECCOMP, 1, 8, ctypes.byref(program))
    if listener < 0:
        raise OSError(ctypes.get_errno(), "the system does not let a test watch its own calls")
    threading.Thread(target=_answer, args=(listener, may_go_on), daemon=True).start()


def _asking_nobody_else() -> None:
    ctypes.CDLL(None).prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)


def _answer(listener: int, may_go_on: Callable[[int], bool]) -> None:
    with suppress(OSError):  # the thread that asked has ended
        while True:
            asked = bytearray(_NOTIFICATION.size)
            fcntl.ioctl(listener, _RECEIVE, asked)
            name, *_, first, _, _, _, _, _ = _NOTIFICATION.unpack(asked)
            goes_on = may_go_on(first)
            answer = (name, 0, 0 if goes_on else -errno.EIO, _CONTINUE if goes_on else 0)
            fcntl.ioctl(listener, _SEND, bytearray(_ANSWER.pack(*answer)))
    os.close(listener)
