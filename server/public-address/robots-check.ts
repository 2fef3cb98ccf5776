import { robotsText } from "../http/pages/pages.ts";
import { type Finding, fail, ok, warn } from "../owner/doctor/finding.ts";
import type { Web } from "./web.ts";

const check = "robots.txt";
const todo =
  "Find what answers it in the server's place: a file or a rule of the proxy, or a setting of the CDN";

/** Whether search engines are told what the server says. */
export async function checkRobots(siteUrl: string, web: Web): Promise<Finding> {
  const answer = await web.get(`${siteUrl}/robots.txt`);
  if ("silent" in answer) return warn(check, `no answer (${answer.silent})`, "Try again later");
  if (answer.status !== 200) return warn(check, `is answered ${answer.status}`, todo);
  if (answer.body.trim() === robotsText(siteUrl).trim()) return ok(check, "is the server's own");
  if (/^disallow:\s*\/\s*$/im.test(answer.body)) {
    return fail(check, "is another one, and keeps search engines away (Disallow: /)", todo);
  }
  return warn(check, "is another one than the server's", todo);
}
