import { deleteFromQuarantine } from "../quarantine/delete.ts";
import { allQuarantined, findQuarantined, type QuarantinedRow } from "../quarantine/quarantined-rows.ts";
import { releaseFromQuarantine } from "../quarantine/release.ts";
import type { Store } from "../store/store.ts";
import {
  type Command,
  type CommandOption,
  type CommandRequest,
  jsonOption,
  type OwnerIo,
} from "./command.ts";
import { placeOf, withStore } from "./opened-store.ts";
import {
  listHead,
  quarantinedForPeople,
  quarantinedForPrograms,
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
    const quarantined = await withStore(settings, (store) => allQuarantined(store.db));
    if (options.json) io.out(JSON.stringify(quarantined.map(summaryForPrograms), null, 2));
    else if (quarantined.length === 0) io.out(`Nothing is held back in ${placeOf(settings)}`);
    else for (const line of textTable([listHead, ...quarantined.map(summaryForPeople)])) io.out(line);
    return 0;
  },
};

export const showQuarantined: Command = {
  name: "quarantine show",
  operands: ["<id>"],
  options: { json: jsonOption },
  meaning: "one of them, with every word",
  run: async ({ operands: [id = ""], options, settings, io }) => {
    const quarantined = await withStore(settings, (store) => findQuarantined(store.db, id));
    if (!quarantined) return notQuarantined(io, id);
    if (options.json) io.out(JSON.stringify(quarantinedForPrograms(quarantined), null, 2));
    else for (const line of quarantinedForPeople(quarantined)) io.out(line);
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
    forEachQuarantined(request, async (store, quarantined) => {
      const { mailFrom } = request.settings;
      const now = request.io.now();
      const { kind, row } = quarantined;
      const done = await releaseFromQuarantine(store, { kind, id: row.id, now, mailFrom });
      return done && `${named(quarantined)}: its email goes out now, or as soon as the server runs.`;
    }),
};

export const deleteQuarantined: Command = {
  name: "quarantine delete",
  operands: ["<id>…"],
  options: { all },
  meaning: "deletes them for good; what is left alone goes by itself at the end of its time",
  run: (request) =>
    forEachQuarantined(request, async (store, quarantined) => {
      const { dataDir } = request.settings;
      const count = await deleteFromQuarantine({ store, dataDir }, [quarantined]);
      return count > 0 && `${named(quarantined)} is deleted.`;
    }),
};

/** One that isn't in quarantine any more doesn't stop the others. `act` gives what it did; false: it came too late. */
function forEachQuarantined(
  { operands, options, settings, io }: CommandRequest,
  act: (store: Store, quarantined: QuarantinedRow) => Promise<string | false>,
): Promise<number> {
  return withStore(settings, async (store) => {
    const ids = options.all ? (await allQuarantined(store.db)).map(({ row }) => row.id) : operands;
    if (ids.length === 0) io.out(`Nothing is held back in ${placeOf(settings)}`);
    let code = 0;
    for (const id of ids) {
      const quarantined = await findQuarantined(store.db, id);
      const done = quarantined && (await act(store, quarantined));
      if (done) io.out(done);
      else code = notQuarantined(io, id);
    }
    return code;
  });
}

function named({ kind, row }: QuarantinedRow): string {
  return kind === "enquiry" ? `Enquiry ${row.id}` : `Signup ${row.id}`;
}

function notQuarantined(io: OwnerIo, id: string): number {
  io.err(`Nothing with the id ${JSON.stringify(id)} is held back. "quarantine list" shows what is.`);
  return 1;
}
