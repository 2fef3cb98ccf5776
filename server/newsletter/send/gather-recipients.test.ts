import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../store/store.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import {
  createIssueFixture,
  type IssueFixture,
  issueSender,
  people,
  subscribe,
} from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
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

  test("58. 80. cut off in each step of gathering, as by a full disk: recipients are those of the moment it was frozen, each once", async () => {
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
