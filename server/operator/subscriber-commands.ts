import { addresses } from "../../app/addresses.ts";
import { parseAddress } from "../enquiries/address.ts";
import { sydneyTime, sydneyTimeShort } from "../enquiries/sydney-time.ts";
import type { OutboxRow } from "../outbox/claim.ts";
import type { SubscriptionPage } from "../store/schema.ts";
import type { Subscription } from "../subscribers/links.ts";
import { removeSubscriber } from "../subscribers/remove-subscriber.ts";
import { type Command, jsonOption, type OperatorIo } from "./command.ts";
import { csvLines } from "./csv.ts";
import { placeOf, withStore } from "./opened-store.ts";
import { allSubscribers, findSubscriber, mailsOf, type SubscriberRecord } from "./subscriber-records.ts";
import { textTable } from "./text-table.ts";

export const listSubscribers: Command = {
  name: "subscribers list",
  operands: [],
  options: { json: jsonOption },
  meaning: "every address of the newsletter, with its state; whoever asked last first",
  run: async ({ options, settings, io }) => {
    const subscribers = await withStore(settings, (store) => allSubscribers(store.db));
    if (options.json) io.out(JSON.stringify(subscribers.map(summaryForPrograms), null, 2));
    else if (subscribers.length === 0) io.out(`No subscribers in ${placeOf(settings)}`);
    else for (const line of textTable([listHead, ...subscribers.map(summaryForPeople)])) io.out(line);
    return 0;
  },
};

export const showSubscriber: Command = {
  name: "subscribers show",
  operands: ["<address>"],
  options: { json: jsonOption },
  meaning: "what proves the consent of one address: who, when, where, by which words",
  run: ({ operands: [address = ""], options, settings, io }) =>
    withStore(settings, async (store) => {
      const record = await findSubscriber(store.db, accepted(address));
      if (!record) return unknown(io, address);
      const mails = await mailsOf(store.db, record);
      if (options.json) io.out(JSON.stringify(recordForPrograms(record, mails), null, 2));
      else for (const line of recordForPeople(record, mails)) io.out(line);
      return 0;
    }),
};

export const exportSubscribers: Command = {
  name: "subscribers export",
  operands: [],
  options: {},
  meaning: "the same as CSV, with what proves consent; what a spreadsheet would take for a formula is quoted",
  run: async ({ settings, io }) => {
    const subscribers = await withStore(settings, (store) => allSubscribers(store.db));
    const rows = subscribers.map((each) =>
      Object.values(summaryForPrograms(each)).map((value) => value ?? ""),
    );
    for (const line of csvLines([csvHead, ...rows])) io.out(line);
    return 0;
  },
};

export const removeOneSubscriber: Command = {
  name: "subscribers remove",
  operands: ["<address>"],
  options: {},
  meaning: "deletes an address from the newsletter, with all that is known of it there, the proof included",
  run: async ({ operands: [address = ""], settings, io }) => {
    const removed = await withStore(settings, (store) => removeSubscriber(store, accepted(address)));
    if (removed === 0) return unknown(io, address);
    io.out(`${address}: removed, with ${removed === 1 ? "its signup" : `its ${removed} signups`}.`);
    return 0;
  },
};

/** As it is stored; what is no address is not found. */
function accepted(text: string): string {
  const parsed = parseAddress(text);
  return parsed.ok ? parsed.address : text;
}

function unknown(io: OperatorIo, address: string): number {
  io.err(`${JSON.stringify(address)} never asked for the newsletter. "subscribers list" shows who did.`);
  return 1;
}

const listHead = ["STATE", "ASKED (SYDNEY)", "CONFIRMED", "LEFT", "PAGE", "ADDRESS"];
const csvHead = [
  "address",
  "state",
  "asked",
  "page",
  "consentVersion",
  "consentWording",
  "confirmed",
  "left",
];

function summaryForPeople({ state, signup }: SubscriberRecord): string[] {
  const time = (at: number | null) => (at === null ? "-" : sydneyTimeShort(at));
  const { asked_at, confirmed_at, left_at, page, address } = signup;
  return [state, time(asked_at), time(confirmed_at), time(left_at), page, address];
}

/** In the order of {@link csvHead}. */
function summaryForPrograms({ state, signup }: SubscriberRecord) {
  return { address: signup.address, state, ...proofForPrograms(signup) };
}

function proofForPrograms({
  asked_at,
  page,
  consent_version,
  consent_wording,
  confirmed_at,
  left_at,
}: Subscription) {
  return {
    asked: iso(asked_at),
    page,
    consentVersion: consent_version,
    consentWording: consent_wording,
    confirmed: confirmed_at === null ? null : iso(confirmed_at),
    left: left_at === null ? null : iso(left_at),
  };
}

function recordForPeople({ state, signups }: SubscriberRecord, mails: OutboxRow[]): string[] {
  const time = (at: number | null) => (at === null ? "no" : sydneyTime(at));
  const proofs = signups.map((signup) =>
    textTable([
      ["Address", signup.address],
      ["Asked", sydneyTime(signup.asked_at)],
      ["Page", shownPages[signup.page]],
      ["Agreed to", `"${signup.consent_wording}" (version ${signup.consent_version})`],
      ...(signup.held ? [["Held back", signup.held]] : []),
      ...mails
        .filter(isAbout(signup))
        .map((mail) => [mailNames.get(mail.kind) ?? mail.kind, mailForPeople(mail)]),
      ["Confirmed", time(signup.confirmed_at)],
      ["Left", time(signup.left_at)],
    ]),
  );
  return [`State: ${state}`, ...proofs.flatMap((proof) => ["", ...proof])];
}

function isAbout({ id }: Subscription) {
  return ({ subject_id }: OutboxRow) => subject_id === id;
}

const mailNames = new Map([
  ["confirmation", "Mail to confirm"],
  ["welcome", "Mail of welcome"],
]);

const shownPages: Readonly<Record<SubscriptionPage, string>> = {
  home: addresses.presentation,
  about: addresses.about,
  newsletter: addresses.newsletter,
  api: "none of ours: the call addSubscriber",
};

function mailForPeople({ state, sent_at, last_error }: OutboxRow): string {
  if (sent_at !== null) return `sent ${sydneyTime(sent_at)}`;
  return last_error === null ? state : `${state}, ${last_error}`;
}

function recordForPrograms({ state, signup, signups }: SubscriberRecord, mails: OutboxRow[]) {
  return {
    address: signup.address,
    state,
    signups: signups.map((each) => ({
      address: each.address,
      ...proofForPrograms(each),
      held: each.held,
      mails: mails.filter(isAbout(each)).map((mail) => ({
        kind: mail.kind,
        messageId: mail.message_id,
        state: mail.state,
        sent: mail.sent_at === null ? null : iso(mail.sent_at),
        lastError: mail.last_error,
      })),
    })),
  };
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
