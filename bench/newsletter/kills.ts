import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { ownerActionAddress } from "../../contract/owner-actions.ts";
import { actionToken } from "../../server/mail/notices/action-token.ts";
import { querySqlite } from "../databases.ts";
import { problemsIn } from "../promises/traffic.ts";
import { type Bench, startChild, temporaryFolder } from "../resources.ts";
import { type RunningSite, startSite } from "../site-process.ts";
import type { Table } from "../table.ts";
import { addressOf, fillDatabase, slug, thursday } from "./list.ts";
import { startMailSink } from "./mail-sink.ts";

const subscribers = 10_000;

/**
 * Repeatedly kills the server at random moments while it sends an issue, and counts subscribers who get the issue twice
 * or not at all.
 */
export async function newsletterKills(bench: Bench, { times: kills }: { times: number }): Promise<Table> {
  const sink = await startMailSink(bench);
  const folder = temporaryFolder(bench);
  const settings = { SMTP_URL: sink.url, NEWSLETTER_RATE: "9999999/day", LOG_LEVEL: "warn" };
  const file = join(folder, "site.db");
  await (await startSite(bench, folder, settings)).stop();
  fillDatabase(file, subscribers);
  for (let kill = 0; kill < kills; kill += 1) {
    const site = await startSite(bench, folder, settings);
    await pause(Math.random() * (16_000 / kills));
    site.process.kill("SIGKILL");
    await site.stop();
  }
  leasesRunOut(file);
  const site = await startSite(bench, folder, settings);
  await ended(bench, folder);
  // Leaves out emails to the owner, who gets several notices about the issue.
  const copies = sink.taken.filter(({ to }) => to.startsWith("subscriber-"));
  const twice = copies.length - new Set(copies.map(({ to }) => to)).size;
  const inDoubt = doubtful(file);
  const missing = missingIn(sink.taken);
  const unnamed = missing.filter((address) => !inDoubt.has(address)).length;
  if (inDoubt.size > 0) await pressSendInDoubt(site, folder);
  await ended(bench, folder);
  await site.stop();
  const missingAfter = missingIn(sink.taken).length;
  return {
    heading: `Newsletter: kill -9 at ${kills} random moments, ${subscribers.toLocaleString("en-AU")} subscribers, SQLite`,
    columns: ["measure", "site"],
    rows: [
      ["received it twice", twice],
      ["in doubt", inDoubt.size],
      ["missing", missing.length],
      ["missing, but not in doubt", unnamed],
      ["missing after the owner’s click", missingAfter],
    ],
    notes: ["Each kill leaves at most four deliveries in doubt: one per connection."],
    problems: problemsIn({
      [`${twice} received it twice`]: twice > 0,
      [`${unnamed} are missing, but not in doubt`]: unnamed > 0,
      [`${missingAfter} are still missing after the click`]: missingAfter > 0,
      "More are in doubt than connections were cut": inDoubt.size > 4 * kills,
    }),
  };
}

function missingIn(taken: readonly { to: string }[]): string[] {
  const got = new Set(taken.map(({ to }) => to));
  return Array.from({ length: subscribers }, (_, index) => addressOf(index)).filter((one) => !got.has(one));
}

/**
 * Waits until the issue has been sent. If the site pauses the issue because too many deliveries are in doubt, resumes
 * it, as the owner would.
 */
async function ended(bench: Bench, folder: string): Promise<void> {
  for (;;) {
    const [issue] = querySqlite(join(folder, "site.db"), "select state from newsletter_issues");
    if (issue?.state === "ended") return;
    if (issue?.state === "paused") await resume(bench, folder);
    await pause(100);
  }
}

function doubtful(file: string): Set<string> {
  const rows = querySqlite(
    file,
    "select address from outbox m join subscriptions s on s.id = m.subject_id where m.state = 'in-doubt'",
  );
  return new Set(rows.map(({ address }) => String(address)));
}

/** Ends the killed servers' leases on the emails in progress; otherwise a lease lasts half an hour. */
function leasesRunOut(file: string): void {
  using database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec("update outbox set lease_until = 1 where kind = 'issue' and state = 'sending'");
}

/** Runs the command that resumes a paused issue. It does the same as the link in the email to the owner. */
async function resume(bench: Bench, folder: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "" };
  const words = ["scripts/site.mjs", "newsletter", "resume", slug];
  const { process: owner } = await startChild(bench, process.execPath, words, {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(owner, "exit");
}

/**
 * Sends the issue again to the subscribers whose delivery is in doubt, through the form on the page that the owner's
 * email links to.
 */
async function pressSendInDoubt({ url }: RunningSite, folder: string): Promise<void> {
  const secret = readFileSync(join(folder, "secret"), "utf8").trim();
  const token = actionToken({ action: "send-in-doubt", subject: thursday }, secret, Date.now());
  const { status } = await fetch(`${url}${ownerActionAddress("send-in-doubt")}?token=${token}`, {
    method: "POST",
    body: new URLSearchParams({ act: "yes" }),
    redirect: "manual",
  });
  if (status !== 303) throw new Error(`The button that resends deliveries in doubt responded with ${status}`);
}
