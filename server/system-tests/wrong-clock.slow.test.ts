import { describe, test } from "vitest";
import { openStore } from "../store/store.ts";
import { bothDatabases } from "../testing/databases.ts";
import { ownerCommand } from "../testing/owner-command.ts";
import { preload, runSite, sendEnquiry } from "../testing/site-process.ts";
import { startSmtpServer } from "../testing/smtp-server.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const year = 365 * 24 * 60 * 60 * 1000;

describe.concurrent.each(bothDatabases)("99. a start with a wrong clock, on %s", (kind) => {
  test.for([["three years forward", 3 * year] as const, ["three years back", -3 * year] as const])(
    "%s, and mail still owed: nothing deleted, nothing given up; right again, all goes on",
    async ([, shift], { expect }) => {
      const database = await createTestDatabase(kind);
      const smtp = await startSmtpServer();
      await smtp.close();
      const start = async (more: Record<string, string> = {}) => {
        const site = runSite({ ...database.environment, SMTP_URL: smtp.url, ...more });
        return { ...site, ...(await site.answering()) };
      };
      const wrong = {
        NODE_OPTIONS: preload("shifted-clock.mjs"),
        CLOCK_SHIFT: String(shift),
      };
      const stop = async (site: Awaited<ReturnType<typeof start>>) => {
        site.kill("SIGTERM");
        return (await site.ended).out;
      };
      const store = await openStore(database.settings);
      const states = async () => {
        const mails = store.db.selectFrom("outbox").select("state").where("kind", "=", "enquiry");
        return (await mails.execute()).map(({ state }) => state);
      };

      const first = await start();
      for (const name of ["ada", "ben", "chi"])
        expect(await sendEnquiry(first.url, `${name}@example.org`)).toBe(200);
      await stop(first);

      const doubting = await start(wrong);
      expect(await sendEnquiry(doubting.url, "dee@example.org")).toBe(200);
      const status = await ownerCommand(["status"], database.environment, () => Date.now() + shift);
      const log = await stop(doubting);
      // By a clock that is behind nothing has passed its time.
      if (shift > 0) {
        expect(status.out).toMatch(/the clock says .*: nothing is deleted /);
        expect(log).toMatch(/"level":50.*the clock says .*: nothing is deleted/);
      }
      expect(await states()).toEqual(Array(4).fill("waiting"));
      expect(await store.db.selectFrom("enquiries").select("id").execute()).toHaveLength(4);

      const back = await startSmtpServer(smtp.port);
      const last = await start();
      await expect
        .poll(() => back.received.filter(({ raw }) => raw.includes("Subject: Enquiry from")))
        .toHaveLength(4);
      await expect.poll(states).toEqual(Array(4).fill("sent"));
      expect(await stop(last)).not.toMatch(/the clock says/);
      await store.close();
      await back.close();
      await database.remove();
    },
  );
});
