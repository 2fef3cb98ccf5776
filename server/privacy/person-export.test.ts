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

  test("contains everything from every table and the mail folder", async () => {
    const { tables, mailFiles } = await exported("canary@xn--mller-kva.example");
    expect(tables).toEqual({
      enquiries: [
        expect.objectContaining({
          name: "Canary Name",
          email: "Canary@xn--mller-kva.example",
          message: "canary message of Canary@xn--mller-kva.example",
          received_at: "2026-11-20T00:00:00.000Z",
        }),
      ],
      subscriptions: [
        expect.objectContaining({
          address: "canary@xn--mller-kva.example",
          consent_version: expect.any(String),
          consent_wording: expect.any(String),
          asked_at: "2026-11-20T00:00:00.000Z",
          confirmed_at: null,
        }),
      ],
      subscription_links: [
        expect.objectContaining({ purpose: "confirm", made_at: expect.stringMatching(/Z$/) }),
      ],
      outbox: [
        expect.objectContaining({ kind: "enquiry", state: "sent", sent_at: expect.stringMatching(/Z$/) }),
        expect.objectContaining({ kind: "confirmation", state: "sent" }),
      ],
      idempotency_keys: [
        expect.objectContaining({ call: expect.any(String) }),
        expect.objectContaining({ call: expect.any(String) }),
      ],
      erasures: [],
    });
    const mails = await Promise.all(mailFiles.map(({ content }) => PostalMime.parse(content)));
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Canary Name"),
      newsletter.mails.confirmation.subject,
    ]);
  });

  test("contains nothing about anybody else, however similar the address", async () => {
    const text = JSON.stringify(await exported("canary@xn--mller-kva.example"));
    expect(text).not.toMatch(/another/i);
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
