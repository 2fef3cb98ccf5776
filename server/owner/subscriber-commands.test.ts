import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newsletter } from "../../content/pages/newsletter.ts";
import { openStore, type Store } from "../store/store.ts";
import { addSubscriber } from "../subscribers/add-subscriber.ts";
import { makeLink } from "../subscribers/links.ts";
import { confirmSubscription, unsubscribe } from "../subscribers/list-changes.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { runOwnerCommand } from "./owner.ts";

const asked = Date.UTC(2026, 10, 20, 19, 55);
const minute = 60_000;
const { version, wording } = newsletter.consent;

describe.each(eitherDatabase)("npm run site -- subscribers, on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;
  let time = asked;
  const env: Record<string, string> = {};

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
    env.DATA_DIR = database.settings.dataDir;
    if (database.settings.databaseUrl) env.DATABASE_URL = database.settings.databaseUrl;
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });
  beforeEach(async () => {
    time = asked;
    for (const table of ["subscriptions", "subscription_links", "outbox", "idempotency_keys"] as const)
      await store.db.deleteFrom(table).execute();
  });

  async function run(...argv: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const io = {
      out: (line: string) => out.push(line),
      err: (line: string) => err.push(line),
      env,
      now: () => time,
    };
    const code = await runOwnerCommand(["subscribers", ...argv], io);
    return { code, out: out.join("\n"), err: err.join("\n") };
  }

  const context = () => ({
    store,
    now: () => time,
    mailFrom: "website@site.test",
    secret: "s".repeat(32),
    secrets: [],
  });

  async function signUp(address: string, honeypot = false) {
    const idempotencyKey = `key-of-a-call-${address.replace(/\W/g, "-")}`.slice(0, 40);
    const signup = { address, page: "about", honeypot } as const;
    await addSubscriber({ signup, client: address, idempotencyKey }, context());
  }

  async function press(purpose: "confirm" | "leave", address: string) {
    const token = await store.transaction(async (tx) => {
      const rows = tx.selectFrom("subscriptions").select("id").where("address", "=", address);
      const { id } = await rows.executeTakeFirstOrThrow();
      return makeLink(tx, { purpose, subscriptionId: id, mailId: purpose, now: time });
    });
    await (purpose === "confirm" ? confirmSubscription : unsubscribe)(token, context());
  }

  /** One of each state, a minute apart. */
  async function everybody() {
    await signUp("left@orchard.example");
    await press("confirm", "left@orchard.example");
    time += minute;
    await press("leave", "left@orchard.example");
    await signUp("mia@orchard.example");
    await press("confirm", "mia@orchard.example");
    time += minute;
    await signUp("Mia@orchard.example");
    time += minute;
    await signUp("pending@orchard.example");
    time += minute;
    await signUp("spam@orchard.example", true);
  }

  it("list shows each address once, with its state", async () => {
    await everybody();
    expect((await run("list")).out.split("\n")).toEqual([
      "STATE        ASKED (SYDNEY)    CONFIRMED         LEFT              PAGE   ADDRESS",
      "held         2026-11-21 06:59  -                 -                 about  spam@orchard.example",
      "pending      2026-11-21 06:58  -                 -                 about  pending@orchard.example",
      "on the list  2026-11-21 06:56  2026-11-21 06:56  -                 about  mia@orchard.example",
      "left         2026-11-21 06:55  2026-11-21 06:55  2026-11-21 06:56  about  left@orchard.example",
    ]);
  });

  it("list gives programs JSON", async () => {
    await signUp("mia@orchard.example");
    expect(JSON.parse((await run("list", "--json")).out)).toEqual([
      {
        address: "mia@orchard.example",
        state: "pending",
        asked: "2026-11-20T19:55:00.000Z",
        page: "about",
        consentVersion: version,
        consentWording: wording,
        confirmed: null,
        left: null,
      },
    ]);
  });

  it("list says where it looked when there are none", async () => {
    expect((await run("list")).out).toMatch(/^No subscribers in (SQLite|PostgreSQL) at \S+$/);
  });

  it("54. show prints what proves consent", async () => {
    await signUp("mia@orchard.example");
    await store.db.updateTable("outbox").set({ state: "sent", sent_at: time }).execute();
    time += 5 * minute;
    await press("confirm", "mia@orchard.example");
    expect(await run("show", "MIA@Orchard.example")).toEqual({
      code: 0,
      err: "",
      out: [
        "State: on the list",
        "",
        "Address          mia@orchard.example",
        "Asked            Saturday 21 November 2026 at 6:55 am AEDT",
        "Page             /pages/company/about-us",
        `Agreed to        "${wording}" (version ${version})`,
        "Mail to confirm  sent Saturday 21 November 2026 at 6:55 am AEDT",
        "Mail of welcome  waiting",
        "Confirmed        Saturday 21 November 2026 at 7:00 am AEDT",
        "Left             no",
      ].join("\n"),
    });
  });

  it("show gives programs JSON, with every signup", async () => {
    await everybody();
    expect(JSON.parse((await run("show", "mia@orchard.example", "--json")).out)).toMatchObject({
      address: "mia@orchard.example",
      state: "on the list",
      signups: [
        {
          address: "Mia@orchard.example",
          confirmed: null,
          mails: [{ kind: "confirmation", state: "waiting" }],
        },
        {
          confirmed: "2026-11-20T19:56:00.000Z",
          mails: [
            { kind: "confirmation" },
            { kind: "welcome", messageId: expect.stringMatching(/@site\.test>$/) },
          ],
        },
      ],
    });
  });

  it("export writes CSV in which no address is a formula", async () => {
    await signUp("=HYPERLINK@orchard.example");
    expect((await run("export")).out.split("\n")).toEqual([
      "address,state,asked,page,consentVersion,consentWording,confirmed,left",
      `"'=HYPERLINK@orchard.example",pending,2026-11-20T19:55:00.000Z,about,${version},${wording},,`,
    ]);
  });

  it("remove deletes everything about one address, and nothing about others", async () => {
    await everybody();
    await press("leave", "mia@orchard.example");
    expect(await run("remove", "mia@ORCHARD.example")).toEqual({
      code: 0,
      err: "",
      out: "mia@ORCHARD.example: removed, with its 2 signups.",
    });
    expect((await run("list")).out).not.toContain("mia@");
    expect((await run("list")).out).toContain("pending@orchard.example");
    const links = await store.db
      .selectFrom("subscription_links")
      .innerJoin("subscriptions", "subscriptions.id", "subscription_id")
      .select("address")
      .execute();
    const keys = await store.db.selectFrom("idempotency_keys").select("idempotency_key").execute();
    expect(JSON.stringify(keys)).not.toMatch(/mia/i);
    const all = await store.db.selectFrom("subscription_links").select("token_hash").execute();
    expect(links.map(({ address }) => address)).toEqual(all.map(() => "left@orchard.example"));
    const mails = await store.db.selectFrom("outbox").select("subject_id").execute();
    const signups = await store.db.selectFrom("subscriptions").select("id").execute();
    const kept = new Set(signups.map(({ id }) => id));
    expect(mails.filter(({ subject_id }) => !kept.has(subject_id))).toEqual([]);
  });

  it.each(["show", "remove"])("%s says when an address never asked", async (command) => {
    for (const address of ["nobody@orchard.example", "no address"]) {
      expect(await run(command, address)).toEqual({
        code: 1,
        out: "",
        err: `${JSON.stringify(address)} never asked for the newsletter. "subscribers list" shows who did.`,
      });
    }
  });
});
