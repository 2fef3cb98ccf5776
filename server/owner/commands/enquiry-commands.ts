import type { Kysely } from "kysely";
import { site } from "../../../site.config.ts";
import { markAnswered } from "../../enquiries/answers/mark-answered.ts";
import { localTimeShort, singleLine } from "../../mail/layout/format.ts";
import type { Schema } from "../../store/schema.ts";
import { type Command, jsonOption } from "./command.ts";
import { placeOf, withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

export const listEnquiries: Command = {
  name: "enquiries list",
  options: { json: jsonOption, limit: { type: "string", usage: "--limit N" } },
  meaning: "lists the newest enquiries (20, or N) and the state of their emails; --json shows them in full",
  run: async ({ options, settings, io }) => {
    const limit = Number(options.limit ?? 20);
    if (!Number.isInteger(limit) || limit < 1) {
      io.err(`--limit: found ${JSON.stringify(options.limit)}, expected a whole number of at least 1`);
      return 2;
    }
    const enquiries = await withStore(settings, (store) => newestEnquiries(store.db, limit));
    if (options.json) io.out(JSON.stringify(enquiries.map(forPrograms), null, 2));
    else if (enquiries.length === 0) io.out(`No enquiries in ${placeOf(settings)}`);
    else for (const line of textTable([listHead, ...enquiries.map(forPeople)])) io.out(line);
    return 0;
  },
};

export const answeredEnquiry: Command = {
  name: "enquiries answered",
  operand: "<id>",
  meaning:
    "records that you have answered an enquiry, as the link in its email does; drops its email if that was refused",
  run: async ({ operand: id, settings, io }) => {
    const marked = await withStore(settings, (store) =>
      markAnswered(store, { id }, { by: "command", now: io.now() }),
    );
    if (marked > 0) io.out(`Enquiry ${id} is recorded as answered.`);
    else
      io.err(`No enquiry ${JSON.stringify(id)} is waiting for an answer. "enquiries list" shows which are.`);
    return marked > 0 ? 0 : 1;
  },
};

/** Returns the newest enquiries, each with the state of its email to the owner. */
function newestEnquiries(db: Kysely<Schema>, limit: number) {
  return db
    .selectFrom("enquiries")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subject_id", "=", "enquiries.id").on("outbox.kind", "=", "enquiry"),
    )
    .select(["enquiries.id", "call", "name", "email", "message", "received_at", "held"])
    .select(["answered_at", "answered_by", "outbox.state", "outbox.last_error"])
    .orderBy("received_at", "desc")
    .orderBy("enquiries.id")
    .limit(limit)
    .execute();
}

type EnquiryRow = Awaited<ReturnType<typeof newestEnquiries>>[number];

const listHead = ["ID", `RECEIVED (${site.city.toUpperCase()})`, "MAIL", "ANSWERED", "NAME", "EMAIL"];

function forPeople({ id, received_at, held, state, name, email, ...answer }: EnquiryRow): string[] {
  const mail = held ? "held" : (state ?? "none");
  const answered = held ? "" : answeredForPeople(answer);
  return [id, localTimeShort(received_at), mail, answered, singleLine(name, 32), email];
}

function answeredForPeople({ answered_at, answered_by }: Pick<EnquiryRow, "answered_at" | "answered_by">) {
  if (answered_at === null) return "not yet";
  return answered_by === "not-needed" ? "not needed" : localTimeShort(answered_at);
}

function forPrograms({ received_at, state, last_error, answered_at, answered_by, ...enquiry }: EnquiryRow) {
  return {
    ...enquiry,
    received: new Date(received_at).toISOString(),
    mail: state,
    mailError: last_error,
    answered: answered_at === null ? null : new Date(answered_at).toISOString(),
    answeredBy: answered_by,
  };
}
