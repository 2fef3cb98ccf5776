import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";

/** Connects with the first query. */
export function openPostgres(url: string): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // Longer than the server's timeout: it only covers a server that vanished.
    query_timeout: 15_000,
    application_name: "site",
    types: { getTypeParser: parserFor },
  });
  // Without listeners a broken connection would end the process; the next query fails anyway.
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

/** Success is answered after the commit, so commits must be durable whatever the database's default. */
const commitDurably =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

const int8 = 20;

/** The driver returns bigints as strings; ours all fit into a number. */
function parserFor(type: number, format?: "text" | "binary") {
  return type === int8 ? Number : pg.types.getTypeParser(type, format ?? "text");
}
