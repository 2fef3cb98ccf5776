import { tmpdir } from "node:os";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openStore } from "../store/store.ts";
import { type PostgresCluster, startCluster } from "./postgres-cluster.ts";

/** One PostgreSQL for the whole run; each test file makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  project.provide("postgresUrl", cluster.url);
  project.provide("postgresPrograms", cluster.programs);
  project.provide("postgresTemplate", await createTemplate(cluster));
  return cluster.remove;
}

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    /** A folder: `pg_dump` and the like are in it, unless npm has packed it. */
    postgresPrograms: string;
    /** The name of a database there that has its tables. */
    postgresTemplate: string;
  }
}

async function createTemplate({ url }: PostgresCluster): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create database migrated");
  await client.end();
  const store = await openStore({ databaseUrl: new URL("/migrated", url).href, dataDir: tmpdir() });
  await store.close();
  return "migrated";
}
