import type { TestProject } from "vitest/node";
import { startCluster } from "./postgres-cluster.ts";

/** One PostgreSQL for the whole run; each test file makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  project.provide("postgresUrl", cluster.url);
  return cluster.remove;
}

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
