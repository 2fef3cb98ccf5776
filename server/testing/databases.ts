import type { StoreKind } from "../store/schema.ts";

/**
 * For tests of code that may work on one database and fail on the other: store, claims and leases, intake, retention,
 * erasure, backup.
 */
export const bothDatabases: StoreKind[] = ["sqlite", "postgres"];

/** For tests of all other code: SQLite alone, or both databases with `npm run test:all`. */
export const eitherDatabase: StoreKind[] = process.env.TEST_ALL ? bothDatabases : ["sqlite"];
