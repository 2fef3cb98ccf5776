// R-SETUP-5
import { dirname, join } from "node:path";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { readSettings } from "../../server/settings.ts";
import { site } from "../../site.config.ts";
import type { BuiltPage } from "../built-pages.ts";
import { exampleFacts } from "../setup/example-company.ts";
import { folderOf } from "../testing/folder-of.ts";
import { foreignDates, futureDates } from "./dates.ts";
import { isAbn } from "./facts.ts";
import { deadLinks } from "./links.ts";
import { headsOutOfLength, missingAlternatives, missingPictures } from "./pages.ts";
import { unnamedProcessors } from "./processors.ts";
import { unreadableTexts } from "./texts.ts";

const pageOf = (address: string, body: string, head = ""): BuiltPage => ({
  address,
  file: `built${address}`,
  document: parseHTML(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`).document,
});

/** Writes files into a folder. Returns their paths. */
function filesOf(files: Record<string, string | Buffer>): string[] {
  const folder = folderOf(files);
  return Object.keys(files).map((name) => join(folder, name));
}

test("a link to a missing page or anchor is reported once, and other links are not reported", () => {
  const pages = [
    pageOf("/", '<a href="/b#part">1</a><a href="/b#gone">2</a><a href="/c">3</a><a href="/c">again</a>'),
    pageOf(
      "/b",
      '<h2 id="part"></h2><a href="/">home</a><a href="#part">here</a><a href="https://x.test">out</a>',
    ),
  ];
  expect(deadLinks(pages, "nowhere").map(({ what }) => what)).toEqual([
    "“2” on / leads to /b#gone, but /b has no element with the id gone",
    "“3” on / leads to /c, but there is no /c",
  ]);
});

test("relative links and pictures are checked too, and those of other sites are not", () => {
  const body =
    '<a href="b">1</a><a href="gone">2</a><a href="?x">3</a><a href="tel:1">4</a><img src="tape.jpg"><img src="https://x.test/a.png">';
  const pages = [pageOf("/articles/a", body), pageOf("/articles/b", "")];
  expect(deadLinks(pages, "nowhere").map(({ what }) => what)).toEqual([
    "“2” on /articles/a leads to gone, but there is no /articles/gone",
  ]);
  expect(missingPictures(pages, "nowhere")).toMatchObject([
    {
      what: "the picture tape.jpg on /articles/a is missing",
      todo: "add the file public/articles/tape.jpg, and name it /articles/tape.jpg",
    },
  ]);
});

test("a picture without alt is reported, but an empty alt is accepted", () => {
  const found = missingAlternatives([pageOf("/", '<img src="a.svg"><img src="b.svg" alt="">')]);
  expect(found).toMatchObject([{ place: "built/", what: "the picture a.svg on / has no alt text" }]);
});

test("a query or fragment is not part of a file's name", () => {
  const [path = ""] = filesOf({ "lamp.svg": "<svg/>" });
  const page = pageOf("/", '<img src="/lamp.svg#off" alt=""><a href="/lamp.svg?1#on">The lamp</a>');
  expect(missingPictures([page], dirname(path))).toEqual([]);
  expect(deadLinks([page], dirname(path))).toEqual([]);
});

test("a malformed address is reported as missing", () => {
  const links = ["/50%-off", "/#50%", "/\\[", "/\\elsewhere.example"]
    .map((href) => `<a href="${href}">x</a>`)
    .join("");
  const page = pageOf("/", `${links}<img src="/50%.png" alt="">`);
  expect(deadLinks([page], "nowhere").map(({ what }) => what)).toEqual([
    "“x” on / leads to /50%-off, but there is no /50%-off",
    "“x” on / leads to /#50%, but there is no /#50%",
    "“x” on / leads to /\\[, but there is no /\\[",
    "“x” on / leads to /\\elsewhere.example, but there is no /\\elsewhere.example",
  ]);
  expect(missingPictures([page], "nowhere")).toMatchObject([
    { what: "the picture /50%.png on / is missing" },
  ]);
});

test("an owner's file with invisible characters or not in UTF-8 is reported with its line", () => {
  const paths = filesOf({
    "sound.ts": "\ufeffexport const name = 'Café';\r\n",
    "pasted.ts": "export const name =\n  'Ca\u0002fé';\n",
    "windows.md": Buffer.from("Café", "latin1"),
  });
  expect(unreadableTexts(paths).map(({ place, what }) => `${place.split("/").at(-1)} ${what}`)).toEqual([
    expect.stringContaining("pasted.ts:2 contains an invisible control character (U+0002)"),
    expect.stringContaining("windows.md:1 is not in UTF-8"),
  ]);
});

test("titles of 60 characters or more and descriptions outside 80 to 155 characters are reported", () => {
  const head = (title: number, description: number) =>
    `<title>${"t".repeat(title)}</title><meta name="description" content="${"d".repeat(description)}">`;
  const found = (title: number, description: number) =>
    headsOutOfLength([pageOf("/", "", head(title, description))]).length;
  expect([found(59, 80), found(59, 155), found(60, 155), found(59, 79), found(60, 156)]).toEqual([
    0, 0, 1, 1, 2,
  ]);
});

test("dates in legal texts that are not in an Australian format are reported", () => {
  const line = "From 28 February 2025, not 2025-02-28, 02/28/2025 or February 28, 2025; in May 2025 too.";
  expect(foreignDates([{ place: "a.md:1", line }]).map(({ what }) => what.split(" is ")[0])).toEqual([
    "2025-02-28",
    "02/28/2025",
    "February 28, 2025",
  ]);
});

test("a date in the future is reported, by the site's time zone, except in a draft", () => {
  const paths = filesOf({
    "today.md": "---\ndate: 2026-11-26\n---",
    "tomorrow.md": '---\ntitle: One\ndate: "2026-11-27"\n---\ndate: 2028-01-01',
    "draft.md": "---\ndraft: true\ndate: 2027-11-26\n---",
    "legal.ts": 'export const termsLastModified = "2027-02-28";',
  });
  const found = (now: string) => futureDates(Temporal.Instant.from(now).epochMilliseconds, paths);
  expect(
    found(`2026-11-26T23:59:59+11:00`).map(({ place, what }) => `${place.split("/").at(-1)} ${what}`),
  ).toEqual([
    "tomorrow.md:3 2026-11-27 is in the future, but the text is public now",
    "legal.ts:1 2027-02-28 is in the future, but the text is public now",
  ]);
  expect(found("2026-11-27T00:00:00+11:00")).toHaveLength(1);
});

test("an ABN with a wrong check digit is invalid", () => {
  expect(isAbn("51 824 753 556")).toBe(true);
  expect(isAbn("51 824 753 557")).toBe(false);
});

describe("the check reports a processor that the privacy policy does not name", () => {
  const found = (environment: Record<string, string>, processors: typeof site.processors) => {
    const read = readSettings(environment);
    if (!read.ok) throw new Error(read.problems.join());
    return unnamedProcessors(read.settings, { ...site, processors }).map(({ what }) => what.split(" ")[0]);
  };
  const mailOf = (task: string) => [{ who: "Relay", task, country: "Australia" }];

  test.each([
    ["a remote mail server", { SMTP_URL: "smtps://u:p@smtp.relay.example" }, [], ["SMTP_URL"]],
    [
      "a separate mail server for the newsletter",
      { NEWSLETTER_SMTP_URL: "smtps://u:p@bulk.example" },
      [],
      ["NEWSLETTER_SMTP_URL"],
    ],
    ["but not a listed one", { SMTP_URL: "smtps://u:p@smtp.relay.example" }, mailOf("carries mail"), []],
    ["but not a local one", { SMTP_URL: "smtp://127.0.0.1:25" }, [], []],
    ["a remote database", { DATABASE_URL: "postgres://u:p@db.cloud.example/site" }, [], ["DATABASE_URL"]],
    ["a proxy", { TRUST_PROXY: "203.0.113.0/24" }, [], ["TRUST_PROXY"]],
  ])("%s", (_, environment, processors, settings) => {
    expect(found(environment, processors)).toEqual(settings);
  });
});

test("facts that were invented for the example company are reported with their fields", () => {
  const example = {
    ...site,
    abn: "00 000 000 000",
    email: "jo@jo.example",
    social: [{ network: "github", label: "GitHub", href: "https://github.com/github" }],
  } as const;
  const fields = exampleFacts({ ...example, social: [...example.social] }).map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(["abn", "email", "social.0"]));
});
