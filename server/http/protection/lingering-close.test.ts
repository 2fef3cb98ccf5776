// R-LIMIT-3
import { once } from "node:events";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { createListeningFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";
import { timeouts } from "../http-server.ts";

const fixture = allTests(() => createListeningFixture({ timeouts: { ...timeouts, linger: 1_000 } }));

const form = "application/x-www-form-urlencoded";
const json = "application/json";
const megabytes = 1_000_000;

const head = (path: string, ...headers: string[]) =>
  `${[`POST ${path} HTTP/1.1`, "Host: site.test", ...headers].join("\r\n")}\r\n\r\n`;

/** Writes `bytes` bytes, as fast as the server takes them. */
async function write(socket: Socket, bytes: number, pieceOf: (length: number) => string) {
  for (let sent = 0; sent < bytes; sent += 50_000) {
    if (!socket.write(pieceOf(Math.min(50_000, bytes - sent)))) await once(socket, "drain");
  }
}

const declared = (length: number) => "x".repeat(length);
const chunk = (length: number) => `${length.toString(16)}\r\n${"x".repeat(length)}\r\n`;

/** Reads the response only after everything has been sent, as browsers do. */
async function answerTo(path: string, type: string, bytes: number, isDeclared: boolean, ...more: string[]) {
  const socket = fixture.connect();
  const length = isDeclared ? `Content-Length: ${bytes}` : "Transfer-Encoding: chunked";
  socket.write(head(path, `Content-Type: ${type}`, length, ...more));
  await write(socket, bytes, isDeclared ? declared : chunk);
  if (!isDeclared) socket.write("0\r\n\r\n");
  return text(socket);
}

describe("43. a client that sends more than 64 KiB gets the response before the connection is cut", () => {
  const senders = [
    ["a form", "/contact", form, "This message is too long"],
    ["a call", "/api/sendContactEmail", json, '"too-large"'],
  ] as const;
  const cases = senders.flatMap(([name, path, type, said]) =>
    [true, false].map((isDeclared) => ({ name, path, type, said, isDeclared })),
  );
  test.each(cases)("$name, 8 MB, length declared: $isDeclared", async (sent) => {
    const answer = await answerTo(sent.path, sent.type, 8 * megabytes, sent.isDeclared);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain(sent.said);
  });

  test("even if it asks to close the connection", async () => {
    const answer = await answerTo("/contact", form, 8 * megabytes, true, "Connection: close");
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain("This message is too long");
  });

  test("without having to send the whole body", async () => {
    const socket = fixture.connect();
    socket.write(head("/contact", `Content-Type: ${form}`, `Content-Length: ${8 * megabytes}`));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    await once(socket.resume(), "close");
  });
});

test("a client gets the response even if the server does not read its body", async () => {
  expect(await answerTo("/nowhere", "x/y", 2 * megabytes, true)).toMatch(/^HTTP\/1\.1 404 /);
  expect(await answerTo("/contact", form, 2 * megabytes, true, "Content-Encoding: gzip")).toMatch(
    /^HTTP\/1\.1 415 /,
  );
  const redirected = fixture.connect();
  redirected.end(head("/contact/", "Content-Length: 9").replace("POST", "GET"));
  expect(await text(redirected)).toMatch(/^HTTP\/1\.1 308 /);
});

test("an endless body is cut off after 16 MiB, or after a timeout", async () => {
  const flooding = fixture.connect();
  flooding.write(head("/contact", `Content-Type: ${form}`, "Transfer-Encoding: chunked"));
  await expect(write(flooding, 100 * megabytes, chunk)).rejects.toThrow(/EPIPE|ECONNRESET/);

  const waiting = fixture.connect();
  waiting.write(head("/contact", `Content-Type: ${form}`, `Content-Length: ${8 * megabytes}`));
  await once(waiting.resume(), "close");
});
