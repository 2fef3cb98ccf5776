import type { Dns } from "./dns.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const check = "DKIM";

/** Checks DKIM (RFC 6376). The mail relay signs, not the site, so the key is found only if its selector is known. */
export async function checkDkim(domain: string, selector: string | null, dns: Dns): Promise<Finding> {
  if (selector === null) {
    return warn(
      check,
      "unknown, because your relay signs emails and names the key",
      `Run this with --dkim-selector and the name your relay gave you, or send yourself an enquiry and look in the email's source for dkim=pass with header.d=${domain}`,
    );
  }
  const name = `${selector}._domainkey.${domain}`;
  const found = await dns.txt(name);
  if ("silent" in found) return warn(check, `${name}: no answer (${found.silent})`, "Try again later");
  const keys = found.records.filter((text) => /(^|;)\s*p=/.test(text));
  if (keys.length === 0)
    return fail(check, `${name} contains no key`, "Add the record shown on your relay's website");
  // An empty `p=` means that the key was revoked (RFC 6376, 3.6.1).
  if (keys.every((text) => /(^|;)\s*p=\s*(;|$)/.test(text))) {
    return fail(check, `the key at ${name} is revoked`, "Add the record shown on your relay's website");
  }
  return ok(
    check,
    `${name} contains a key (if the relay signs with it, the emails you receive say dkim=pass)`,
  );
}
