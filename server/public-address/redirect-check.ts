import { addresses } from "../../contract/addresses.ts";
import { type Finding, fail, ok, warn } from "../owner/doctor/finding.ts";
import type { Web } from "./web.ts";

const check = "Redirect";
const todo =
  "Have the proxy listen on port 80 and redirect every http:// address to the same one with https://";

/** Who types the name alone comes by http first. */
export async function checkRedirect(siteUrl: string, web: Web): Promise<Finding> {
  const asked = `http://${new URL(siteUrl).hostname}${addresses.contact}`;
  const answer = await web.get(asked);
  if ("silent" in answer) return warn(check, `${asked}: no answer (${answer.silent})`, todo);
  const { location } = answer.headers;
  if (![301, 302, 307, 308].includes(answer.status) || location === undefined) {
    return fail(check, `${asked} is answered ${answer.status}, without TLS`, todo);
  }
  if (location !== siteUrl + addresses.contact) return warn(check, `${asked} leads to ${location}`, todo);
  return ok(check, `${asked} leads to ${location}`);
}
