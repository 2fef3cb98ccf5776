import type { StoreKind } from "../store/schema.ts";

/** What only one of the two may get wrong: the store's contract, claims and leases, intake, retention, erasure, backup. */
export const bothDatabases: StoreKind[] = ["sqlite", "postgres"];

/** For all else one speaks for both; `npm run test:all` asks the other too. */
export const eitherDatabase: StoreKind[] = process.env.TEST_ALL ? bothDatabases : ["sqlite"];
