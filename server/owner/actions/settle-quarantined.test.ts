// R-SPAM-5
import { describe, expect, test } from "vitest";
import { acceptEnquiry } from "../../enquiries/intake.ts";
import { allQuarantined } from "../../quarantine/quarantined-rows.ts";
import { openStore, type Store } from "../../store/store.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createNewsletterFixture } from "../../testing/fixtures/newsletter-fixture.ts";
import { tokenIn } from "../../testing/newsletter-links.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { releaseFromQuarantine } from "./settle-quarantined.ts";

describe.each(eitherDatabase)("7. three concurrent releases from quarantine, on %s", (kind) => {
  test("send an enquiry once", async () => {
    const database = await createTestDatabase(kind);
    const store = await openStore(database.settings);
    const enquiry = { name: "Jane", email: "jane@example.org", asciiEmail: true, message: "A till, please." };
    const submission = { enquiry, idempotencyKey: null, channel: "form", honeypot: true } as const;
    await acceptEnquiry("sendContactEmail", submission, {
      store,
      now: () => 0,
      mailFrom: "website@site.test",
    });
    const owed = () => store.db.selectFrom("outbox").select("kind").execute();
    expect(await owed()).toEqual([]);
    expect(await releaseThrice({ store, database }, 0)).toBe(1);
    expect(await owed()).toEqual([{ kind: "enquiry" }]);
    await store.close();
    await database.remove();
  });

  test("send a signup's confirmation email once, with a valid link", async () => {
    const fixture = await createNewsletterFixture(kind);
    const mia = "mia@orchard.example";
    await fixture.signUp(mia, { signup: { honeypot: true } });
    fixture.leap(20 * 24 * 60 * 60_000);
    await fixture.deliver();
    expect(await fixture.mailsTo(mia)).toEqual([]);
    expect(await releaseThrice(fixture, fixture.now())).toBe(1);
    await fixture.deliver();
    const [mail, ...more] = await fixture.mailsTo(mia);
    expect(more).toEqual([]);
    if (mail === undefined) throw new Error("no mail");
    expect(await fixture.confirm(tokenIn(mail))).toEqual({ ok: true, known: true });
    expect(await fixture.listed()).toEqual([mia]);
    await fixture.tearDown();
  });
});

/**
 * Releases one item over three connections at once, as a server and the owner's commands might. Returns how many of the
 * releases succeeded.
 */
async function releaseThrice(
  { store, database }: { store: Store; database: TestDatabase },
  now: number,
): Promise<number> {
  const [quarantined] = await allQuarantined(store.db);
  if (quarantined === undefined) throw new Error("nothing is quarantined");
  const stores = await Promise.all([1, 2, 3].map(() => openStore(database.settings)));
  const release = { kind: quarantined.kind, id: quarantined.row.id, now, mailFrom: "website@site.test" };
  const answers = await Promise.all(stores.map((each) => releaseFromQuarantine(each, release)));
  await Promise.all(stores.map((each) => each.close()));
  return answers.filter(Boolean).length;
}
