import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { tableNames } from "../store/table-names.ts";
import type { ExportEnd, ExportedRow, ExportHead } from "./export-format.ts";

/**
 * Writes every row of PostgreSQL's tables, as they stand at one moment, into an empty file: gzip, one JSON value a
 * line. Others go on writing. @throws StoreUnavailable
 */
export async function exportRows(store: Store, draft: string, now: number): Promise<void> {
  await store.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((tx) =>
      pipeline(Readable.from(lines(tx, now)), createGzip(), createWriteStream(draft, { flush: true })),
    );
}

async function* lines(tx: Transaction<Schema>, now: number): AsyncGenerator<string> {
  const migrations = await tx.selectFrom("migrations").select(["number", "name"]).orderBy("number").execute();
  yield asLine({ format: "site backup", version: 1, made: new Date(now).toISOString(), migrations });
  let rows = 0;
  for (const table of tableNames) {
    if (table === "migrations" || table === "readiness") continue;
    for await (const row of rowsOf(tx, table)) {
      rows += 1;
      yield asLine({ table, row });
    }
  }
  yield asLine({ end: { rows } });
}

function asLine(value: ExportHead | ExportedRow | ExportEnd): string {
  return `${JSON.stringify(value)}\n`;
}

/** By a cursor: a table may be larger than the memory. */
async function* rowsOf(tx: Kysely<Schema>, table: string): AsyncGenerator<Record<string, unknown>> {
  await sql`declare exported no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch 500 from exported`.execute(tx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close exported`.execute(tx);
}
