import { describe, expect, test } from "vitest";
import { ownerAlerts as words } from "../../../content/owner-alerts.ts";
import { hourMs as hour, minuteMs as minute } from "../../durations.ts";
import { localTime } from "../../mail/layout/format.ts";
import { noteJobRun } from "../../store/job-runs.ts";
import type { AlertName } from "../../store/schema.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createOwnerFixture, tuesday } from "../../testing/fixtures/owner-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";

const subjectOf = (what: AlertName) => words.subject.replace("{title}", words.what[what].title);

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createOwnerFixture(kind, tuesday));

  const watch = ({ servers = 1, everyMs = 2 * hour } = {}) => fixture.serve(servers, everyMs, everyMs, true);
  const inbox = async () =>
    (await fixture.smtp.inbox()).map(({ subject, date, text: words = "" }) => {
      return { subject, after: Math.floor((new Date(date ?? 0).getTime() - tuesday) / hour), words };
    });
  /** Returns when this alert was sent, in hours after the start. */
  const reportTimes = async (what: AlertName) =>
    (await inbox()).filter(({ subject }) => subject === subjectOf(what)).map(({ after }) => after);
  const noteBackup = () => noteJobRun(fixture.store, "backup", fixture.clock.now());

  test("92. R-INBOX-7. an alert is sent when it begins and daily while it lasts, once across all servers", async () => {
    await noteBackup();
    await watch({ servers: 2 });
    await fixture.pass(76 * hour);
    expect(await reportTimes("backup")).toEqual([52, 76]);
    for (const { words: text } of await inbox()) expect(text).toContain(localTime(tuesday + 52 * hour));
    await noteBackup();
    await fixture.pass(50 * hour);
    expect(await reportTimes("backup")).toHaveLength(2);
    await fixture.pass(2 * hour);
    expect(await reportTimes("backup")).toHaveLength(3);
  });

  test("R-INBOX-7. an alert that comes and goes is sent at most once an hour", async () => {
    await watch({ everyMs: 5 * minute });
    for (let times = 0; times < 6; times += 1) {
      await noteJobRun(fixture.store, "backup", 0);
      await fixture.pass(10 * minute);
      await noteBackup();
      await fixture.pass(10 * minute);
    }
    expect(await reportTimes("backup")).toEqual([0, 1]);
  });

  test("R-INBOX-7. after an email outage, an ended alert is not sent, and a lasting one is sent once", async () => {
    await noteBackup();
    await watch();
    await fixture.pass(50 * hour);
    fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.pass(2 * hour);
    await noteBackup();
    await fixture.pass(2 * hour);
    fixture.smtp.follow({});
    await fixture.pass(6 * hour);
    expect(await reportTimes("backup")).toEqual([]);
    expect((await fixture.rows()).map(({ state }) => state)).not.toContain("waiting");

    fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.pass(54 * hour);
    fixture.smtp.follow({});
    await fixture.pass(6 * hour);
    expect(await reportTimes("backup")).toHaveLength(1);
  });

  test("R-INBOX-7. an alert offers a link as its remedy before it names a command", async () => {
    await watch({ everyMs: hour });
    fixture.smtp.follow({ rcpt: () => "552 5.2.2" });
    await fixture.write();
    await fixture.pass(hour);
    fixture.smtp.follow({});
    await fixture.pass(24 * hour);
    const mail = (await inbox()).find(({ subject }) => subject === subjectOf("mail-lost"));
    const order = ["/owner/send-again?token=", "enquiries list"].map((part) => mail?.words.indexOf(part));
    expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b));
    expect(order).not.toContain(-1);
  });
});
