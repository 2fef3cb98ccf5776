import type { Kysely, Selectable, Transaction } from "kysely";
import type { IssueState, Schema, StoreKind } from "../../store/schema.ts";

/** A row without `composed`, the large column with the rendered email. */
export type IssueRow = Omit<Selectable<Schema["newsletter_issues"]>, "composed">;

/** Returns all issues that have been frozen or put on hold, newest first. */
export function issueRows(db: Kysely<Schema>): Promise<IssueRow[]> {
  return db.selectFrom("newsletter_issues").select(columns).orderBy("thursday", "desc").execute();
}

const columns = [
  "thursday",
  "slug",
  "title",
  "state",
  "due_at",
  "frozen_at",
  "gathered_to",
  "recipients",
  "reason",
  "paused_at",
  "ended_at",
  "sent",
  "refused",
  "given_up",
  "unneeded",
  "in_doubt",
] as const satisfies (keyof IssueRow)[];

/** Locks the issue until the transaction ends, and returns its state. SQLite's serial transactions need no lock. */
export async function issueState(
  tx: Transaction<Schema>,
  kind: StoreKind,
  thursday: string,
): Promise<IssueState | null> {
  const found = await tx
    .selectFrom("newsletter_issues")
    .select("state")
    .where("thursday", "=", thursday)
    .$if(kind === "postgres", (issue) => issue.forUpdate())
    .executeTakeFirst();
  return found?.state ?? null;
}
