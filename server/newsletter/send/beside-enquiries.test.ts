import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../../clock.ts";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import { createOutbox } from "../../mail/outbox/outbox.ts";
import { createSmtpTransport } from "../../mail/transport/smtp-transport.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import {
  createIssueFixture,
  type IssueFixture,
  lastLook,
  people,
} from "../../testing/fixtures/issue-fixture.ts";
import { patientLimits, plainMail } from "../../testing/fixtures/outbox-fixture.ts";

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: IssueFixture;
  beforeEach(async () => {
    fixture = await createIssueFixture(kind);
  });
  afterEach(() => fixture.tearDown());

  test("A7. an enquiry that is made during a run does not wait for its end", async () => {
    const { store, smtp } = fixture;
    const outbox = createOutbox({
      store,
      clock: systemClock,
      transport: createSmtpTransport(smtp.url, patientLimits),
      render: async (row) => plainMail(row),
      log: { info() {}, warn() {}, error() {} },
    });
    outbox.start();
    await fixture.subscribe(...people(40));
    const enquiryHasCome = Promise.withResolvers<void>();
    let asked = 0;
    fixture.begin({
      transport: lastLook(fixture, async (go) => {
        asked += 1;
        if (asked > 20) await enquiryHasCome.promise;
        return go;
      }),
    });
    await expect.poll(() => asked).toBeGreaterThan(20);
    const mail = { kind: "enquiry", subjectId: "1", now: Date.now(), messageIdDomain: "site.test" } as const;
    await store.transaction((tx) => enqueue(tx, mail));
    outbox.wake();
    await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toContain("owner@site.test");
    enquiryHasCome.resolve();
    await fixture.untilEnded();
    await outbox.stop();
    expect(smtp.received).toHaveLength(41);
  });
});
