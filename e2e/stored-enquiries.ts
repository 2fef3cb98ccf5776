import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime from "postal-mime";
import { expect, type Site } from "./site.ts";

/** Waits for the only email that contains this visitor's name, and returns it. */
export async function arrived({ inbox }: Site, name: string) {
  const find = () => inbox.received.filter(({ raw }) => raw.includes(name));
  await expect.poll(() => find().length).toBe(1);
  return PostalMime.parse(find()[0]?.raw ?? "");
}

/** Returns, for each enquiry from this visitor, the name of the API call that sent it. */
export function stored({ dataDir }: Site, name: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  const rows = database.prepare("select call from enquiries where name = ?").all(name);
  database.close();
  return rows.map(({ call }) => call);
}
