import { describe, expect, test } from "vitest";
import { dayMs as day } from "../../durations.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { openTestStore } from "../../testing/test-database.ts";
import { noteSecret, secretProblems } from "./secret-change.ts";

const start = Date.UTC(2026, 10, 24);
const [first, second, third] = ["1", "2", "3"].map(
  (name) => `secret number ${name}, long enough for anything`,
) as [string, string, string];

describe.each(eitherDatabase)("67. R-INBOX-7. SECRET on %s", (kind) => {
  const { store } = openTestStore(kind, "each");

  const begin = (secret: string, secretBefore: string | null = null, now = start) =>
    noteSecret(store, { secret, secretBefore, now });
  const isAlert = async (now = start) => (await secretProblems(store.db, now)).length > 0;

  test("raises no alert at the first startup, or while it is unchanged", async () => {
    expect(await isAlert()).toBe(false);
    await begin(first);
    await begin(first);
    expect(await isAlert()).toBe(false);
  });

  test("raises an alert for three days after it changes, even after a restart", async () => {
    await begin(first);
    await begin(second);
    await begin(second, null, start + day);
    expect(await isAlert(start + 3 * day)).toBe(true);
    expect(await isAlert(start + 3 * day + 1)).toBe(false);
  });

  test.each([
    ["restored", first, null],
    ["set as SECRET_BEFORE", second, first],
  ])("raises no alert once the old value is %s", async (_, secret, secretBefore) => {
    await begin(first);
    await begin(second);
    await begin(secret, secretBefore);
    expect(await isAlert()).toBe(false);
  });

  test("raises no alert if its old value is set as SECRET_BEFORE, until it changes again", async () => {
    await begin(first);
    await begin(second, first);
    expect(await isAlert()).toBe(false);
    await begin(third, first);
    expect(await isAlert()).toBe(true);
  });

  test("is not stored in the database, not even as a plain hash", async () => {
    await begin(first);
    await begin(second);
    const rows = JSON.stringify(await store.db.selectFrom("check_results").selectAll().execute());
    for (const secret of [first, second]) {
      expect(rows).not.toContain(secret);
      for (const algorithm of ["SHA-1", "SHA-256", "SHA-512"]) {
        const hash = Buffer.from(await crypto.subtle.digest(algorithm, Buffer.from(secret)));
        for (const form of ["hex", "base64", "base64url"] as const)
          expect(rows).not.toContain(hash.toString(form).slice(0, 22));
      }
    }
  });
});
