import { deleteFromQuarantine } from "../quarantine/delete.ts";
import { allQuarantined, findQuarantined, type QuarantinedRow } from "../quarantine/quarantined-rows.ts";
import { releaseFromQuarantine } from "../quarantine/release.ts";
import type { Store } from "../store/store.ts";
import {
  type Command,
  type CommandOption,
  type CommandRequest,
  jsonOption,
  type OperatorIo,
} from "./command.ts";
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
    const held = await withStore(settings, (store) => allQuarantined(store.db));
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
    const held = await withStore(settings, (store) => findQuarantined(store.db, id));
    if (!held) return notQuarantined(io, id);
    if (options.json) io.out(JSON.stringify(heldForPrograms(held), null, 2));
    else for (const line of heldForPeople(held)) io.out(line);
    return 0;
  },
};

const all: CommandOption = { type: "boolean", usage: "--all" };

export const releaseQuarantined: Command = {
  name: "quarantine release",
  operands: ["<id>…"],
  options: { all },
  meaning: "sends them on their way: an enquiry to you, a signup's email to confirm to whoever asked",
  run: (request) =>
    forEachQuarantined(request, async (store, held) => {
      const { mailFrom } = request.settings;
      const now = request.io.now();
      const done = await releaseFromQuarantine(store, { kind: held.kind, id: held.row.id, now, mailFrom });
      return done && `${named(held)}: its email goes out now, or as soon as the server runs.`;
    }),
};

export const deleteQuarantined: Command = {
  name: "quarantine delete",
  operands: ["<id>…"],
  options: { all },
  meaning: "deletes them for good; what is left alone goes by itself at the end of its time",
  run: (request) =>
    forEachQuarantined(request, async (store, held) => {
      const { dataDir } = request.settings;
      return (await deleteFromQuarantine({ store, dataDir }, [held])) > 0 && `${named(held)} is deleted.`;
    }),
};

/** One that isn't held (any more) doesn't stop the others. `act` gives what it did, false when it came too late. */
function forEachQuarantined(
  { operands, options, settings, io }: CommandRequest,
  act: (store: Store, held: QuarantinedRow) => Promise<string | false>,
): Promise<number> {
  return withStore(settings, async (store) => {
    const ids = options.all ? (await allQuarantined(store.db)).map(({ row }) => row.id) : operands;
    if (ids.length === 0) io.out(`Nothing is held back in ${placeOf(settings)}`);
    let code = 0;
    for (const id of ids) {
      const held = await findQuarantined(store.db, id);
      const done = held && (await act(store, held));
      if (done) io.out(done);
      else code = notQuarantined(io, id);
    }
    return code;
  });
}

function named({ kind, row }: QuarantinedRow): string {
  return kind === "enquiry" ? `Enquiry ${row.id}` : `Signup ${row.id}`;
}

function notQuarantined(io: OperatorIo, id: string): number {
  io.err(`Nothing with the id ${JSON.stringify(id)} is held back. "quarantine list" shows what is.`);
  return 1;
}
