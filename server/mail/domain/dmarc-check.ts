import type { Dns } from "./dns.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const check = "DMARC";

/** Checks DMARC (RFC 7489). A domain without a record uses its parent domain's record. */
export async function checkDmarc(domain: string, dns: Dns): Promise<Finding> {
  for (const each of parentDomains(domain)) {
    const found = await dns.txt(`_dmarc.${each}`);
    if ("silent" in found)
      return warn(check, `_dmarc.${each}: no answer (${found.silent})`, "Try again later");
    const records = found.records.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1) {
      return fail(
        check,
        `_dmarc.${each} has ${records.length} records, which together count as none`,
        "Keep only one of them",
      );
    }
    return assess(record, each !== domain);
  }
  return fail(
    check,
    `_dmarc.${domain} has no record`,
    `Add a TXT record like "v=DMARC1; p=none; rua=mailto:you@${domain}"; once its reports show no problems, change it to p=quarantine`,
  );
}

function assess(record: string, inherited: boolean): Finding {
  const tags = new Map(
    record.split(";").map((tag): [string, string] => {
      const [name = "", value = ""] = tag.split("=");
      return [name.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  const policy = (inherited ? tags.get("sp") : undefined) ?? tags.get("p");
  if (policy === "quarantine" || policy === "reject") return ok(check, record);
  if (policy === "none") {
    return warn(
      check,
      `${record} only monitors`,
      "Once its reports show no problems, change it to p=quarantine",
    );
  }
  return fail(check, `${record} has no valid policy`, "Give it p=none, p=quarantine or p=reject");
}

/** For "mail.example.org", returns "mail.example.org" and "example.org", but not "org". */
function parentDomains(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, from) => labels.slice(from).join("."));
}
