import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../../clock.ts";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import { createOutbox } from "../../mail/outbox/outbox.ts";
import { createSmtpTransport } from "../../mail/transport/smtp-transport.ts";
import type { StoreKind } from "../../store/schema.ts";
import {
  createIssueFixture,
  type IssueFixture,
  patientLimits,
  people,
} from "../../testing/fixtures/issue-fixture.ts";
import { plainMail } from "../../testing/fixtures/outbox-fixture.ts";

describe.each<StoreKind>(["sqlite", "postgres"])("on %s", (kind) => {
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
    await fixture.subscribe(...people(400));
    fixture.begin();
    await expect.poll(() => smtp.received.length).toBeGreaterThan(20);
    const mail = { kind: "enquiry", subjectId: "1", now: Date.now(), messageIdDomain: "site.test" } as const;
    await store.transaction((tx) => enqueue(tx, mail));
    outbox.wake();
    await fixture.untilEnded();
    await outbox.stop();
    const place = smtp.received.findIndex(({ to }) => to.includes("owner@site.test"));
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(smtp.received.length - 1);
  });
});
