// R-ISSUE-13
import { createServer } from "node:http";
import { expect, test } from "vitest";
import type { Issue, IssuePicture } from "../../../contract/newsletter/issue.ts";
import { siteAddresses } from "../../../scripts/newsletter-check/newsletter-check.ts";
import { readIssue } from "../../../vite/newsletter/read-issue.ts";
import type { Dns } from "../../mail/domain/dns.ts";
import { listenOnFreePort } from "../../testing/free-port.ts";
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
  ["a relative link", "One.\n\n[two](two.html)", 7, "two.html, a relative link"],
  ["a link that is not encrypted", "[two](http://a.example)", 5, "http://a.example, which is not"],
  ["a link that runs a script", "[two](javascript:alert)", 5, "javascript:alert, but an email can’t use"],
  ["a shortened link", "One\n[two](https://bit.ly/2)", 6, "https://bit.ly/2, which hides"],
  ["a tracking link", "> - [two](https://a.test?gclid=x)", 5, "https://a.test?gclid=x, and gclid tracks"],
  ["a link that shows another", "[b.test](https://a.test)", 5, "https://a.test, but its text says b.test"],
  ["a dead link within the site", "[two](/services/gone)", 5, "/services/gone, but the site has nothing"],
  ["a link with a stray %", "[two](/articles/50%-off)", 5, "/articles/50%-off, but the site has nothing"],
])("72. %s is an error with its line", async (_, body, line, finding) => {
  const [, text] = /\[(.*)\]/.exec(body) ?? [];
  const found = (await checkIssue(issueOf(body), surroundings)).map(short);
  expect(found).toEqual([expect.stringContaining(`error ${line}: “${text}” leads to ${finding}`)]);
});

test.each([
  ["a large picture", "![A core](core.png)", { picture: { bytes: 200_001 } }, "error 5: core.png has 200001"],
  ["a transparent picture", "1\n\n![A](b.png)", { picture: { transparent: true } }, "warning 7: b.png is"],
  ["a picture with its name", "![a-b](a_b.png)", {}, "warning 5: the description “a-b” is only the name"],
  ["a subject in capitals", "One.", { subject: "READ THIS NOW" }, "warning 2: the subject is in capitals"],
  ["a subject with two !", "One.", { subject: "Read this!!" }, "warning 2: the subject has more than one !"],
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

test("links to other sites are requested with HEAD, then with GET, and a failure is a warning with its line", async () => {
  const statuses: Record<string, number> = { "/gone": 404, "/moved": 301, "HEAD /get": 405 };
  const server = createServer(({ url = "", method }, response) => {
    if (url === "/slow") return;
    response.writeHead(statuses[url] ?? statuses[`${method} ${url}`] ?? 200).end();
  });
  const port = await listenOnFreePort(server);
  const at = (path: string) => `[x](http://127.0.0.1:${port}${path})`;
  const body = ["/", "/get", "/moved", "/gone", "/slow"].map(at).join("\n\n");
  const found = await checkLinksOutside(issueOf(body), 300);
  server.closeAllConnections();
  expect(found.map(short)).toEqual([
    `warning 11: http://127.0.0.1:${port}/gone: responds with 404`,
    `warning 13: http://127.0.0.1:${port}/slow: no response within 0.3 s`,
  ]);
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
