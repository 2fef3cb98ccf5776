// R-LEGAL-6, R-DATA-5
import { describe, expect, test } from "vitest";
import { storedData } from "../../content/stored-data.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { openTestStore } from "../testing/test-database.ts";

/**
 * Tables and columns without personal data, and why they have none. Every new column must be listed here or in the
 * privacy policy.
 */
const aboutNobody = [
  ["random", "enquiries", "id"],
  ["random", "subscriptions", "id"],
  ["time and random, the same as in its message_id", "outbox", "id"],
  ["random: which server is sending, and until when it may", "outbox", "lease_token lease_until"],
  [
    "an issue, which is public, and its state",
    "newsletter_issues",
    "thursday slug title state due_at frozen_at",
  ],
  ["the email with stand-ins, alike for everybody", "newsletter_issues", "composed"],
  ["a random id, up to which recipients have been written down", "newsletter_issues", "gathered_to"],
  ["why it is held or paused, and when", "newsletter_issues", "reason paused_at ended_at"],
  ["figures that name nobody", "newsletter_issues", "recipients sent refused given_up unneeded in_doubt"],
  ["how many emails were begun in a minute", "send_quota", "minute reserved"],
  ["what the owner was told, and of which Thursday or time of day", "scheduled_notices", "kind due_on"],
  ["the same, or of which alert", "outbox", "notice_kind notice_about"],
  ["what needs the owner, since when, and when the owner was told", "alerts", "what since told_at"],
  ["fingerprints of the site’s SECRET, a server’s full disk", "check_results", "what at found"],
  ["when a backup, a retention run, a server or an issue’s email last was", "job_runs", "what at"],
  ["random, and the same letter 65,536 times", "readiness", "id filler"],
  ["our own", "migrations", "number name applied_at"],
] as const;

describe.each(eitherDatabase)("the tables on %s", (kind) => {
  const { store } = openTestStore(kind, "all");

  const columns = async () =>
    (await store.db.introspection.getTables()).flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}`),
    );

  test("have only columns that the privacy policy lists or that contain no personal data", async () => {
    const listed = storedData.flatMap(({ where }) => where);
    const others = aboutNobody.flatMap(([, table, names]) =>
      names.split(" ").map((name) => `${table}.${name}`),
    );
    expect((await columns()).sort()).toEqual([...listed, ...others].sort());
  });
});
