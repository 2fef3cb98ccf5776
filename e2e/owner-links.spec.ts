import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime from "postal-mime";
import { ownerAlerts } from "../content/owner-alerts.ts";
import { owner } from "../content/pages/owner.ts";
import { addresses } from "../contract/addresses.ts";
import { type OwnerAction, ownerActionAddress, ownerActions } from "../contract/owner-actions.ts";
import { lastDue } from "../server/daytime.ts";
import { reportTimes } from "../server/owner/owner-schedule.ts";
import { soundIssues } from "../vite/newsletter/read-issues.ts";
import { expect, type Site, test } from "./site.ts";

// A site that no other file writes to.
test.use({ settings: { LOG_LEVEL: "error" } });

/** Of digests of long ago, which no hour of the schedule comes near. */
const [digest, digestBefore] = ["2020-01-07T08", "2020-01-06T16"];
const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;

test("82. who opens every link of every email to the owner, also in a browser, changes nothing; then the owner's click works", async ({
  site,
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const now = Date.now();
  const issues = soundIssues().filter(({ draft }) => !draft);
  const isNear = ({ thursday }: { thursday: string }) => Math.abs(Date.parse(thursday) - now) < 48 * hour;
  /** Of this build; none where the owner has written none. */
  const issue = issues.find((each) => !isNear(each))?.thursday;
  const near = issues.filter(isNear).map(({ thursday }) => thursday);
  const seeded = enquiriesOf(now);
  seed(site, { now, seeded, issue, near });
  // Wakes the outbox, which finds all the others.
  const woken = await fetch(`${site.url}/api/sendContactEmail`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ from: "Jane <jane@example.org>", email: "jane@example.org", text: "A till." }),
  });
  expect(woken.status).toBe(200);
  const undelivered = () =>
    tablesOf(site).outbox?.filter(({ kind, state }) => kind !== "issue" && state !== "sent") ?? [];
  await expect
    .poll(() => undelivered().map(({ subject_id, state }) => `${subject_id}: ${state}`), { timeout: 60_000 })
    .toEqual(["lost: refused"]);
  const links = await linksIn(site);
  const byRedirect: OwnerAction[] = [
    "open-again",
    "open-all-again",
    ...(issue ? [] : (["hold-issue"] as const)),
  ];
  const found = ownerActions.filter((action) => links.some((link) => isFor(link, action)));
  expect(found).toEqual(ownerActions.filter((action) => !byRedirect.includes(action)));

  const before = tablesOf(site);
  for (const link of links) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await fetch(link, { method });
      await answer.text();
      if (link.includes("/owner/")) expect(answer.status, link).toBe(200);
    }
  }
  // The pages of one action are one file.
  const opened = [...new Map(links.map((link) => [new URL(link).pathname, link])).values()];
  const scanner = await browser.newContext();
  const methods = new Set<string>();
  scanner.on("request", (asked) => methods.add(asked.method()));
  const tab = await scanner.newPage();
  for (const link of opened) await tab.goto(link);
  await scanner.close();
  expect([...methods]).toEqual(["GET"]);
  expect(tablesOf(site)).toEqual(before);

  const press = async (action: OwnerAction, subject: string, next: string) => {
    const link = links.find((each) => isFor(each, action) && each.includes(`=${action}.${subject}.`));
    await page.goto(link ?? `${action} ${subject} stands in no email`);
    await test.step(`${action} ${subject}`, async () => {
      await page.getByRole("button", { name: owner.actions[action].button }).click();
      await expect(page).toHaveURL((url) => url.pathname === next);
    });
  };
  const { ownerDone: done } = addresses;
  const openAgain = ownerActionAddress("open-again");
  await press("answered", "answered", openAgain);
  await press("not-needed", "unneeded", openAgain);
  await press("answered", "reminded", openAgain);
  await press("answered-all", String(now - 1), ownerActionAddress("open-all-again"));
  await press("release", "quarantined-1", done);
  await press("delete", "quarantined-2", done);
  await press("release-all", digest, done);
  await press("delete-all", digestBefore, done);
  for (const action of ["send-again", "confirm-clock"] as const) {
    await press(action, links.find((each) => isFor(each, action))?.split(".")[1] ?? "", done);
  }
  if (issue) await press("hold-issue", issue, ownerActionAddress("resume-issue"));
  await press("resume-issue", "2020-01-02", done);
  await press("stop-issue", "2020-01-09", done);
  await press("send-in-doubt", "2020-01-16", done);
  const enquiries = tablesOf(site).enquiries?.map(({ id, held, answered_by }) => [id, held, answered_by]);
  expect(enquiries?.filter(([id]) => seeded.some((each) => each.id === id)).sort()).toEqual([
    ["answered", null, "link"],
    ["lost", null, null],
    ["quarantined-1", null, null],
    ["quarantined-3", null, null],
    ["reminded", null, "link"],
    ["reminded-2", null, "link"],
    ["reminded-3", null, "link"],
    ["unneeded", null, "not-needed"],
  ]);

  await test.step("a link that is no good says so when its button is pressed", async () => {
    await page.goto(`${ownerActionAddress("hold-issue")}?token=nothing`);
    await page.getByRole("button", { name: owner.actions["hold-issue"].button }).click();
    await expect(page.getByRole("alert")).toHaveText(owner.unknown);
  });
});

const enquiry = { call: "sendContactEmail", name: "Jane", email: "j@example.org", message: "A till." };

interface Seeded {
  id: string;
  received_at: number;
  held: string | null;
  reminded_at: number | null;
  held_digest?: string;
}

