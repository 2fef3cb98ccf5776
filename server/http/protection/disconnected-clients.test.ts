import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createListeningFixture } from "../../testing/fixtures/http-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";

const fixture = eachTest(createListeningFixture);

const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };
const form = { fullname: "Jane", emailAddress: "jane@example.org", msg: "" };
const posts = [
  ["a call", "/api/sendContactEmail", "application/json", JSON.stringify(enquiry)],
  ["a form", "/contact", "application/x-www-form-urlencoded", String(new URLSearchParams(form))],
] as const;

const loggedErrors = () => fixture.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
const enquiries = () => fixture.store.db.selectFrom("enquiries").selectAll().execute();

/** Connects and writes a whole request, followed by `behind`. */
async function send(path: string, type: string, body: string, behind = "") {
  const socket = fixture.connect();
  await once(socket, "connect");
  const head = [`POST ${path} HTTP/1.1`, "Host: site.test", `Content-Type: ${type}`];
  socket.write([...head, `Content-Length: ${body.length}`, "", body + behind].join("\r\n"));
  return socket;
}

/** Waits until the post is stored or an error is logged, because the client gets no response to wait for. */
async function untilHandled() {
  while ((await enquiries()).length === 0 && loggedErrors().length === 0) await pause(20);
}

describe.each(posts)("100. %s whose client disconnects right after sending it", (_name, path, type, body) => {
  test("is stored without an alert if garbage follows its body", async () => {
    const socket = await send(path, type, body, "garbage\r\n\r\n");
    await once(socket.resume(), "close");
    await untilHandled();
    expect(await enquiries()).toHaveLength(1);
    expect(loggedErrors()).toEqual([]);
  });

  test("is stored without an alert if the client resets the connection", async () => {
    const arrived = once(fixture.http.server, "request");
    const socket = await send(path, type, body);
    await arrived;
    socket.resetAndDestroy();
    await untilHandled();
    expect(await enquiries()).toHaveLength(1);
    expect(loggedErrors()).toEqual([]);
  });
});
