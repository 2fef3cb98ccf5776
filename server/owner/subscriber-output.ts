import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import { isoTime } from "../iso-time.ts";
import { localTime, localTimeShort } from "../mail/layout/local-time.ts";
import type { OutboxRow } from "../mail/outbox/lease.ts";
import type { SubscriptionPage } from "../store/schema.ts";
import type { Subscription } from "../subscribers/links.ts";
import type { SubscriberRecord } from "./subscriber-records.ts";
import { textTable } from "./text-table.ts";

export const listHead = [
  "STATE",
  `ASKED (${site.city.toUpperCase()})`,
  "CONFIRMED",
  "LEFT",
  "PAGE",
  "ADDRESS",
];
export const csvHead = [
  "address",
  "state",
  "asked",
  "page",
  "consentVersion",
  "consentWording",
  "confirmed",
  "left",
];

export function summaryForPeople({ state, signup }: SubscriberRecord): string[] {
  const time = (at: number | null) => (at === null ? "-" : localTimeShort(at));
  const { asked_at, confirmed_at, left_at, page, address } = signup;
  return [state, time(asked_at), time(confirmed_at), time(left_at), page, address];
}

/** In the order of {@link csvHead}. */
export function summaryForPrograms({ state, signup }: SubscriberRecord) {
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
    asked: isoTime(asked_at),
    page,
    consentVersion: consent_version,
    consentWording: consent_wording,
    confirmed: confirmed_at === null ? null : isoTime(confirmed_at),
    left: left_at === null ? null : isoTime(left_at),
  };
}

export function recordForPeople({ state, signups }: SubscriberRecord, mails: OutboxRow[]): string[] {
  const time = (at: number | null) => (at === null ? "no" : localTime(at));
  const proofs = signups.map((signup) =>
    textTable([
      ["Address", signup.address],
      ["Asked", localTime(signup.asked_at)],
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
  if (sent_at !== null) return `sent ${localTime(sent_at)}`;
  return last_error === null ? state : `${state}, ${last_error}`;
}

export function recordForPrograms({ state, signup, signups }: SubscriberRecord, mails: OutboxRow[]) {
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
        sent: mail.sent_at === null ? null : isoTime(mail.sent_at),
        lastError: mail.last_error,
      })),
    })),
  };
}
