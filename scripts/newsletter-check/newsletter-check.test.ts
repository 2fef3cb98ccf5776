// R-ISSUE-13, R-COMMAND-6
import { describe, expect, test, vi } from "vitest";
import { readIssue } from "../../vite/newsletter/read-issue.ts";
import { folderOf } from "../testing/folder-of.ts";
import { checkNewsletter, siteAddresses } from "./newsletter-check.ts";

const title = "What DNS promises";
const summary =
  "Three lines of text say who may send email in your name. Read yours in two minutes, without a login.";
const textOf = (body: string) => `---\ntitle: ${title}\nsummary: ${summary}\n---\n${body}`;

test("the addresses of the site are known from its sources", () => {
  const isThere = siteAddresses([readIssue("2026-11-26-dns.md", textOf("One."), () => "none")]);
  const known = ["/", "/contact", "/contact/", "/newsletter/issues", "/newsletter/issues/dns", "/articles"];
  expect(known.filter((address) => !isThere(address))).toEqual([]);
  expect(["/newsletter/issues/other", "/articles/none", "/nowhere"].filter(isThere)).toEqual([]);
});

describe("with one valid and one unreadable issue", () => {
  test("the check of one issue reports nothing about the other", async () => {
    expect(await runCheck("good")).toEqual({ code: 0, lines: ["0 errors and 0 warnings in good."] });
    const bad = await runCheck("bad");
    expect(bad.code).toBe(1);
    expect(bad.lines).toEqual([
      expect.stringMatching(/2026-12-31-bad\.md:1\n {2}error: the text must begin/),
      "\n1 error and 0 warnings in bad.",
    ]);
  });

  test("an unknown name is an error that lists the existing issues", async () => {
    expect(await runCheck("godo")).toEqual({
      code: 1,
      lines: ["No issue is called godo. The issues are good, bad."],
    });
  });

  test("without a name all coming issues are checked, and the last line names those with errors", async () => {
    const { code, lines } = await runCheck();
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe("\n1 error and 0 warnings in good, bad. With errors: 1 issue, bad.");
  });

  async function runCheck(...args: string[]) {
    const text = textOf("Words that say something. ".repeat(20));
    const folder = folderOf({ "2026-12-24-good.md": text, "2026-12-31-bad.md": "no front matter" });
    const lines: string[] = [];
    const spies = (["log", "error"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((line) => void lines.push(line)),
    );
    const code = await checkNewsletter(args, {}, Date.UTC(2026, 11, 1), folder);
    for (const spy of spies) spy.mockRestore();
    return { code, lines };
  }
});
