import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { type Timeouts, timeouts } from "./timeouts.ts";

let fixture: HttpFixture;
let port: number;
let url: string;

async function open(given: Partial<Timeouts>, settings: Parameters<typeof createHttpFixture>[0] = {}) {
  fixture = await createHttpFixture(settings, {}, { ...timeouts, ...given });
  url = await fixture.http.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(url).port);
}

afterEach(() => fixture.tearDown());

/** A page and a call, by somebody who does nothing wrong. */
async function serveOthers(): Promise<void> {
  expect((await fetch(`${url}/contact`)).status).toBe(200);
  const answer = await fetch(`${url}/api/sendContactEmail`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ from: "Jane <jane@example.org>", email: "jane@example.org", text: "" }),
  });
  expect(await answer.json()).toEqual({ ok: true });
}

test("44. nothing is waited for without an end, and the end comes in time for people", async () => {
  await open({});
  const { server } = fixture.http;
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(15_000);
  expect(server.keepAliveTimeout).toBe(20_000);
  expect(server.timeout).toBe(60_000);
});

test("44. one byte at a time, of headers or bodies without an end: others are served meanwhile, then it is cut off", async () => {
  await open({ headers: 1_000, request: 2_000, check: 100 });
  const post = "POST /api/sendContactEmail HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n";
  const slow = [
    ["GET /", "a"],
    [`${post}X-Slow: `, "a"],
    [`${post}Content-Length: 60000\r\n\r\n`, " "],
    [`${post}Transfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n"],
  ].map(([start = "", drop = ""]) => Promise.all(Array.from({ length: 50 }, () => dripping(start, drop))));
  const begun = performance.now();
  await serveOthers();
  for (const answer of (await Promise.all(slow)).flat()) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  expect(performance.now() - begun).toBeLessThan(8_000);
  await serveOthers();
});

/** What was answered until the end: nothing, where a drop that came after it made the answer unreadable. */
function dripping(start: string, drop: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(start);
  const drip = setInterval(() => socket.write(drop), 100);
  socket.once("close", () => clearInterval(drip));
  return text(socket).catch(() => "");
}

test("44. answers that nobody reads are not piled up in memory; the connection is cut", async () => {
  await open({ idle: 2_000 });
  const arrived = once(fixture.http.server, "connection");
  // Reads 64 KiB at most: nobody listens to its data.
  const deaf = connect(port, "127.0.0.1").on("error", () => {});
  const [socket] = await arrived;
  const cut = new Promise((resolve) => socket.once("close", resolve));
  const asked = 20_000;
  deaf.write("GET /contact HTTP/1.1\r\nHost: site.test\r\n\r\n".repeat(asked));
  await serveOthers();
  await cut;
  const answered = fixture.log.filter((line) => line.includes('"at":"/contact"')).length;
  // As much as the network's own buffers hold.
  expect(answered).toBeLessThan(asked / 2);
  deaf.destroy();
});

test("44. 5,000 connections that say nothing: others are served, and all of them are closed in time", async () => {
  // A proxy's: from one client as many would not be taken.
  await open({ headers: 4_000, request: 5_000, check: 500 }, { trustProxy: ["127.0.0.1"] });
  const script = fileURLToPath(new URL("../../testing/idle-sockets.mjs", import.meta.url));
  const child = spawn(process.execPath, [script, String(port), "5000"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe("open");
  await serveOthers();
  expect((await lines.next()).value).toBe("closed");
  await serveOthers();
});
