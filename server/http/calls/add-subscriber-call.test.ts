import { StatementSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { mailedToken } from "../../testing/newsletter-links.ts";
import { fillDatabase } from "../../testing/small-disk.ts";

let fixture: HttpFixture;

beforeAll(async () => {
  fixture = await createHttpFixture();
});
beforeEach(() =>
  fixture.store.transaction(async (tx) => {
    for (const table of ["subscriptions", "subscription_links", "outbox", "idempotency_keys"] as const)
      await tx.deleteFrom(table).execute();
  }),
);
afterAll(() => fixture.tearDown());

const signup = { emailaddress: "mia@orchard.example", list: "newsletter" };
const call = (payload: unknown, headers = {}) => fixture.call("addSubscriber", payload, headers);
const subscriptions = () => fixture.store.db.selectFrom("subscriptions").selectAll().execute();
const mails = () => fixture.store.db.selectFrom("outbox").select(["kind", "state"]).execute();

describe("addSubscriber", () => {
  test('is answered {"ok":true} once the signup and its mail are kept', async () => {
    const answer = await call(signup);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('{"ok":true}');
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(await subscriptions()).toMatchObject([{ address: "mia@orchard.example", page: "api" }]);
    expect(await mails()).toEqual([{ kind: "confirmation", state: "waiting" }]);
  });

  test.each([
    ["http://site.test/", "home"],
    ["http://site.test/pages/company/about-us", "about"],
    ["http://site.test/newsletter?x=y", "newsletter"],
    ["http://site.test/elsewhere", "api"],
    ["no address", "api"],
  ])("knows from %s on which page it was asked: %s", async (referer, page) => {
    await call(signup, { referer });
    expect(await subscriptions()).toMatchObject([{ page }]);
  });

  test.each<[string, unknown, string?]>([
    ["no body", ""],
    ["broken JSON", "{"],
    ["no object", '"mia@orchard.example"'],
    ["null", "null"],
    ["no address", { list: "newsletter" }],
    ["an empty address", { ...signup, emailaddress: "" }],
    ["no list", { emailaddress: signup.emailaddress }],
    ["a list we don't have", { ...signup, list: "everything" }],
    ["a field too many", { ...signup, page: "home" }],
    ["a list of addresses", { ...signup, emailaddress: [signup.emailaddress] }],
    ["two addresses in one", { ...signup, emailaddress: "a@b.example,c@d.example" }],
    ["a name and an address", { ...signup, emailaddress: "Mia <mia@orchard.example>" }],
    ["40. a line break", { ...signup, emailaddress: "mia@orchard.example\r\nBcc: v@d.example" }],
    ["41. no host with a dot", { ...signup, emailaddress: "mia@localhost" }],
    ["nothing but a blank", { ...signup, emailaddress: "\u00a0" }],
    ["an address beyond all length", { ...signup, emailaddress: `mia@${"o".repeat(60)}.${"r".repeat(200)}` }],
    ["a form", new URLSearchParams(signup).toString(), "application/x-www-form-urlencoded"],
  ])("43. refuses %s as invalid", async (_name, payload, type = "application/json") => {
    const answer = await call(payload, { "content-type": type });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: { type: "invalid", message: expect.any(String), details: expect.stringMatching(/\w.*\.$/) },
    });
    expect(await subscriptions()).toEqual([]);
  });

  test("says what is wrong with an address, in a dialog's two parts", async () => {
    expect((await call({ ...signup, emailaddress: "mia@@orchard.example" })).json().error).toEqual({
      type: "invalid",
      message: "Please check your email address.",
      details: "Write exactly one @.",
    });
  });

  test("45. refuses what comes from another site", async () => {
    const answer = await call(signup, { origin: "https://evil.test" });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.message).toBe("This signup was sent from another site.");
    expect(await subscriptions()).toEqual([]);
  });

  test("takes ten a minute from one client, the eleventh waits; no proxy's word helps it", async () => {
    const from = (count: number) =>
      fixture.http.inject({
        method: "POST",
        url: "/api/addSubscriber",
        remoteAddress: `2001:db8:ffff::${count}`,
        headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${count}` },
        payload: { ...signup, emailaddress: `p${count}@orchard.example` },
      });
    for (let count = 0; count < 10; count++) expect((await from(count)).statusCode).toBe(200);
    const refused = await from(10);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json().error.type).toBe("too-many");
  });

  test("3. answers 503 with Retry-After while nothing can be stored", async () => {
    const release = fillDatabase();
    const answer = await call(signup);
    release();
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.json().error).toMatchObject({
      type: "unavailable",
      message: "We can't take your signup just now.",
    });
    expect((await call(signup)).statusCode).toBe(200);
  });

  test("with an Idempotency-Key is kept once, and refused with another body", async () => {
    const key = { "idempotency-key": "0123456789abcdef" };
    for (let count = 0; count < 3; count++) expect((await call(signup, key)).body).toBe('{"ok":true}');
    expect(await subscriptions()).toHaveLength(1);
    const other = await call({ ...signup, emailaddress: "max@orchard.example" }, key);
    expect(other.statusCode).toBe(400);
    expect((await call(signup, { "idempotency-key": "short" })).statusCode).toBe(400);
  });
});

describe("24. nobody learns whose address is known", () => {
  const confirm = async (address: string) => {
    const { commands } = fixture;
    await commands.confirmSubscription(await mailedToken(fixture.store, address, "confirm"));
  };
  const leave = async (address: string) => {
    await fixture.commands.unsubscribe(await mailedToken(fixture.store, address, "leave"));
  };

  /** Brings an address into each state, by the way a person takes. */
  const states: Record<string, (address: string) => Promise<unknown>> = {
    new: async () => {},
    pending: (emailaddress) => call({ ...signup, emailaddress }),
    confirmed: async (emailaddress) => {
      await call({ ...signup, emailaddress });
      await confirm(emailaddress);
    },
    left: async (emailaddress) => {
      await call({ ...signup, emailaddress });
      await confirm(emailaddress);
      await leave(emailaddress);
    },
  };

  test("status, headers and body are the same for new, pending, confirmed and left", async () => {
    const answers: object[] = [];
    for (const [state, bring] of Object.entries(states)) {
      const emailaddress = `${state}@orchard.example`;
      await bring(emailaddress);
      const { statusCode, body, headers } = await call({ ...signup, emailaddress });
      answers.push({ statusCode, body, headers: { ...headers, date: "" } });
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  test("so is what is written: one signup and one mail, whatever the address", async () => {
    for (const [state, bring] of Object.entries(states)) {
      const emailaddress = `${state}@orchard.example`;
      await bring(emailaddress);
      const count = async () => [(await subscriptions()).length, (await mails()).length];
      const [rows = 0, queued = 0] = await count();
      await call({ ...signup, emailaddress });
      expect(await count()).toEqual([rows + 1, queued + 1]);
    }
  });

  test("and what the database is asked, which is what takes time", async () => {
    const asked: (string | null)[][] = [];
    for (const [state, bring] of Object.entries(states)) {
      const emailaddress = `${state}@orchard.example`;
      await bring(emailaddress);
      const statements = watchStatements();
      await call({ ...signup, emailaddress });
      asked.push(statements());
    }
    expect(asked[0]?.length).toBeGreaterThan(2);
    expect(asked).toEqual(asked.map(() => asked[0]));
  });
});

/** What it gives tells the statements that have run since. */
function watchStatements(): () => (string | null)[] {
  const spies = (["all", "run"] as const).map((method) => vi.spyOn(StatementSync.prototype, method));
  return () => {
    const calls = spies.flatMap(({ mock }) =>
      mock.contexts.map((statement, index) => ({
        text: statement instanceof StatementSync ? statement.sourceSQL : null,
        at: mock.invocationCallOrder[index] ?? 0,
      })),
    );
    for (const spy of spies) spy.mockRestore();
    return calls.sort((one, other) => one.at - other.at).map(({ text }) => text);
  };
}
