import { parseAddress } from "../enquiries/address.ts";
import { removeSubscriber } from "../subscribers/remove-subscriber.ts";
import { type Command, jsonOption, type OwnerIo } from "./command.ts";
import { csvLines } from "./csv.ts";
import { placeOf, withStore } from "./opened-store.ts";
import {
  csvHead,
  listHead,
  recordForPeople,
  recordForPrograms,
  summaryForPeople,
  summaryForPrograms,
} from "./subscriber-output.ts";
import { allSubscribers, findSubscriber, mailsOf } from "./subscriber-records.ts";
import { textTable } from "./text-table.ts";

export const listSubscribers: Command = {
  name: "subscribers list",
  operands: [],
  options: { json: jsonOption },
  meaning: "every address of the newsletter, with its state; whoever asked last first",
  run: async ({ options, settings, io }) => {
    const subscribers = await withStore(settings, (store) => allSubscribers(store.db));
    if (options.json) io.out(JSON.stringify(subscribers.map(summaryForPrograms), null, 2));
    else if (subscribers.length === 0) io.out(`No subscribers in ${placeOf(settings)}`);
    else for (const line of textTable([listHead, ...subscribers.map(summaryForPeople)])) io.out(line);
    return 0;
  },
};

export const showSubscriber: Command = {
  name: "subscribers show",
  operands: ["<address>"],
  options: { json: jsonOption },
  meaning: "what proves the consent of one address: who, when, where, by which words",
  run: ({ operands: [address = ""], options, settings, io }) =>
    withStore(settings, async (store) => {
      const record = await findSubscriber(store.db, accepted(address));
      if (!record) return unknown(io, address);
      const mails = await mailsOf(store.db, record);
      if (options.json) io.out(JSON.stringify(recordForPrograms(record, mails), null, 2));
      else for (const line of recordForPeople(record, mails)) io.out(line);
      return 0;
    }),
};

export const exportSubscribers: Command = {
  name: "subscribers export",
  operands: [],
  options: {},
  meaning: "the same as CSV, with what proves consent; what a spreadsheet would take for a formula is quoted",
  run: async ({ settings, io }) => {
    const subscribers = await withStore(settings, (store) => allSubscribers(store.db));
    const rows = subscribers.map((each) =>
      Object.values(summaryForPrograms(each)).map((value) => value ?? ""),
    );
    for (const line of csvLines([csvHead, ...rows])) io.out(line);
    return 0;
  },
};

export const removeOneSubscriber: Command = {
  name: "subscribers remove",
  operands: ["<address>"],
  options: {},
  meaning: "deletes an address from the newsletter, with all that is known of it there, the proof included",
  run: async ({ operands: [address = ""], settings, io }) => {
    const { dataDir } = settings;
    const { removed, beingSent } = await withStore(settings, (store) =>
      removeSubscriber(accepted(address), { store, dataDir }),
    );
    if (beingSent > 0) {
      io.err(`An email to ${address} is being sent at this moment. Run the same command again in a minute.`);
      return 1;
    }
    if (removed === 0) return unknown(io, address);
    io.out(`${address}: removed, with ${removed === 1 ? "its signup" : `its ${removed} signups`}.`);
    return 0;
  },
};

/** As it is stored; what is no address is not found. */
function accepted(text: string): string {
  const parsed = parseAddress(text);
  return parsed.ok ? parsed.address : text;
}

function unknown(io: OwnerIo, address: string): number {
  io.err(`${JSON.stringify(address)} never asked for the newsletter. "subscribers list" shows who did.`);
  return 1;
}
