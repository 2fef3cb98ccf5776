// R-RUN-1, R-RUN-5, R-RUN-9
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { allTests } from "../testing/fresh-fixture.ts";
import { runSite, type SiteProcess } from "../testing/site-process.ts";
import { createTestFolder } from "../testing/test-folder.ts";

const folder = allTests(createTestFolder);
const dataDir = (name: string) => path.join(folder.path, name);

/** The printed lines, except the log. */
const greeting = (out: string) => out.split("\n").filter((line) => line !== "" && !line.startsWith("{"));

test("20. a second server on the same SQLite database is refused", async () => {
  const shared = dataDir("shared");
  const first = runSite({ DATA_DIR: shared });
  const { port } = await first.answering();
  const { code, err } = await runSite({ DATA_DIR: shared }).ended;
  const refusal = `DATA_DIR: found ${shared}, which a running server or a restore is using; expected a folder that no other server uses, or DATABASE_URL for several servers\n`;
  expect({ code, err }).toEqual({ code: 1, err: refusal });
  const out = await expectStopped(first, ["SIGTERM"]);
  expect(greeting(out)).toEqual([
    `The site is at http://localhost:${port}, its links lead to ${readFileSync("build/site-url", "utf8")}`,
    `Data goes to ${path.join(shared, "site.db")}`,
    `Not configured: SMTP_URL. Emails are not sent, but stored as files in ${path.join(shared, "mail")}`,
  ]);
});

test("14. the same signal three times (terminal, npm, parent Node) stops the server with code 0", async () => {
  const settings = { SMTP_URL: "smtp://site:hunter2@127.0.0.1:2525", CONTACT_TO: "owner@site.test" };
  const site = runSite({ DATA_DIR: dataDir("thrice"), LOG_LEVEL: "trace", ...settings });
  await site.answering();
  const out = await expectStopped(site, ["SIGINT", "SIGINT", "SIGINT"]);
  expect(greeting(out)).toContain("Email to owner@site.test goes out through 127.0.0.1:2525");
  expect(out).not.toContain("hunter2");
});

/** Returns what the site printed. */
async function expectStopped(site: SiteProcess, signals: ("SIGTERM" | "SIGINT")[]): Promise<string> {
  for (const signal of signals) site.kill(signal);
  const { code, out, err } = await site.ended;
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}
