// R-ISSUE-14
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { issueHtml } from "../../server/newsletter/mail/issue-html.tsx";
import { sampleIssue } from "../../server/testing/fixtures/sample-issue.ts";
import { sideBySide } from "./mail-preview.ts";

test("in development, an issue's email is shown in the light and in the dark theme, each at two widths", () => {
  const html = issueHtml(sampleIssue, { siteUrl: "https://a.test", unsubscribe: "https://a.test/" });
  const frames = parseHTML(sideBySide(sampleIssue, html)).document.querySelectorAll("iframe");
  const [light, dark, ...others] = Array.from(frames, (frame) => frame.getAttribute("srcdoc"));
  expect(others).toEqual([light, dark]);
  expect(dark).not.toBe(light);
});
