import { setTimeout as pause } from "node:timers/promises";
import { addresses } from "../../contract/addresses.ts";
import { behindProxy, enquiryRequest, sample } from "../enquiry-request.ts";
import { memoryOf } from "../process-figures.ts";
import { median, p99 } from "../quantiles.ts";
import { type LoadRequest, sendLoad } from "../send-load.ts";
import { type RunningSite, startSite } from "../site-process.ts";
import type { Bench, Cell, Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { sendHugeForm } from "./huge-form.ts";
import { hasSlowhttptest, readSlowly } from "./slow-readers.ts";
import { leaveUnread } from "./unread-answers.ts";
import { startVisitor } from "./visitor.ts";

/** Measures how much memory the site uses under attack, and how long other visitors wait. */
export async function attack(bench: Bench): Promise<Table> {
  const rows: Cell[][] = [["none", ...(await measureAttack(bench, () => pause(2_000, null)))]];
  for (const [name, send] of Object.entries(attacks)) {
    const settings = name.endsWith("behind a proxy") ? behindProxy : {};
    rows.push([name, ...(await measureAttack(bench, send, settings))]);
  }
  return {
    heading: "Under attack, from this machine only",
    columns: [
      "attack",
      "responses/s",
      "added memory, MiB",
      "visitor's p50, ms",
      "p99, ms",
      "slowest enquiry, ms",
    ],
    rows,
    notes: [
      `Each attack has a site of its own, warmed up. The visitor requests the home page every 20 ms and sends an enquiry every 500 ms. 20,000 ms: an unanswered or refused request.`,
      "The slow readers are simulated by slowhttptest (on Debian: apt-get install slowhttptest). Behind a proxy, connections from one address belong to many visitors.",
      "Added memory: the peak during the attack minus the memory before it.",
    ],
  };
}

/**
 * Runs an attack. Resolves with the value to show in the table: usually the responses per second, for some attacks a
 * string such as "3 of 3", or null if the attack counts nothing.
 */
type Attack = (site: { url: string; port: number }) => Promise<Cell>;

const seconds = 5;

const attacks: Record<string, Attack> = {
  "10 × 1,500 pages unread, brotli": unread("Accept-Encoding: br\r\n"),
  "10 × 1,500 pages unread, plain": unread(""),
  "2,000 slow readers": ({ url }) => slow(url),
  "2,000 slow readers behind a proxy": ({ url }) => slow(url),
  "refused forms, 50 connections": post(addresses.contact, {
    fullname: sample.name,
    emailAddress: sample.email,
    msg: sample.text,
  }),
  "refused JSON, 50 connections": ({ url }) => flood(url, 50, enquiryRequest()),
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
  "15,000 slashes, 50 connections": ({ url }) =>
    flood(url, 50, { path: `/a${"/".repeat(15_000)}b`, request: { headers: {} } }),
  "8 MB form, three times": async ({ port }) => {
    let arrived = 0;
    for (let time = 0; time < 3; time += 1) {
      if (await sendHugeForm(port, addresses.contact, 8_000_000)) arrived += 1;
    }
    return `${arrived} of 3`;
  },
};

/** Repeats a request as fast as the server responds, whatever the status. Resolves with the responses per second. */
async function flood(
  url: string,
  connections: number,
  request: LoadRequest,
  forSeconds = seconds,
): Promise<number> {
  let answers = 0;
  await sendLoad(url, request, { connections, seconds: forSeconds }, () => {
    answers += 1;
  });
  return answers / forSeconds;
}

function unread(headers: string): Attack {
  return async ({ port }) => {
    await leaveUnread(port, headers);
    return null;
  };
}

/** Requests addresses that are similar to the site's own, a different one each time. */
function wrong(connections: number, headers: Record<string, string>): Attack {
  const known = Object.values(addresses);
  let sent = 0;
  const path = () => `${known[sent++ % known.length]}${sent}`;
  return ({ url }) => flood(url, connections, { path, request: { headers } });
}

async function slow(url: string): Promise<Cell> {
  if (hasSlowhttptest()) await readSlowly(url + addresses.pricing, 2_000, 15);
  return hasSlowhttptest() ? null : "not installed";
}

function post(path: string, form: Record<string, string>): Attack {
  const request = {
    method: "POST" as const,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  };
  return ({ url }) => flood(url, 50, { path, request });
}

async function measureAttack(bench: Bench, send: Attack, settings: Record<string, string> = {}) {
  const site = await warmSite(bench, settings);
  const before = memoryOf(site.pid, "now");
  const visitor = startVisitor(bench, site.url);
  await pause(500);
  const answers = await send({ url: site.url, port: Number(new URL(site.url).port) });
  const { times, enquiries } = await visitor.leave();
  const peak = memoryOf(site.pid, "peak");
  await site.stop();
  const grown = before === null || peak === null ? null : (peak - before) / 2 ** 20;
  return [answers, grown, median(times), p99(times), Math.max(...enquiries)];
}

/** Starts the site and warms it up, so that the figures do not include the cost of its first requests. */
async function warmSite(bench: Bench, settings: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(bench, temporaryFolder(bench), settings);
  const request = { method: "GET" as const, headers: { "accept-encoding": "br" } };
  await flood(site.url, 10, { path: "/", request }, 1);
  // Posts an invalid form and misses some pages, so that the code for their responses is JIT-compiled before the
  // measurement.
  const body = new URLSearchParams({ fullname: "", emailAddress: "", msg: "" });
  await (await fetch(site.url + addresses.contact, { method: "POST", body })).text();
  for (let miss = 0; miss < 50; miss += 1) await (await fetch(`${site.url}/miss-${miss}`)).text();
  return site;
}
