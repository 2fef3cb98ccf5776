import { p99 } from "../quantiles.ts";
import type { BareDatabase } from "./bare-database.ts";
import { type EnquiryRow, enquiryRows } from "./enquiry-rows.ts";

/** On each connection, commits one enquiry after the other for some seconds, as fast as the database does. */
export async function commitEnquiries(database: BareDatabase, seconds: number): Promise<Commits> {
  const times: number[] = [];
  const startedAt = performance.now();
  let elapsed = 0;
  const repeat = async (commit: (rows: EnquiryRow[]) => Promise<void>) => {
    while (elapsed < seconds * 1000) {
      const begunAt = performance.now();
      await commit(enquiryRows(Date.now()));
      const endedAt = performance.now();
      times.push(endedAt - begunAt);
      elapsed = endedAt - startedAt;
    }
  };
  await Promise.all(database.connections.map(repeat));
  return { perSecond: times.length / (elapsed / 1000), p99: p99(times) };
}

export interface Commits {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}
