import { tmpdir } from "node:os";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openStore } from "../store/store.ts";
import { type PostgresCluster, startCluster } from "./postgres-cluster.ts";

/** Starts one PostgreSQL for the whole run; each test file creates its own databases in it. */
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
    /** The folder of PostgreSQL's programs. The npm package has neither `pg_dump` nor `pg_restore`. */
    postgresPrograms: string;
    /** The name of a migrated database that serves as the template of the tests' databases. */
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
