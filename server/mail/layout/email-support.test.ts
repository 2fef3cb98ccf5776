// R-MAIL-8
import { caniemail } from "caniemail";
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
  "display:none": "of the preheader, which is small and without height as well",
  "max-height property": "of the preheader alone, which is also hidden in other ways",
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
  expect(invisibleColours(html)).toEqual([]);
  const dropped = [...(issues?.errors.values() ?? [])].flat().map(({ title }) => title);
  expect(html.length).toBeLessThan(100_000);
  return [...new Set(dropped)].filter((title) => !(title in accepted));
}

/** Returns the texts in the colour of their background, which spam filters count. */
function invisibleColours(html: string): string[] {
  const found: string[] = [];
  const open: { color?: string | undefined; background?: string | undefined }[] = [{}];
  for (const [, end, tag = "", rest = "", text = ""] of html.matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)) {
    if (end) open.pop();
    else {
      const style = (name: string) => new RegExp(`[";]${name}:([^;"]+)`).exec(rest)?.[1];
      const above = open.at(-1);
      open.push({
        color: style("color") ?? above?.color,
        background: style("background-color") ?? above?.background,
      });
    }
    const { color, background } = open.at(-1) ?? {};
    if (color !== undefined && color === background && text.trim() !== "") found.push(text);
    if (/^(meta|br|img|hr|link)$/.test(tag)) open.pop();
  }
  return found;
}
