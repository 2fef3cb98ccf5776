import { type PostgresCluster, startCluster } from "../../server/testing/postgres-cluster.ts";
import type { Bench } from "../table.ts";

/** Starts PostgreSQL on the servers' core. Removes it when the benchmark ends, even if it is still starting up. */
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
