import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { queryPostgres } from "../databases.ts";
import type { StoredEnquiry } from "./ledger.ts";
import { enquiryIn } from "./post-enquiry.ts";

/** Reads the database directly, not through the site. */
export type Stored = ReturnType<typeof storedInPostgres>;

/** Waits until no email is waiting or being sent, for at most `seconds`. */
export async function untilDelivered(stored: Stored, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while ((await stored.countOpen()) > 0 && performance.now() < end) await pause(500);
}

/** Opens the file for each query, because an open connection could affect the site's recovery after a kill. */
export function storedInSqlite(file: string): Stored {
  const ask = (text: string) => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      return database.prepare(text).all();
    } finally {
      database.close();
    }
  };
  return {
    countOpen: async () => Number(ask(counting)[0]?.open),
    enquiries: async () => ask(reading).map(storedEnquiry),
  };
}

export function storedInPostgres(url: string) {
  const ask = (text: string) => queryPostgres(url, text);
  return {
    /** How many emails are waiting or being sent. */
    countOpen: async () => Number((await ask(counting))[0]?.open),
    enquiries: async () => (await ask(reading)).map(storedEnquiry),
  };
}

const counting = "select count(*) as open from outbox where state in ('waiting', 'sending')";

const reading = `select substr(message, 1, 40) as beginning, state from enquiries
  left join outbox on outbox.kind = 'enquiry' and outbox.subject_id = enquiries.id`;

function storedEnquiry({ beginning, state }: Record<string, unknown>): StoredEnquiry {
  const enquiry = enquiryIn(String(beginning));
  if (enquiry === null) throw new Error("The database holds an enquiry that the load did not send");
  return { enquiry, state: state === null ? null : String(state) };
}
