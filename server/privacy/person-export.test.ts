// R-DATA-1
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, test } from "vitest";
import { newsletter } from "../../content/pages/newsletter.ts";
import { storedData } from "../../content/stored-data.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createPrivacyFixture } from "../testing/fixtures/privacy-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { erasePerson } from "./erase.ts";
import { exportPerson } from "./person-export.ts";

describe.each(eitherDatabase)("51. the export for an address, on %s", (kind) => {
  const fixture = eachTest(() => createPrivacyFixture(kind));

  beforeEach(async () => {
    await fixture.write("Canary@xn--mller-kva.example");
    await fixture.signUp("canary@xn--mller-kva.example");
    await fixture.write("another@mailbox.test", { name: "Another", message: "another's words" });
    await fixture.signUp("canary@another.test");
    await fixture.signUp("canary+another@xn--mller-kva.example");
    await fixture.deliver();
  });

  const exported = (address: string) => exportPerson(address, { ...fixture, now: fixture.clock.now() });

  test("contains everything from every table and the mail folder, and nothing about similar addresses", async () => {
    const { tables, mailFiles } = await exported("canary@xn--mller-kva.example");
    expect(JSON.stringify({ tables, mailFiles })).not.toMatch(/another/i);
    const at = "2026-11-20T00:00:00.000Z";
    const like = (...rows: object[]) => rows.map((row) => expect.objectContaining(row));
    const [person, text] = ["Canary@xn--mller-kva.example", expect.any(String)];
    const consent = { consent_version: text, consent_wording: text, asked_at: at, confirmed_at: null };
    const made = expect.stringMatching(/Z$/);
    const ended = { state: "sent", sent_at: made };
    expect(tables).toEqual({
      enquiries: like({
        name: "Canary Name",
        email: person,
        message: `canary message of ${person}`,
        received_at: at,
      }),
      subscriptions: like({ address: "canary@xn--mller-kva.example", ...consent }),
      subscription_links: like({ purpose: "confirm", made_at: made }),
      outbox: like({ kind: "enquiry", ...ended }, { kind: "confirmation", ...ended }),
      idempotency_keys: like({ call: text }, { call: text }),
      erasures: [],
    });
    const mails = await Promise.all(mailFiles.map(({ content }) => PostalMime.parse(content)));
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Canary Name"),
      newsletter.mails.confirmation.subject,
    ]);
  });

  test("reports an erasure", async () => {
    await erasePerson("canary@xn--mller-kva.example", fixture);
    const { tables } = await exported("canary@xn--mller-kva.example");
    expect(tables).toMatchObject({ enquiries: [], outbox: [] });
    expect(tables.erasures).toEqual([
      { mailbox_hash: expect.any(String), erased_at: "2026-11-20T00:00:00.000Z" },
    ]);
  });

  test("contains every table that the privacy policy lists", async () => {
    const { tables } = await exported("canary@xn--mller-kva.example");
    const listed = new Set(storedData.flatMap(({ where }) => where.map((column) => column.split(".")[0])));
    // Page view counts identify nobody, so an export does not contain them.
    listed.delete("page_views");
    expect(Object.keys(tables).sort()).toEqual([...listed].sort());
  });
});
