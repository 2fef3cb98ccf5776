import { parseAddress } from "../../../contract/email-address.ts";
import { inWords, retentionPeriods } from "../../../contract/retention-periods.ts";
import { parseName } from "../../../contract/typed-entries.ts";
import { systemClock } from "../../clock.ts";
import { readSecret } from "../../data-dir/secret.ts";
import { type Correction, correctPerson } from "../../privacy/correct.ts";
import type { Deletion } from "../../privacy/delete-rows.ts";
import { erasePerson } from "../../privacy/erase.ts";
import { exportPerson } from "../../privacy/person-export.ts";
import { replacedDatabases } from "../../privacy/replaced-databases.ts";
import type { Command, CommandRequest, OwnerIo } from "./command.ts";
import { placeOf, withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

export const exportPrivacy: Command = {
  name: "privacy export",
  operand: "<address>",
  meaning: "prints everything stored about an address, as JSON",
  run: async ({ operand: text, settings, io }) => {
    const address = acceptedAddress(text, io);
    if (address === null) return 2;
    const { dataDir } = settings;
    const found = await withStore(settings, async (store) =>
      exportPerson(address, { store, dataDir, secret: await readSecret(settings), now: io.now() }),
    );
    io.out(JSON.stringify(found, null, 2));
    return 0;
  },
};

export const correctPrivacy: Command = {
  name: "privacy correct",
  operand: "<address>",
  options: {
    name: { type: "string", usage: "--name NAME" },
    address: { type: "string", usage: "--address NEW" },
  },
  meaning: "corrects the name or the address in a person's enquiries",
  run: async ({ operand: text, options, settings, io }) => {
    const address = acceptedAddress(text, io);
    const correction = correctionOf(options, io);
    if (address === null || correction === null) return 2;
    const corrected = await withStore(settings, (store) => correctPerson(address, correction, store));
    io.out(`Enquiries corrected: ${corrected}. Emails that have already been sent are not changed.`);
    if (correction.email !== undefined) {
      io.out(
        "A newsletter subscription is not moved: the person must sign up with the new address and confirm it.",
      );
    }
    return corrected > 0 ? 0 : 1;
  },
};

export const erasePrivacy: Command = {
  name: "privacy erase",
  operand: "<address>",
  meaning: "deletes everything stored about an address, for good; a restored backup does not bring it back",
  run: async ({ operand: text, settings, io }) => {
    const address = acceptedAddress(text, io);
    if (address === null) return 2;
    const { dataDir } = settings;
    const clock = { ...systemClock, now: io.now };
    const { report, replaced } = await withStore(settings, async (store) => ({
      report: await erasePerson(address, { store, dataDir, secret: await readSecret(settings), clock }),
      replaced: await replacedDatabases({ store, dataDir }),
    }));
    for (const line of reportForPeople(report, placeOf(settings))) io.out(line);
    for (const name of replaced) {
      io.err(
        `${name}, the database that a restored backup replaced, still contains this person's data; it will be deleted ${inWords(retentionPeriods.replacedDatabase)} after the restore.`,
      );
    }
    if (report.beingSent === 0) return 0;
    io.err(
      "An email about this address is being sent right now. The server will erase the rest within the hour.",
    );
    return 1;
  },
};

function correctionOf({ name, address }: CommandRequest["options"], io: OwnerIo): Correction | null {
  const correction: Correction = {};
  if (typeof address === "string") {
    const accepted = acceptedAddress(address, io);
    if (accepted === null) return null;
    correction.email = accepted;
  }
  if (typeof name === "string") {
    const parsed = parseName(name);
    if (!parsed.ok) {
      io.err(`--name: found ${JSON.stringify(name)}, expected a name on one line`);
      return null;
    }
    correction.name = parsed.value;
  }
  if (correction.name !== undefined || correction.email !== undefined) return correction;
  io.err("Nothing to correct: give --name, --address or both.");
  return null;
}

function acceptedAddress(text: string, io: OwnerIo): string | null {
  const parsed = parseAddress(text);
  if (parsed.ok) return parsed.address;
  io.err(`${JSON.stringify(text)} is not an email address: ${parsed.reason}.`);
  return null;
}

function reportForPeople({ deleted }: Deletion, place: string): string[] {
  return [
    ...textTable([
      ["Enquiries", String(deleted.enquiries)],
      ["Signups", String(deleted.subscriptions)],
      ["Links in emails", String(deleted.subscription_links)],
      ["Emails", String(deleted.outbox)],
      ["Mail files", String(deleted.mailFiles)],
      ["Form fingerprints", String(deleted.idempotency_keys)],
    ]),
    "",
    `Erased from ${place}. The files were rewritten; what remains is a keyed hash of the address.`,
    "Not searched: the text of other people's messages, and your own mailbox.",
  ];
}
