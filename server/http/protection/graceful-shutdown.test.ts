// R-RUN-5
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createListeningFixture } from "../../testing/fixtures/http-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { closeHttp } from "./graceful-shutdown.ts";

const fixture = eachTest(() => createListeningFixture({ beforeTransaction: () => mayStore.promise }));
const mayStore = Promise.withResolvers<void>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

const enquiry = JSON.stringify({ from: "Jane <jane@example.org>", email: "jane@example.org", text: "" });
const call = [
  "POST /api/sendContactEmail HTTP/1.1",
  "Host: site.test",
  "Content-Type: application/json",
  `Content-Length: ${enquiry.length}`,
  "",
  enquiry,
].join("\r\n");

async function send(said: string) {
  const connection = once(fixture.http.server, "connection");
  const socket = fixture.connect();
  await connection;
  socket.write(said);
  return socket;
}

describe("14, 44. a shutdown", () => {
  test("answers running requests, and closes idle connections", async () => {
    const kept = await send("GET /healthz HTTP/1.1\r\nHost: site.test\r\n\r\n");
    await once(kept, "data");
    const begun = once(fixture.http.server, "request");
    const asking = await send(call);
    await begun;
    fixture.stopping.abort();
    const closed = closeHttp(fixture.http);
    await once(kept, "close");
    mayStore.resolve();
    expect(String(await once(asking, "data"))).toMatch(/^HTTP\/1\.1 200 /);
    await closed;
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ["a request without its body", "POST /contact HTTP/1.1\r\nHost: site.test\r\nContent-Length: 9\r\n\r\n"],
    ["a connection without a request", ""],
  ])("cuts %s after 6 seconds", async (_name, said) => {
    const socket = await send(said);
    const cut = once(socket.resume(), "close");
    fixture.stopping.abort();
    const closed = closeHttp(fixture.http);
    vi.advanceTimersByTime(6_000);
    await Promise.all([cut, closed]);
  });
});

/** A program that posts on separate connections and reports the status of each response. */
const clients = `
const { parentPort, workerData: { port, count, connected } } = require("node:worker_threads");
const net = require("node:net");
const post = "POST / HTTP/1.1\\r\\nhost: site.test\\r\\ncontent-length: 0\\r\\nconnection: close\\r\\n\\r\\n";
const flag = new Int32Array(connected);
let waiting = count;
const all = Array.from({ length: count }, () => new Promise((settle) => {
  let answer = "";
  const socket = net.connect(port, "127.0.0.1", () => {
    socket.write(post);
    if (--waiting === 0) Atomics.store(flag, 0, 1), Atomics.notify(flag, 0);
  });
  socket.on("data", (part) => (answer += part));
  socket.on("error", ({ code }) => settle(code));
  socket.on("close", () => settle(answer.slice(9, 12)));
}));
Promise.all(all).then((answers) => parentPort.postMessage(answers));
`;

test("14. requests on connections that are still waiting to be accepted at shutdown are answered", async () => {
  const http = fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  http.post("/", async () => "taken");
  const { port } = new URL(await http.listen({ port: 0, host: "127.0.0.1" }));
  const connected = new SharedArrayBuffer(4);
  const worker = new Worker(clients, {
    eval: true,
    workerData: { port: Number(port), count: 20, connected },
  });
  const answered = once(worker, "message");
  // Blocks this thread until all clients have connected, so that the kernel has accepted the connections but the server
  // has not.
  Atomics.wait(new Int32Array(connected), 0, 0);
  await closeHttp(http);
  const [answers] = await answered;
  expect(answers).toEqual(Array(20).fill("200"));
});
