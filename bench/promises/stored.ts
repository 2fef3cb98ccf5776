import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { queryPostgres } from "../yardsticks/databases.ts";
import type { StoredEnquiry } from "./ledger.ts";
import { enquiryIn } from "./marker.ts";

/** What the database says, asked without the site. */
export interface Stored {
  /** How many mails are still to be delivered. */
  countOpen(): Promise<number>;
  enquiries(): Promise<StoredEnquiry[]>;
}

/** Until no mail is to be delivered any more, for so many seconds at most. */
export async function untilDelivered(stored: Stored, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while ((await stored.countOpen()) > 0 && performance.now() < end) await pause(500);
}

/** Opened and closed each time: a connection that stays would be there when the site is killed and starts again. */
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

export function storedInPostgres(url: string): Stored {
  const ask = (text: string) => queryPostgres(url, text);
  return {
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
