// R-ISSUE-14
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { issueHtml } from "../../server/newsletter/mail/issue-html.tsx";
import { sampleIssue } from "../../server/testing/fixtures/sample-issue.ts";
import { sideBySide } from "./mail-preview.ts";

test("in development, an issue's email is shown in the light and in the dark theme, each at two widths", () => {
  const html = issueHtml(sampleIssue, { siteUrl: "https://a.test", unsubscribe: "https://a.test/" });
  const frames = parseHTML(sideBySide(sampleIssue, html)).document.querySelectorAll("iframe");
  const shown = Array.from(frames, (frame) => ({
    title: frame.getAttribute("title"),
    mail: frame.getAttribute("srcdoc") ?? "",
  }));
  expect(new Set(shown.map(({ title }) => title)).size).toBe(4);
  const mailsIn = (theme: string) =>
    new Set(shown.flatMap(({ title, mail }) => (title?.includes(theme) ? [mail] : [])));
  expect([mailsIn("light").size, mailsIn("dark").size]).toEqual([1, 1]);
  expect(mailsIn("light")).not.toEqual(mailsIn("dark"));
});
