import { DatabaseSync } from "node:sqlite";
import pg from "pg";

const counting = "select count(*) as stored from enquiries";

/** Counts the enquiries in an SQLite file. */
export function countSqlite(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(database.prepare(counting).get()?.stored);
  } finally {
    database.close();
  }
}

export async function countPostgres(url: string): Promise<number> {
  return Number((await queryPostgres(url, counting))[0]?.stored);
}

export async function postgresVersion(url: string): Promise<string> {
  return String((await queryPostgres(url, "show server_version"))[0]?.server_version);
}

/** Creates an empty database on the server at `url`. Resolves with the database's URL. */
export async function createPostgresDatabase(url: string, name: string): Promise<string> {
  await queryPostgres(url, `create database ${name}`);
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

/** Runs one statement on a new connection. */
export async function queryPostgres(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
