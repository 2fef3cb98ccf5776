// R-RUN-5
import { once } from "node:events";
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
