import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eitherDatabase } from "../testing/databases.ts";
import { createOutboxFixture, type OutboxFixture, plainMail } from "../testing/fixtures/outbox-fixture.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

const minute = 60_000;

describe.each(eitherDatabase)("15. what the mails are doing, on %s", (kind) => {
  let fixture: OutboxFixture;
  let metrics: Metrics;
  const logged: object[] = [];

  beforeEach(async () => {
    fixture = await createOutboxFixture(kind);
    logged.length = 0;
    const log = { warn: (details: object, message: string) => logged.push({ ...details, message }) };
    metrics = createMetrics({
      store: fixture.store,
      clock: fixture.clock,
      log,
    });
  });

  afterEach(() => fixture.tearDown());

  const shown = async (name: string) =>
    (await metrics.text()).split("\n").filter((line) => line.startsWith(`site_${name}`));

  test("the age of the oldest that is still to be delivered, in seconds", async () => {
    const { clock } = fixture;
    expect(await shown("mail_oldest")).toEqual(["site_mail_oldest_undelivered_seconds 0"]);
    const { id } = await fixture.queue("a");
    await clock.pass(17 * minute, 0);
    await fixture.queue("b");
    await clock.pass(500, 0);
    expect(await shown("mail_oldest")).toEqual(["site_mail_oldest_undelivered_seconds 1020.5"]);
    await fixture.store.db.updateTable("outbox").set({ state: "dead" }).where("id", "=", id).execute();
    expect(await shown("mail_oldest")).toEqual(["site_mail_oldest_undelivered_seconds 0.5"]);
  });

  test("how many are in which state, whoever changed them, and how many enquiries are quarantined", async () => {
    for (const state of [
      "waiting",
      "waiting",
      "sending",
      "refused",
      "dead",
      "on-hold",
      "sent",
      "unneeded",
    ] as const) {
      const { id } = await fixture.queue("a");
      await fixture.store.db.updateTable("outbox").set({ state }).where("id", "=", id).execute();
    }
    const words = { name: "Jane", email: "jane@mailbox.test", message: "", received_at: 1 };
    const enquiries = [null, "honeypot", "honeypot"] as const;
    await fixture.store.db
      .insertInto("enquiries")
      .values(
        enquiries.map((reasons, id) => ({ ...words, id: String(id), call: "sendEmail", held: reasons })),
      )
      .execute();
    expect(await shown("mails{")).toEqual([
      'site_mails{state="waiting"} 2',
      'site_mails{state="sending"} 1',
      'site_mails{state="refused"} 1',
      'site_mails{state="dead"} 1',
      'site_mails{state="on-hold"} 1',
      'site_mails{state="unwritten"} 0',
    ]);
    expect(await shown("enquiries_held")).toEqual(["site_enquiries_held 2"]);
  });

  test("a database that can't be read is told; what is not known is left out, until it is back", async () => {
    await fixture.queue("a");
    await metrics.text();
    await fixture.store.db.schema.alterTable("outbox").renameTo("away").execute();
    expect(await shown("database_up")).toEqual(["site_database_up 0"]);
    for (const name of ["mail_oldest", "mails{", "enquiries_held"]) expect(await shown(name)).toEqual([]);
    expect(logged).toContainEqual({
      error: expect.any(String),
      message: "metrics: the database can't be read",
    });
    await fixture.store.db.schema.alterTable("away").renameTo("outbox").execute();
    expect(await shown("database_up")).toEqual(["site_database_up 1"]);
    expect(await shown('mails{state="waiting')).toEqual(['site_mails{state="waiting"} 1']);
  });

  test("attempts to deliver by what came of them, and mails that a person must look at", async () => {
    const outcomes = async () =>
      Object.fromEntries(
        (await shown("delivery_attempts_total{")).map((line) => [
          /"(.*)"/.exec(line)?.[1],
          Number(line.split(" ")[1]),
        ]),
      );
    const gaveUp = () => shown("mails_set_aside_total");
    expect(await gaveUp()).toEqual([
      'site_mails_set_aside_total{state="refused"} 0',
      'site_mails_set_aside_total{state="dead"} 0',
      'site_mails_set_aside_total{state="unwritten"} 0',
    ]);
    const verdicts: Record<string, 550 | 451 | "reset" | undefined> = {
      refuse: 550,
      delay: 451,
      cut: "reset",
    };
    fixture.smtp.follow({
      data: ({ raw }) => verdicts[/^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? ""],
    });
    const outbox = fixture.outbox({
      metrics: metrics.deliveries,
      render: async (row) => {
        if (row.subject_id === "poison") throw new Error("can't be written");
        return plainMail(row);
      },
    });
    for (const subject of ["poison", "refuse", "delay", "good", "cut"]) await fixture.queue(subject);
    outbox.start();
    await fixture.clock.asleep();
    expect(await outcomes()).toEqual({ delivered: 1, refused: 1, delayed: 1, unreached: 0, unknown: 1 });
    expect(await gaveUp()).toEqual([
      'site_mails_set_aside_total{state="refused"} 1',
      'site_mails_set_aside_total{state="dead"} 0',
      'site_mails_set_aside_total{state="unwritten"} 1',
    ]);
    await fixture.smtp.close();
    await fixture.queue("nobody there");
    await fixture.clock.pass(5_000);
    expect(await outcomes()).toMatchObject({
      delivered: 1,
      unreached: expect.toSatisfy((n: number) => n > 0),
    });
  });
});
