import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { addresses } from "../../contract/addresses.ts";
import { findProgram } from "../../scripts/install/tools.ts";
import { enquiryRequest, sample } from "../enquiry.ts";
import { type Request, sendLoad } from "../request.ts";
import type { Cell } from "../table.ts";

/**
 * Runs an attack. Resolves with the value to show in the table: usually the responses per second, for some attacks a
 * string such as "3 of 3", or NaN if the attack counts nothing.
 */
export type Attack = (site: { url: string; port: number }) => Promise<Cell>;

export const attacks: Record<string, Attack> = {
  none: async () => pause(2_000, Number.NaN),
  "10 × 1,500 pages unread, brotli": leaveUnread("Accept-Encoding: br\r\n"),
  "10 × 1,500 pages unread, plain": leaveUnread(""),
  "2,000 slow readers": ({ url }) => readSlowly(url),
  "2,000 slow readers behind a proxy": ({ url }) => readSlowly(url),
  "refused forms, 50 connections": post(addresses.contact, {
    fullname: sample.name,
    emailAddress: sample.email,
    msg: sample.text,
  }),
  // Counts from a million, because the visitor's enquiries count from zero.
  "refused JSON, 50 connections": flood(50, (count) => enquiryRequest(count + 1e6)),
  "leave=yes, 50 connections": post(`${addresses.unsubscribe}?token=unknown`, { leave: "yes" }),
  ...Object.fromEntries(
    [50, 200, 400].flatMap((connections) => [
      [
        `wrong addresses, ${connections} connections, brotli`,
        wrong(connections, { "accept-encoding": "br" }),
      ],
      [`wrong addresses, ${connections} connections, plain`, wrong(connections, {})],
    ]),
  ),
  "15,000 slashes, 50 connections": flood(50, () => ({ path: `/a${"/".repeat(15_000)}b` })),
  "8 MB form, three times": async ({ port }) => {
    let arrived = 0;
    for (let time = 0; time < 3; time += 1) arrived += Number(await sendHugeForm(port, 8_000_000));
    return `${arrived} of 3`;
  },
};

/** Sends requests as fast as the server responds, whatever the status. Resolves with the responses per second. */
export function flood(connections: number, requestFor: (count: number) => Request, seconds = 5): Attack {
  return async ({ url }) => {
    let answers = 0;
    await sendLoad(url, requestFor, { connections, seconds }, () => {
      answers += 1;
    });
    return answers / seconds;
  };
}

/** Requests addresses that are similar to the site's own, a different one each time. */
function wrong(connections: number, headers: Record<string, string>): Attack {
  const known = Object.values(addresses);
  return flood(connections, (count) => ({ path: `${known[count % known.length]}${count}`, headers }));
}

function post(path: string, form: Record<string, string>): Attack {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(form).toString();
  return flood(50, () => ({ path, method: "POST", headers, body }));
}

/** Requests a large page 1,500 times on each of ten connections, and reads no response for ten seconds. */
function leaveUnread(headers: string): Attack {
  const asked = `GET /sections HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`.repeat(1_500);
  return async ({ port }) => {
    const sockets = Array.from({ length: 10 }, () => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      socket.write(asked);
      return socket;
    });
    await pause(10_000);
    for (const socket of sockets) socket.destroy();
    return Number.NaN;
  };
}

/**
 * Requests a page four times on each connection and reads the responses slowly, 32 bytes every five seconds. If more
 * than four responses were unread, the server would close the connection at once. Node is no substitute for
 * slowhttptest, because it cannot set a small TCP receive window.
 */
async function readSlowly(url: string): Promise<Cell> {
  const program = findProgram("slowhttptest");
  if (!program) return "not installed";
  const pace = ["-w", "512", "-y", "1024", "-z", "32", "-n", "5"];
  const size = ["-c", "2000", "-r", "500", "-k", "4", "-l", "15"];
  await promisify(execFile)(program, ["-X", ...pace, ...size, "-p", "3", "-u", url + addresses.pricing]);
  return Number.NaN;
}

/**
 * Sends a form of `bytes` bytes and, like a browser, reads the response only afterwards. Resolves with true if a
 * complete page with status 413 arrives.
 */
async function sendHugeForm(port: number, bytes: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(
    `POST ${addresses.contact} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  const piece = Buffer.alloc(64 * 1024, "x");
  try {
    for (let sent = 0; sent < bytes; sent += piece.length) {
      if (!socket.write(piece)) await once(socket, "drain");
    }
  } catch {
    // The connection was reset; a browser would show an error.
    return false;
  }
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
  });
  for (let waited = 0; waited < 50 && !answer.includes("</html>"); waited += 1) await pause(100);
  socket.destroy();
  return answer.startsWith("HTTP/1.1 413 ") && answer.includes("</html>");
}
