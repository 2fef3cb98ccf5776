import { site } from "../../site.config.ts";
import { isoTime } from "../iso-time.ts";
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

export function summaryForPeople(quarantined: QuarantinedRow): string[] {
  const { kind, row, at, expires, reasons } = quarantined;
  return [row.id, kind, localTimeShort(at), localTimeShort(expires), reasons, addressOf(quarantined)];
}

export function summaryForPrograms(quarantined: QuarantinedRow) {
  const { kind, row, at, expires, reasons } = quarantined;
  const times = { arrived: isoTime(at), expires: isoTime(expires) };
  return { id: row.id, kind, ...times, reasons: reasonsOf(reasons), address: addressOf(quarantined) };
}

export function quarantinedForPeople(quarantined: QuarantinedRow): string[] {
  const times = [
    ["Arrived", localTime(quarantined.at)],
    ["Kept until", localTime(quarantined.expires)],
    ["Held back", quarantined.reasons],
  ];
  if (quarantined.kind === "signup") {
    const { id, address, page } = quarantined.row;
    return textTable([["Signup", id], ["Address", address], ["Page", page], ...times]);
  }
  const { id, call, name, email, message } = quarantined.row;
  const who = [
    ["Call", call],
    ["Name", singleLine(name, 320)],
    ["Email", email],
  ];
  const words = message || "(Nothing was written here.)";
  return [...textTable([["Enquiry", id], ...who, ...times]), "", ...words.split("\n")];
}

export function quarantinedForPrograms(quarantined: QuarantinedRow) {
  if (quarantined.kind === "signup")
    return { ...summaryForPrograms(quarantined), page: quarantined.row.page };
  const { call, name, message } = quarantined.row;
  return { ...summaryForPrograms(quarantined), call, name, message };
}

function addressOf({ kind, row }: QuarantinedRow): string {
  return kind === "enquiry" ? row.email : row.address;
}
