import type { Dns } from "./dns.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const check = "SPF";

/** Checks SPF (RFC 7208), but not whether the record covers the relay's addresses, which only the relay knows. */
export async function checkSpf(domain: string, dns: Dns): Promise<Finding> {
  const found = await dns.txt(domain);
  if ("silent" in found) return warn(check, `${domain}: no answer (${found.silent})`, "Try again later");
  const records = found.records.filter((text) => /^v=spf1( |$)/i.test(text));
  const [record] = records;
  if (record === undefined) {
    return fail(
      check,
      `${domain} has no SPF record`,
      `Add a TXT record like "v=spf1 include:<what your relay says> -all": without one, Gmail and Outlook may refuse your email`,
    );
  }
  if (records.length > 1) {
    return fail(
      check,
      `${domain} has ${records.length} SPF records, which together count as none (RFC 7208, 4.5)`,
      "Merge them into one",
    );
  }
  return assess(domain, record);
}

function assess(domain: string, record: string): Finding {
  const terms = record.toLowerCase().split(/ +/).slice(1);
  const lookups = terms.filter((term) =>
    /^[+?~-]?(include:|exists:|(a|mx|ptr)([:/]|$))|^redirect=/.test(term),
  );
  if (lookups.length > 10) {
    return fail(
      check,
      `${record} needs ${lookups.length} look-ups, but only 10 are allowed (RFC 7208, 4.6.4)`,
      "Remove relays that you no longer use",
    );
  }
  const all = terms.find((term) => /^[+?~-]?all$/.test(term));
  if (all === "all" || all === "+all") {
    return fail(
      check,
      `${record} lets anyone send as ${domain}`,
      "End it with -all, or with ~all while you are testing",
    );
  }
  if (all === "?all" || (all === undefined && !terms.some((term) => term.startsWith("redirect=")))) {
    return warn(
      check,
      `${record} does not say what to do with other senders`,
      "End it with -all, or with ~all while you are testing",
    );
  }
  return ok(check, `${record} (your relay's website says what it must include)`);
}
