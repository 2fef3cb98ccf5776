// R-LIMIT-9
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { createListeningFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";

const fixture = allTests(createListeningFixture);

/**
 * Sends raw bytes that no client library would send, and returns everything the server sends until it closes the
 * connection.
 */
async function sendRaw(...lines: string[]): Promise<string> {
  const socket = fixture.connect();
  socket.write(lines.join("\r\n"), "latin1");
  return text(socket);
}

const host = "Host: site.test";
const smuggled = ["GET /contact HTTP/1.1", host, "Connection: close", "", ""];
const statusLines = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => code);

describe("49. an ambiguous request is refused, with everything that follows it", () => {
  const post = ["POST /api/sendEmail HTTP/1.1", host, "Content-Type: application/json"];
  test.each<[string, string[]]>([
    ["chunked with a Content-Length", ["Transfer-Encoding: chunked", "Content-Length: 4", "", "0", ""]],
    ["two Content-Lengths", ["Content-Length: 0", "Content-Length: 60", ""]],
    ["a Content-Length with a sign", ["Content-Length: +0", ""]],
    ["chunked, but not as the last encoding", ["Transfer-Encoding: chunked, gzip", "", "0", ""]],
    ["a space before the colon", ["Transfer-Encoding : chunked", "", "0", ""]],
    ["a folded header", ["X-Folded: a", " Transfer-Encoding: chunked", "", "0", ""]],
    ["a NUL in a header", ["X-Nul: a\0b", ""]],
    ["a lone CR in a header", ["X-Lone: a\rTransfer-Encoding: chunked", "", "0", ""]],
    ["a chunk longer than its declared size", ["Transfer-Encoding: chunked", "", "1", "ab", "0", ""]],
  ])("%s", async (_name, rest) => {
    const answer = await sendRaw(...post, ...rest, ...smuggled);
    expect(statusLines(answer)).toEqual(["400"]);
    expect(answer).toContain("x-content-type-options: nosniff");
    expect(answer).not.toMatch(/<h1>Contact|HPE_|\bat /);
  });

  test("two unambiguous requests are both answered", async () => {
    const body = ["Content-Length: 2", "", "{}"].join("\r\n");
    expect(statusLines(await sendRaw(...post, body + smuggled.join("\r\n")))).toEqual(["400", "200"]);
  });
});

describe("49. a request for something that the site does not serve reveals nothing", () => {
  const get = (target: string) => sendRaw(`GET ${target} HTTP/1.1`, host, "Connection: close", "", "");

  // A browser would normalize the dots; only other programs send such a path.
  test.each([
    ["/../package.json", "404"],
    ["/assets/..\\..\\package.json", "404"],
    ["/.git/HEAD", "404"],
    ["/%2e%2e%2fpackage.json", "404"],
    ["/%ff", "400"],
    ["../../etc/passwd", "400"],
    ["file:///etc/passwd", "404"],
    ["http://evil.test/.env", "404"],
    ["*", "404"],
    ["/contact\x01", "400"],
  ])("%j: %s", async (target, status) => {
    const answer = await get(target);
    expect(statusLines(answer)).toEqual([status]);
    expect(answer).toContain("x-content-type-options: nosniff");
    expect(answer).not.toMatch(/root:|stackhouse|<h1>(Home|Contact)|HPE_|\bat .*:\d/);
  });

  test.each([
    ["no Host", ["GET / HTTP/1.1", "", ""]],
    ["a Host with a path", ["GET / HTTP/1.1", `${host}/evil`, "", ""]],
    ...["/", "/no/such/page"].map((url): [string, string[]] => [
      `two Hosts for ${url}`,
      [`GET ${url} HTTP/1.1`, host, host.toUpperCase(), "", ...smuggled],
    ]),
    ["an unknown method", ["BREW / HTTP/1.1", host, "", ""]],
    ["not HTTP at all", ["\x16\x03\x01\x02", ""]],
  ])("%s: 400", async (_name, lines) => {
    expect(statusLines(await sendRaw(...lines))).toEqual(["400"]);
  });

  test("an invalid or oversized request gets the usual security headers, and is not logged", async () => {
    const canary = "X-Canary: canary@mailbox.test";
    expect(await sendRaw("GET / HTTP/9.9", canary, "", "")).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const tooLarge = await sendRaw("GET / HTTP/1.1", host, `X-Long: ${"x".repeat(20_000)}`, "", "");
    expect(tooLarge).toMatch(/^HTTP\/1\.1 431 /);
    for (const name of ["content-security-policy", "referrer-policy", "x-content-type-options"])
      expect(tooLarge).toContain(`\r\n${name}: `);
    expect(fixture.log.join("")).not.toContain("canary");
  });

  const upgrade = ["Connection: Upgrade, close", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"];
  test.each<[string, string[], string]>([
    [
      "TRACE, of which nothing is repeated",
      ["TRACE / HTTP/1.1", host, "X-Canary: canary", "Connection: close"],
      "405",
    ],
    ["CONNECT, which opens no tunnel", ["CONNECT evil.test:443 HTTP/1.1", "Host: evil.test:443"], ""],
    [
      "an upgrade to another protocol, which is ignored",
      ["GET / HTTP/1.1", host, "Vary: host", ...upgrade],
      "200",
    ],
  ])("%s", async (_name, lines, status) => {
    const answer = await sendRaw(...lines, "", "");
    expect(statusLines(answer).join()).toBe(status);
    expect(answer).not.toContain("canary");
  });
});
