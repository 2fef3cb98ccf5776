import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { owner } from "../../../content/pages/owner.ts";
import { addresses } from "../../../contract/addresses.ts";
import { type IssueAction, issueActionAddresses } from "../../../contract/newsletter/issue-actions.ts";
import { actionLink } from "../../newsletter/action-token.ts";
import { issueRows } from "../../newsletter/send/issue-row.ts";
import { formPages } from "../../testing/form-pages.ts";
import { createHttpFixture, type HttpFixture, refusedPagesOf } from "../../testing/http-fixture.ts";
import { sampleIssue } from "../../testing/sample-issue.ts";

const { thursday } = sampleIssue;

let fixture: HttpFixture;
beforeAll(async () => {
  fixture = await createHttpFixture({}, {}, undefined, formPages, await refusedPagesOf(formPages));
});
afterAll(() => fixture.tearDown());
beforeEach(() => fixture.store.transaction((tx) => tx.deleteFrom("newsletter_issues").execute()));

const link = (action: IssueAction) =>
  actionLink(
    { action, thursday },
    { siteUrl: "", secret: "a secret of 32 characters or more", now: Date.now() },
  );
const press = (address: string, headers = {}) =>
  fixture.post(address, new URLSearchParams({ act: "yes" }), headers);
const states = async () => (await issueRows(fixture.store.db)).map(({ state }) => state);

test("82. opening a link changes nothing, whoever does it; its button holds the issue back, and is undone by the next", async () => {
  for (const method of ["GET", "HEAD"] as const) {
    await fixture.http.inject({ method, url: link("hold-issue") });
    expect(await states()).toEqual([]);
  }
  const held = await press(link("hold-issue"));
  expect(held.statusCode).toBe(303);
  expect(await states()).toEqual(["held"]);
  const undo = String(held.headers.location);
  expect(undo).toContain(issueActionAddresses["resume-issue"]);
  const resumed = await press(undo);
  expect([resumed.statusCode, resumed.headers.location]).toEqual([303, addresses.ownerDone]);
  expect(await states()).toEqual([]);
});

test("83. a button that was pressed before, or whose link is no good, says that it does nothing", async () => {
  await press(link("hold-issue"));
  for (const address of [link("hold-issue"), `${addresses.stopIssue}?token=x`]) {
    const answer = await press(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(owner.unknown);
  }
  expect(await states()).toEqual(["held"]);
});

test("45. a page of another site can't press it, nor can a post that is not the page's", async () => {
  const elsewhere = await press(link("hold-issue"), { "sec-fetch-site": "cross-site" });
  const bare = await fixture.post(link("hold-issue"), new URLSearchParams());
  expect([elsewhere.statusCode, bare.statusCode]).toEqual([403, 403]);
  expect(await states()).toEqual([]);
});
