import { type Finding, fail, ok, warn } from "../owner/doctor/finding.ts";
import type { Web } from "./web.ts";

const check = "Certificate";

/** Whether browsers take it, and for how long. */
export async function checkCertificate(siteUrl: string, now: number, web: Web): Promise<Finding> {
  const met = await web.handshake(new URL(siteUrl));
  if ("silent" in met) {
    return fail(
      check,
      `${siteUrl} can't be reached with TLS (${met.silent})`,
      "Start the site and the proxy that speaks TLS for it; the name must lead to this machine, and port 443 be open to all",
    );
  }
  const { certificate, distrusted } = met;
  if (distrusted !== null) {
    return fail(
      check,
      `browsers refuse it (${distrusted})`,
      `Have the proxy get one for ${new URL(siteUrl).hostname} from an authority that browsers know, such as Let's Encrypt, and send the whole chain`,
    );
  }
  const from = Date.parse(certificate.valid_from);
  const to = Date.parse(certificate.valid_to);
  const days = Math.floor((to - now) / 86_400_000);
  const left = `${days} ${days === 1 ? "day" : "days"} left, until ${new Date(to).toISOString().slice(0, 10)}`;
  // Whoever renews by themselves does so with a third of the time left, be it of 90 days or of 6.
  if (to - now < (to - from) / 6) {
    return warn(check, left, "Nobody has renewed it: look into the log of what gets your certificates");
  }
  return ok(check, left);
}
