import type { Kysely } from "kysely";
import type { Schema } from "../../store/schema.ts";
import { allQuarantined, countQuarantined, type QuarantinedRow } from "../quarantined-rows.ts";

/** What a digest tells of, as far as it is still quarantined. */
export interface Digest {
  /** "2026-11-26T16" */
  name: string;
  count: number;
  /** The newest of each kind, enquiries first: behind one there may be a client. */
  shown: QuarantinedRow[];
}

export async function readDigest(db: Kysely<Schema>, name: string): Promise<Digest> {
  const quarantined = await allQuarantined(db, { digest: name, most });
  const byKind = (["enquiry", "signup"] as const).flatMap((kind) =>
    quarantined.filter((row) => row.kind === kind),
  );
  return { name, count: await countQuarantined(db, { digest: name }), shown: byKind.slice(0, most) };
}

/** Whatever the flood, the mail stays under 100 KB. */
const most = 20;
