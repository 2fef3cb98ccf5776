import { type Kysely, sql, type TableMetadata } from "kysely";
import type { Schema } from "../store/schema.ts";

/** Stores three rows in each table, with different values in every column; the third has only the required ones. */
export async function fillTables(
  db: Kysely<Schema>,
  tables?: readonly TableMetadata[],
  from = 1,
): Promise<void> {
  for (const { name, columns } of tables ?? (await db.introspection.getTables())) {
    for (let row = from; name !== "migrations" && row < from + 3; row += 1) {
      const values = columns.map((column, index) => {
        if (row === from + 2 && index > 0 && column.isNullable) return null;
        if (column.dataType === "text") return `${name} “${column.name}”\nN 🧱 ${row}`;
        return (column.dataType === "bigint" ? Date.UTC(2026, 10, 20) : 0) + row * 100 + index;
      });
      const named = sql.join(columns.map((column) => sql.ref(column.name)));
      await sql`insert into ${sql.table(name)} (${named}) values (${sql.join(values)})`.execute(db);
    }
  }
}

/** Returns the rows of each table, with the columns that `tables` lists. */
export async function rowsIn(
  db: Kysely<Schema>,
  tables?: readonly TableMetadata[],
): Promise<Map<string, unknown[]>> {
  const rows = new Map<string, unknown[]>();
  for (const { name, columns } of tables ?? (await db.introspection.getTables())) {
    const named = sql.join(columns.map((column) => sql.ref(column.name)));
    rows.set(name, (await sql`select ${named} from ${sql.table(name)} order by 1, 2`.execute(db)).rows);
  }
  return rows;
}
