import type { Kysely, Selectable } from "kysely";
import { oldestKept, retentionPeriods } from "../../contract/retention-periods.ts";
import { onWallClock } from "../daytime.ts";
import type { Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

export type PageViews = Selectable<Schema["page_views"]>;

/** Adds to what is stored; all of it or nothing. @throws StoreUnavailable */
export async function addPageViews(store: Store, counted: readonly PageViews[]): Promise<void> {
  if (counted.length === 0) return;
  // In one order on all servers: two that write the same rows would wait for each other.
  const rows = counted.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await store.transaction(async (tx) => {
    for (let from = 0; from < rows.length; from += step) {
      await tx
        .insertInto("page_views")
        .values(rows.slice(from, from + step))
        .onConflict((conflict) =>
          conflict.columns(["day", "page", "referrer"]).doUpdateSet({
            views: ({ eb, ref }) => eb(ref("page_views.views"), "+", ref("excluded.views")),
          }),
        )
        .execute();
    }
  });
}

/** Statements have a limit of parameters. */
const step = 200;

function keyOf({ day, page, referrer }: PageViews): string {
  return `${day} ${page} ${referrer}`;
}

/** Views of the days from one to another, which is not among them: by page, host or day, most first. */
export async function viewsBy(
  db: Kysely<Schema>,
  column: "page" | "referrer" | "day",
  { from, until }: { from: string; until: string },
): Promise<Views[]> {
  return db
    .selectFrom("page_views")
    .select(({ fn }) => [`${column} as name` as const, fn.sum<number>("views").as("views")])
    .where("day", ">=", from)
    .where("day", "<", until)
    .groupBy(column)
    .orderBy("views", "desc")
    .orderBy(column)
    .execute();
}

export interface Views {
  name: string;
  views: number;
}

export function sumOfViews(views: readonly Views[]): number {
  return views.reduce((sum, each) => sum + each.views, 0);
}

/** @param now milliseconds since 1970 @returns how many rows were deleted. @throws StoreUnavailable */
export async function forgetPageViews(store: Store, now: number): Promise<number> {
  const oldest = onWallClock(oldestKept(retentionPeriods.pageViews, now)).toPlainDate();
  const { numDeletedRows } = await store.transaction((tx) =>
    tx.deleteFrom("page_views").where("day", "<", String(oldest)).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
