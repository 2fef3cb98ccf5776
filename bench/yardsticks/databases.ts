import { DatabaseSync } from "node:sqlite";
import pg from "pg";

const counting = "select count(*) as stored from enquiries";

/** How many enquiries are in the database, as the database itself says. */
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

/** An empty database beside the one of `url`; resolves with its own URL. */
export async function createPostgresDatabase(url: string, name: string): Promise<string> {
  await queryPostgres(url, `create database ${name}`);
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

/** One statement on a connection of its own. */
export async function queryPostgres(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
