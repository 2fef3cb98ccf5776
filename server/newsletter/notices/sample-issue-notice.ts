import { ownerNotices } from "../../../content/owner-notices.ts";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import type { OwnerMailFacts } from "../../notices/owner-mail.ts";
import type { IssueNoticeKind, IssueState } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { type IssueNoticeContext, writeIssueNotice } from "./issue-notices.ts";

const words = ownerNotices.test;

/** What the owner is told of an issue, of one that there is not. @throws StoreUnavailable */
export async function sampleIssueNotice(
  store: Pick<Store, "db">,
  kind: IssueNoticeKind,
  facts: OwnerMailFacts,
  context: IssueNoticeContext,
): Promise<Mail> {
  const { thursday } = issue;
  const edition = kind === "preview" || kind === "copy" ? { issue, dueAt: context.now() } : undefined;
  const state = states[kind];
  const row = state && { ...begun, state, due_at: context.now() };
  const mail = await writeIssueNotice(store, { kind, thursday, edition, issue: row }, facts, context);
  if (!("envelope" in mail)) throw new Error(`there is no sample of ${kind}`);
  return mail;
}

const states: Partial<Record<IssueNoticeKind, IssueState>> = {
  held: "held",
  paused: "paused",
  report: "ended",
};

/** Of a Thursday on which nothing was sent. */
const issue: Issue = {
  file: "test.md",
  thursday: "2000-01-06",
  slug: "test",
  title: words.issue,
  summary: words.message,
  draft: false,
  example: false,
  lines: { title: 1, summary: 1 },
  blocks: [{ type: "paragraph", words: [{ type: "text", text: words.message }] }],
  pictures: {},
};

const begun = {
  thursday: issue.thursday,
  slug: issue.slug,
  title: issue.title,
  frozen_at: 0,
  fingerprint: null,
  gathered_to: "",
  recipients: 2,
  reason: words.alert,
  paused_at: null,
  ended_at: 0,
  sent: 1,
  refused: 0,
  given_up: 0,
  unneeded: 0,
  in_doubt: 1,
};
