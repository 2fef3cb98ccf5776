import { type PostgresCluster, startCluster } from "../../server/testing/postgres-cluster.ts";
import type { Bench } from "../table.ts";

/** Starts PostgreSQL on the servers' core. When the benchmark ends, stops and deletes it, even if still starting. */
export async function startPostgres({ resources, pinning }: Bench): Promise<PostgresCluster> {
  const starting = pinning.onServerCore(startCluster);
  resources.defer(() =>
    starting.then(
      (cluster) => cluster.remove(),
      () => {},
    ),
  );
  return starting;
}
