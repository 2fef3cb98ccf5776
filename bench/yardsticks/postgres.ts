import { type PostgresCluster, startCluster } from "../../server/testing/postgres-cluster.ts";
import type { Bench } from "../table.ts";

/** Starts PostgreSQL on the servers' core. Stops and deletes it when the benchmark ends, even during its startup. */
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
