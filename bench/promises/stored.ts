import { setTimeout as pause } from "node:timers/promises";
import { queryPostgres, querySqlite } from "../databases.ts";
import { enquiryIn } from "../enquiry.ts";
import type { StoredEnquiry } from "./ledger.ts";

/** Reads the database directly, not through the site. */
export type Stored = ReturnType<typeof storedIn>;

export function storedInSqlite(file: string): Stored {
  return storedIn(async (text) => querySqlite(file, text));
}

export function storedInPostgres(url: string): Stored {
  return storedIn((text) => queryPostgres(url, text));
}

function storedIn(ask: (text: string) => Promise<Record<string, unknown>[]>) {
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

/** Waits until no email is waiting or being sent, for at most `seconds`. Calls `look` while it waits. */
export async function untilDelivered(stored: Stored, seconds: number, look = async () => {}) {
  const end = performance.now() + seconds * 1000;
  while ((await stored.countOpen()) > 0 && performance.now() < end) {
    await pause(500);
    await look();
  }
}
