import { randomBytes, randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** The date of the test issue: a Thursday for which the site has no issue of its own. */
export const thursday = "2020-01-02";
export const slug = "bench";

/** Fills a migrated database with confirmed subscribers and a 46 KB issue that is due now. */
export function fillDatabase(file: string, subscribers: number): void {
  using database = new DatabaseSync(file, { timeout: 5_000 });
  const now = Date.now();
  const subscription = database.prepare(
    `insert into subscriptions (id, address, address_key, mailbox, page, consent_version, consent_wording, asked_at, confirmed_at)
     values (?, ?, ?, ?, 'newsletter', '2', 'Yes', ?, ?)`,
  );
  database.exec("begin");
  for (let index = 0; index < subscribers; index += 1) {
    const address = addressOf(index);
    const joined = now - (index + 1) * apartMs;
    subscription.run(randomUUID(), address, address, address, joined, joined);
  }
  database
    .prepare(
      `insert into newsletter_issues (thursday, slug, title, state, due_at, frozen_at, composed)
       values (?, ?, 'Bench', 'gathering', ?, ?, ?)`,
    )
    .run(thursday, slug, now, now, composedIssue());
  database.exec("commit");
}

/** Puts signups 15 minutes apart: a real list grows over years, with few signups in the last day. */
const apartMs = 15 * 60_000;

export function addressOf(index: number): string {
  return `subscriber-${index}@mail-${index % 9}.test`;
}

/** Returns an issue as the site stores it before sending, with a placeholder for the unsubscribe link. */
function composedIssue(): string {
  const lines = Array.from({ length: 300 }, () => randomBytes(37).toString("hex"));
  const body = [...lines, "https://newsletter.invalid/unsubscribe"].join("\n");
  return JSON.stringify({
    from: { name: "Bench", address: "bench@site.test" },
    to: { address: "" },
    subject: "Bench",
    text: body,
    html: `<pre>${body}</pre>`,
    messageId: "",
    date: new Date(),
    headers: { "List-Unsubscribe": "<https://newsletter.invalid/unsubscribe>" },
    envelope: { from: "bench@site.test", to: "" },
    textEncoding: "quoted-printable",
  });
}
