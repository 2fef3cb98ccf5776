import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test, vi } from "vitest";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";

const fixture = eachTest(createHttpFixture);

afterEach(async () => {
  vi.restoreAllMocks();
});

const send = (text: string) =>
  fixture.call("sendContactEmail", { from: "Jane <jane@mailbox.test>", email: "jane@mailbox.test", text });
const stored = async () =>
  (await fixture.store.db.selectFrom("enquiries").select("message").execute()).map(({ message }) => message);

// Result codes of SQLite (https://www.sqlite.org/rescode.html): a known one, and one that means a mistake in a query.
test.each([
  ["SQLITE_IOERR_FSYNC", 1034],
  ["SQLITE_ERROR: cannot commit - no transaction is active", 1],
])(
  "103. %s at the commit: each enquiry gets 503 or is stored, and the next one works",
  async (_, errcode) => {
    const execute = DatabaseSync.prototype.exec;
    let commits = 0;
    vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, text) {
      if (text !== "commit" || commits++ % 3 !== 0) return execute.call(this, text);
      // SQLite rolls back by itself when a commit fails.
      execute.call(this, "rollback");
      throw Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode });
    });
    const promised: string[] = [];
    for (let count = 0; count < 12; count++) {
      const { statusCode } = await send(`enquiry ${count}`);
      expect([200, 503]).toContain(statusCode);
      if (statusCode === 200) promised.push(`enquiry ${count}`);
    }
    expect(promised).toHaveLength(8);
    expect((await stored()).sort()).toEqual(promised.sort());
    vi.restoreAllMocks();
    expect((await send("the next one")).statusCode).toBe(200);
  },
);
