// R-LIMIT-8
import { once } from "node:events";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { createListeningFixture } from "../../testing/fixtures/http-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";

/** How many unread responses a connection may have. */
const most = 4;

const fixture = eachTest(createListeningFixture);
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function connected(): Promise<Socket> {
  const socket = fixture.connect();
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

const get = "GET /contact HTTP/1.1\r\nHost: site.test\r\n\r\n";
const last = "GET /contact HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n";
const answersIn = (said: string) => said.split("HTTP/1.1 200 OK").length - 1;

describe("97. pending responses on one connection", () => {
  test("up to the limit are all sent, in order", async () => {
    const socket = await connected();
    socket.write(get.repeat(most - 1) + last);
    expect(answersIn(await text(socket))).toBe(most);
  });

  test("beyond the limit cut the connection at once, and no more are produced", async () => {
    const socket = await connected();
    socket.write(get.repeat(1_500));
    await once(socket.resume(), "close");
    expect(fixture.log.filter((line) => line.includes('"at":"/contact"')).length).toBeLessThanOrEqual(most);
  });

  test("do not count once they are read", async () => {
    const socket = await connected();
    for (let count = 0; count < 3 * most; count += 1) {
      socket.write(get);
      await once(socket, "data");
    }
    expect(socket.destroyed).toBe(false);
  });
});
