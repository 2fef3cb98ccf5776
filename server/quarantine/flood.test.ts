// R-SPAM-4
import { describe, expect, test } from "vitest";
import { ownerNotices } from "../../content/owner-notices.ts";
import { minuteMs as minute } from "../durations.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createOwnerFixture, tuesday } from "../testing/fixtures/owner-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";

const { quarantine } = ownerNotices;

describe.each(eitherDatabase)("105. a flood of enquiries, on %s", (kind) => {
  const fixture = eachTest(() => createOwnerFixture(kind, tuesday, { ENQUIRY_EMAILS_PER_HOUR: "6" }));

  const inbox = () => fixture.smtp.inbox();
  const subjects = async () => (await inbox()).map(({ subject }) => subject);
  const writeMany = async (first: number, last: number) => {
    for (let count = first; count <= last; count += 1) {
      const email = `visitor-${count}@example.org`;
      await fixture.write({ name: `Visitor ${count}`, email, message: `${count}: A till, please.` });
    }
  };
  const about = (count: number) => `Enquiry from Visitor ${count}`;
  const digestOf = (count: number) => quarantine.subject.more.replace("{count}", String(count));

  test("is quarantined beyond the limit and reported at once, at most hourly across all servers", async () => {
    await fixture.serve(2, minute);
    await writeMany(1, 34);
    await fixture.pass(2 * minute);
    const [digest, ...none] = (await inbox()).slice(6);
    expect(none).toEqual([]);
    expect(digest?.subject).toBe(digestOf(28));
    for (const part of [digest?.text, digest?.html]) {
      expect(new Set(part?.match(/visitor-\d+@example.org/g))).toHaveLength(20);
      expect(part).toContain("A till, please.");
      expect(part).toContain(quarantine.reasons.flood);
      expect(part).toContain(quarantine.more.replace("{count}", "8"));
    }
    await writeMany(35, 39);
    await fixture.pass(57 * minute);
    expect(await inbox()).toHaveLength(7);
    await fixture.pass(2 * minute);
    expect((await subjects()).slice(7)).toEqual([digestOf(5)]);
  });

  test("ends when fewer arrive, and spam does not count towards it", async () => {
    await fixture.serve(1, minute);
    for (let count = 0; count < 10; count += 1) {
      await fixture.write({ email: `spam-${count}@example.org`, honeypot: true });
    }
    await writeMany(1, 7);
    await fixture.pass(61 * minute);
    await writeMany(8, 8);
    await fixture.pass(minute);
    const [first, digest, last, ...more] = (await inbox()).slice(5);
    expect([first, digest, last].map((mail) => mail?.subject)).toEqual([
      about(6),
      quarantine.subject.one,
      about(8),
    ]);
    expect(digest?.text).toContain("Visitor 7");
    expect(digest?.text).not.toContain("spam-");
    expect(more).toEqual([]);
  });
});
