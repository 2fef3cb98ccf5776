import { describe, expect, test } from "vitest";
import { dayMs } from "../durations.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { bothDatabases } from "../testing/databases.ts";
import { createPrivacyFixture } from "../testing/fixtures/privacy-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { erasePerson } from "./erase.ts";
import { exportPerson } from "./person-export.ts";
import type { PersonalMailKind } from "./person-rows.ts";
import { deleteOld } from "./retention.ts";

const canary = "canary@mailbox.test";

describe.each(bothDatabases)("on %s", (database) => {
  const fixture = eachTest(() => createPrivacyFixture(database));

  /** Queues an email of each kind as the server does. A new kind must be added here. */
  const queue: Record<PersonalMailKind, () => Promise<void>> = {
    enquiry: () => fixture.write(canary),
    receipt: () => fixture.write(canary, { receipts: true }),
    confirmation: () => fixture.signUp(canary),
    welcome: () => toSubscriber("welcome"),
    issue: () => toSubscriber("issue"),
  };

  async function toSubscriber(kind: "welcome" | "issue") {
    await fixture.signUp(canary);
    await fixture.store.transaction(async (tx) => {
      const { id: subjectId } = await tx.selectFrom("subscriptions").select("id").executeTakeFirstOrThrow();
      await enqueue(tx, { kind, subjectId, now: fixture.clock.now(), messageIdDomain: "site.test" });
    });
  }

  const kindsInOutbox = async () => {
    const rows = await fixture.store.db.selectFrom("outbox").select("kind").execute();
    return rows.map(({ kind }) => kind);
  };

  test.each(Object.entries(queue))(
    "51. 52. 53. an email of kind %s is exported, erased with its person, and deleted when its subject expires",
    async (kind, queueMail) => {
      const { store, clock } = fixture;
      await queueMail();
      const { tables } = await exportPerson(canary, { ...fixture, now: clock.now() });
      expect(tables.outbox).toContainEqual(expect.objectContaining({ kind }));
      await erasePerson(canary, fixture);
      expect(await kindsInOutbox()).toEqual([]);

      await clock.pass(dayMs, 0);
      await queueMail();
      expect(await kindsInOutbox()).toContain(kind);
      await store.db.updateTable("outbox").set({ state: "sent" }).execute();
      await clock.pass(1_000 * dayMs, 0);
      await deleteOld(fixture, clock.now(), new AbortController().signal);
      expect(await kindsInOutbox()).toEqual([]);
    },
  );
});
