// R-MAIL-8
import { caniemail } from "caniemail";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { issueHtml } from "../../newsletter/mail/issue-html.tsx";
import { confirmationMail, welcomeMail } from "../../subscribers/subscriber-email.tsx";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { sampleMails } from "../../testing/fixtures/sample-mails.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

/** Features that some email clients drop, and why each loss does no harm. */
const accepted: Readonly<Record<string, string>> = {
  "<body> element": "a webmail puts its content into a div; the ground is the table's, too",
  "<style> element": "holds the dark colours alone",
  "@media": "the same",
  "color-scheme meta tag": "says that there are dark colours",
  "display:none": "of the preheader, which is without height as well, and a readable line at worst",
  "max-height property": "the same",
  overflow: "the same",
  "height property": "of pictures alone, whose attributes say it too",
  "srcset and sizes attributes": "the picture for close pixels stands in src, and is shown smaller",
  "word-break": "a word longer than the column makes it wider, and can be read",
};

const facts = {
  address: "mia@orchard.example",
  token: "T".repeat(43),
  messageId: "<1@site.example>",
  mailFrom: "website@site.example",
  siteUrl: "https://www.site.example",
  at: Date.UTC(2026, 10, 20, 19, 55),
};

test.each([
  ["confirmation", confirmationMail(facts)],
  ["welcome", welcomeMail(facts)],
  ["issue", { html: issueHtml(sampleIssue, { ...facts, unsubscribe: facts.siteUrl }) }],
])(
  "%s: Gmail, Outlook, Apple Mail, Yahoo and Samsung support every feature that it needs (caniemail.com)",
  (_, { html }) => expect(droppedOf(html)).toEqual([]),
);

test("the same clients support every feature that the owner's emails and the receipt need", async () => {
  const database = await createTestDatabase("sqlite");
  const mails = await sampleMails(database.settings.dataDir);
  await database.remove();
  const dropped = mails.map(({ subject, html }) => [subject, droppedOf(html)]);
  expect(dropped).toEqual(mails.map(({ subject }) => [subject, []]));
});

/** Returns the features that at least one of these email clients drops and that `accepted` does not list. */
function droppedOf(html = ""): string[] {
  const { issues } = caniemail({
    clients: [
      "gmail.*",
      "outlook.windows",
      "outlook.outlook-com",
      "outlook.macos",
      "apple-mail.*",
      "yahoo.*",
      "samsung-email.*",
    ],
    html,
  });
  expect(invisibleTexts(html)).toEqual([]);
  expect(html).not.toMatch(relativeAddress);
  const dropped = [...(issues?.errors.values() ?? [])].flat().map(({ title }) => title);
  expect(html.length).toBeLessThan(100_000);
  return [...new Set(dropped)].filter((title) => !(title in accepted));
}

/** A mail program knows no site that it could start from. */
const relativeAddress = /(href|src)="(?!https:\/\/|mailto:|tel:)/;

/** Returns the texts in tiny letters, or in the colour of their background: spam filters count them. */
function invisibleTexts(html: string): string[] {
  const { document } = parseHTML(html);
  return Array.from(document.querySelectorAll("body, body *")).flatMap((element) => {
    const of = (name: string) => {
      const style = element.closest(`[style*="${name}:"]`)?.getAttribute("style") ?? "";
      return new RegExp(`(?:^|;)${name}:([^;]+)`).exec(style)?.[1];
    };
    const text = Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : "")).join(
      "",
    );
    const isTiny = Number.parseFloat(of("font-size") ?? "16") < 10;
    return text?.trim() && (isTiny || of("color") === (of("background-color") ?? "")) ? [text] : [];
  });
}
