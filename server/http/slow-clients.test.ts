import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type HttpScene, setHttpScene } from "../testing/http-scene.ts";
import { type Timeouts, timeouts } from "./timeouts.ts";

let scene: HttpScene;
let port: number;
let url: string;

async function open(given: Partial<Timeouts>) {
  scene = await setHttpScene({}, {}, { ...timeouts, ...given });
  url = await scene.http.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(url).port);
}

afterEach(() => scene.strike());

/** A page and a call, by somebody who does nothing wrong; milliseconds. */
async function serveOthers(): Promise<number> {
  const begun = performance.now();
  expect((await fetch(`${url}/contact`)).status).toBe(200);
  const answer = await fetch(`${url}/api/sendContactEmail`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ from: "Jane <jane@example.org>", email: "jane@example.org", text: "" }),
  });
  expect(await answer.json()).toEqual({ ok: true });
  return performance.now() - begun;
}

test("44. nothing is waited for without an end, and the end comes in time for people", async () => {
  await open({});
  const { server } = scene.http;
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(15_000);
  expect(server.keepAliveTimeout).toBe(20_000);
  expect(server.timeout).toBe(60_000);
});

describe("44. one byte at a time", () => {
  beforeEach(() => open({ headers: 1_000, request: 2_000, check: 100 }));

  const post = "POST /api/sendContactEmail HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n";
  test.each([
    ["of a request line without an end", "", "G", 1_000],
    ["of headers without an end", `${post}X-Slow: `, "a", 1_000],
    ["of a body that is long", `${post}Content-Length: 60000\r\n\r\n`, " ", 2_000],
    ["of a chunked body", `${post}Transfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n", 2_000],
  ])("%s: others are served meanwhile, then 408", async (_name, start, drop, patience) => {
    const slow = Array.from({ length: 50 }, () => dripping(start, drop));
    const begun = performance.now();
    expect(await serveOthers()).toBeLessThan(1_000);
    for (const answer of await Promise.all(slow.map((socket) => text(socket)))) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    }
    expect(performance.now() - begun).toBeLessThan(patience + 4_000);
    await serveOthers();
  });
});

function dripping(start: string, drop: string): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(start);
  const drip = setInterval(() => socket.write(drop), 100);
  socket.once("close", () => clearInterval(drip));
  return socket;
}

test("44. answers that nobody reads are not piled up in memory; the connection is cut", async () => {
  await open({ idle: 1_000 });
  const arrived = once(scene.http.server, "connection");
  // Reads 64 KiB at most: nobody listens to its data.
  const deaf = connect(port, "127.0.0.1").on("error", () => {});
  const [socket] = await arrived;
  const cut = new Promise((resolve) => socket.once("close", resolve));
  const before = process.memoryUsage().rss;
  deaf.write("GET /contact HTTP/1.1\r\nHost: site.test\r\n\r\n".repeat(50_000));
  expect(await serveOthers()).toBeLessThan(2_000);
  await cut;
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  deaf.destroy();
});

test("44. 5,000 connections that say nothing: others are served, and all of them are closed in time", async () => {
  await open({ headers: 4_000, request: 5_000, check: 500 });
  const script = fileURLToPath(new URL("../testing/idle-sockets.mjs", import.meta.url));
  const child = spawn(process.execPath, [script, String(port), "5000"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe("open");
  expect(await serveOthers()).toBeLessThan(2_000);
  expect((await lines.next()).value).toBe("closed");
  await serveOthers();
});
