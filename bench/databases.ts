import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { type PostgresCluster, startCluster } from "../server/testing/postgres-cluster.ts";
import type { Bench } from "./resources.ts";

/** Runs a query. Opens the file each time, because an open connection could affect the site's recovery after a kill. */
export function querySqlite(file: string, text: string): Record<string, unknown>[] {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  return database.prepare(text).all();
}

/** Starts PostgreSQL. When the benchmark ends, stops and deletes it, even if it is still starting. */
export async function startPostgres({ resources }: Bench): Promise<PostgresCluster> {
  const starting = startCluster();
  resources.defer(() =>
    starting.then(
      (cluster) => cluster.remove(),
      () => {},
    ),
  );
  return starting;
}

/** Creates an empty database on the server at `url`. Resolves with the database's URL. */
export async function createPostgresDatabase(url: string, name: string): Promise<string> {
  await queryPostgres(url, `create database ${name}`);
  return new URL(`/${name}`, url).href;
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
