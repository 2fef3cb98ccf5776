import type { Dns } from "../../../mail/domain/dns.ts";
import { type Finding, fail, ok, warn } from "../../../mail/domain/finding.ts";

/** Checks that a domain can receive email: enquiries to CONTACT_TO, or replies and bounces to MAIL_FROM. */
export async function checkReceiving(
  setting: "CONTACT_TO" | "MAIL_FROM",
  domain: string,
  dns: Dns,
): Promise<Finding> {
  const check = `${setting} MX`;
  const lost =
    setting === "CONTACT_TO"
      ? "No enquiry can arrive"
      : "Bounces are lost, and many mail servers refuse such senders";
  const found = await dns.mx(domain);
  if ("silent" in found) return warn(check, `${domain}: no answer (${found.silent})`, "Try again later");
  // A single dot means that the domain accepts no email (RFC 7505).
  if (found.records.some(({ exchange }) => exchange === "" || exchange === ".")) {
    return fail(check, `${domain} accepts no email`, `${lost}: give it an MX record, or use another address`);
  }
  const hosts = [...found.records].sort((one, other) => one.priority - other.priority);
  if (hosts.length > 0) return ok(check, `${domain}: ${hosts.map(({ exchange }) => exchange).join(", ")}`);
  const own = await dns.addresses(domain);
  if ("silent" in own) return warn(check, `${domain}: no answer (${own.silent})`, "Try again later");
  // Without MX records, email goes to the domain's own IP address (RFC 5321, 5.1).
  if (own.records.length > 0) {
    return warn(
      check,
      `${domain} has no MX record, only an address`,
      "Give it an MX record, even one that points to itself",
    );
  }
  return fail(check, `${domain} has no MX record and no address`, `${lost}: give it an MX record`);
}
