import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { openStore, type Store } from "../../store/store.ts";
import { solved } from "../../testing/solve-challenge.ts";
import { type StartedSite, startTestSite } from "../../testing/started-site.ts";

const text = "Hello";
const from = "Jane <jane@mailbox.test>";
const email = "jane@mailbox.test";
const calls = [
  ["contact", "sendContactEmail", { from, email, text }],
  ["support", "sendEmail", { to: "owner@site.test", from, replyTo: email, subject: "Contact Form", text }],
  ["newsletter", "addSubscriber", { emailaddress: email, list: "newsletter" }],
] as const;
const posts = [
  ["contact", addresses.contact, { fullname: "Jane", emailAddress: email, msg: text }],
  ["support", addresses.support, { fullname: "Jane", emailAddress: email, msg: text }],
  ["newsletter", addresses.newsletter, { emailaddress: email, list: "newsletter", page: "home" }],
] as const;

describe("a site that asks for a proof of work", () => {
  let site: StartedSite;
  let store: Store;
  let clients = 0;

  beforeAll(async () => {
    site = await startTestSite("sqlite", {
      PROOF_OF_WORK: "on",
      TRUST_PROXY: "127.0.0.1",
      CONTACT_TO: "owner@site.test",
    });
    store = await openStore(site.database.settings);
  });
  afterAll(async () => {
    await store.close();
    await site.stop();
  });

  const ask = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/api/proof-of-work${query}`, {
      headers: { "x-forwarded-for": `198.51.100.${clients++}`, ...headers },
    });
  const proofFor = async (form: string) => solved(await (await ask(`?form=${form}`)).json());
  /** Why the newest one is quarantined. */
  const whyQuarantined = async (form: string) => {
    const newest =
      form === "newsletter"
        ? store.db.selectFrom("subscriptions").select("held").orderBy("asked_at", "desc")
        : store.db.selectFrom("enquiries").select("held").orderBy("received_at", "desc");
    const { held } = await newest.executeTakeFirstOrThrow();
    await store.transaction(async (tx) => {
      for (const table of ["enquiries", "subscriptions", "idempotency_keys"] as const)
        await tx.deleteFrom(table).execute();
    });
    return held;
  };

  test("gives a page a challenge of its own, which nobody keeps", async () => {
    const one = await ask("?form=contact");
    const another = await ask("?form=contact");
    expect(one.status).toBe(200);
    expect(one.headers.get("cache-control")).toBe("no-store");
    expect(await one.text()).not.toBe(await another.text());
  });

  test.each(["", "?form=", "?form=login", "?form=contact&form=support", "?form=contact&cost=1"])(
    "knows no form behind %j",
    async (query) => {
      const answer = await ask(query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { type: "invalid" } });
    },
  );

  test("46. gives one client ten challenges a minute, which take no turn from the calls", async () => {
    const client = { "x-forwarded-for": "203.0.113.251" };
    for (let count = 0; count < 10; count++) expect((await ask("?form=contact", client)).status).toBe(200);
    const refused = await ask("?form=contact", client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const [, call, payload] = calls[0];
    expect((await site.call(call, payload, client)).status).toBe(200);
    await whyQuarantined("contact");
  });

  test("45. gives pages of other sites none, which would use up a visitor's turns", async () => {
    expect((await ask("?form=contact", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  test.each(calls)("47. the proof for %s comes with %s in a header", async (form, call, payload) => {
    const proof = await proofFor(form);
    const send = (headers: Record<string, string>) => site.call(call, payload, headers);
    const answers = [await send({ "proof-of-work": proof })];
    expect(await whyQuarantined(form)).toBeNull();
    answers.push(await send({ "proof-of-work": proof }));
    expect(await whyQuarantined(form)).toBe("false-proof");
    answers.push(await send({}));
    expect(await whyQuarantined(form)).toBeNull();
    expect(answers).toEqual(Array(3).fill({ status: 200, text: '{"ok":true}' }));
  });

  test.each(posts)("47. the proof for %s comes with the form posted to %s", async (form, address, fields) => {
    const proof = await proofFor(form);
    const answers = [await site.post(address, { ...fields, proofOfWork: proof })];
    expect(await whyQuarantined(form)).toBeNull();
    answers.push(await site.post(address, { ...fields, proofOfWork: proof }));
    expect(await whyQuarantined(form)).toBe("false-proof");
    answers.push(await site.post(address, fields));
    expect(await whyQuarantined(form)).toBeNull();
    expect(answers).toEqual(Array(3).fill(answers[0]));
    expect(answers[0]?.status).toBe(303);
  });

  test("50. no line of the log holds a proof", async () => {
    expect(site.log.join("")).not.toMatch(/derivedKey|keyPrefix/);
  });
});

describe("a site that asks for none", () => {
  let site: StartedSite;
  beforeAll(async () => {
    site = await startTestSite("sqlite");
  });
  afterAll(() => site.stop());

  test("says so without a word, as often as it is asked", async () => {
    for (let count = 0; count < 12; count++) {
      const answer = await fetch(`${site.url}/api/proof-of-work?form=contact`);
      expect([answer.status, await answer.text()]).toEqual([204, ""]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("keeps nothing, and takes a proof that comes all the same for nothing", async () => {
    const [, call, payload] = calls[0];
    expect((await site.call(call, payload, { "proof-of-work": "anything" })).status).toBe(200);
    const store = await openStore(site.database.settings);
    expect(await store.db.selectFrom("spent_proofs").selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom("enquiries").select("held").execute()).toEqual([{ held: null }]);
    await store.close();
  });
});
