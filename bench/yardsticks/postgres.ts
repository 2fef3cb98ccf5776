import { type PostgresCluster, startCluster } from "../../server/testing/postgres-cluster.ts";
import type { Bench } from "../table.ts";

/** A real PostgreSQL on the servers' core; it is removed with the bench's other things, also while it still starts. */
export async function startPostgres({ things, pinning }: Bench): Promise<PostgresCluster> {
  const starting = pinning.onServerCore(startCluster);
  things.defer(() =>
    starting.then(
      (cluster) => cluster.remove(),
      () => {},
    ),
  );
  return starting;
}
