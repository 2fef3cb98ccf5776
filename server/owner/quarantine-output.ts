import { site } from "../../site.config.ts";
import { localTime, localTimeShort } from "../mail/layout/local-time.ts";
import { singleLine } from "../mail/layout/single-line.ts";
import type { QuarantinedRow } from "../quarantine/quarantined-rows.ts";
import { reasonsOf } from "../quarantine/suspicion.ts";
import { textTable } from "./text-table.ts";

export const listHead = [
  "ID",
  "WHAT",
  `ARRIVED (${site.city.toUpperCase()})`,
  "KEPT UNTIL",
  "WHY",
  "ADDRESS",
];

export function summaryForPeople(held: QuarantinedRow): string[] {
  const { kind, row, at, expires } = held;
  return [row.id, kind, localTimeShort(at), localTimeShort(expires), held.held, addressOf(held)];
}

export function summaryForPrograms(held: QuarantinedRow) {
  const { kind, row, at, expires } = held;
  const times = { arrived: iso(at), expires: iso(expires) };
  return { id: row.id, kind, ...times, reasons: reasonsOf(held.held), address: addressOf(held) };
}

export function heldForPeople(held: QuarantinedRow): string[] {
  const times = [
    ["Arrived", localTime(held.at)],
    ["Kept until", localTime(held.expires)],
    ["Held back", held.held],
  ];
  if (held.kind === "signup") {
    const { id, address, page } = held.row;
    return textTable([["Signup", id], ["Address", address], ["Page", page], ...times]);
  }
  const { id, call, name, email, message } = held.row;
  const who = [
    ["Call", call],
    ["Name", singleLine(name, 320)],
    ["Email", email],
  ];
  const words = message || "(Nothing was written here.)";
  return [...textTable([["Enquiry", id], ...who, ...times]), "", ...words.split("\n")];
}

export function heldForPrograms(held: QuarantinedRow) {
  if (held.kind === "signup") return { ...summaryForPrograms(held), page: held.row.page };
  const { call, name, message } = held.row;
  return { ...summaryForPrograms(held), call, name, message };
}

function addressOf({ kind, row }: QuarantinedRow): string {
  return kind === "enquiry" ? row.email : row.address;
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