function enquiriesOf(now: number): Seeded[] {
  const received = { received_at: now, held: null, reminded_at: null };
  const quarantined = { ...received, held: "honeypot", held_digest: digest };
  return [
    { id: "answered", ...received },
    { id: "unneeded", ...received },
    { id: "reminded", ...received, received_at: now - 19 * hour, reminded_at: now },
    { id: "reminded-2", ...received, received_at: now - 19 * hour, reminded_at: now - 1 },
    { id: "reminded-3", ...received, received_at: now - 19 * hour, reminded_at: now - 1 },
    { id: "lost", ...received },
    { id: "quarantined-1", ...quarantined },
    { id: "quarantined-2", ...quarantined, held: "many-links" },
    { id: "quarantined-3", ...quarantined },
    { id: "quarantined-4", ...quarantined, held_digest: digestBefore },
    { id: "quarantined-5", ...quarantined, held_digest: digestBefore },
  ];
}

interface Seeding {
  now: number;
  seeded: readonly Seeded[];
  issue: string | undefined;
  /** The issues that may be due meanwhile. */
  near: readonly string[];
}

/** Whatever the owner is told of, and an email about each; what the schedule would do meanwhile counts as done. */
function seed({ dataDir }: Site, { now, seeded, issue, near }: Seeding) {
  const notices = [
    `reminder ${now}`,
    `reminder ${now - 1}`,
    `quarantine ${digest}`,
    `quarantine ${digestBefore}`,
    "alert mail-lost",
    "alert clock",
    "weekly-report 2020-01-06",
    "held 2020-01-02",
    "paused 2020-01-09",
    "report 2020-01-16",
    "missing 2020-01-23",
    "skipped 2020-01-30",
    ...(issue ? [`preview ${issue}`, `copy ${issue}`] : []),
  ];
  const mails = [
    ...["answered", "unneeded"].map((id) => ({ kind: "enquiry", subject_id: id, state: "waiting" })),
    { kind: "enquiry", subject_id: "lost", state: "refused" },
    ...notices.map((subject) => ({ kind: "notice", subject_id: subject, state: "waiting" })),
  ];
  const database = new DatabaseSync(join(dataDir, "site.db"), { timeout: 10_000 });
  const insert = (table: string, row: Record<string, string | number | null>) => {
    const columns = Object.keys(row);
    const places = columns.map(() => "?").join(", ");
    database
      .prepare(`insert into ${table} (${columns.join(", ")}) values (${places})`)
      .run(...Object.values(row));
  };
  database.exec("begin immediate");
  for (const row of seeded) insert("enquiries", { ...enquiry, ...row });
  insert("subscriptions", {
    ...{ id: "signup", address: "a@example.org", address_key: "a@example.org", mailbox: "a@example.org" },
    ...{ page: "home", consent_version: "1", consent_wording: "Yes.", held: "honeypot" },
    asked_at: now,
    held_digest: digest,
  });
  for (const [index, mail] of mails.entries()) {
    const id = `seeded-${index}`;
    const times = { due_at: now, created_at: now, give_up_at: now + 24 * hour };
    insert("outbox", { id, message_id: `<${id}@site.test>`, attempts: 0, ...mail, ...times });
  }
  for (const time of [now, now + week]) {
    insert("scheduled_notices", { kind: "weekly-report", due_on: lastDue(time, reportTimes).day });
  }
  // As told already: the watch tells of nothing else within an hour.
  for (const what of Object.keys(ownerAlerts.what)) insert("alerts", { what, since: now, told_at: now });
  database.prepare("update job_runs set at = ? where what = 'server'").run(now - 31 * 24 * hour);
  const begun = database.prepare("select thursday from newsletter_issues").all();
  const due = near.filter((thursday) => !begun.some((each) => each.thursday === thursday));
  for (const [thursday, state] of [
    ...due.map((each) => [each, "ended"] as const),
    ["2020-01-02", "held"],
    ["2020-01-09", "paused"],
    ["2020-01-16", "ended"],
  ] as const) {
    const ended = { frozen_at: 1, composed: "", recipients: 1, ended_at: now, sent: 0, in_doubt: 1 };
    const row = { thursday, slug: thursday, title: thursday, state, due_at: 1, reason: "to see" };
    insert("newsletter_issues", { ...row, ...(state === "ended" && ended) });
  }
  const mail = {
    id: "seeded",
    kind: "issue",
    issue: "2020-01-16",
    subject_id: "gone",
    message_id: "<seeded>",
  };
  const times = { due_at: 1, created_at: 1, give_up_at: 1 };
  insert("outbox", { ...mail, ...times, state: "in-doubt", attempts: 1 });
  database.exec("commit");
  database.close();
}

/** Every row of every table. */
function tablesOf({ dataDir }: Site): Record<string, Record<string, unknown>[]> {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true, timeout: 10_000 });
  const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  const rows = tables.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()]);
  database.close();
  return Object.fromEntries(rows);
}

/** Every link to the site in every email that has come, from both of its parts. */
async function linksIn({ inbox, url }: Site): Promise<string[]> {
  const mails = await Promise.all(inbox.received.map(({ raw }) => PostalMime.parse(raw)));
  const found = mails.flatMap(({ text = "", html = "" }) => [
    ...[...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&")),
    ...(text.match(/https?:\/\/\S+/g) ?? []),
  ]);
  // Without SITE_URL, and told to take any free port, the server doesn't know its own.
  const ours = found.filter((link) => URL.parse(link)?.hostname === "localhost");
  return [...new Set(ours.map((link) => link.replace(/^http:\/\/localhost(:\d+)?/, url)))];
}

function isFor(link: string, action: OwnerAction): boolean {
  return new URL(link).pathname === ownerActionAddress(action);
}
