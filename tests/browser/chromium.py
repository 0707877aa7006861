"""Chromium, asked through a pair of pipes in its own protocol: no driver, no port, no other package."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

from attrs import Factory, define

__all__ = ["PROGRAM", "Page", "browser"]

PROGRAM = shutil.which("chromium")
"""Where it is; None if it is not installed."""
QUIET = ("background-networking", "component-update", "sync", "quic")
"""What a browser asks of the network by itself."""
NOTHING: MappingProxyType[str, Any] = MappingProxyType({})


@define
class Page:
    """One open page of the browser, which can be led to one address after another.

    Args:
        to: where commands are written.
        back: where answers and reports are read.
        session: what the browser calls the page.
        complaints: what the page wrote to the console as an error or a warning, or threw, since it was opened.
    """

    to: int
    back: int
    session: str = ""
    complaints: list[str] = Factory(list[str])
    count: int = 0
    rest: bytes = b""

    def open(self, path: Path, anchor: str = "") -> None:
        """Show a file, once all of it has been loaded."""
        self.complaints.clear()
        self.ask("Page.navigate", {"url": path.as_uri() + anchor})
        while self.read().get("method") != "Page.loadEventFired":
            pass

    def width(self, pixels: int, height: int = 900, *, dark: bool = False) -> None:
        """Show pages as on a screen of that size."""
        size = {"width": pixels, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.ask("Emulation.setDeviceMetricsOverride", size)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.ask("Emulation.setEmulatedMedia", {"features": [scheme]})

    def run(self, script: str) -> Any:  # noqa: ANN401  # whatever the script gives
        """What a script gives on the page; promises are waited for.

        Raises:
            AssertionError: it throws.
        """
        asked = {"expression": script, "returnByValue": True, "awaitPromise": True}
        answer = self.ask("Runtime.evaluate", asked)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def press(self, key: str, code: int) -> None:
        """Press a key and let it go."""
        text = {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            pressed = {"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code}
            self.ask("Input.dispatchKeyEvent", pressed | (text if kind == "keyDown" else {}))

    def picture(self, *, whole: bool = False) -> bytes:
        """What it looks like, as PNG."""
        answer = self.ask("Page.captureScreenshot", {"format": "png", "captureBeyondViewport": whole})
        return base64.b64decode(answer["data"])

    def ask(self, method: str, wishes: Any = NOTHING) -> Any:  # noqa: ANN401  # as the protocol has it
        """Send a command and wait for its answer.

        Raises:
            AssertionError: the browser refuses.
        """
        self.count += 1
        number = self.count
        command: dict[str, Any] = {"id": number, "method": method, "params": dict(wishes)}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.to, json.dumps(command).encode() + b"\0")
        while (answer := self.read()).get("id") != number:
            pass
        assert "error" not in answer, (method, answer["error"])
        return answer["result"]

    def read(self) -> dict[str, Any]:
        """The next answer or report; complaints are kept."""
        while b"\0" not in self.rest:
            more = os.read(self.back, 1 << 20)
            assert more, "the browser went away"
            self.rest += more
        one, _, self.rest = self.rest.partition(b"\0")
        said: dict[str, Any] = json.loads(one)
        wishes = said.get("params", {})
        match said.get("method"):
            case "Runtime.exceptionThrown":
                self.complaints.append(str(wishes["exceptionDetails"].get("exception", wishes)))
            case "Runtime.consoleAPICalled" if wishes["type"] in {"error", "warning", "assert"}:
                self.complaints.append(str([one.get("value") for one in wishes["args"]]))
            case "Log.entryAdded" if wishes["entry"]["level"] in {"error", "warning"}:
                self.complaints.append(f"{wishes['entry']['text']} {wishes['entry'].get('url', '')}")
            case _:
                pass
        return said


@contextmanager
def browser() -> Iterator[Page]:
    """A browser with one page, gone afterwards."""
    assert PROGRAM is not None
    theirs_in, to = os.pipe()
    back, theirs_out = os.pipe()
    # Its helpers may still write to the profile when it is gone.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]
        options += ["--no-first-run", *(f"--disable-{one}" for one in QUIET)]
        # The protocol wants its pipes as the descriptors 3 and 4.
        line = f'exec "$0" "$@" 3<&{theirs_in} 4>&{theirs_out}'
        running = subprocess.Popen(
            ["bash", "-c", line, PROGRAM, *options, "--remote-debugging-pipe", f"--user-data-dir={profile}"],
            pass_fds=(theirs_in, theirs_out),
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        try:
            page = Page(to, back)
            target = page.ask("Target.createTarget", {"url": "about:blank"})["targetId"]
            page.session = page.ask("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
            for domain in ("Page", "Runtime", "Log"):
                page.ask(f"{domain}.enable")
            yield page
            page.session = ""
            page.ask("Browser.close")
        finally:
            running.kill()
            running.wait()
            os.close(to)
            os.close(back)
