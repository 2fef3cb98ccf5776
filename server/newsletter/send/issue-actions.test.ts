// R-ISSUE-8
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { IssueAction } from "../../../contract/owner-actions.ts";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import type { IssueState, OutboxState, RefusedAs } from "../../store/schema.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { edition } from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { openTestStore } from "../../testing/test-database.ts";
import { unfrozen } from "../schedule/freeze-issue.ts";
import { actOnIssue } from "./issue-actions.ts";
import { issueRows } from "./issue-row.ts";

const { thursday } = sampleIssue;
const issueStates = ["gathering", "sending", "paused", "held", "ended"] as const;
const mailStates = ["waiting", "in-doubt", "refused", "dead"] as const;

describe.each(eitherDatabase)("on %s", (kind) => {
  const { store } = openTestStore(kind, "each");

  /** Stores two issues in a state, each with an email in each of `mailStates`, which is also its subject. */
  const fill = (state: IssueState) =>
    store.transaction(async (tx) => {
      for (const table of ["newsletter_issues", "outbox"] as const) await tx.deleteFrom(table).execute();
      for (const issue of [thursday, "2026-12-03"]) {
        const row = { ...unfrozen(edition()), thursday: issue, slug: issue, frozen_at: 1, state };
        await tx.insertInto("newsletter_issues").values(row).execute();
        const mail = { kind: "issue", issue: { thursday: issue, giveUpAt: 0 }, now: 0 } as const;
        await enqueue(tx, ...mailStates.map((of) => ({ ...mail, subjectId: of, messageIdDomain: "a.test" })));
      }
      const refused_as = sql<RefusedAs>`case when subject_id = 'refused' then 'blocked' end`;
      await tx.updateTable("outbox").set({ state: sql<OutboxState>`subject_id`, refused_as }).execute();
    });
  const act = (action: IssueAction, on = thursday, dueAt = 0) =>
    actOnIssue(store, action, { thursday: on, editions: [edition(dueAt)] });
  const states = async () => (await issueRows(store.db)).map(({ state }) => state);

  test.each<
    [IssueAction, Partial<Record<IssueState, IssueState>>, Partial<Record<OutboxState, OutboxState>>]
  >([
    ["hold-issue", { gathering: "held", sending: "held", paused: "held" }, {}],
    ["resume-issue", { paused: "gathering", held: "gathering" }, { refused: "waiting" }],
    [
      "stop-issue",
      { gathering: "sending", sending: "sending", paused: "sending", held: "sending" },
      { waiting: "unneeded" },
    ],
    [
      "send-in-doubt",
      { gathering: "gathering", sending: "sending", paused: "paused", held: "held", ended: "sending" },
      { "in-doubt": "waiting" },
    ],
  ])("%s changes an issue like %j and its emails like %j, and nothing else", async (action, to, mailTo) => {
    expect(await act(action, "2027-01-07")).toBe(false);
    for (const state of issueStates) {
      await fill(state);
      expect(await act(action), state).toBe(state in to);
      expect(await states()).toEqual([state, to[state] ?? state]);
      const mails = await store.db.selectFrom("outbox").select(["issue", "subject_id", "state"]).execute();
      for (const { issue, subject_id, state: now } of mails) {
        const was = subject_id as OutboxState;
        expect(now).toBe((state in to && issue === thursday && mailTo[was]) || was);
      }
    }
  });

  test("an issue can be held before its day, and is forgotten when it is resumed, so that it comes out", async () => {
    const soon = Date.now() + 60_000;
    expect([await act("hold-issue", thursday, soon), await states()]).toEqual([true, ["held"]]);
    expect([await act("hold-issue", thursday, soon), await states()]).toEqual([false, ["held"]]);
    expect([await act("resume-issue", thursday, soon), await states()]).toEqual([true, []]);
  });
});
