import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";

/** Answers that may wait on a connection, and connections of one address. */
const limits = { answers: 4, perAddress: 256 };

let fixture: HttpFixture;
let port: number;
const sockets: Socket[] = [];

async function open(trustProxy: string[] = []) {
  fixture = await createHttpFixture({ trustProxy });
  port = Number(new URL(await fixture.http.listen({ port: 0, host: "127.0.0.1" })).port);
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await fixture.tearDown();
});

async function connected(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

const get = "GET /contact HTTP/1.1\r\nHost: site.test\r\n\r\n";
const last = "GET /contact HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n";
const answersIn = (said: string) => said.split("HTTP/1.1 200 OK").length - 1;

describe("97. answers that wait on one connection", () => {
  test("as many as are allowed: all are given, in their order", async () => {
    await open();
    const socket = await connected();
    socket.write(get.repeat(limits.answers - 1) + last);
    expect(answersIn(await text(socket))).toBe(limits.answers);
  });

  test("more: the connection is cut at once, and no more of them are made", async () => {
    await open();
    const socket = await connected();
    socket.write(get.repeat(1_500));
    await once(socket.resume(), "close");
    expect(fixture.log.filter((line) => line.includes('"at":"/contact"')).length).toBeLessThanOrEqual(
      limits.answers,
    );
  });

  test("errors have their stacks again once it is cut", async () => {
    await open();
    const { stackTraceLimit } = Error;
    const socket = await connected();
    socket.write(get.repeat(limits.answers * 10));
    await once(socket.resume(), "close");
    await expect.poll(() => Error.stackTraceLimit).toBe(stackTraceLimit);
    expect(stackTraceLimit).toBeGreaterThan(0);
  });

  test("many in a row are none that wait", async () => {
    await open();
    const socket = await connected();
    for (let count = 0; count < 3 * limits.answers; count += 1) {
      socket.write(get);
      await once(socket, "data");
    }
    expect(socket.destroyed).toBe(false);
  });
});

describe("97. connections of one address", () => {
  /** How many of so many, open at the same time, are answered. */
  async function answered(count: number): Promise<number> {
    const all = await Promise.all(Array.from({ length: count }, connected));
    const isAnswered = (socket: Socket) =>
      new Promise<boolean>((resolve) => {
        socket.once("data", (said) => resolve(answersIn(String(said)) === 1));
        socket.once("close", () => resolve(false));
        socket.write(get);
      });
    const answers = await Promise.all(all.map(isAnswered));
    return answers.filter(Boolean).length;
  }

  test("those beyond the most are closed, the others are answered, and who hangs up makes room", async () => {
    await open();
    expect(await answered(limits.perAddress + 20)).toBe(limits.perAddress);
    const [first] = sockets.filter(({ destroyed }) => !destroyed);
    first?.destroy();
    const another = async () => {
      const socket = await connected();
      socket.write(last);
      return answersIn(await text(socket).catch(() => ""));
    };
    await expect.poll(another).toBe(1);
  });

  test.each([["127.0.0.1"], ["127.0.0.0/8"]])(
    "a proxy's own are not counted: %s, which has many visitors behind it",
    async (range) => {
      await open(["::1", range]);
      const count = limits.perAddress + 20;
      expect(await answered(count)).toBe(count);
    },
  );
});
