import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";

/** Nothing connects before the first query. */
export function openPostgres(url: string): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // Longer than the server's own limit: it only ends waiting for a server that has vanished.
    query_timeout: 15_000,
    application_name: "site",
    types: { getTypeParser: parserFor },
  });
  // A connection that dies, idle or in use, fails the next query on it; without listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(commitDurably));
      },
    }),
  });
}

/** A success is answered after the commit, so a commit must mean stored, whatever the database's default. */
const commitDurably =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

const int8 = 20;

/** Times and counts are bigints, which the driver would hand over as text. All of ours fit into a number. */
function parserFor(type: number, format?: "text" | "binary") {
  return type === int8 ? Number : pg.types.getTypeParser(type, format ?? "text");
}
