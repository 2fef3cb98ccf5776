import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { insertEnquiries } from "../../../enquiries/insert-enquiries.ts";
import { type Submission, takeEnquiry } from "../../../enquiries/intake.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addSubscriber } from "../../../subscribers/add-subscriber.ts";
import { eitherDatabase } from "../../../testing/databases.ts";
import { solved } from "../../../testing/solve-challenge.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { createProofOfWork } from "./proof-of-work.ts";

const secret = "a secret of 32 characters or more";
const proofOfWork = createProofOfWork({ secret, now: Date.now });

describe.each(eitherDatabase)("7, 47. a form that is asked for a proof of work, on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
  });
  afterEach(() =>
    store.transaction(async (tx) => {
      for (const table of [
        "enquiries",
        "subscriptions",
        "outbox",
        "idempotency_keys",
        "spent_proofs",
      ] as const)
        await tx.deleteFrom(table).execute();
    }),
  );
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  const context = () => ({
    store,
    insertEnquiry: store.share(insertEnquiries),
    now: Date.now,
    mailFrom: "website@site.test",
    secret,
    proofOfWork,
  });
  const write = (message: string, change: Partial<Submission>) =>
    takeEnquiry(
      "sendContactEmail",
      { ...submission, enquiry: { ...submission.enquiry, message }, ...change },
      context(),
    );
  const signUp = (proof: string | null) => {
    const signup = { address: "mia@orchard.example", page: "home", honeypot: false } as const;
    return addSubscriber({ signup, idempotencyKey: null, client: "client", proofOfWork: proof }, context());
  };
  const proofFor = async (form: "contact" | "newsletter") => solved(await proofOfWork.challenge(form));
  const quarantinedEnquiries = async () => {
    const rows = await store.db
      .selectFrom("enquiries")
      .select(["message", "held"])
      .orderBy("message")
      .execute();
    return rows.map((row) => [row.message, row.held]);
  };
  const quarantinedSignups = async () =>
    (await store.db.selectFrom("subscriptions").select("held").orderBy("held").execute()).map(
      (row) => row.held,
    );
  const spent = () => store.db.selectFrom("spent_proofs").selectAll().execute();
  const mails = async () => (await store.db.selectFrom("outbox").select("id").execute()).length;

  test("comes through with it once; with the same one again it is kept, quarantined and answered alike", async () => {
    const proof = await proofFor("contact");
    const first = await write("first", { proofOfWork: proof });
    const again = await write("again", { proofOfWork: proof });
    expect(again).toEqual(first);
    expect(await quarantinedEnquiries()).toEqual([
      ["again", "false-proof"],
      ["first", null],
    ]);
    expect(await mails()).toBe(1);
  });

  test("comes through once of twenty that come at the same moment with one proof", async () => {
    const proofOfWork = await proofFor("contact");
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(`${index}`, { proofOfWork })));
    const reasons = (await quarantinedEnquiries()).map(([, reason]) => reason);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === "false-proof")).toHaveLength(19);
  });

  test("is no second enquiry when it is repeated under its key, proof and all", async () => {
    const change = { proofOfWork: await proofFor("contact"), idempotencyKey: "0123456789abcdef" };
    await write("once", change);
    await write("once", change);
    expect(await quarantinedEnquiries()).toEqual([["once", null]]);
  });

  test("has not used up the proof when it was refused", async () => {
    const proofOfWork = await proofFor("contact");
    await write("before", { idempotencyKey: "0123456789abcdef" });
    expect(await write("other words", { proofOfWork, idempotencyKey: "0123456789abcdef" })).toMatchObject({
      ok: false,
    });
    expect(await spent()).toEqual([]);
    await write("after", { proofOfWork });
    expect(await quarantinedEnquiries()).toEqual([
      ["after", null],
      ["before", null],
    ]);
  });

  test("comes through without one, when nothing else speaks against it", async () => {
    await write("plain", { proofOfWork: null });
    expect(await signUp(null)).toEqual({ ok: true });
    expect(await quarantinedEnquiries()).toEqual([["plain", null]]);
    expect(await quarantinedSignups()).toEqual([null]);
    expect(await mails()).toBe(2);
  });

  test("is quarantined with a proof that another form was given", async () => {
    const proofOfWork = await proofFor("newsletter");
    await write("elsewhere", { proofOfWork });
    expect(await quarantinedEnquiries()).toEqual([["elsewhere", "false-proof"]]);
    expect(await spent()).toEqual([]);
    await signUp(proofOfWork);
    expect(await quarantinedSignups()).toEqual([null]);
  });

  test("is quarantined as a signup, too, with a proof that was spent or edited", async () => {
    const proof = await proofFor("newsletter");
    expect(await signUp(proof)).toEqual({ ok: true });
    expect(await signUp(proof)).toEqual({ ok: true });
    expect(await signUp(proof.replace("counter", "number"))).toEqual({ ok: true });
    const reasons = await quarantinedSignups();
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === "false-proof")).toHaveLength(2);
    expect(await mails()).toBe(1);
  });

  test("leaves behind that the proof is spent, until when, and nothing else", async () => {
    const proof = await proofFor("contact");
    await write("first", { proofOfWork: proof });
    const { challenge } = JSON.parse(proof);
    expect(await spent()).toEqual([
      { challenge: challenge.signature, expires_at: challenge.parameters.expiresAt * 1000 },
    ]);
  });
});

const submission: Submission = {
  enquiry: { name: "Jane Citizen", email: "jane@example.org", asciiEmail: true, message: "" },
  idempotencyKey: null,
  channel: "json",
  honeypot: false,
};
