import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { type PostgresCluster, startCluster } from "../server/testing/postgres-cluster.ts";
import type { Bench } from "./table.ts";

/** Reads the first value of a query's result from an SQLite file. */
export function readOne(file: string, query: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.values(database.prepare(query).get() ?? {})[0];
  } finally {
    database.close();
  }
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
