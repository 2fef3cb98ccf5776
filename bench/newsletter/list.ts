import { randomBytes, randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** A Thursday whose issue is no file of the site's. */
export const thursday = "2020-01-02";
export const slug = "bench";

/** Writes so many confirmed subscribers and an issue of 46 KB that is frozen into a database that a server has made. */
export function fillDatabase(file: string, subscribers: number): void {
  const database = new DatabaseSync(file, { timeout: 5_000 });
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
  database.close();
}

/** A list grows over years: what looks at the last day sees few of it. */
const apartMs = 15 * 60_000;

export function addressOf(index: number): string {
  return `subscriber-${index}@mail-${index % 9}.test`;
}

/** As the site freezes one, with its stand-in for the link to leave. */
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
