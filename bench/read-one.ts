import { DatabaseSync } from "node:sqlite";

/** Reads one value from an SQLite file. */
export function readOne(file: string, query: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.values(database.prepare(query).get() ?? {})[0];
  } finally {
    database.close();
  }
}
