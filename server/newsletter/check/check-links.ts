import type { Issue } from "../../../contract/newsletter/issue.ts";
import { allInlines, readText } from "../../../contract/newsletter/walk-blocks.ts";
import { ownAddress } from "../../../contract/own-address.ts";
import { errorAt, type IssueFinding } from "./issue-finding.ts";

interface IssueLink {
  href: string;
  text: string;
  line: number;
}

export function linksOf(issue: Issue): IssueLink[] {
  return allInlines(issue.blocks).flatMap((word) =>
    word.type === "link" ? [{ href: word.href, text: readText(word.words), line: word.line }] : [],
  );
}

/** Finds links that break in an email, hide their target, track readers, or lead to a missing page. */
export function checkLinks(issue: Issue, isThere: (address: string) => boolean): IssueFinding[] {
  return linksOf(issue).flatMap((link) => {
    const [what, todo] = problemOf(link, isThere) ?? [];
    return what && todo
      ? [errorAt(issue, link.line, `“${link.text}” leads to ${link.href}, ${what}`, todo)]
      : [];
  });
}

type Problem = [what: string, todo: string];

function problemOf({ href, text }: IssueLink, isThere: (address: string) => boolean): Problem | null {
  if (/^(mailto:\S+@\S+|tel:\+?\d+)$/.test(href)) return null;
  if (/^\/(?!\/)/.test(href)) {
    const own = ownAddress(href);
    return own && isThere(own.path) ? null : ["but the site has nothing there", "correct or remove the link"];
  }
  const url = URL.parse(href);
  if (!url)
    return [
      "a relative link, which doesn’t work in an email",
      "start with / for a page of the site, or with https://",
    ];
  if (url.protocol === "http:") return ["which is not encrypted", "use https://"];
  if (url.protocol !== "https:") return [`but an email can’t use ${url.protocol}`, "use https://"];
  const host = url.hostname.replace(/^www\./, "");
  if (shorteners.has(host))
    return ["which hides where it leads, as spam does", "link to the address that it leads to"];
  const tracks = [...url.searchParams.keys()].find((name) => tracking.test(name));
  if (tracks) return [`and ${tracks} tracks the reader`, "remove that part of the address"];
  const named = hostIn(text);
  if (named && named !== host)
    return [`but its text says ${named}, as in a forged email`, "make the text say where it leads"];
  return null;
}

/** Returns the host that a link's text names, if the text is a URL. */
function hostIn(text: string): string | undefined {
  return /^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:[/?#]\S*)?$/i
    .exec(text.trim())?.[1]
    ?.toLowerCase();
}

const shorteners: ReadonlySet<string> = new Set([
  "bit.ly",
  "buff.ly",
  "cutt.ly",
  "goo.gl",
  "is.gd",
  "lnkd.in",
  "ow.ly",
  "rebrand.ly",
  "shorturl.at",
  "t.co",
  "tiny.cc",
  "tinyurl.com",
]);

/** Tracking parameters that mailing and advertising services add to links. */
const tracking = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|_hsenc|_hsmi|vero_id|yclid)$/i;
