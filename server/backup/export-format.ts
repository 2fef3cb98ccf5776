import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { BackupProblem } from "./backup-problem.ts";

/** The first line of an export. */
const head = z.object({
  format: z.literal("site backup"),
  version: z.literal(1),
  made: z.iso.datetime(),
  migrations: z.array(z.object({ number: z.int(), name: z.string() })).min(1),
});
export type ExportHead = z.infer<typeof head>;

/** Every line between the first and the last. */
const exportedRow = z.object({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type ExportedRow = { table: string; row: Record<string, unknown> };

/** The last line, without which the file was cut off. */
const end = z.object({ end: z.object({ rows: z.int() }) });
export type ExportEnd = z.infer<typeof end>;

/** Reads all of an export, and keeps nothing: is it whole? @throws BackupProblem when it isn't */
export async function inspectExport(file: string): Promise<ExportHead> {
  for await (const _ of exportedRows(file)) {
    // Reading is the check.
  }
  return readHead(file);
}

/** @throws BackupProblem when the file is damaged or cut off, once that shows */
export async function* exportedRows(file: string): AsyncGenerator<z.infer<typeof exportedRow>> {
  let count = 0;
  let announced: number | null = null;
  for await (const value of values(file)) {
    const row = exportedRow.safeParse(value);
    if (row.success) {
      count += 1;
      yield row.data;
    } else {
      announced = end.safeParse(value).data?.end.rows ?? announced;
    }
  }
  if (announced !== count) {
    throw new BackupProblem(`${file} is not whole: it holds ${count} of ${announced ?? "more"} rows`);
  }
}

async function readHead(file: string): Promise<ExportHead> {
  for await (const value of values(file)) {
    const parsed = head.safeParse(value);
    if (parsed.success) return parsed.data;
    break;
  }
  throw new BackupProblem(`${file} is no backup of this site: it begins with something else`);
}

async function* values(file: string): AsyncGenerator<unknown> {
  const unzipped = createGunzip();
  const source = createReadStream(file).on("error", (error) => unzipped.destroy(error));
  try {
    // Not readline: it would also cut at line ends that JSON leaves as they are inside of strings.
    let rest = "";
    for await (const text of source.pipe(unzipped).setEncoding("utf8")) {
      const lines = (rest + String(text)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : "no reason given";
    throw new BackupProblem(`${file} is no backup of this site, or is damaged: ${reason}`);
  } finally {
    source.destroy();
  }
}
