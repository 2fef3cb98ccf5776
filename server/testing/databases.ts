import type { StoreKind } from "../store/schema.ts";

/** For code that may fail on one database only: store, claims and leases, intake, retention, erasure, backup. */
export const bothDatabases: StoreKind[] = ["sqlite", "postgres"];

/** For all other code: SQLite alone, or both databases with `npm run test:all`. */
export const eitherDatabase: StoreKind[] = process.env.TEST_ALL ? bothDatabases : ["sqlite"];
