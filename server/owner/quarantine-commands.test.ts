import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertEnquiries } from "../enquiries/insert-enquiries.ts";
import { takeEnquiry } from "../enquiries/intake.ts";
import { openStore, type Store } from "../store/store.ts";
import { addSubscriber } from "../subscribers/add-subscriber.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { runOwnerCommand } from "./owner.ts";

const arrived = Date.UTC(2026, 10, 20, 19, 55);
const now = arrived + 60 * 60_000;

describe.each(eitherDatabase)("7. the quarantine's commands on %s", (kind) => {
  let database: TestDatabase;
  let server: Store;
  let env: Record<string, string>;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    server = await openStore(database.settings);
    const { dataDir, databaseUrl } = database.settings;
    env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    for (const table of ["enquiries", "subscriptions", "outbox", "idempotency_keys"] as const)
      await server.db.deleteFrom(table).execute();
  });

  async function run(...argv: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runOwnerCommand(["quarantine", ...argv], {
      out: (line) => out.push(line),
      err: (line) => err.push(line),
      env,
      now: () => now,
    });
    return { code, out: out.join("\n"), err: err.join("\n") };
  }

  const context = () => ({
    store: server,
    mailFrom: "website@site.test",
    secret: "a secret of 32 characters or more",
  });
  const newest = async (table: "enquiries" | "subscriptions") =>
    (await server.db.selectFrom(table).select("id").executeTakeFirstOrThrow()).id;

  async function quarantinedEnquiry() {
    const enquiry = { name: "Max Spam", email: "max@spam.example", asciiEmail: true, message: "Buy,\nnow." };
    await takeEnquiry(
      "sendContactEmail",
      { enquiry, idempotencyKey: null, channel: "form", honeypot: true, pageAge: 10 },
      { ...context(), insertEnquiry: server.share(insertEnquiries), now: () => arrived },
    );
    return newest("enquiries");
  }

  async function quarantinedSignup() {
    const signup = { address: "mia@orchard.example", page: "about", honeypot: true } as const;
    await addSubscriber(
      { signup, idempotencyKey: null, client: "client" },
      { ...context(), now: () => arrived + 60_000 },
    );
    return newest("subscriptions");
  }

  const mails = () =>
    server.db.selectFrom("outbox").select(["kind", "subject_id", "state", "due_at"]).execute();
  const rows = async () =>
    (await server.db.selectFrom("enquiries").select("id").execute()).length +
    (await server.db.selectFrom("subscriptions").select("id").execute()).length +
    (await server.db.selectFrom("idempotency_keys").select("call").execute()).length;

  it("list shows both kinds, the newest first", async () => {
    const enquiry = await quarantinedEnquiry();
    const signup = await quarantinedSignup();
    const pad = " ".repeat(24);
    expect((await run("list")).out.split("\n")).toEqual([
      `ID${" ".repeat(36)}WHAT     ARRIVED (SYDNEY)  KEPT UNTIL        WHY                 ADDRESS`,
      `${signup}  signup   2026-11-21 06:56  2026-12-12 06:56  honeypot            mia@orchard.example`,
      `${enquiry}${pad}  enquiry  2026-11-21 06:55  2026-12-21 06:55  honeypot, too-fast  max@spam.example`,
    ]);
    expect(JSON.parse((await run("list", "--json")).out)).toEqual([
      {
        id: signup,
        kind: "signup",
        arrived: "2026-11-20T19:56:00.000Z",
        expires: "2026-12-11T19:56:00.000Z",
        reasons: ["honeypot"],
        address: "mia@orchard.example",
      },
      {
        id: enquiry,
        kind: "enquiry",
        arrived: "2026-11-20T19:55:00.000Z",
        expires: "2026-12-20T19:55:00.000Z",
        reasons: ["honeypot", "too-fast"],
        address: "max@spam.example",
      },
    ]);
  });

  it("list says where it looked when nothing is quarantined", async () => {
    expect((await run("list")).out).toMatch(/^Nothing is held back in (SQLite|PostgreSQL) at \S+$/);
    expect((await run("list", "--json")).out).toBe("[]");
  });

  it("show shows an enquiry with every word", async () => {
    const id = await quarantinedEnquiry();
    expect((await run("show", id)).out.split("\n")).toEqual([
      `Enquiry     ${id}`,
      "Call        sendContactEmail",
      "Name        Max Spam",
      "Email       max@spam.example",
      "Arrived     Saturday 21 November 2026 at 6:55 am AEDT",
      "Kept until  Monday 21 December 2026 at 6:55 am AEDT",
      "Held back   honeypot, too-fast",
      "",
      "Buy,",
      "now.",
    ]);
    expect(JSON.parse((await run("show", id, "--json")).out)).toMatchObject({
      id,
      kind: "enquiry",
      name: "Max Spam",
      message: "Buy,\nnow.",
    });
  });

  it("show shows a signup", async () => {
    const id = await quarantinedSignup();
    expect((await run("show", id)).out.split("\n")).toEqual([
      `Signup      ${id}`,
      "Address     mia@orchard.example",
      "Page        about",
      "Arrived     Saturday 21 November 2026 at 6:56 am AEDT",
      "Kept until  Saturday 12 December 2026 at 6:56 am AEDT",
      "Held back   honeypot",
    ]);
    expect(JSON.parse((await run("show", id, "--json")).out)).toMatchObject({
      id,
      kind: "signup",
      page: "about",
    });
  });

  it.each([
    ["an enquiry", quarantinedEnquiry, "enquiry"],
    ["a signup", quarantinedSignup, "confirmation"],
  ] as const)("release sends %s on its way, once, however many do so at once", async (_, make, mail) => {
    const id = await make();
    expect(await mails()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 3 }, () => run("release", id)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
    expect(await mails()).toEqual([{ kind: mail, subject_id: id, state: "waiting", due_at: now }]);
    expect((await run("list", "--json")).out).toBe("[]");
  });

  it.each([
    ["an enquiry", quarantinedEnquiry],
    ["a signup", quarantinedSignup],
  ])("delete deletes %s with all that belongs to it", async (_, make) => {
    const id = await make();
    expect(await run("delete", id)).toMatchObject({ code: 0, err: "" });
    expect(await rows()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it("several are released by one command, and one that isn't quarantined doesn't stop the others", async () => {
    const enquiry = await quarantinedEnquiry();
    const signup = await quarantinedSignup();
    expect(await run("release", enquiry, "nosuch", signup)).toEqual({
      code: 1,
      out: [
        `Enquiry ${enquiry}: its email goes out now, or as soon as the server runs.`,
        `Signup ${signup}: its email goes out now, or as soon as the server runs.`,
      ].join("\n"),
      err: 'Nothing with the id "nosuch" is held back. "quarantine list" shows what is.',
    });
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual(["confirmation", "enquiry"]);
  });

  it("several are deleted by one command", async () => {
    const ids = [await quarantinedEnquiry(), await quarantinedSignup()];
    expect(await run("delete", ...ids)).toMatchObject({ code: 0, err: "" });
    expect(await rows()).toBe(0);
  });

  it("--all releases everything", async () => {
    await quarantinedEnquiry();
    await quarantinedSignup();
    expect(await run("release", "--all")).toMatchObject({ code: 0, err: "" });
    expect(await mails()).toHaveLength(2);
  });

  it("--all deletes everything that is quarantined, and nothing else", async () => {
    const kept = await quarantinedEnquiry();
    await run("release", kept);
    await quarantinedSignup();
    expect(await run("delete", "--all")).toMatchObject({ code: 0, err: "" });
    expect(await server.db.selectFrom("enquiries").select("id").execute()).toEqual([{ id: kept }]);
    expect(await server.db.selectFrom("subscriptions").select("id").execute()).toEqual([]);
  });

  it.each(["release", "delete"])("%s --all with nothing quarantined is done at once", async (command) => {
    expect(await run(command, "--all")).toEqual({
      code: 0,
      out: expect.stringMatching(/^Nothing is held back in (SQLite|PostgreSQL) at \S+$/),
      err: "",
    });
  });

  it("of a release and a delete at once, one wins", async () => {
    const id = await quarantinedEnquiry();
    const [released, deleted] = await Promise.all([run("release", id), run("delete", id)]);
    expect([released.code, deleted.code].sort()).toEqual([0, 1]);
    expect(await mails()).toHaveLength(released.code === 0 ? 1 : 0);
    expect(await server.db.selectFrom("enquiries").select("held").execute()).toEqual(
      released.code === 0 ? [{ held: null }] : [],
    );
  });

  it.each(["show", "release", "delete"])("%s touches nothing that is not quarantined", async (command) => {
    const id = await quarantinedEnquiry();
    await run("release", id);
    expect(await run(command, id)).toEqual({
      code: 1,
      out: "",
      err: `Nothing with the id "${id}" is held back. "quarantine list" shows what is.`,
    });
    expect(await mails()).toHaveLength(1);
    expect(await server.db.selectFrom("enquiries").select("id").execute()).toEqual([{ id }]);
  });
});
