import { deleteRoots } from "../privacy/delete-rows.ts";
import { allHeld, findHeld, type HeldRow } from "../quarantine/held-rows.ts";
import { releaseHeld } from "../quarantine/release.ts";
import { type Command, jsonOption, type OperatorIo } from "./command.ts";
import { placeOf, withStore } from "./opened-store.ts";
import {
  heldForPeople,
  heldForPrograms,
  listHead,
  summaryForPeople,
  summaryForPrograms,
} from "./quarantine-output.ts";
import { textTable } from "./text-table.ts";

export const listQuarantine: Command = {
  name: "quarantine list",
  operands: [],
  options: { json: jsonOption },
  meaning: "the enquiries and signups held back as spam, why, and until when they are kept",
  run: async ({ options, settings, io }) => {
    const held = await withStore(settings, (store) => allHeld(store.db));
    if (options.json) io.out(JSON.stringify(held.map(summaryForPrograms), null, 2));
    else if (held.length === 0) io.out(`Nothing is held back in ${placeOf(settings)}`);
    else for (const line of textTable([listHead, ...held.map(summaryForPeople)])) io.out(line);
    return 0;
  },
};

export const showQuarantined: Command = {
  name: "quarantine show",
  operands: ["<id>"],
  options: { json: jsonOption },
  meaning: "one of them, with every word",
  run: async ({ operands: [id = ""], options, settings, io }) => {
    const held = await withStore(settings, (store) => findHeld(store.db, id));
    if (!held) return notHeld(io, id);
    if (options.json) io.out(JSON.stringify(heldForPrograms(held), null, 2));
    else for (const line of heldForPeople(held)) io.out(line);
    return 0;
  },
};

export const releaseQuarantined: Command = {
  name: "quarantine release",
  operands: ["<id>"],
  options: {},
  meaning: "sends it on its way: an enquiry to you, a signup's mail to confirm to whoever asked",
  run: ({ operands: [id = ""], settings, io }) =>
    withStore(settings, async (store) => {
      const held = await findHeld(store.db, id);
      if (!held) return notHeld(io, id);
      const { mailFrom } = settings;
      const done = await releaseHeld(store, { kind: held.kind, id, now: io.now(), mailFrom });
      if (!done) return notHeld(io, id);
      io.out(`${named(held)}: its mail goes out now, or as soon as the server runs.`);
      return 0;
    }),
};

export const deleteQuarantined: Command = {
  name: "quarantine delete",
  operands: ["<id>"],
  options: {},
  meaning: "deletes it for good; what is left alone goes by itself at the end of its time",
  run: ({ operands: [id = ""], settings, io }) =>
    withStore(settings, async (store) => {
      const held = await findHeld(store.db, id);
      if (!held) return notHeld(io, id);
      const table = held.kind === "enquiry" ? "enquiries" : "subscriptions";
      const { deleted } = await deleteRoots(
        { store, dataDir: settings.dataDir },
        [{ table, id, at: held.at }],
        "held",
      );
      if (deleted[table] === 0) return notHeld(io, id);
      io.out(`${named(held)} is deleted.`);
      return 0;
    }),
};

function named({ kind, row }: HeldRow): string {
  return kind === "enquiry" ? `Enquiry ${row.id}` : `Signup ${row.id}`;
}

function notHeld(io: OperatorIo, id: string): number {
  io.err(`Nothing with the id ${JSON.stringify(id)} is held back. "quarantine list" shows what is.`);
  return 1;
}
