import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { settingNames } from "../settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts a separate process that runs what `npm start` runs, with only these settings. A custom `command` runs in its
 * own process group, with a PATH that contains no folder of this project.
 */
export function runSite(settings: Record<string, string>, command?: string[]) {
  const [program = process.execPath, ...parameters] = command ?? [process.execPath, "scripts/start.mjs"];
  const child = spawn(program, parameters, {
    cwd: root,
    env: {
      PATH: command ? machinePath : process.env.PATH,
      ...notSet,
      PORT: "0",
      LOG_LEVEL: "warn",
      DRAIN_SECONDS: "0",
      ...oneEmailEach,
      ...settings,
      NODE_OPTIONS: [preload("never-overloaded.mjs"), settings.NODE_OPTIONS].filter(Boolean).join(" "),
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: command !== undefined,
  });
  const written = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    written.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written.err += text;
  });
  // Waits for "close", because "exit" may come before the last output has been read.
  const ended: Promise<SiteEnd> = once(child, "close").then(([code, signal]) => ({
    code,
    signal,
    ...written,
  }));
  return {
    /**
     * Sends a signal to the process, or to its process group. Only a process started with a custom `command` has its
     * own group.
     */
    kill: (signal: NodeJS.Signals, target: "process" | "group" = "process") => {
      if (target === "process" || child.pid === undefined) return void child.kill(signal);
      try {
        process.kill(-child.pid, signal);
      } catch {
        // The group has ended already.
      }
    },
    /** Resolves when the process ends, with its exit code and all of its output. */
    ended,
    /**
     * Resolves with the site's URL and port once the site has started. @throws Error if the process ends before that
     */
    answering: async () => {
      for (;;) {
        const port = /^The site is at http:\/\/localhost:(\d+)\b/m.exec(written.out)?.[1];
        // Waits for the last line that is printed on startup. Otherwise a test could stop the server while it is still
        // starting.
        if (port && /^(Email to|Not configured)/m.test(written.out)) {
          return { url: `http://127.0.0.1:${port}`, port: Number(port) };
        }
        const end = await Promise.race([once(child.stdout, "data"), ended]);
        if ("err" in end) throw new Error(`The site ended before it answered: ${end.err || end.out}`);
      }
    },
  };
}

/** Returns the NODE_OPTIONS that preload a file from this folder. */
export function preload(file: string): string {
  return `--import ${new URL(file, import.meta.url).href}`;
}

export type SiteProcess = ReturnType<typeof runSite>;

interface SiteEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

/** Sends a `sendContactEmail` request with this sender's address. @returns the response status */
export async function sendEnquiry(
  url: string,
  email: string,
  {
    text = `What ${email} has to say.`,
    headers = {},
  }: { text?: string; headers?: Record<string, string> } = {},
): Promise<number> {
  const answer = await fetch(`${url}/api/sendContactEmail`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ from: `Person <${email}>`, email, text }),
  });
  return answer.status;
}

/** For tests that expect one email for each enquiry: no hourly limit, no receipts. */
export const oneEmailEach = { ENQUIRY_EMAILS_PER_HOUR: "99999", RECEIPTS: "off" };

const machinePath = (process.env.PATH ?? "")
  .split(path.delimiter)
  .filter((folder) => !folder.startsWith(root))
  .join(path.delimiter);

/**
 * Makes all settings empty, which counts as not set. This overrides a developer's `.env`, so that no test sends real
 * mail.
 */
const notSet = Object.fromEntries(settingNames().map((name) => [name, ""]));
