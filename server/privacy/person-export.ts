import { addressKey } from "../mail/address.ts";
import { mailFileName, mailFolderIn, readMailFile } from "../mail/transport/mail-folder.ts";
import type { DataPlaces } from "./delete-rows.ts";
import { mailboxHash, readErasures } from "./erasures.ts";
import { mapTables, rootsOf, rowsOf } from "./person-rows.ts";

/**
 * Returns everything stored about an address, by table and column. Times are ISO strings.
 * @param address an address that `parseAddress` has accepted
 */
export async function exportPerson(
  address: string,
  { secret, now, ...places }: DataPlaces & { secret: string; now: number },
) {
  const { store, dataDir } = places;
  const rows = await rowsOf(store.db, await rootsOf(store.db, address));
  const hash = mailboxHash(addressKey(address), secret);
  const erased = (await readErasures(places)).get(hash);
  const files = await Promise.all(
    rows.outbox.map(async ({ message_id }) => ({
      name: mailFileName(message_id),
      content: await readMailFile(mailFolderIn(dataDir), message_id),
    })),
  );
  return {
    address,
    exported: new Date(now).toISOString(),
    tables: {
      ...mapTables(rows, (each) => each.map(readable)),
      erasures: erased === undefined ? [] : [readable({ mailbox_hash: hash, erased_at: erased })],
    },
    mailFiles: files.flatMap(({ name, content }) => (content === null ? [] : [{ name, content }])),
  };
}

function readable(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === "number" && isTime.test(column) ? new Date(value).toISOString() : value,
    ]),
  );
}

const isTime = /_(at|until)$/;
