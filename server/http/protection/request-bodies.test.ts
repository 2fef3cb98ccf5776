// R-LIMIT-1 to R-LIMIT-3
import { once } from "node:events";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { parseHTML } from "linkedom";
import { beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { createListeningFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";
import { timeouts } from "../http-server.ts";

const fixture = allTests(() => createListeningFixture({ timeouts: { ...timeouts, linger: 1_000 } }));

beforeEach(() => fixture.clear());

const json = JSON.stringify({ from: "Jane <jane@example.org>", email: "jane@example.org", text: "A till." });
const enquiries = () => fixture.store.db.selectFrom("enquiries").selectAll().execute();
const post = (payload: Buffer, headers: Record<string, string> = {}) =>
  fixture.post("/api/sendContactEmail", payload, { "content-type": "application/json", ...headers });

describe("43. the body of a call", () => {
  test.each([
    ["a compression bomb of 50 MB", "gzip", gzipSync(Buffer.alloc(50_000_000, " "))],
    ["an encoding in capitals", "GZIP", gzipSync(json)],
    ["two encodings", "gzip, br", gzipSync(json)],
    ["an unknown encoding", "x", Buffer.from(json)],
  ])("with %s (%s) is refused with 415, without decoding it", async (_name, encoding, body) => {
    const answer = await post(body, { "content-encoding": encoding });
    expect(answer.statusCode).toBe(415);
    expect(answer.headers["accept-encoding"]).toBe("identity");
    expect(answer.json()).toMatchObject({ error: { type: "invalid" } });
    expect(answer.body).toContain("content-encoding");
    expect(await enquiries()).toEqual([]);
  });

  test("is accepted with Content-Encoding: identity", async () => {
    expect((await post(Buffer.from(json), { "content-encoding": "identity" })).statusCode).toBe(200);
  });

  test.each([
    ["a Latin-1 byte", [0xe9]],
    ["half a surrogate pair", [0xed, 0xa0, 0x80]],
    ["half a surrogate pair as an escape", [...Buffer.from("\\uD83E")]],
    ["the other half, after an escaped backslash", [...Buffer.from("\\\\\\uddfe")]],
  ])("with %s is refused as invalid UTF-8, not altered", async (_name, bytes) => {
    const [head = "", tail = ""] = json.split("A till.");
    const answer = await post(Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)]));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { type: "invalid" } });
    expect(await enquiries()).toEqual([]);
  });

  test("is stored with every character", async () => {
    const text = "Größe 大 🧾 \\ud83e 🧾";
    const written = JSON.stringify(text).slice(1, -1).replace("🧾", "\\uD83E\\uddfe");
    expect((await post(Buffer.from(json.replace("A till.", () => written)))).statusCode).toBe(200);
    expect(await enquiries()).toMatchObject([{ message: text }]);
  });
});

describe("43. the body of a form", () => {
  const address = addresses.contact;
  const enquiry = { fullname: "Jane Citizen", emailAddress: "jane@example.org", msg: "A till." };
  const typed = new URLSearchParams(enquiry).toString();

  /** Posts a body and expects a refusal: the form's page with this message. */
  async function refused(words: string, body: Buffer, headers: Record<string, string> = {}) {
    const answer = await fixture.post(address, body, headers);
    expect(answer.statusCode).toBe(headers["content-encoding"] ? 415 : 400);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain(words);
    expect(await enquiries()).toEqual([]);
    return answer;
  }

  test("is refused when it is compressed, without decoding it", async () => {
    const packed = { "content-encoding": "gzip" };
    const { headers } = await refused("Please reload the page", gzipSync(typed), packed);
    expect(headers).toMatchObject({ "accept-encoding": "identity", "cache-control": "no-store" });
  });

  const multipart = '--x\r\nContent-Disposition: form-data; name="msg"\r\n\r\nx\r\n--x--';
  test.each([
    ["as multipart", "multipart/form-data; boundary=x", multipart],
    ["as JSON", "application/json", JSON.stringify(enquiry)],
    ["with an unknown field", undefined, `${typed}&__proto__=b`],
  ])("%s is refused", async (_name, type, body) => {
    await refused("Please reload the page", Buffer.from(body), type ? { "content-type": type } : {});
  });

  test.each([
    ["%FF", "a byte that is not UTF-8"],
    ["%ED%A0%80", "half a surrogate pair"],
  ])("with %s, %s, is refused, and valid fields are kept", async (written) => {
    const body = Buffer.from(typed.replace("jane", `jane${written}`));
    const answer = await refused("Some characters did not arrive", body);
    const field = parseHTML(answer.body).document.querySelector("[name=emailAddress]");
    expect(field?.getAttribute("value")).toMatch(/^jane\ufffd+@example\.org$/);
    expect(answer.body).toContain("A till.");
  });

  test.each(["%", "%zz", "%u0041"])("keeps %s, which is not an escape sequence", async (written) => {
    const answer = await fixture.post(address, Buffer.from(typed.replace("jane", `jane${written}`)));
    expect([303, 400]).toContain(answer.statusCode);
    if (answer.statusCode === 400) expect(answer.body).toContain(`value="jane${written}@example.org"`);
  });

  test("that is too long only in bytes gets 413 with the maximum number of characters", async () => {
    const send = (length: number) =>
      fixture.post(address, new URLSearchParams({ ...enquiry, msg: "字".repeat(length) }));
    const answer = await send(7_500);
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain("7,000");
    expect((await send(7_000)).statusCode).toBe(303);
  });
});

const urlencoded = "application/x-www-form-urlencoded";
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
    ["a form", "/contact", urlencoded, "This message is too long"],
    ["a call", "/api/sendContactEmail", "application/json", '"too-large"'],
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
    const answer = await answerTo("/contact", urlencoded, 8 * megabytes, true, "Connection: close");
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain("This message is too long");
  });

  test("without having to send the whole body", async () => {
    const socket = fixture.connect();
    socket.write(head("/contact", `Content-Type: ${urlencoded}`, `Content-Length: ${8 * megabytes}`));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    await once(socket.resume(), "close");
  });
});

test("a client gets the response even if the server does not read its body", async () => {
  expect(await answerTo("/nowhere", "x/y", 2 * megabytes, true)).toMatch(/^HTTP\/1\.1 404 /);
  expect(await answerTo("/contact", urlencoded, 2 * megabytes, true, "Content-Encoding: gzip")).toMatch(
    /^HTTP\/1\.1 415 /,
  );
  const redirected = fixture.connect();
  redirected.end(head("/contact/", "Content-Length: 9").replace("POST", "GET"));
  expect(await text(redirected)).toMatch(/^HTTP\/1\.1 308 /);
});

test("an endless body is cut off after 16 MiB, or after a timeout", async () => {
  const flooding = fixture.connect();
  flooding.write(head("/contact", `Content-Type: ${urlencoded}`, "Transfer-Encoding: chunked"));
  await expect(write(flooding, 100 * megabytes, chunk)).rejects.toThrow(/EPIPE|ECONNRESET/);

  const waiting = fixture.connect();
  waiting.write(head("/contact", `Content-Type: ${urlencoded}`, `Content-Length: ${8 * megabytes}`));
  await once(waiting.resume(), "close");
});
