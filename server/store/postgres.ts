import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";

/** Returns a database that connects on its first query. */
export function openPostgres(url: string): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // Longer than `statement_timeout`, so that it applies only if the database server stops responding.
    query_timeout: 15_000,
    application_name: "site",
    types: { getTypeParser: parserFor },
  });
  // Without this listener a broken connection would end the process. The next query reports the error.
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

/** Commits must be durable even if the database's default differs, because the site reports success after a commit. */
const commitDurably =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

const int8 = 20;

/** Returns bigints as numbers, not strings (the driver's default), because all are safe integers. */
function parserFor(type: number, format?: "text" | "binary") {
  return type === int8 ? Number : pg.types.getTypeParser(type, format ?? "text");
}
