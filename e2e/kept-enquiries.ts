import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime from "postal-mime";
import { expect, type Site } from "./site.ts";

/** The one mail about this visitor, once it has reached the owner. */
export async function arrived({ inbox }: Site, name: string) {
  const find = () => inbox.received.filter(({ raw }) => raw.includes(name));
  await expect.poll(() => find().length).toBe(1);
  return PostalMime.parse(find()[0]?.raw ?? "");
}

/** By which call each enquiry of this visitor came in. */
export function stored({ dataDir }: Site, name: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  const rows = database.prepare("select call from enquiries where name = ?").all(name);
  database.close();
  return rows.map(({ call }) => call);
}
