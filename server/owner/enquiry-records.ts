import type { Kysely } from "kysely";
import type { OutboxRow } from "../mail/outbox/lease.ts";
import { mailsAbout } from "../mail/outbox/outbox-queries.ts";
import type { OutboxState, Schema } from "../store/schema.ts";

type Enquiry = Schema["enquiries"];

export interface EnquirySummary
  extends Omit<Enquiry, "message" | "message_fingerprint" | "reminded_at" | "own_email_at" | "held_digest"> {
  /** How far its mail has come; null: it has none. */
  state: OutboxState | null;
}

/** The newest enquiries, newest first. */
export function newestEnquiries(db: Kysely<Schema>, limit: number): Promise<EnquirySummary[]> {
  return db
    .selectFrom("enquiries")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subject_id", "=", "enquiries.id").on("outbox.kind", "=", "enquiry"),
    )
    .select([
      "enquiries.id",
      "enquiries.call",
      "enquiries.name",
      "enquiries.email",
      "enquiries.received_at",
      "enquiries.held",
      "enquiries.answered_at",
      "enquiries.answered_by",
      "enquiries.digest_at",
      "outbox.state",
    ])
    .orderBy("enquiries.received_at", "desc")
    .orderBy("enquiries.id")
    .limit(limit)
    .execute();
}

export interface EnquiryRecord {
  enquiry: Enquiry;
  mail: OutboxRow | null;
}

/** One enquiry with its mail; null when there is none with this id. */
export async function findEnquiry(db: Kysely<Schema>, id: string): Promise<EnquiryRecord | null> {
  const enquiry = await db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
  if (!enquiry) return null;
  const mails = await mailsAbout(db, "enquiry", id);
  return { enquiry, mail: mails.at(-1) ?? null };
}
