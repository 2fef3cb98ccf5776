import { createHmac } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import type { Kysely } from "kysely";
import { writeDurably } from "../data-dir/durable-file.ts";
import { refusalOf, unlessMissing } from "../monitoring/error-facts.ts";
import { StartProblem } from "../start-problem.ts";
import type { Schema } from "../store/schema.ts";
import type { DataPlaces } from "./delete-rows.ts";

/** Maps the keyed hash of each mailbox to the time of its last erasure. */
type Erasures = ReadonlyMap<string, number>;

/** Hashes an address with a key, so that nobody without the secret can recognize the address. */
export function mailboxHash(addressKey: string, secret: string): string {
  return createHmac("sha256", secret).update(`erasure:${addressKey}`).digest("base64url");
}

/** Records an erasure in the database and in a file that no restored backup replaces. */
export async function recordErasure(
  { store, dataDir }: DataPlaces,
  { hash, at }: { hash: string; at: number },
): Promise<void> {
  await append(dataDir, new Map([[hash, at]]));
  await store.transaction((tx) => keepInTable(tx, hash, at));
}

/** Returns all recorded erasures, and brings the database and the file up to date with each other. */
export async function readErasures({ store, dataDir }: DataPlaces): Promise<Erasures> {
  const inFile = await readList(dataDir);
  const inTable = new Map<string, number>();
  for (const row of await store.db.selectFrom("erasures").selectAll().execute()) {
    inTable.set(row.mailbox_hash, row.erased_at);
  }
  const newToFile = laterThan(inTable, inFile);
  if (newToFile.size > 0) await append(dataDir, newToFile);
  const newToTable = laterThan(inFile, inTable);
  await store.transaction(async (tx) => {
    for (const [hash, at] of newToTable) await keepInTable(tx, hash, at);
  });
  return new Map([...inTable, ...newToTable]);
}

/** Deletes the records of erasures before this time. Returns the number deleted from the database. */
export async function deleteOldErasures({ store, dataDir }: DataPlaces, before: number): Promise<number> {
  const list = await readList(dataDir);
  const kept = new Map([...list].filter(([, at]) => at >= before));
  if (kept.size < list.size) await replaceList(dataDir, kept);
  const forgotten = await store.transaction((tx) =>
    tx.deleteFrom("erasures").where("erased_at", "<", before).executeTakeFirst(),
  );
  return Number(forgotten.numDeletedRows);
}

function laterThan(these: Erasures, those: Erasures): Map<string, number> {
  return new Map([...these].filter(([hash, at]) => at > (those.get(hash) ?? -1)));
}

async function keepInTable(tx: Kysely<Schema>, hash: string, at: number): Promise<void> {
  await tx
    .insertInto("erasures")
    .values({ mailbox_hash: hash, erased_at: at })
    .onConflict((conflict) =>
      conflict.column("mailbox_hash").doUpdateSet({ erased_at: at }).where("erasures.erased_at", "<", at),
    )
    .execute();
}

const listIn = (dataDir: string) => path.join(dataDir, "erasures");

/**
 * Ignores an incomplete last line, left by a full disk or a crash.
 * @throws StartProblem when the list cannot be read, because nothing may be sent without it
 */
async function readList(dataDir: string): Promise<Map<string, number>> {
  const list = new Map<string, number>();
  const file = listIn(dataDir);
  const text = await unlessMissing(readFile(file, "utf8"), "").catch((error) => {
    throw new StartProblem(
      `DATA_DIR: ${file} can't be read (${refusalOf(error)}); expected read access: without this list, erased people come back`,
    );
  });
  for (const [, time = "", hash = ""] of text.matchAll(entry)) {
    list.set(hash, Math.max(list.get(hash) ?? 0, Date.parse(time)));
  }
  return list;
}

const entry = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([A-Za-z0-9_-]{43})\n/g;

function asText(erasures: Erasures): string {
  return [...erasures].map(([hash, at]) => `${new Date(at).toISOString()} ${hash}\n`).join("");
}

async function append(dataDir: string, erasures: Erasures): Promise<void> {
  await writeDurably(listIn(dataDir), "a", asText(erasures));
}

async function replaceList(dataDir: string, erasures: Erasures): Promise<void> {
  const file = listIn(dataDir);
  await writeDurably(`${file}.part`, "w", asText(erasures));
  await rename(`${file}.part`, file);
}
