// R-RUN-5
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import fastify from "fastify";
import { expect, test } from "vitest";
import { closeHttp } from "./graceful-shutdown.ts";

/** A program that posts on separate connections and reports the status of each response. */
const clients = `
const { parentPort, workerData: { port, count } } = require("node:worker_threads");
const net = require("node:net");
const post = "POST / HTTP/1.1\\r\\nhost: site.test\\r\\ncontent-length: 0\\r\\nconnection: close\\r\\n\\r\\n";
let connected = 0;
const all = Array.from({ length: count }, () => new Promise((settle) => {
  let answer = "";
  const socket = net.connect(port, "127.0.0.1", () => {
    socket.write(post);
    connected += 1;
    if (connected === count) Atomics.store(new Int32Array(workerDataShared), 0, 1), Atomics.notify(new Int32Array(workerDataShared), 0);
  });
  socket.on("data", (part) => (answer += part));
  socket.on("error", ({ code }) => settle(code));
  socket.on("close", () => settle(answer.slice(9, 12)));
}));
Promise.all(all).then((answers) => parentPort.postMessage(answers));
`.replaceAll("workerDataShared", 'require("node:worker_threads").workerData.connected');

test("14. requests on connections that are still waiting to be accepted at shutdown are answered", async () => {
  const http = fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  http.post("/", async () => "taken");
  await http.listen({ port: 0, host: "127.0.0.1" });
  const address = http.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const connected = new SharedArrayBuffer(4);
  const worker = new Worker(clients, {
    eval: true,
    workerData: { port: address.port, count: 20, connected },
  });
  const answered = once(worker, "message");
  // Blocks this thread until all clients have connected, so that the kernel has accepted the connections but the server
  // has not.
  Atomics.wait(new Int32Array(connected), 0, 0);
  await closeHttp(http);
  const [answers] = await answered;
  expect(answers).toEqual(Array(20).fill("200"));
});
