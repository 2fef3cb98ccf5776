import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import { clientKey } from "./rate-limits/client-key.ts";

/** What one client may keep waiting in our memory. */
const limits = {
  /** Answers that a connection has asked for and not yet taken. Browsers and proxies ask for one; each takes about 4 KiB to wait. */
  answers: 4,
  /** Connections of one address, or of one /64 of IPv6: forty browsers behind the one address of an office. */
  perAddress: 256,
} as const;

/** Cuts connections beyond the most of their address; `proxies`, as ranges, have as many visitors as come. */
export function limitConnections(server: Server, proxies: string[]) {
  const isProxy = withinRanges(proxies);
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    // Node keeps what it was asked once: a client that is gone when its request is answered has no address any more.
    const address = socket.remoteAddress;
    if (address === undefined) return socket.destroy();
    if (isProxy(address)) return;
    const client = clientKey(address);
    const count = (open.get(client) ?? 0) + 1;
    if (count > limits.perAddress) return socket.destroy();
    open.set(client, count);
    socket.once("close", () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

/**
 * False: not to be answered, since the connection asked for more than it takes, and was cut. Node itself stops reading
 * from such a connection, but only behind the 64 KiB that it has read, which hold 1,500 requests.
 */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const answers = waitingOn(socket);
  if (answers.waiting >= limits.answers) cut(socket);
  if (socket.destroyed) return false;
  answers.waiting += 1;
  response.on("close", answers.oneLess);
  return true;
}

/**
 * As the connection closes Node makes an error for each request that it has read, most of them not answered: without
 * their stacks, which nobody sees, 15,000 of them hold the others up half as long.
 */
function cut(socket: Socket) {
  if (socket.destroyed) return;
  const { stackTraceLimit } = Error;
  socket.prependOnceListener("close", () => {
    Error.stackTraceLimit = 0;
  });
  socket.once("close", () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  socket.destroy();
}

interface Answers {
  waiting: number;
  /** One for all answers of a connection: this is done for every request. */
  oneLess(): void;
}

const byConnection = new WeakMap<Socket, Answers>();

function waitingOn(socket: Socket): Answers {
  const known = byConnection.get(socket);
  if (known) return known;
  const answers: Answers = {
    waiting: 0,
    oneLess: () => {
      answers.waiting -= 1;
    },
  };
  byConnection.set(socket, answers);
  return answers;
}

function withinRanges(ranges: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", prefix] = range.split("/");
    const family = familyOf(address);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
