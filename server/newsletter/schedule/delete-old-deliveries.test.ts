// R-ISSUE-19
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eitherDatabase } from "../../testing/databases.ts";
import { createIssueFixture, type IssueFixture, people } from "../../testing/fixtures/issue-fixture.ts";
import { gather } from "../send/gather-recipients.ts";
import { deleteOldDeliveries } from "./delete-old-deliveries.ts";

const thursday = "2026-11-19";
const day = 24 * 60 * 60_000;

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: IssueFixture;
  beforeEach(async () => {
    fixture = await createIssueFixture(kind);
  });
  afterEach(() => fixture.tearDown());

  test("53. who was to get an issue is forgotten 90 days after it came out, also where it never ended", async () => {
    const { store } = fixture;
    await fixture.subscribe(...people(3));
    await fixture.addIssue(thursday);
    await gather(store, { thursday, from: "newsletter@site.test" }, new AbortController().signal);
    const change = (times: { due_at?: number; frozen_at?: number }) =>
      store.transaction((tx) => tx.updateTable("newsletter_issues").set(times).execute());
    // An issue that was held for long and has just come out.
    await change({ due_at: Date.now() - 100 * day });
    expect(await deleteOldDeliveries(store, Date.now())).toEqual({ outbox: 0 });
    await change({ frozen_at: Date.now() - 91 * day });
    expect(await deleteOldDeliveries(store, Date.now())).toEqual({ outbox: 3 });
    expect(await fixture.deliveries()).toEqual({});
  });
});
