import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import pg from "pg";
import { type EnquiryRow, enquiryRows } from "./enquiry-rows.ts";

/** A database with the site's tables and nothing of the site around it. */
export interface BareDatabase {
  /** Of each connection: inserts the rows in one transaction, and resolves once it is durably committed. */
  connections: ((rows: EnquiryRow[]) => Promise<void>)[];
  close(): Promise<void>;
}

/** With the site's own settings: WAL and `synchronous = full`. */
export async function openBareSqlite(file: string): Promise<BareDatabase> {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  for (const sql of migrations()) database.exec(sql);
  const statements = new Map<string, StatementSync>();
  for (const row of enquiryRows(0)) statements.set(row.table, database.prepare(insertion(row, () => "?")));
  return {
    connections: [
      async (rows) => {
        database.exec("begin immediate");
        for (const { table, values } of rows) statements.get(table)?.run(...Object.values(values));
        database.exec("commit");
      },
    ],
    close: async () => database.close(),
  };
}

/** With prepared statements. */
export async function openBarePostgres(url: string, connections: number): Promise<BareDatabase> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  for (const sql of migrations()) await clients[0]?.query(sql);
  return {
    connections: clients.map((client) => async (rows) => {
      await client.query("begin");
      for (const row of rows) {
        const text = insertion(row, (index) => `$${index + 1}`);
        await client.query({ name: row.table, text, values: Object.values(row.values) });
      }
      await client.query("commit");
    }),
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

function migrations(): string[] {
  const folder = join(import.meta.dirname, "..", "..", "server", "store", "migrations");
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

function insertion({ table, values }: EnquiryRow, placeholder: (index: number) => string): string {
  const columns = Object.keys(values);
  return `insert into ${table} (${columns.join(", ")}) values (${columns.map((_, index) => placeholder(index)).join(", ")})`;
}
