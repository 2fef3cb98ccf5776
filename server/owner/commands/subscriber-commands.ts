import type { Kysely } from "kysely";
import { addresses } from "../../../contract/addresses.ts";
import { parseAddress } from "../../../contract/email-address.ts";
import { addressKey } from "../../mail/address.ts";
import { localTime } from "../../mail/layout/format.ts";
import type { OutboxRow } from "../../mail/outbox/lease.ts";
import { mailsAbout } from "../../mail/outbox/outbox-queries.ts";
import { deleteRoots } from "../../privacy/delete-rows.ts";
import { rootsOf } from "../../privacy/person-rows.ts";
import type { Schema, SubscriptionPage } from "../../store/schema.ts";
import type { Subscription } from "../../subscribers/subscription-links.ts";
import type { Command, OwnerIo } from "./command.ts";
import { withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

export const showSubscriber: Command = {
  name: "subscribers show",
  operand: "<address>",
  meaning: "shows one address's proof of consent: time, page and wording",
  run: ({ operand: address, settings, io }) =>
    withStore(settings, async ({ db }) => {
      const signups = await signupsOf(db, addressKey(accepted(address)));
      if (signups.length === 0) return unknown(io, address);
      io.out(`State: ${stateOf(signups)}`);
      for (const signup of signups) {
        const mails = [
          ["Confirmation email", await mailsAbout(db, "confirmation", signup.id)],
          ["Welcome email", await mailsAbout(db, "welcome", signup.id)],
        ] as const;
        for (const line of ["", ...proofOf(signup, mails)]) io.out(line);
      }
      return 0;
    }),
};

export const exportSubscribers: Command = {
  name: "subscribers export",
  meaning:
    "prints every newsletter address as CSV, with its state and proof of consent; what a spreadsheet would read as a formula is quoted",
  run: async ({ settings, io }) => {
    const signups = await withStore(settings, (store) => signupsOf(store.db));
    const byAddress = [...Map.groupBy(signups, ({ address_key }) => address_key).values()];
    for (const line of csvLines([csvHead, ...byAddress.map(csvRow)])) io.out(line);
    return 0;
  },
};

export const removeOneSubscriber: Command = {
  name: "subscribers remove",
  operand: "<address>",
  meaning: "deletes an address from the newsletter, with all its data there, including the proof of consent",
  run: async ({ operand: address, settings, io }) => {
    const { dataDir } = settings;
    const { deleted, beingSent } = await withStore(settings, async (store) => {
      const roots = await rootsOf(store.db, accepted(address));
      const signups = roots.filter(({ table }) => table === "subscriptions");
      return deleteRoots({ store, dataDir }, signups);
    });
    const removed = deleted.subscriptions;
    if (beingSent > 0) {
      io.err(`An email to ${address} is being sent right now. Run the same command again in a minute.`);
      return 1;
    }
    if (removed === 0) return unknown(io, address);
    io.out(`${address}: removed, with ${removed === 1 ? "its signup" : `its ${removed} signups`}.`);
    return 0;
  },
};

/** Returns the address as it is stored, or an invalid one unchanged, because no subscriber has an invalid address. */
function accepted(text: string): string {
  const parsed = parseAddress(text);
  return parsed.ok ? parsed.address : text;
}

function unknown(io: OwnerIo, address: string): number {
  io.err(
    `${JSON.stringify(address)} never signed up for the newsletter. "subscribers export" lists everyone who did.`,
  );
  return 1;
}

/** The signups of one address, or of all addresses, newest first. */
function signupsOf(db: Kysely<Schema>, key?: string): Promise<Subscription[]> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .$if(key !== undefined, (rows) => rows.where("address_key", "=", key ?? ""))
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .execute();
}

/** Derives an address's state from all of its signups. */
function stateOf(signups: readonly Subscription[]): "on the list" | "pending" | "left" | "held" {
  if (signups.some(isOnList)) return "on the list";
  if (signups[0]?.left_at != null) return "left";
  return signups[0]?.held == null ? "pending" : "held";
}

function isOnList({ confirmed_at, left_at }: Subscription): boolean {
  return confirmed_at !== null && left_at === null;
}

function proofOf(signup: Subscription, mails: readonly (readonly [string, OutboxRow[]])[]): string[] {
  const time = (at: number | null) => (at === null ? "no" : localTime(at));
  return textTable([
    ["Address", signup.address],
    ["Asked", localTime(signup.asked_at)],
    ["Page", shownPages[signup.page]],
    ["Agreed to", `"${signup.consent_wording}" (version ${signup.consent_version})`],
    ...(signup.held ? [["Held back", signup.held]] : []),
    ...mails.flatMap(([name, rows]) => rows.map((row) => [name, mailForPeople(row)])),
    ["Confirmed", time(signup.confirmed_at)],
    ["Left", time(signup.left_at)],
  ]);
}

const shownPages: Readonly<Record<SubscriptionPage, string>> = {
  home: addresses.presentation,
  about: addresses.about,
  newsletter: addresses.newsletter,
  api: "an API call to addSubscriber",
};

function mailForPeople({ state, sent_at, last_error }: OutboxRow): string {
  if (sent_at !== null) return `sent ${localTime(sent_at)}`;
  return last_error === null ? state : `${state}, ${last_error}`;
}

const csvHead = "address,state,asked,page,consentVersion,consentWording,confirmed,left".split(",");

/** Returns one address's CSV row, from the signup that put it on the list or, if none did, from its newest signup. */
function csvRow(signups: Subscription[]): string[] {
  const [signup] = [...signups.filter(isOnList), ...signups];
  if (!signup) return [];
  const time = (at: number | null) => (at === null ? "" : new Date(at).toISOString());
  const { address, asked_at, page, consent_version, consent_wording, confirmed_at, left_at } = signup;
  const asked = [new Date(asked_at).toISOString(), page, consent_version, consent_wording];
  return [address, stateOf(signups), ...asked, time(confirmed_at), time(left_at)];
}

/** Formats rows as CSV (RFC 4180). */
export function csvLines(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row) => row.map(cell).join(","));
}

/** Makes spreadsheets show formulas as text (https://owasp.org/www-community/attacks/CSV_Injection). */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
