import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../store/store.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import {
  createIssueFixture,
  edition,
  type IssueFixture,
  issueSender,
  people,
  subscribe,
} from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { smallDisks } from "../../testing/small-disk.ts";
import { freezeDueIssues } from "../schedule/freeze-issue.ts";
import { gather } from "./gather-recipients.ts";

const { thursday } = sampleIssue;
const issue = { thursday, from: issueSender.from };
const never = new AbortController().signal;

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: IssueFixture;
  beforeEach(async () => {
    fixture = await createIssueFixture(kind);
  });
  afterEach(() => fixture.tearDown());

  test("58. cut off in each step of gathering: recipients are those of the moment it was frozen, each once", async () => {
    await fixture.subscribe(...people(650));
    await subscribe(fixture.store, ["later@out.test"], { confirmed_at: Date.now() + 60_000 });
    await fixture.addIssue(thursday);
    for (const done of [0, 200, 400]) {
      expect(Object.keys(await fixture.deliveries())).toHaveLength(done);
      // One step is committed, and the next is not.
      const cutOff = failing(fixture.store, (transaction) => transaction === 2);
      await expect(gather(cutOff, issue, never)).rejects.toThrow("disk full");
    }
    await gather(fixture.store, issue, never);
    expect(Object.keys(await fixture.deliveries()).sort()).toEqual(people(650).toSorted());
    expect(await fixture.issue()).toMatchObject({ state: "sending", recipients: 650 });
  });

  test("80. what could not be stored while it was gathered is gathered when there is room", async () => {
    await fixture.subscribe(...people(210));
    let failed = 0;
    const store = failing(fixture.store, (transaction) => {
      const full = transaction > 2 && failed < 3;
      if (full) failed += 1;
      return full;
    });
    fixture.begin({ store });
    await fixture.untilEnded();
    expect(failed).toBe(3);
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(people(210).toSorted());
    expect(await fixture.issue()).toMatchObject({ recipients: 210, sent: 210 });
  });
});

describe.each(smallDisks)("on $name", ({ make }) => {
  test("80. a disk that is full while it is gathered: nobody is lost, nobody is there twice", async () => {
    const disk = await make();
    const store = await openStore({ databaseUrl: null, dataDir: disk.folder });
    try {
      await subscribe(store, people(650));
      await freezeDueIssues({
        store,
        editions: [edition()],
        sender: issueSender,
        notify: async () => {},
        began: () => ({ at: Date.now(), lastRun: Date.now() }),
        log: { error: () => {} },
      });
      await disk.fill();
      await expect(gather(store, issue, never)).rejects.toThrow(StoreUnavailable);
      await disk.free();
      await gather(store, issue, never);
      const rows = await store.db
        .selectFrom("outbox")
        .select("subject_id")
        .where("kind", "=", "issue")
        .execute();
      expect(new Set(rows.map((row) => row.subject_id)).size).toBe(650);
      expect(rows).toHaveLength(650);
    } finally {
      await store.close();
      await disk.remove();
    }
  });
});

/** A store in which some transactions, counted from 1, are done and then not committed. */
function failing(store: Store, fails: (transaction: number) => boolean): Store {
  let count = 0;
  return {
    ...store,
    transaction: (work) =>
      store.transaction(async (tx) => {
        const result = await work(tx);
        count += 1;
        if (fails(count)) throw new StoreUnavailable("disk full");
        return result;
      }),
  };
}
