import type { Settings } from "../../settings.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

export function checkAddressOfSite({ siteUrl, smtpUrl }: Settings): Finding {
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol === "https:") return ok("SITE_URL", siteUrl);
  const todo = "Set SITE_URL to the site's public address, like https://www.example.org";
  const onlyHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
  const found = onlyHere ? `${siteUrl}, which only this machine can reach` : `${siteUrl}, without TLS`;
  // The newsletter's mails hold links to it.
  return smtpUrl === null ? warn("SITE_URL", found, todo) : fail("SITE_URL", found, todo);
}
