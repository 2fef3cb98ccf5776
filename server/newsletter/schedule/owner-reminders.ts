import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { hourMs } from "../../durations.ts";
import { notifyOnce } from "../../mail/notices/notices.ts";
import type { NoticeKind, Schema } from "../../store/schema.ts";
import { type IssueSender, issueMail } from "../send/frozen-mail.ts";
import { issueRows } from "../send/issue-row.ts";
import { anybodyOnList, type Edition, type FreezeContext } from "./freeze-issue.ts";
import { weekOf } from "./week.ts";

/**
 * Tells the owner on Tuesday that there is no issue, on Wednesday what goes out, on Thursday that none came; each once,
 * over all servers, and what goes out once more whenever it has changed. What it gives takes a time of the database's
 * clock.
 */
export function createReminders({
  store,
  editions,
  notify,
  sender,
}: Pick<FreezeContext, "store" | "editions" | "notify" | "sender">) {
  const tell = (kind: NoticeKind, about: string) =>
    store.transaction((tx) => notifyOnce(tx, notify, { kind, about }));

  /** A build's issues stay as they are: each is written once. */
  const versions = new Map<Edition, string>();
  function versionOf(edition: Edition): string {
    const version = versions.get(edition) ?? fingerprint(edition, sender);
    versions.set(edition, version);
    return version;
  }

  return async (now: number): Promise<void> => {
    const { thursday, reminder, preview, close } = weekOf(now);
    // Nobody waits for it where the list has just begun.
    if (now < reminder || !(await anybodyOnList(store.db, now - listIsYoungMs))) return;
    const edition = editions.find(({ issue }) => issue.thursday === thursday);
    // A server with a newer build may have had one.
    const begun = (await issueRows(store.db)).some((row) => row.thursday === thursday);
    if (!edition && !begun) await tell(now < close ? "missing" : "skipped", thursday);
    if (edition && !begun && now >= preview && now < edition.dueAt) {
      const version = `${thursday} ${versionOf(edition)}`;
      await tell("preview", version);
      await tell("copy", version);
    }
  };
}

/** Whether the owner was told what goes out on this Thursday, in whichever version. @throws StoreUnavailable */
export async function wasPreviewed(db: Kysely<Schema>, thursday: string): Promise<boolean> {
  const told = db
    .selectFrom("scheduled_notices")
    .select("due_on")
    .where("kind", "=", "preview")
    .where("due_on", "like", `${thursday} %`);
  return (await told.executeTakeFirst()) !== undefined;
}

/** The same for what every reader would see the same. */
function fingerprint(edition: Edition, sender: IssueSender): string {
  return createHash("sha256").update(readersMail(edition, sender)).digest("hex").slice(0, 16);
}

/** Of an issue that can't be written, why: the owner is to be told that, too. */
function readersMail({ issue, dueAt }: Edition, sender: IssueSender): string {
  try {
    return JSON.stringify(issueMail(issue, dueAt, sender, { to: "", messageId: "", unsubscribe: "" }));
  } catch (error) {
    return String(error);
  }
}

const listIsYoungMs = hourMs;
