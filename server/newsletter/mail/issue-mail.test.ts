// R-ISSUE-14 to R-ISSUE-16
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import { site } from "../../../site.config.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { issueHeaders } from "./issue-headers.ts";
import { issueHtml } from "./issue-html.tsx";
import { issueText } from "./issue-text.ts";

const facts = {
  siteUrl: "https://www.site.example",
  unsubscribe: "https://www.site.example/newsletter/unsubscribe?token=T",
};
const html = issueHtml(sampleIssue, facts);
const { document } = parseHTML(html);
const address = "https://www.site.example/newsletter/issues/what-dns-promises";

test("the plain text is complete, with numbered links", () => {
  expect(issueText(sampleIssue, facts)).toBe(`What DNS promises & keeps
=========================

Thursday 26 November 2026
Read it on the web: ${address}

Three questions
---------------

Read this, *that*, v=spf1 <all>
our articles [1] and the standard [2].

3. one
4. two

   - inside

Smaller
·······

> Said.

    dig  +short

      TXT

[A drill core in its tray]
Fig. 1.

* * *

The end.

[1] https://www.site.example/articles
[2] https://www.rfc-editor.org/rfc/rfc7208

-- 
You get this email because you confirmed that you want the ${site.name} newsletter every Thursday. Replies come to our inbox, and we read them.

Unsubscribe (one page, one button):
${facts.unsubscribe}

${site.legalName} (ABN ${site.abn}), Sydney, ${site.country}
${site.phone.shown}, ${site.email}
`);
});

test("the HTML has the same content with the same spaces, absolute addresses and text alternatives", () => {
  const links = Array.from(document.querySelectorAll("a"), (link) => link.getAttribute("href"));
  expect(links).toEqual([
    address,
    "https://www.site.example/articles",
    "https://www.rfc-editor.org/rfc/rfc7208",
    facts.unsubscribe,
  ]);
  // Email clients collapse spaces, but not no-break spaces.
  const shown = document.body.textContent.replaceAll(/ +/g, " ").replaceAll("\u00a0", " ");
  expect(shown).toContain("Three questionsRead this, that, v=spf1 <all>our articles and the standard.onetwo");
  expect(shown).toContain("insideSmallerSaid.dig  +short   TXTFig. 1. The end.");
  const pictures = [...document.querySelectorAll("img")];
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
    "https://www.site.example/newsletter/pictures/strata-2x.png",
    "https://www.site.example/newsletter/pictures/2026-11-26/core.png",
  ]);
  expect(pictures.every((picture) => (picture.getAttribute("alt") ?? "").length > 10)).toBe(true);
  // Some email clients ignore CSS and use the attributes: 600 is the width of the email, 544 that of its column, and
  // the heights keep the proportions of the files.
  const sizes = pictures.map((picture) => ["width", "height"].map((name) => picture.getAttribute(name)));
  expect(sizes).toEqual([
    ["600", "112"],
    ["544", "200"],
  ]);
  expect(document.querySelector("ol")?.getAttribute("start")).toBe("3");
});

test("a numbered list that starts at 0 does so in both the HTML and the text", () => {
  const words = [{ type: "text", text: "A flat battery" }] as const;
  const items = [[{ type: "paragraph", words }]] as const;
  const issue: Issue = { ...sampleIssue, blocks: [{ type: "list", ordered: true, start: 0, items }] };
  expect(issueHtml(issue, facts)).toContain('<ol start="0"');
  expect(issueText(issue, facts)).toContain("0. A flat battery");
});

test("the unsubscribe link is 16 pixels and not muted, and the sender is named (Spam Act 2003, section 17)", () => {
  const link = [...document.querySelectorAll("a")].at(-1);
  expect(link?.textContent).toBe("Unsubscribe");
  expect(link?.parentElement?.getAttribute("style")).toContain("font-size:16px");
  expect(link?.closest("td")?.className).not.toContain("muted");
  for (const fact of [site.legalName, site.abn, site.city, site.phone.shown, site.email])
    expect(document.querySelector("body")?.textContent).toContain(fact);
});

test("the headers name the mailing list and one-click unsubscribe (RFC 8058)", () => {
  expect(issueHeaders(sampleIssue, facts)).toEqual({
    "List-Id": expect.stringMatching(/(^| )<newsletter\.www\.site\.example>$/),
    "Archived-At": `<${address}>`,
    "List-Unsubscribe": `<${facts.unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "Auto-Submitted": "auto-generated",
    Precedence: "bulk",
    "Feedback-ID": expect.stringMatching(/^2026-11-26:www\.site\.example:newsletter:[a-z0-9-]{5,15}$/),
  });
});
