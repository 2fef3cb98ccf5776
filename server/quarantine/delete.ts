import { type DataPlaces, deleteRoots } from "../privacy/delete-rows.ts";
import { batch } from "../privacy/old-roots.ts";
import type { QuarantinedRow } from "./quarantined-rows.ts";

/** Deletes for good what is quarantined, in steps; what was let out since is left alone. @returns how much @throws StoreUnavailable */
export async function deleteFromQuarantine(
  places: DataPlaces,
  quarantined: readonly Pick<QuarantinedRow, "kind" | "at" | "row">[],
): Promise<number> {
  let count = 0;
  for (let from = 0; from < quarantined.length; from += batch) {
    const roots = quarantined.slice(from, from + batch).map(({ kind, row, at }) => {
      const table = kind === "enquiry" ? ("enquiries" as const) : ("subscriptions" as const);
      return { table, id: row.id, at };
    });
    const { deleted } = await deleteRoots(places, roots, "quarantined");
    count += deleted.enquiries + deleted.subscriptions;
  }
  return count;
}
