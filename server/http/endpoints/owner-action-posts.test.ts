// R-SPAM-5, R-INBOX-1, R-INBOX-2, R-INBOX-5, R-INBOX-7
import { beforeEach, describe, expect, test } from "vitest";
import { owner } from "../../../content/pages/owner.ts";
import { addresses } from "../../../contract/addresses.ts";
import { type OwnerAction, ownerActionAddress, ownerActions } from "../../../contract/owner-actions.ts";
import { dayMs as day } from "../../durations.ts";
import { actionLink } from "../../mail/notices/action-token.ts";
import { issueRows } from "../../newsletter/send/issue-row.ts";
import { releaseFromQuarantine } from "../../owner/actions/settle-quarantined.ts";
import { noteJobRun } from "../../store/job-runs.ts";
import { lastRun } from "../../store/last-run.ts";
import type { OutboxState } from "../../store/schema.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createHttpFixture, refusedPagesOf } from "../../testing/fixtures/http-fixture.ts";
import { subscribe } from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { allTests } from "../../testing/fresh-fixture.ts";

const { thursday } = sampleIssue;

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = allTests(async () => createHttpFixture({ refusedPages: await refusedPagesOf(), kind }));
  beforeEach(() => fixture.clear());

  const link = (action: OwnerAction, subject = thursday) =>
    actionLink(
      { action, subject },
      { siteUrl: "", secret: "a secret of 32 characters or more", now: Date.now() },
    );
  const press = (address: string, headers = {}) =>
    fixture.post(address, new URLSearchParams({ act: "yes" }), headers);
  const states = async () => (await issueRows(fixture.store.db)).map(({ state }) => state);

  test("82. opening a link changes nothing; its button holds the issue, and the next button undoes it", async () => {
    await enquiry(thursday);
    const all = async () => [await states(), await rows(), await queued()];
    const before = await all();
    for (const action of ownerActions) {
      for (const method of ["GET", "HEAD"] as const) await fixture.http.inject({ method, url: link(action) });
    }
    expect(await all()).toEqual(before);
    const held = await press(link("hold-issue"));
    expect(held.statusCode).toBe(303);
    // The URL contains a token that other websites must not receive.
    expect(held.headers["referrer-policy"]).toBe("same-origin");
    expect(await states()).toEqual(["held"]);
    const undo = String(held.headers.location);
    expect(undo).toContain(ownerActionAddress("resume-issue"));
    const resumed = await press(undo);
    expect([resumed.statusCode, resumed.headers.location]).toEqual([303, addresses.ownerDone]);
    expect(await states()).toEqual([]);
  });

  test("83. pressing a button again, or with an invalid link, gets 404 and changes nothing", async () => {
    await press(link("hold-issue"));
    for (const address of [link("hold-issue"), `${ownerActionAddress("stop-issue")}?token=x`]) {
      const answer = await press(address);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(owner.unknown);
    }
    expect(await states()).toEqual(["held"]);
  });

  test("45. neither another site nor a post without the form's field can run the action", async () => {
    const elsewhere = await press(link("hold-issue"), { "sec-fetch-site": "cross-site" });
    const bare = await fixture.post(link("hold-issue"), new URLSearchParams());
    expect([elsewhere.statusCode, bare.statusCode]).toEqual([403, 403]);
    expect(await states()).toEqual([]);
  });

  /** Inserts an enquiry that arrived a day ago. With `reasons`, it is in quarantine. */
  async function enquiry(id: string, reasons: string | null = null): Promise<string> {
    const row = { id, call: "sendContactEmail", name: "Jane", message: "A till." } as const;
    const values = { ...row, email: `${id}@example.org`, received_at: Date.now() - day, held: reasons };
    await fixture.store.transaction((tx) => tx.insertInto("enquiries").values(values).execute());
    return id;
  }
  const rows = () =>
    fixture.store.db.selectFrom("enquiries").select(["id", "held", "answered_by"]).orderBy("id").execute();
  const queued = async () => {
    const mails = fixture.store.db.selectFrom("outbox").select("subject_id").orderBy("subject_id");
    return (await mails.execute()).map(({ subject_id }) => subject_id);
  };

  const addMail = (id: string, subject_id: string, state: OutboxState, created_at = 0) => {
    const common = { kind: "enquiry", attempts: 9, due_at: 0, give_up_at: 0, message_id: id } as const;
    const row = { ...common, id, subject_id, state, created_at };
    return fixture.store.transaction((tx) => tx.insertInto("outbox").values(row).execute());
  };
  const mails = async () => {
    const outbox = fixture.store.db.selectFrom("outbox").select(["id", "state"]).orderBy("id");
    return Object.fromEntries((await outbox.execute()).map(({ id, state }) => [id, state]));
  };

  test("R-INBOX-2. an enquiry is marked as answered once, and the next page undoes it, with its lost emails", async () => {
    const id = await enquiry("a");
    const kept = ["waiting", "sending", "sent"];
    const states = ["refused", "dead", "on-hold", "unwritten", "waiting", "sending", "sent"] as const;
    for (const state of states) await addMail(state, id, state);
    const as = (lost: OutboxState) =>
      Object.fromEntries(states.map((state) => [state, kept.includes(state) ? state : lost]));
    const answered = await press(link("answered", id));
    expect(await mails()).toEqual(as("unneeded"));
    expect(await rows()).toEqual([{ id, held: null, answered_by: "link" }]);
    const again = await press(link("not-needed", id));
    expect(again.body).toContain(owner.unknown);
    const undo = String(answered.headers.location);
    expect(undo).toContain(ownerActionAddress("open-again"));
    await press(undo);
    expect(await rows()).toEqual([{ id, held: null, answered_by: null }]);
    expect(await mails()).toEqual(as("waiting"));
  });

  test("R-INBOX-1. all enquiries in one reminder are marked as answered together, and reopened together", async () => {
    for (const id of ["a", "b", "c", "d"]) await enquiry(id);
    const change = (values: object, ...ids: string[]) =>
      fixture.store.db.updateTable("enquiries").set(values).where("id", "in", ids).execute();
    await change({ reminded_at: 7 }, "a", "b", "c");
    await change({ reminded_at: 8 }, "d");
    // Marks enquiry "a" as answered earlier, so that it is not reopened together with the others.
    await change({ answered_at: 1, answered_by: "link" }, "a");
    for (const id of ["a", "b", "d"]) await addMail(id, id, "dead");
    const answered = async () => (await rows()).flatMap(({ id, answered_by }) => (answered_by ? [id] : []));
    const all = await press(link("answered-all", "7"));
    expect(await answered()).toEqual(["a", "b", "c"]);
    expect(await mails()).toEqual({ a: "dead", b: "unneeded", d: "dead" });
    expect((await press(link("answered-all", "7"))).body).toContain(owner.unknown);
    await press(String(all.headers.location));
    expect(await answered()).toEqual(["a"]);
    expect(await mails()).toEqual({ a: "dead", b: "waiting", d: "dead" });
  });

  const digest = "2026-11-24T08";
  const listInDigest = () =>
    fixture.store.transaction((tx) => tx.updateTable("enquiries").set({ held_digest: digest }).execute());

  test.each(["answered", "not-needed", "release", "delete", "release-all", "delete-all"] as const)(
    "83. %s in two tabs at once acts once",
    async (action) => {
      const answered_by = { answered: "link", "not-needed": "not-needed" }[String(action)] ?? null;
      await enquiry("a", answered_by ? null : "honeypot");
      await listInDigest();
      const address = link(action, action.endsWith("-all") ? digest : "a");
      const answers = await Promise.all([press(address), press(address)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 404]);
      expect(await queued()).toEqual(action.startsWith("release") ? ["a"] : []);
      const kept = { id: "a", held: null, answered_by };
      expect(await rows()).toEqual(action.startsWith("delete") ? [] : [kept]);
    },
  );

  test("7. a signup released three times at once gets one confirmation email", async () => {
    await subscribe(fixture.store, ["mia@orchard.test"], { id: "a", held: "honeypot", confirmed_at: null });
    const release = { kind: "signup", id: "a", now: Date.now(), messageIdDomain: "site.test" } as const;
    const answers = await Promise.all([1, 2, 3].map(() => releaseFromQuarantine(fixture.store, release)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const outbox = fixture.store.db.selectFrom("outbox").select(["kind", "subject_id"]);
    expect(await outbox.execute()).toEqual([{ kind: "confirmation", subject_id: "a" }]);
  });

  test("R-INBOX-1. the owner can confirm a doubtful clock once", async () => {
    const now = Date.now();
    await noteJobRun(fixture.store, "server", now - 31 * day);
    const right = link("confirm-clock", String(now));
    expect((await press(right)).headers.location).toBe(addresses.ownerDone);
    expect(await lastRun(fixture.store.db)).toBeGreaterThanOrEqual(now);
    expect((await press(right)).body).toContain(owner.unknown);
  });

  test("R-INBOX-7. an alert's button resends the emails lost before the alert, once, and no later ones", async () => {
    const now = Date.now();
    // The first email is from before the alert, the second from after it.
    await addMail("a", "a", "refused", now - 1);
    await addMail("b", "b", "refused", now + 1);
    const again = link("send-again", String(now));
    expect((await press(again)).headers.location).toBe(addresses.ownerDone);
    expect(await mails()).toEqual({ a: "waiting", b: "refused" });
    expect((await press(again)).body).toContain(owner.unknown);
  });

  test.each(["release-all", "delete-all"] as const)(
    "R-INBOX-2. %s acts on all items in one email, and on nothing else",
    async (action) => {
      await enquiry("a", "honeypot");
      await enquiry("b", "many-links");
      await enquiry("mine");
      await listInDigest();
      await enquiry("later", "honeypot");
      expect((await press(link(action, digest))).headers.location).toBe(addresses.ownerDone);
      const left = (await rows()).map(({ id, held }) => `${id} ${held}`);
      const released = action === "release-all" ? ["a null", "b null"] : [];
      expect(left).toEqual([...released, "later honeypot", "mine null"]);
      expect(await queued()).toEqual(action === "release-all" ? ["a", "b"] : []);
    },
  );
});
