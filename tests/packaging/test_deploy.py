"""``deploy/`` as far as it can be tried without containers: its settings are read, its health check asks a server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from settebello.server.edge.config import load_config
from tests.support.server_process import server_process

DEPLOY = Path(__file__).parents[2] / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
SERVICES: Mapping[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
EXAMPLE = dict(line.split("=", 1) for line in (DEPLOY / "example.env").read_text().splitlines() if line[:1].isalpha())


def image_settings() -> dict[str, str]:
    return dict(re.findall(r"(SETTEBELLO_\w+)=(\S+)", DOCKERFILE))


def compose_settings(environment: Mapping[str, str]) -> dict[str, str]:
    """The settings of the server, with what the environment file sets in their places."""
    return {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda place: environment[place[1]], value)
        for name, value in SERVICES["server"]["environment"].items()
    }


def test_the_image_listens_where_its_port_is_open() -> None:
    config = load_config({}, image_settings())
    assert config.host == "0.0.0.0"
    assert f"EXPOSE {config.port}\n" in DOCKERFILE
    assert f"VOLUME {config.data}\n" in DOCKERFILE


def test_the_services_know_each_other() -> None:
    config = load_config({}, image_settings() | compose_settings(EXAMPLE | {"DATABASE_PASSWORD": "secret"}))
    assert config.database == "postgresql://settebello:secret@database/settebello"
    assert config.bus == "redis://bus:6379/0"
    assert config.hosts == ("scopa.example.org", "localhost")
    assert {"database", "bus", "proxy"} < SERVICES.keys()
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "name server\n" in caddy
    assert f"port {config.port}\n" in caddy


def test_a_password_must_be_set() -> None:
    assert EXAMPLE["DATABASE_PASSWORD"] == ""
    assert ":?" in SERVICES["server"]["environment"]["SETTEBELLO_DATABASE"]


def test_the_file_with_the_password_stays_here(tmp_path: Path) -> None:
    """``compose.yaml`` says to keep it in ``deploy/.env``: no commit, no image and no sdist takes it along."""
    root = DEPLOY.parent
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    shutil.copy(root / ".gitignore", tmp_path)
    ignored = subprocess.run(
        ["git", "check-ignore", "deploy/.env", "deploy/example.env"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ignored.stdout == "deploy/.env\n"
    assert "**/.env" in (root / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "global-exclude .env" in (root / "MANIFEST.in").read_text(encoding="utf-8").splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("hosts", ["scopa.example.org,localhost", ""])
def test_the_health_check_asks_the_server(hosts: str, tmp_path: Path) -> None:
    found = re.search(r"^HEALTHCHECK .*?CMD (\[.*?\])$", DOCKERFILE, re.MULTILINE | re.DOTALL)
    assert found is not None
    program, *arguments = json.loads(found[1])
    assert program == "python"
    flags = ["--proxies", "1", *(["--hosts", hosts] if hosts else [])]
    with server_process(tmp_path, flags=flags) as server:
        asked = [argument.replace("7777", str(server.port)) for argument in arguments]
        assert subprocess.run([sys.executable, *asked], capture_output=True, check=False).returncode == 0
    assert subprocess.run([sys.executable, *asked], capture_output=True, check=False).returncode != 0
