// R-CONTACT-13, R-CALL-9, R-SPAM-3
import { beforeEach, describe, expect, it } from "vitest";
import { minuteMs as minute } from "../durations.ts";
import { bothDatabases } from "../testing/databases.ts";
import { clearTables, openTestStore } from "../testing/test-database.ts";
import { acceptEnquiry, type Submission } from "./send-contact-email.ts";

const start = Date.UTC(2026, 10, 20, 19, 55);
const key = "3f1c2a7e-9b1d-4c55";

describe.each(bothDatabases)("sendContactEmail on %s", (kind) => {
  let now = start;
  const send = (change: Partial<Submission> = {}, enquiry: Partial<Submission["enquiry"]> = {}) =>
    acceptEnquiry(
      "sendContactEmail",
      { ...form, ...change, enquiry: { ...form.enquiry, ...enquiry } },
      { store, now: () => now, messageIdDomain: "stackhouse.example", enquiryEmailsPerHour: 60 },
    );
  const enquiries = () => store.db.selectFrom("enquiries").selectAll().orderBy("received_at").execute();
  const mails = () => store.db.selectFrom("outbox").selectAll().execute();

  const { store } = openTestStore(kind, "all");
  beforeEach(() => {
    now = start;
    return clearTables(store);
  });

  it("stores the enquiry and its email", async () => {
    expect(await send()).toEqual({ ok: true });
    const [enquiry, ...more] = await enquiries();
    expect(more).toEqual([]);
    expect(enquiry).toEqual({
      id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{12}$/),
      call: "sendContactEmail",
      name: "Jane Citizen",
      email: "jane@example.org",
      message: "A till, please.",
      received_at: start,
      held: null,
      message_fingerprint: null,
      answered_at: null,
      answered_by: null,
      reminded_at: null,
      held_digest: null,
    });
    expect(await mails()).toEqual([
      expect.objectContaining({
        kind: "enquiry",
        subject_id: enquiry?.id,
        message_id: expect.stringMatching(/^<[^<>@\s]+@stackhouse\.example>$/),
        state: "waiting",
      }),
    ]);
  });

  describe("a form posted without a key", () => {
    it("creates one enquiry when posted many times at once", async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
      expect(new Set(answers.map((answer) => answer.ok))).toEqual(new Set([true]));
      expect(await enquiries()).toHaveLength(1);
      expect(await mails()).toHaveLength(1);
    });

    it("creates one enquiry when posted again within ten minutes, and a new one later", async () => {
      await send();
      now = start + 10 * minute - 1;
      await send();
      expect(await enquiries()).toHaveLength(1);
      now = start + 10 * minute;
      const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
      expect(answers.every((answer) => answer.ok)).toBe(true);
      expect(await enquiries()).toHaveLength(2);
      expect(await mails()).toHaveLength(2);
    });

    it.each([
      ["message", { message: "And a web shop." }],
      ["name", { name: "Jane Q. Citizen" }],
      ["address", { email: "jane@example.net" }],
    ])("creates another enquiry if the %s differs", async (_, change) => {
      await Promise.all([send(), send({}, change)]);
      expect(await enquiries()).toHaveLength(2);
      expect(await mails()).toHaveLength(2);
    });

    it("is accepted after an attempt with the honeypot filled in", async () => {
      await send({ honeypot: true });
      await send();
      expect(await mails()).toHaveLength(1);
    });
  });

  describe("a call with a key", () => {
    it("creates one enquiry when repeated, at once or later", async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => send({ idempotencyKey: key })));
      expect(answers.every((answer) => answer.ok)).toBe(true);
      now = start + 60 * 24 * 60 * minute;
      expect(await send({ idempotencyKey: key })).toEqual({ ok: true });
      expect(await enquiries()).toHaveLength(1);
      expect(await mails()).toHaveLength(1);
    });

    it.each([
      "",
      "a".repeat(15),
      "a".repeat(65),
      "content:0123456789",
      "sixteen letters!",
      "äääääääääääääääää",
      `${key}\n`,
    ])("is refused with the key %j", async (idempotencyKey) => {
      expect(await send({ idempotencyKey })).toMatchObject({ ok: false, error: { type: "invalid" } });
      expect(await enquiries()).toEqual([]);
    });

    it.each(["a".repeat(16), "Az09-_".repeat(10)])("is accepted with the key %j", async (idempotencyKey) => {
      expect(await send({ idempotencyKey })).toEqual({ ok: true });
    });
  });

  it("stores and answers each of many requests that arrive at once", async () => {
    await send({ idempotencyKey: key }, { name: "Early" });
    const details = "The Idempotency-Key has already been used for something else.";
    const taken = { ok: false, error: { type: "invalid", details } };
    const ok = { ok: true };
    const json = { channel: "json" } as const;
    const answers = await Promise.all([
      send(json, { name: "No key" }),
      send(json, { name: "No key" }),
      send({ idempotencyKey: key }, { name: "Late" }),
      send({ ...json, honeypot: true }, { name: "Filler" }),
      send({ idempotencyKey: key }, { name: "Early" }),
      send({}, { name: "Form" }),
      send({ idempotencyKey: `${key}2` }, { name: "Early" }),
    ]);
    expect(answers).toMatchObject([ok, ok, taken, ok, ok, ok, ok]);
    expect((await enquiries()).map(({ name, held }) => `${name} ${held}`).sort()).toEqual([
      "Early null",
      "Early null",
      "Filler honeypot",
      "Form null",
      "No key null",
      "No key null",
    ]);
    const ids = (await enquiries()).filter(({ held }) => held === null).map(({ id }) => id);
    expect((await mails()).map((mail) => mail.subject_id).sort()).toEqual(ids.sort());
  });

  describe("7. the same text", () => {
    const offer = "We can bring your web shop to the first page of every search engine within a week.";
    const from = (sender: string, message = offer) =>
      send({ channel: "json" }, { email: `${sender}@a.example`, message });
    const quarantined = async () =>
      (await enquiries()).flatMap(({ email, held }) => (held === "repeated-text" ? [email] : []));

    it("from a fourth address within a day is quarantined, whatever its formatting", async () => {
      for (const sender of ["a", "b", "c", "C"]) await from(sender);
      now += 24 * 60 * minute - 1;
      await from("d", offer.toUpperCase());
      expect(await quarantined()).toEqual(["d@a.example"]);
    });

    it("from four addresses at once is quarantined once", async () => {
      await Promise.all(["a", "b", "c", "d"].map((sender) => from(sender)));
      expect(await quarantined()).toHaveLength(1);
      expect(await mails()).toHaveLength(3);
    });

    it("is not quarantined a day later, or if one address sends it repeatedly", async () => {
      for (const sender of ["a", "b", "c"]) await from(sender);
      now += 24 * 60 * minute;
      for (let count = 0; count < 10; count++) await from("d");
      expect(await quarantined()).toEqual([]);
    });
  });
});

const form: Submission = {
  enquiry: { name: "Jane Citizen", email: "jane@example.org", asciiEmail: true, message: "A till, please." },
  idempotencyKey: null,
  channel: "form",
  honeypot: false,
};
