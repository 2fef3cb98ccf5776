import { randomBytes } from "node:crypto";

/** What the site stores for one enquiry, as rows by table; a key, the enquiry, and the mail it causes. */
export function enquiryRows(now: number): EnquiryRow[] {
  const id = randomBytes(6).toString("hex");
  const mail = now.toString(36).padStart(9, "0") + randomBytes(10).toString("hex");
  return [
    {
      table: "idempotency_keys",
      values: {
        call: "sendContactEmail",
        idempotency_key: randomBytes(16).toString("hex"),
        fingerprint: randomBytes(32).toString("hex"),
        created_at: now,
      },
    },
    {
      table: "enquiries",
      values: {
        id,
        call: "sendContactEmail",
        name: sample.name,
        email: sample.email,
        message: sample.text,
        received_at: now,
        held: null,
      },
    },
    {
      table: "outbox",
      values: {
        id: mail,
        kind: "enquiry",
        subject_id: id,
        message_id: `<${mail}@stackhouse.example>`,
        state: "waiting",
        attempts: 0,
        due_at: now,
        created_at: now,
        give_up_at: now,
      },
    },
  ];
}

export interface EnquiryRow {
  table: string;
  values: Record<string, string | number | null>;
}

/** An enquiry of ordinary length. */
export const sample = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  text: `We run a weighbridge and three spreadsheets that have to agree with it, and on Fridays they don't. ${"One person knows how it all hangs together, and she would like a holiday. ".repeat(3)}Could we talk next week?`,
};
