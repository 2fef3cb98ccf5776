import type { Kysely, Selectable, Transaction } from "kysely";
import { expiredBefore, retentionPeriods } from "../../contract/retention-periods.ts";
import { onWallClock } from "../daytime.ts";
import type { Schema } from "../store/schema.ts";
import { countOf, type Store } from "../store/store.ts";

export type PageViews = Selectable<Schema["page_views"]>;

/** The day in the site's time zone, such as "2026-11-23". */
export function dayOf(time: number): string {
  return String(onWallClock(time).toPlainDate());
}

/** Adds counted views to the stored ones, in one transaction. */
export async function addPageViews(store: Store, counted: readonly PageViews[]): Promise<void> {
  await store.transaction(async (tx) => {
    for (const view of counted) {
      const referrer = (await hasOwnRow(tx, view)) ? view.referrer : "";
      await tx
        .insertInto("page_views")
        .values({ ...view, referrer })
        .onConflict((conflict) =>
          conflict
            .columns(["day", "page", "referrer"])
            .doUpdateSet(({ eb }) => ({ views: eb("page_views.views", "+", view.views) })),
        )
        .execute();
    }
  });
}

/** Whether to store the referrer. Anyone can forge a referrer, so at most 300 pairs of page and host are stored per day. */
async function hasOwnRow(tx: Transaction<Schema>, { day, page, referrer }: PageViews): Promise<boolean> {
  if (referrer === "") return true;
  const others = tx
    .selectFrom("page_views")
    .where("day", "=", day)
    .where("referrer", "<>", "")
    .where(({ not, and }) => not(and({ page, referrer })));
  return (await countOf(others)) < 300;
}

/** Returns the views of each page or from each host, most viewed first, from day `from` to the day before `until`. */
export async function viewsBy(
  db: Kysely<Schema>,
  column: "page" | "referrer",
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

/** @returns the number of deleted rows */
export async function deleteOldPageViews(store: Store, now: number): Promise<number> {
  const oldest = dayOf(expiredBefore(retentionPeriods.pageViews, now));
  const { numDeletedRows } = await store.transaction((tx) =>
    tx.deleteFrom("page_views").where("day", "<", oldest).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
