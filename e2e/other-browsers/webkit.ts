import { spawn } from "node:child_process";
import { once } from "node:events";
import { engineProgram } from "../../scripts/install/engines.ts";
import { freePort } from "../../server/testing/free-port.ts";
import type { Browser, Tab } from "./tab.ts";

/**
 * Starts WebKitGTK, which uses Safari's engine, and controls it through WebDriver. Each tab has its own browser and
 * virtual screen, because a browser may hang.
 */
export async function startWebKit(): Promise<Browser> {
  return {
    open: async () => {
      const driver = await startDriver();
      const tab = await openTab(driver.url).catch(async (error) => {
        await driver.end();
        throw error;
      });
      return { ...tab, close: driver.end };
    },
    close: async () => {},
  };
}

async function startDriver() {
  const port = await freePort();
  const screen = ["-a", "-s", "-screen 0 1600x1200x24"];
  const driver = spawn(
    engineProgram("xvfb-run"),
    [...screen, engineProgram("WebKitWebDriver"), `--port=${port}`],
    {
      // Disables the sandbox, which does not work for root.
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
      stdio: "ignore",
      detached: true,
    },
  );
  const ended = once(driver, "exit");
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => null))?.ok) {
    if (driver.exitCode !== null) throw new Error(`WebKit's driver ended with ${driver.exitCode}`);
    await new Promise((wait) => setTimeout(wait, 20));
  }
  return {
    url,
    end: async () => {
      // A negative id kills the process group: screen, driver and browser.
      if (driver.pid) process.kill(-driver.pid);
      await ended;
    },
  };
}

/** Opens a tab. Uses only the commands of https://www.w3.org/TR/webdriver2/ that the journeys need. */
async function openTab(server: string): Promise<Omit<Tab, "close">> {
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } };
  const { sessionId } = await send<{ sessionId: string }>(`${server}/session`, { capabilities });
  const session = `${server}/session/${sessionId}`;
  const run = <Result>(work: (...args: never[]) => Result, args: unknown[]) =>
    send<Result>(`${session}/execute/sync`, { script: `return (${work})(...arguments)`, args });
  const command = async (name: string, parameters: object) => {
    await send(`${session}/${name}`, parameters);
  };
  return {
    goto: (url) => command("url", { url }),
    resize: (width, height) => command("window/rect", { width, height }),
    read: (work) => run(work, []),
    find: async (find, ...wanted) => {
      const found = await run(find, wanted);
      return found ? { press: () => command(`element/${idOf(found)}/click`, {}) } : null;
    },
    pressAt: (x, y) => {
      const moved = { type: "pointerMove", x, y };
      const pressed = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      return command("actions", {
        actions: [{ type: "pointer", id: "mouse", actions: [moved, ...pressed] }],
      });
    },
    pressKey: (key) => {
      const values = key.split("+").map((each) => keyCodes[each] ?? each);
      const pressed = [
        ...values.map((value) => ({ type: "keyDown", value })),
        ...values.toReversed().map((value) => ({ type: "keyUp", value })),
      ];
      return command("actions", { actions: [{ type: "key", id: "keyboard", actions: pressed }] });
    },
    type: async (text) => {
      const focused = await run(() => document.activeElement, []);
      await command(`element/${idOf(focused)}/value`, { text });
    },
  };
}

/** Key codes from https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keyCodes: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  Shift: "\uE008",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  F6: "\uE036",
};

/** The time limit for a command, because the driver never responds if its page hangs. */
const timeoutMs = 20_000;

async function send<Value>(address: string, parameters: object): Promise<Value> {
  const answer = await fetch(address, {
    method: "POST",
    body: JSON.stringify(parameters),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Returns an element's id. WebDriver represents an element as an object whose only value is the id. */
function idOf(found: Element | null): string {
  const [id] = Object.values(found ?? {});
  return String(id);
}
