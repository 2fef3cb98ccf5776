import type { Issue } from "../../../contract/newsletter/issue.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import { errorAt, type IssueFinding, warningAt } from "./finding.ts";

/** Gmail cuts at 102 KB, and hides the link to leave with the rest. */
const mostBytes = 100_000;
const manyBytes = 80_000;

/** The email itself, with everything filled in. */
export function checkMail(
  issue: Issue,
  { html, text, headers = {} }: Pick<Mail, "html" | "text" | "headers">,
  unsubscribe: string,
): IssueFinding[] {
  const findings: IssueFinding[] = [];
  const bytes = Buffer.byteLength(html);
  const size = `the email has ${bytes.toLocaleString("en-AU")} bytes of HTML`;
  if (bytes >= mostBytes) findings.push(errorAt(issue, 1, `${size}, and Gmail shows 100,000`, "shorten it"));
  else if (bytes >= manyBytes)
    findings.push(warningAt(issue, 1, `${size}, and from 100,000 it is not sent`, "shorten it"));
  for (const [part, has] of [
    ["the header List-Unsubscribe", headers["List-Unsubscribe"]?.includes(`<${unsubscribe}>`)],
    ["the header List-Unsubscribe-Post", headers["List-Unsubscribe-Post"] === "List-Unsubscribe=One-Click"],
    ["the HTML", html.includes(`href="${unsubscribe.replaceAll("&", "&amp;")}"`)],
    ["the plain text", text.includes(unsubscribe)],
  ] as const) {
    if (!has)
      findings.push(
        errorAt(issue, 1, `no link to leave in ${part}`, "put it back into server/newsletter/mail"),
      );
  }
  const share =
    words(text) / Math.max(1, words(html.replace(/<head>.*?<\/head>/s, "").replaceAll(/<[^>]*>/g, " ")));
  if (share < 0.6)
    findings.push(
      errorAt(
        issue,
        1,
        `the plain text has ${Math.round(share * 100)} % of the HTML’s words`,
        "say in words what pictures show",
      ),
    );
  return findings;
}

function words(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
