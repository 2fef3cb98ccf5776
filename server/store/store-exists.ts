import { stat } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { unlessMissing } from "../monitoring/error-facts.ts";
import { openPostgres } from "./postgres.ts";
import type { StoreSettings } from "./store.ts";
import { storeErrorOf } from "./unavailable.ts";

/** Whether a server has ever run on this database. Does not create the database. */
export async function storeExists({ databaseUrl, dataDir }: StoreSettings): Promise<boolean> {
  try {
    return databaseUrl === null
      ? await holdsBytes(path.join(dataDir, "site.db"))
      : await hasTables(databaseUrl);
  } catch (error) {
    throw storeErrorOf(error) ?? error;
  }
}

/** Warns of a SQLite database that nobody uses: its data is neither shown nor deleted. Empty if there is none. */
export async function unusedDatabase({ databaseUrl, dataDir }: StoreSettings): Promise<string[]> {
  const file = path.join(dataDir, "site.db");
  return databaseUrl !== null && (await holdsBytes(file))
    ? [
        `${file} holds data that is NOT used, because DATABASE_URL is set: stop the server and run the command move; if you don't need the data, delete the file`,
      ]
    : [];
}

async function holdsBytes(file: string): Promise<boolean> {
  const size = stat(file).then((found) => found.size);
  // If the size cannot be read, the file counts as there: opening the database will report why.
  return (await unlessMissing(size, 0).catch(() => 1)) > 0;
}

async function hasTables(url: string): Promise<boolean> {
  await using db = openPostgres(url);
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('migrations') is not null as found
  `.execute(db);
  return rows[0]?.found === true;
}
