import { site } from "../../site.config.ts";
import { markAnswered } from "../enquiries/answers/mark-answered.ts";
import { sendOwnEmails } from "../enquiries/flood/flood-digest.ts";
import { isoTime } from "../iso-time.ts";
import { localTime, localTimeShort } from "../mail/layout/local-time.ts";
import { singleLine } from "../mail/layout/single-line.ts";
import { giveUpMail, retryMail } from "../mail/outbox/outbox-queries.ts";
import { type Command, jsonOption, type OwnerIo } from "./command.ts";
import { type EnquiryRecord, type EnquirySummary, findEnquiry, newestEnquiries } from "./enquiry-records.ts";
import { placeOf, withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

export const listEnquiries: Command = {
  name: "enquiries list",
  operands: [],
  options: { json: jsonOption, limit: { type: "string", usage: "--limit N" } },
  meaning: "the newest enquiries (20, or N) and how far their emails have come",
  run: async ({ options, settings, io }) => {
    const limit = Number(options.limit ?? 20);
    if (!Number.isInteger(limit) || limit < 1) {
      io.err(`--limit: found ${JSON.stringify(options.limit)}, expected a whole number from 1`);
      return 2;
    }
    const enquiries = await withStore(settings, (store) => newestEnquiries(store.db, limit));
    if (options.json) io.out(JSON.stringify(enquiries.map(summaryForPrograms), null, 2));
    else if (enquiries.length === 0) io.out(`No enquiries in ${placeOf(settings)}`);
    else for (const line of textTable([listHead, ...enquiries.map(summaryForPeople)])) io.out(line);
    return 0;
  },
};

export const showEnquiry: Command = {
  name: "enquiries show",
  operands: ["<id>"],
  options: { json: jsonOption },
  meaning: "one enquiry, with its message",
  run: async ({ operands: [id = ""], options, settings, io }) => {
    const record = await withStore(settings, (store) => findEnquiry(store.db, id));
    if (!record) return unknown(io, id);
    if (options.json) io.out(JSON.stringify(recordForPrograms(record), null, 2));
    else for (const line of recordForPeople(record)) io.out(line);
    return 0;
  },
};

export const retryEnquiry: Command = {
  name: "enquiries retry",
  operands: ["<id>"],
  options: {},
  meaning:
    "tries its email again now: one refused or given up, or one that waits; or sends one that came in a flood",
  run: ({ operands: [id = ""], settings, io }) =>
    withStore(settings, async (store) => {
      const record = await findEnquiry(store.db, id);
      if (!record) return unknown(io, id);
      const { enquiry, mail } = record;
      if (enquiry.held !== null) {
        io.err(`Enquiry ${id} is held back as spam. "quarantine release ${id}" sends it on its way.`);
        return 1;
      }
      const { mailFrom } = settings;
      const own = mail
        ? await retryMail(store, mail.id, io.now())
        : (await store.transaction((tx) => sendOwnEmails(tx, [id], { now: io.now(), mailFrom }))) > 0;
      if (own) {
        io.out(`Enquiry ${id}: its email goes out now, or as soon as the server runs.`);
        return 0;
      }
      const state = mail?.state === "sent" ? "was sent already" : "is being sent at this moment";
      io.err(`Enquiry ${id}: nothing to retry, its email ${state}.`);
      return 1;
    }),
};

export const giveUpEnquiry: Command = {
  name: "enquiries give-up",
  operands: ["<id>"],
  options: {},
  meaning:
    "lets its email go: one refused or given up, or one that waits; until then the enquiry is kept, however long",
  run: ({ operands: [id = ""], settings, io }) =>
    withStore(settings, async (store) => {
      const record = await findEnquiry(store.db, id);
      if (!record) return unknown(io, id);
      if (record.mail && (await giveUpMail(store, record.mail.id))) {
        io.out(
          `Enquiry ${id}: its email is given up. The enquiry is deleted in its time; "enquiries retry ${id}" sends it after all.`,
        );
        return 0;
      }
      io.err(`Enquiry ${id}: nothing to give up, its email is ${record.mail?.state ?? "none"}.`);
      return 1;
    }),
};

export const answeredEnquiry: Command = {
  name: "enquiries answered",
  operands: ["<id>"],
  options: {},
  meaning:
    "notes that you have answered it, as the link in its email does: nothing reminds you of it any more",
  run: ({ operands: [id = ""], settings, io }) =>
    withStore(settings, async (store) => {
      if (await markAnswered(store, id, { by: "command", now: io.now() })) {
        io.out(`Enquiry ${id} is noted as answered.`);
        return 0;
      }
      const record = await findEnquiry(store.db, id);
      if (!record) return unknown(io, id);
      io.err(
        record.enquiry.held === null
          ? `Enquiry ${id} is noted as answered already.`
          : `Enquiry ${id} is held back as spam. "quarantine release ${id}" sends it on its way.`,
      );
      return 1;
    }),
};

function unknown(io: OwnerIo, id: string): number {
  io.err(`There is no enquiry ${JSON.stringify(id)}. "enquiries list" shows the newest ones.`);
  return 1;
}

const listHead = ["ID", `RECEIVED (${site.city.toUpperCase()})`, "MAIL", "ANSWERED", "NAME", "EMAIL"];

function summaryForPeople(enquiry: EnquirySummary): string[] {
  const { id, received_at, held, digest_at, state, name, email } = enquiry;
  const mail = held ? "held" : (state ?? (digest_at === null ? "none" : "digest"));
  return [id, localTimeShort(received_at), mail, answerForPeople(enquiry), singleLine(name, 32), email];
}

function answerForPeople({
  held,
  answered_at,
  answered_by,
}: Pick<EnquirySummary, "held" | "answered_at" | "answered_by">): string {
  if (answered_at !== null) return answered_by === "not-needed" ? "not needed" : localTimeShort(answered_at);
  return held ? "" : "not yet";
}

function summaryForPrograms(enquiry: EnquirySummary) {
  const { id, call, received_at, name, email, held, state, answered_at, answered_by } = enquiry;
  const answered = answered_at === null ? null : isoTime(answered_at);
  return {
    id,
    call,
    received: isoTime(received_at),
    name,
    email,
    held,
    mail: state,
    answered,
    answeredBy: answered_by,
  };
}

function recordForPeople({ enquiry, mail }: EnquiryRecord): string[] {
  return [
    ...textTable([
      ["Enquiry", enquiry.id],
      ["Received", localTime(enquiry.received_at)],
      ["Call", enquiry.call],
      ["Name", singleLine(enquiry.name, 320)],
      ["Email", enquiry.email],
      ["Mail", enquiry.held ? `held back: ${enquiry.held}` : mailForPeople(mail, enquiry.digest_at)],
      ["Answered", answerForPeople(enquiry)],
    ]),
    "",
    ...(enquiry.message || "(Nothing was written here.)").split("\n"),
  ];
}

function mailForPeople(mail: EnquiryRecord["mail"], digestAt: number | null): string {
  if (!mail) return digestAt === null ? "none" : "in an email with others of a flood";
  if (mail.sent_at !== null) return `sent ${localTime(mail.sent_at)}`;
  const due = mail.state === "waiting" ? [`due ${localTime(mail.due_at)}`] : [];
  const tried = mail.attempts > 0 ? [`tried ${mail.attempts} times`] : [];
  return [mail.state, ...due, ...tried, ...(mail.last_error ? [mail.last_error] : [])].join(", ");
}

function recordForPrograms({ enquiry, mail }: EnquiryRecord) {
  const { received_at, answered_at, answered_by, reminded_at, digest_at, ...others } = enquiry;
  const { message_fingerprint: _, own_email_at: __, held_digest: ___, ...rest } = others;
  return {
    ...rest,
    received: isoTime(received_at),
    answered: answered_at === null ? null : isoTime(answered_at),
    answeredBy: answered_by,
    reminded: reminded_at === null ? null : isoTime(reminded_at),
    inDigest: digest_at !== null,
    mail: mail && {
      id: mail.id,
      messageId: mail.message_id,
      state: mail.state,
      attempts: mail.attempts,
      due: isoTime(mail.due_at),
      sent: mail.sent_at === null ? null : isoTime(mail.sent_at),
      lastError: mail.last_error,
    },
  };
}
