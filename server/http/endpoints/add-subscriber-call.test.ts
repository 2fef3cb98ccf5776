// R-NEWS-6, R-NEWS-13
import { StatementSync } from "node:sqlite";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { parseSignupCall, parseSignupForm } from "../../subscribers/signup.ts";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";
import { mailedToken } from "../../testing/newsletter-links.ts";

const fixture = allTests(createHttpFixture);

beforeEach(() => fixture.clear());

const signup = { emailaddress: "mia@orchard.example", list: "newsletter" };
const call = (payload: unknown, headers = {}) => fixture.call("addSubscriber", payload, headers);
const subscriptions = () => fixture.store.db.selectFrom("subscriptions").selectAll().execute();
const mails = () => fixture.store.db.selectFrom("outbox").select(["kind", "state"]).execute();

describe("addSubscriber", () => {
  test.each([
    ["http://site.test/", "home"],
    ["http://site.test/pages/company/about-us", "about"],
    ["http://site.test/newsletter?x=y", "newsletter"],
    ["http://site.test/elsewhere", "api"],
    ["no address", "api"],
  ])("derives the signup's page from the Referer %s: %s", async (referer, page) => {
    await call(signup, { referer });
    expect(await subscriptions()).toMatchObject([{ page }]);
  });

  const form = { ...signup, page: "home" };
  test.each([
    ["no address", parseSignupCall({ list: "newsletter" }, "api")],
    ["no list", parseSignupCall({ emailaddress: signup.emailaddress }, "api")],
    ["a list we don't have", parseSignupCall({ ...signup, list: "everything" }, "api")],
    ["an unknown field", parseSignupCall(form, "api")],
    [
      "40. a line break",
      parseSignupCall({ ...signup, emailaddress: "mia@a.example\r\nBcc: v@d.example" }, "api"),
    ],
    ["a form without a page", parseSignupForm({ ...form, page: "" })],
    ["a form of a page we don't have", parseSignupForm({ ...form, page: "elsewhere" })],
    ["a form with a list we don't have", parseSignupForm({ ...form, list: "all" })],
    ["a form with an unknown field", parseSignupForm({ ...form, more: "x" })],
  ])("43. refuses %s as invalid", (_name, parsed) => {
    const details = expect.stringMatching(/\w.*\.$/);
    expect(parsed).toMatchObject({ ok: false, error: { type: "invalid", details } });
  });
});

describe("24. nobody can find out whether an address is known", () => {
  const press = async (button: "confirm" | "leave", address: string) => {
    const page = { confirm: addresses.confirm, leave: addresses.unsubscribe }[button];
    const link = `${page}?token=${await mailedToken(fixture.store, address, button)}`;
    expect((await fixture.post(link, new URLSearchParams({ leave: "yes" }))).statusCode).toBe(303);
  };

  /** Each function puts an address into the state named by its key, with the requests that a person would make. */
  const states: Record<string, (address: string) => Promise<unknown>> = {
    new: async () => {},
    pending: (emailaddress) => call({ ...signup, emailaddress }),
    confirmed: async (emailaddress) => {
      await call({ ...signup, emailaddress });
      await press("confirm", emailaddress);
    },
    left: async (emailaddress) => {
      await call({ ...signup, emailaddress });
      await press("confirm", emailaddress);
      await press("leave", emailaddress);
    },
  };

  test("response, rows, emails and SQL statements, which take time, are the same in every state", async () => {
    const seen: object[] = [];
    const count = async () => [(await subscriptions()).length, (await mails()).length];
    for (const [state, bring] of Object.entries(states)) {
      const emailaddress = `${state}@orchard.example`;
      await bring(emailaddress);
      const [rows = 0, queued = 0] = await count();
      const asked = watchStatements();
      const { statusCode, body, headers } = await call({ ...signup, emailaddress });
      const statements = asked();
      expect(statements.length).toBeGreaterThan(2);
      expect(await count()).toEqual([rows + 1, queued + 1]);
      seen.push({ statusCode, body, headers: { ...headers, date: "" }, statements });
    }
    expect(seen).toEqual(seen.map(() => seen[0]));
  });
});

/** Starts recording SQL statements. Returns a function that stops the recording and returns the statements. */
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
