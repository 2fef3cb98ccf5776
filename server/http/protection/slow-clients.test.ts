import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { timeouts } from "./timeouts.ts";

let fixture: HttpFixture;
let port: number;
let url: string;

beforeAll(async () => {
  const short = { headers: 2_000, request: 3_000, idle: 2_000, check: 100 };
  // All of them from a proxy: from one client as many connections would not be taken.
  fixture = await createHttpFixture({ trustProxy: ["127.0.0.1"] }, {}, { ...timeouts, ...short });
  url = await fixture.http.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(url).port);
});

afterAll(() => fixture.tearDown());

/** A page and a call, by somebody who does nothing wrong. */
async function serveOthers(): Promise<void> {
  // None that might just be cut for its silence is used again.
  const { status } = await fetch(`${url}/contact`, { headers: { connection: "close" } });
  expect(status).toBe(200);
  const answer = await fetch(`${url}/api/sendContactEmail`, {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify({ from: "Jane <jane@example.org>", email: "jane@example.org", text: "" }),
  });
  expect(await answer.json()).toEqual({ ok: true });
}

test("44. nothing is waited for without an end, and the end comes in time for people", async () => {
  const usual = await createHttpFixture();
  const { server } = usual.http;
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(15_000);
  expect(server.keepAliveTimeout).toBe(20_000);
  expect(server.timeout).toBe(60_000);
  await usual.tearDown();
});

/** What was answered until the end: nothing, where a drop that came after it made the answer unreadable. */
function dripping(start: string, drop: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(start);
  const drip = setInterval(() => socket.write(drop), 100);
  socket.once("close", () => clearInterval(drip));
  return text(socket).catch(() => "");
}

describe.concurrent("44. others are served while there are", () => {
  test("clients that send one byte at a time, of headers or bodies without an end: they are cut off", async ({
    expect,
  }) => {
    const post =
      "POST /api/sendContactEmail HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n";
    const slow = [
      ["GET /", "a"],
      [`${post}X-Slow: `, "a"],
      [`${post}Content-Length: 60000\r\n\r\n`, " "],
      [`${post}Transfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n"],
    ].map(([start = "", drop = ""]) => Promise.all(Array.from({ length: 50 }, () => dripping(start, drop))));
    await serveOthers();
    for (const answer of (await Promise.all(slow)).flat()) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
    await serveOthers();
  });

  test("answers that nobody reads: they are not piled up in memory, and the connection is cut", async ({
    expect,
  }) => {
    // Reads 64 KiB at most: nobody listens to its data.
    const deaf = connect(port, "127.0.0.1").on("error", () => {});
    const cut = new Promise<void>((resolve) => {
      fixture.http.server.on("connection", (socket) => {
        if (socket.remotePort === deaf.localPort) socket.once("close", resolve);
      });
    });
    await once(deaf, "connect");
    const asked = 20_000;
    deaf.write("GET /contact HTTP/1.1\r\nHost: site.test\r\n\r\n".repeat(asked));
    await serveOthers();
    await cut;
    const answered = fixture.log.filter((line) => line.includes('"at":"/contact"')).length;
    // As much as the network's own buffers hold.
    expect(answered).toBeLessThan(asked / 2);
    deaf.destroy();
  });

  test("1,000 connections that say nothing: all of them are closed in time", async ({ expect }) => {
    const script = fileURLToPath(new URL("../../testing/idle-sockets.mjs", import.meta.url));
    const child = spawn(process.execPath, [script, String(port), "1000"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe("open");
    await serveOthers();
    expect((await lines.next()).value).toBe("closed");
    await serveOthers();
  });
});
