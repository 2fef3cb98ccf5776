// R-LEGAL-6, R-DATA-5
import { describe, expect, test } from "vitest";
import { storedData } from "../../content/stored-data.ts";
import type { Store } from "../store/store.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { openTestStore } from "../testing/test-database.ts";

/**
 * Columns without personal data, and why they have none. Every new column must be listed here or in the privacy policy.
 */
const aboutNobody: Record<string, string> = {
  "enquiries.id": "random",
  "subscriptions.id": "random",
  "outbox.id": "time and random, the same as in its message_id",
  "outbox.lease_token": "random: which server is sending",
  "outbox.lease_until": "until when that server may",
  "newsletter_issues.thursday": "an issue, which is public",
  "newsletter_issues.slug": "the same",
  "newsletter_issues.title": "the same",
  "newsletter_issues.state": "the same",
  "newsletter_issues.due_at": "the same",
  "newsletter_issues.frozen_at": "the same",
  "newsletter_issues.composed": "the email with stand-ins, alike for everybody",
  "newsletter_issues.gathered_to": "a random id, up to which recipients have been written down",
  "newsletter_issues.recipients": "a figure that names nobody",
  "newsletter_issues.reason": "why it is held or paused",
  "newsletter_issues.paused_at": "when the circuit breaker last did so",
  "newsletter_issues.ended_at": "when the last was sent",
  "newsletter_issues.sent": "a figure that names nobody",
  "newsletter_issues.refused": "the same",
  "newsletter_issues.given_up": "the same",
  "newsletter_issues.unneeded": "the same",
  "newsletter_issues.in_doubt": "the same",
  "send_quota.minute": "a minute",
  "send_quota.reserved": "how many emails were begun in it",
  "scheduled_notices.kind": "what the owner was told",
  "scheduled_notices.due_on": "of which Thursday or time of day",
  "alerts.what": "what needs the owner",
  "alerts.since": "since when",
  "alerts.told_at": "when the owner was told",
  "check_results.what": "what a server looked for",
  "check_results.at": "when it did",
  "check_results.found": "fingerprints of the site’s SECRET, a server’s full disk",
  "job_runs.what": "a backup, what deletes old data, our server, or an email of an issue",
  "job_runs.at": "when that was last done",
  "readiness.id": "random",
  "readiness.filler": "the same letter 65,536 times",
  "migrations.number": "our own",
  "migrations.name": "our own",
  "migrations.applied_at": "our own",
};

describe.each(eitherDatabase)("the tables on %s", (kind) => {
  let store: Store;
  openTestStore(kind, "all", (opened) => {
    store = opened;
  });

  const columns = async () =>
    (await store.db.introspection.getTables()).flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}`),
    );

  test("have only columns that the privacy policy lists or that contain no personal data", async () => {
    const listed = storedData.flatMap(({ where }) => where);
    expect((await columns()).sort()).toEqual([...listed, ...Object.keys(aboutNobody)].sort());
  });
});
