// R-ISSUE-13
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Issue, IssuePicture } from "../../../contract/newsletter/issue.ts";
import { siteAddresses } from "../../../scripts/newsletter-check/newsletter-check.ts";
import { readIssue } from "../../../vite/newsletter/read-issue.ts";
import type { Dns } from "../../mail/domain/dns.ts";
import { checkIssue } from "./check-issue.ts";
import { checkLinksOutside, checkSender } from "./check-outside.ts";
import type { IssueFinding } from "./issue-finding.ts";

const title = "What DNS promises";
const summary =
  "Three lines of text say who may send email in your name. Read yours in two minutes, without a login.";
const plainPicture: IssuePicture = {
  format: "png",
  width: 600,
  height: 300,
  bytes: 9_000,
  transparent: false,
};

/** Returns an issue whose body begins on line 5 of its file. */
function issueOf(body: string, { subject = title, picture = {} } = {}) {
  const file = "content/newsletter/2026-11-26-dns.md";
  const markdown = `---\ntitle: ${subject}\nsummary: ${summary}\n---\n${body}`;
  return readIssue(file, markdown, () => ({ ...plainPicture, ...picture }));
}

const sender = {
  siteUrl: "https://www.site.example",
  from: "newsletter@site.example",
  replyTo: "desk@site.example",
  headers: {},
};
const surroundings = { sender, isThere: siteAddresses([]) };
const short = ({ level, place, what }: IssueFinding) => `${level} ${place.split(":").at(-1)}: ${what}`;

test("a correct issue has no findings", async () => {
  const body =
    "One, [two](/contact), [three](https://a.example/b?page=2), [a.example](https://www.a.example/), [mail](mailto:a@b.example).\n\n![A drill core in its tray](core.png)\n";
  expect(await checkIssue(issueOf(body), surroundings)).toEqual([]);
});

test.each([
  ["a relative link", "One.\n\n[two](two.html)", "error 7: “two” leads to two.html, a relative link"],
  [
    "a link that is not encrypted",
    "[two](http://a.example)",
    "error 5: “two” leads to http://a.example, which is not",
  ],
  [
    "a link that runs a script",
    "[two](javascript:alert)",
    "error 5: “two” leads to javascript:alert, but an email can’t use javascript:",
  ],
  [
    "a shortened link",
    "One\n[two](https://bit.ly/2)",
    "error 6: “two” leads to https://bit.ly/2, which hides",
  ],
  [
    "a link with a tracking parameter",
    "> - [a](https://a.example/?utm_source=x)",
    "error 5: “a” leads to https://a.example/?utm_source=x, and utm_source tracks",
  ],
  [
    "a link text that shows another address",
    "[my-bank.example](https://a.example)",
    "error 5: “my-bank.example” leads to https://a.example, but its text says my-bank.example",
  ],
  [
    "a dead link within the site",
    "[two](/services/gone)",
    "error 5: “two” leads to /services/gone, but the site has nothing there",
  ],
  [
    "a link with a stray %",
    "[Offer](/articles/50%-off)",
    "error 5: “Offer” leads to /articles/50%-off, but the site has nothing there",
  ],
])("72. %s is an error with its line", async (_, body, finding) => {
  const found = (await checkIssue(issueOf(body), surroundings)).map(short);
  expect(found).toEqual([expect.stringContaining(finding)]);
});

test.each([
  [
    "a picture that is too large",
    "![A core](core.png)",
    { picture: { bytes: 200_001 } },
    "error 5: core.png has 200001 bytes",
  ],
  [
    "a transparent picture",
    "One.\n\n![A core](core.png)",
    { picture: { transparent: true } },
    "warning 7: core.png is transparent",
  ],
  [
    "a picture described only by its file’s name",
    "![drill-core](drill_core.png)",
    {},
    "warning 5: the description “drill-core” is only the name of the file",
  ],
  ["a subject in capitals", "One.", { subject: "READ THIS NOW" }, "warning 2: the subject is in capitals"],
  [
    "a subject with several exclamation marks",
    "One.",
    { subject: "Read this!!" },
    "warning 2: the subject has more than one !",
  ],
  ["an email of 80,000 bytes", "word ".repeat(15_500), {}, "warning 1: the email has"],
  ["an email that Gmail would clip", "word ".repeat(20_000), {}, "error 1: the email has"],
])("A13. %s is reported", async (_, body, changes, finding) => {
  expect((await checkIssue(issueOf(body, changes), surroundings)).map(short)).toEqual([
    expect.stringContaining(finding),
  ]);
});

test("an issue that can't be turned into an email is an error, because the check builds the email", async () => {
  const found = async (issue: Issue) => (await checkIssue(issue, surroundings)).map(short);
  expect(await found({ ...issueOf("One."), title: "One\ttwo" })).toEqual([
    "error 1: it can't be turned into an email: not a valid email: a header contains a control character",
  ]);
  const broken = issueOf("One.");
  Object.defineProperty(broken, "blocks", {
    get: () => {
      throw new URIError("URI malformed");
    },
  });
  expect(await found(broken)).toEqual(["error 1: it can't be turned into an email: URI malformed"]);
});

describe("links to other sites", () => {
  const server = createServer((request, response) => {
    const { url, method } = request;
    if (url === "/slow") return;
    response.statusCode =
      url === "/gone" ? 404 : url === "/moved" ? 301 : url === "/get" && method === "HEAD" ? 405 : 200;
    response.end();
  });
  beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
  afterAll(() => server.closeAllConnections());

  test("are requested with HEAD, then with GET, and a failure is a warning with its line", async () => {
    const { port } = server.address() as AddressInfo;
    const at = (path: string) => `[x](http://127.0.0.1:${port}${path})`;
    const body = ["/", "/get", "/moved", "/gone", "/slow"].map(at).join("\n\n");
    const found = await checkLinksOutside(issueOf(body), 300);
    expect(found.map(short)).toEqual([
      `warning 11: http://127.0.0.1:${port}/gone: responds with 404`,
      `warning 13: http://127.0.0.1:${port}/slow: no response within 0.3 s`,
    ]);
  });
});

test("a missing SPF, DKIM or DMARC record of the newsletter's sender is a warning", async () => {
  const asked: string[] = [];
  const silent: Pick<Dns, "txt"> = {
    txt: async (name) => {
      asked.push(name);
      return { records: [] };
    },
  };
  const from = { newsletterFrom: "news@letters.example", mailFrom: "desk@site.example" };
  const found = await checkSender(from, "s1", silent as Dns);
  expect(found.map(({ level, place, what }) => `${level} ${place} ${what.split(":")[0]}`)).toEqual([
    "warning NEWSLETTER_FROM SPF",
    "warning NEWSLETTER_FROM DKIM",
    "warning NEWSLETTER_FROM DMARC",
  ]);
  expect(asked.filter((name) => !name.endsWith("letters.example"))).toEqual([]);
});
