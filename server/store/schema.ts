/** The tables as the code sees them; the migrations create them. Times are milliseconds since 1970, UTC. */
export interface Schema {
  enquiries: {
    id: string;
    call: EnquiryCall;
    name: string;
    email: string;
    message: string;
    received_at: number;
    held: HeldReason | null;
  };
  outbox: {
    id: string;
    kind: MailKind;
    subject_id: string;
    message_id: string;
    state: OutboxState;
    attempts: number;
    due_at: number;
    lease_token: string | null;
    lease_until: number | null;
    last_error: string | null;
    created_at: number;
    give_up_at: number;
    sent_at: number | null;
  };
  idempotency_keys: {
    call: EnquiryCall;
    idempotency_key: string;
    fingerprint: string;
    created_at: number;
  };
  readiness: {
    id: string;
    filler: string;
  };
  migrations: {
    number: number;
    name: string;
    applied_at: number;
  };
}

export type EnquiryCall = "sendContactEmail" | "sendEmail";
export type HeldReason = "honeypot";
export type MailKind = "enquiry";
export type OutboxState = "waiting" | "sending" | "sent" | "refused" | "dead";
