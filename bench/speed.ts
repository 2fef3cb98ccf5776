import { join } from "node:path";
import { startSmtpServer } from "../server/testing/smtp-server.ts";
import { createPostgresDatabase, queryPostgres, querySqlite, startPostgres } from "./databases.ts";
import { behindProxy, enquiryRequest } from "./enquiry.ts";
import { p99 } from "./quantiles.ts";
import { type Request, sendLoad } from "./request.ts";
import { type Bench, temporaryFolder } from "./resources.ts";
import { startSite } from "./site-process.ts";
import type { Table } from "./table.ts";

const seconds = 5;
const connections = 32;
/** The minimum number of enquiries per second that the site must store in SQLite. */
const enough = 100;

/** Measures how many pages the site serves per second, and how many enquiries it stores. */
export async function speed(bench: Bench): Promise<Table> {
  const folder = temporaryFolder(bench);
  const home = { path: "/", headers: { "accept-encoding": "br" } };
  const pages = await load((await startSite(bench, folder)).url, () => home);
  const { url } = await startPostgres(bench);
  const database = await createPostgresDatabase(url, "site");
  const sqlite = await storeEnquiries(bench, join(folder, "sqlite"), {});
  const postgres = await storeEnquiries(bench, join(folder, "postgres"), { DATABASE_URL: database });
  const counting = "select count(*) as stored from enquiries";
  const [inSqlite] = querySqlite(join(folder, "sqlite", "site.db"), counting);
  const [inPostgres] = await queryPostgres(database, counting);
  if (Number(inSqlite?.stored) < sqlite.answers || Number(inPostgres?.stored) < postgres.answers)
    throw new Error("The site confirmed enquiries that it did not store");
  return {
    heading: `Speed: ${connections} keep-alive connections for ${seconds} s, after a second of warming up`,
    columns: ["measure", "per second", "p99, ms"],
    rows: [
      ["the home page", pages.perSecond, pages.p99],
      ["enquiries stored in SQLite", sqlite.perSecond, sqlite.p99],
      ["enquiries stored in PostgreSQL", postgres.perSecond, postgres.p99],
    ],
    notes: [],
    problems: sqlite.perSecond < enough ? [`SQLite stored fewer than ${enough} enquiries per second`] : [],
  };
}

/** Sends requests as fast as the server responds. @throws Error on a status outside 200 to 299 */
async function load(url: string, requestFor: (count: number) => Request) {
  const times: number[] = [];
  let answers = 0;
  const warmAt = performance.now() + 1_000;
  await sendLoad(url, requestFor, { connections, seconds: 1 + seconds }, (status, ms) => {
    if (status < 200 || status > 299) throw new Error(`${requestFor(0).path} responded with ${status}`);
    answers += 1;
    if (performance.now() > warmAt) times.push(ms);
  });
  return { perSecond: times.length / seconds, p99: p99(times), answers };
}

/** The site responds only after the commit. Meanwhile it delivers the enquiries to a mail server. */
async function storeEnquiries(bench: Bench, folder: string, settings: Record<string, string>) {
  const inbox = await startSmtpServer();
  bench.resources.defer(() => inbox.close());
  const site = await startSite(bench, folder, { ...settings, ...behindProxy, SMTP_URL: inbox.url });
  const loaded = await load(site.url, enquiryRequest);
  await site.stop();
  return loaded;
}
