import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { hourMs } from "../../durations.ts";
import { notifyOnce } from "../../mail/notices/notices.ts";
import type { NoticeKind, Schema } from "../../store/schema.ts";
import { type IssueSender, issueMail } from "../send/frozen-mail.ts";
import { issueRows } from "../send/issue-row.ts";
import { type Edition, type FreezeContext, hasSubscribers } from "./freeze-issue.ts";
import { weekOf } from "./week.ts";

/**
 * Creates a function that sends the owner's reminders: on Tuesday if there is no issue for this week yet, on Wednesday
 * the preview of the issue or the mistakes in its file, and on Thursday night if no issue was sent. Each reminder is sent only once, even with
 * several servers; a changed issue gets a new preview. The function's argument is the database's current time.
 */
export function createReminders({
  store,
  editions,
  brokenIssues,
  notify,
  sender,
}: Pick<FreezeContext, "store" | "editions" | "brokenIssues" | "notify" | "sender">) {
  const tell = (kind: NoticeKind, about: string, version?: string) =>
    store.transaction((tx) => notifyOnce(tx, notify, { kind, about }, version));

  /** Cached for each issue, because a build's issues do not change. */
  const versions = new Map<Edition, string>();
  function versionOf(edition: Edition): string {
    const version = versions.get(edition) ?? fingerprint(edition, sender);
    versions.set(edition, version);
    return version;
  }

  return async (now: number): Promise<void> => {
    const { thursday, reminder, preview, close } = weekOf(now);
    // Sends no reminder while the mailing list is new, because no subscriber expects an issue yet.
    if (now < reminder || !(await hasSubscribers(store.db, now - listIsYoungMs))) return;
    const edition = editions.find(({ issue }) => issue.thursday === thursday);
    // A server with a newer build may already have an issue for this Thursday.
    const begun = (await issueRows(store.db)).some((row) => row.thursday === thursday);
    if (!edition && !begun) await tell(now < close ? "missing" : "skipped", thursday);
    const isBroken = brokenIssues.some((each) => each.thursday === thursday);
    if (!edition && !begun && isBroken && now >= preview && now < close)
      await tell("missing", thursday, "broken");
    if (edition && !begun && now >= preview && now < edition.dueAt) {
      await tell("preview", thursday, versionOf(edition));
      await tell("copy", thursday, versionOf(edition));
    }
  };
}

/** Whether any version of the preview of this Thursday's issue has been queued. */
export async function wasPreviewed(db: Kysely<Schema>, thursday: string): Promise<boolean> {
  const notice = db
    .selectFrom("scheduled_notices")
    .select("due_on")
    .where("kind", "=", "preview")
    .where("due_on", "like", `${thursday} %`);
  return (await notice.executeTakeFirst()) !== undefined;
}

/** Returns a hash of the issue's email, which changes whenever the email does. */
function fingerprint(edition: Edition, sender: IssueSender): string {
  return createHash("sha256").update(subscribersEmail(edition, sender)).digest("hex").slice(0, 16);
}

/** Returns a subscriber's email or, if it cannot be written, the error. A change in either leads to a new preview. */
function subscribersEmail({ issue, dueAt }: Edition, sender: IssueSender): string {
  try {
    return JSON.stringify(issueMail(issue, dueAt, sender, { to: "", messageId: "", unsubscribe: "" }));
  } catch (error) {
    return String(error);
  }
}

const listIsYoungMs = hourMs;
