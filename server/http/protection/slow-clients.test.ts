// R-LIMIT-7
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createListeningFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";
import { timeouts } from "../http-server.ts";

const short = { ...timeouts, headers: 2_000, request: 3_000, idle: 2_000, check: 100 };
const fixture = allTests(() => createListeningFixture({ trustProxy: ["127.0.0.1"], timeouts: short }));

/** Requests a page and calls the API, as an ordinary client does. */
async function serveOthers(): Promise<void> {
  // Opens a new connection for each request, because a reused one might be closed as idle.
  const { status } = await fetch(`${fixture.url}/contact`, { headers: { connection: "close" } });
  expect(status).toBe(200);
  const answer = await fetch(`${fixture.url}/api/sendContactEmail`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      connection: "close",
      "x-forwarded-for": "203.0.113.9",
    },
    body: JSON.stringify({ from: "Jane <jane@example.org>", email: "jane@example.org", text: "" }),
  });
  expect(await answer.json()).toEqual({ ok: true });
}

/**
 * Sends `start`, then `drop` every 100 ms. Returns the whole response, or "" if the connection is reset before it is
 * read.
 */
function dripping(start: string, drop: string): Promise<string> {
  const socket = fixture.connect();
  socket.write(start);
  const drip = setInterval(() => socket.write(drop), 100);
  socket.once("close", () => clearInterval(drip));
  return text(socket).catch(() => "");
}

test("44. every wait has a timeout, including unread responses and idle connections", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = fixture.http.server;
  const expected = { headersTimeout: 2_000, requestTimeout: 3_000, keepAliveTimeout: 20_000, timeout: 2_000 };
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual(expected);
});

test("44. clients that send one byte at a time, or nothing, are cut off while others are served", async () => {
  const post = "POST /api/sendContactEmail HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n";
  const slow = [
    ["", ""],
    ["GET /", "a"],
    [`${post}X-Slow: `, "a"],
    [`${post}Content-Length: 60000\r\n\r\n`, " "],
    [`${post}Transfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n"],
  ].map(([start = "", drop = ""]) => Promise.all(Array.from({ length: 50 }, () => dripping(start, drop))));
  await serveOthers();
  for (const answer of (await Promise.all(slow)).flat()) expect(answer).toMatch(/^(HTTP\/1\.1 (408|429) |$)/);
  await serveOthers();
});
