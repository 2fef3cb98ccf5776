import { notifyOnce } from "../../notices/notices.ts";
import type { NoticeKind } from "../../store/schema.ts";
import { anybodyOnList, type FreezeContext } from "./freeze.ts";
import { issueRows } from "./issue-row.ts";
import { weekOf } from "./week.ts";

/**
 * Tells the owner on Tuesday that there is no issue, on Wednesday what goes out, on Thursday that none came; each once,
 * over all servers. What it gives takes a time of the database's clock.
 */
export function createReminders({
  store,
  editions,
  notify,
}: Pick<FreezeContext, "store" | "editions" | "notify">) {
  /** So that nothing is written again and again; the database knows it too. */
  const told = new Set<string>();

  async function tell(kind: NoticeKind, thursday: string): Promise<void> {
    if (told.has(`${kind} ${thursday}`)) return;
    await store.transaction((tx) => notifyOnce(tx, notify, { kind, about: thursday }));
    told.add(`${kind} ${thursday}`);
  }

  return async (now: number): Promise<void> => {
    const { thursday, reminder, preview, close } = weekOf(now);
    // Nobody waits for it where the list has just begun.
    if (now < reminder || !(await anybodyOnList(store.db, now - listIsYoung))) return;
    const edition = editions.find(({ issue }) => issue.thursday === thursday);
    // A server with a newer build may have had one.
    const begun = (await issueRows(store.db)).some((row) => row.thursday === thursday);
    if (!edition && !begun) await tell(now < close ? "missing" : "skipped", thursday);
    if (edition && !begun && now >= preview && now < edition.dueAt) {
      await tell("preview", thursday);
      await tell("copy", thursday);
    }
  };
}

/** Milliseconds. */
const listIsYoung = 60 * 60 * 1000;
