import type { ColumnType, Transaction } from "kysely";

/** The types of the tables, whose columns `migrations/` explains. Times are milliseconds since 1970, UTC. */
export interface Schema {
  enquiries: {
    id: string;
    call: EnquiryCall;
    name: string;
    email: string;
    message: string;
    received_at: number;
    held: string | null;
    message_fingerprint: string | null;
    answered_at: number | null;
    answered_by: AnsweredBy | null;
    reminded_at: number | null;
    held_digest: string | null;
  };
  outbox: {
    id: string;
    kind: MailKind;
    subject_id: string;
    notice_kind: ColumnType<NoticeKind | null, NoticeKind | undefined>;
    notice_about: ColumnType<string | null, string | undefined>;
    issue: ColumnType<string | null, string | null | undefined>;
    message_id: string;
    state: OutboxState;
    attempts: number;
    due_at: number;
    lease_token: string | null;
    lease_until: number | null;
    last_error: string | null;
    refused_as: RefusedAs | null;
    attempted_at: number | null;
    created_at: number;
    give_up_at: number;
    sent_at: number | null;
  };
  subscriptions: {
    id: string;
    address: string;
    address_key: string;
    mailbox: string;
    page: SubscriptionPage;
    consent_version: string;
    consent_wording: string;
    asked_at: number;
    held: string | null;
    confirmed_at: number | null;
    left_at: number | null;
    held_digest: string | null;
  };
  subscription_links: {
    token_hash: string;
    purpose: LinkPurpose;
    subscription_id: string;
    mail_id: string;
    made_at: number;
  };
  idempotency_keys: {
    call: EnquiryCall | "addSubscriber";
    idempotency_key: string;
    fingerprint: string;
    created_at: number;
  };
  erasures: {
    mailbox_hash: string;
    erased_at: number;
  };
  newsletter_issues: {
    thursday: string;
    slug: string;
    title: string;
    state: IssueState;
    due_at: number;
    frozen_at: number | null;
    composed: string | null;
    gathered_to: ColumnType<string, string | undefined>;
    recipients: ColumnType<number, number | undefined>;
    reason: string | null;
    paused_at: number | null;
    ended_at: number | null;
    sent: number | null;
    refused: number | null;
    given_up: number | null;
    unneeded: number | null;
    in_doubt: number | null;
  };
  send_quota: {
    minute: number;
    reserved: number;
  };
  scheduled_notices: {
    kind: NoticeKind;
    due_on: string;
  };
  alerts: {
    what: AlertName;
    since: number;
    told_at: number;
  };
  check_results: {
    what: CheckName;
    at: number;
    found: string;
  };
  job_runs: {
    what: JobName;
    at: number;
  };
  page_views: {
    day: string;
    page: string;
    referrer: string;
    views: number;
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

/** How the owner marked an enquiry as answered: by a link ("answered" or "no answer needed") or by a command. */
export type AnsweredBy = "link" | "not-needed" | "command";
export type EnquiryCall = "sendContactEmail" | "sendEmail";
/** The page of a signup form, or "api" for a request that does not come from our pages. */
export type SubscriptionPage = "home" | "about" | "newsletter" | "api";
export type LinkPurpose = "confirm" | "leave";
/**
 * What `subject_id` refers to: an enquiry for "enquiry" and "receipt"; a subscription for "confirmation", "welcome" and
 * "issue". For "notice", it repeats the notice's columns, separated by a blank, for servers of version 1.0.0.
 */
export const mailKinds = ["enquiry", "receipt", "confirmation", "welcome", "notice", "issue"] as const;
export type MailKind = (typeof mailKinds)[number];
/**
 * "unneeded": no longer needed when it was due, for example because the enquiry was answered or the issue was stopped.
 * "in-doubt": an issue email that the mail server may have accepted; only the owner may resend it.
 */
export type OutboxState = "waiting" | "sending" | "sent" | LostState | "unneeded" | "in-doubt";
/**
 * States of emails that wait for the owner. "refused": refused for good by the mail server. "dead": given up after
 * several days. "on-hold": too old to send after a restore or an outage. "unwritten": never offered to a mail server.
 */
export type LostState = "refused" | "dead" | "on-hold" | "unwritten";

/** "gathering": queuing emails. "paused": stopped by the circuit breaker. "held": on hold until the owner decides. */
export type IssueState = "gathering" | "sending" | "paused" | "held" | "ended";
/** "blocked": refused because of the sender or content. "gone": refused because the address does not exist. */
export type RefusedAs = "blocked" | "gone";
/**
 * "missing": there is no issue for this week yet. "skipped": the week passed without one. "preview": what will be sent.
 * "copy": the issue as a subscriber gets it. "held", "paused": the owner must decide. "report": the issue was sent.
 */
export type IssueNoticeKind = "missing" | "preview" | "copy" | "skipped" | "held" | "paused" | "report";
/** "quarantine": a digest of quarantined rows; "reminder": unanswered enquiries; "alert": problems for the owner. */
export type NoticeKind = IssueNoticeKind | "quarantine" | "reminder" | "alert" | "weekly-report";

/** `content/owner-alerts.ts` says what each alert means. */
export type AlertName =
  | "clock"
  | "mail-lost"
  | "mail-waiting"
  | "issue"
  | "unanswered"
  | "disk"
  | "backup"
  | "retention"
  | "visitors"
  | "signups"
  | "secret"
  | "issue-late"
  | "unseen";
/** "secret" records whether SECRET changed; "disk …" records a problem with a server's disk. */
export type CheckName = "secret" | `disk ${string}`;
/** "server": when a server last recorded its run; "issue-email": the latest time reserved for an issue email. */
export type JobName = "backup" | "retention" | "server" | "issue-email";

export type StoreKind = "sqlite" | "postgres";

/** Runs `work` in one transaction; see `Store.transaction`. */
export type RunTransaction = <T>(work: (tx: Transaction<Schema>) => Promise<T>) => Promise<T>;
