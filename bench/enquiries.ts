import { join } from "node:path";
import { startSmtpServer } from "../server/testing/smtp-server.ts";
import { behindProxy, enquiryRequest } from "./enquiry-request.ts";
import { type Load, load } from "./load.ts";
import { median } from "./quantiles.ts";
import { startSite } from "./site-process.ts";
import type { Bench, Cell, Table } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import {
  countPostgres,
  countSqlite,
  createPostgresDatabase,
  postgresVersion,
} from "./yardsticks/databases.ts";
import { startPostgres } from "./yardsticks/postgres.ts";

/** The number of enquiries sent at the same time, one on each connection. */
const connections = 32;
const runs = 3;
const seconds = 3;
/** The minimum number of enquiries per second that the site must store in SQLite. */
const enough = 100;

/**
 * Measures how many enquiries per second the site stores. They arrive as JSON requests, to which the site responds only
 * after the commit.
 */
export async function enquiries(bench: Bench): Promise<Table> {
  const folder = temporaryFolder(bench);
  const cluster = await startPostgres(bench);
  const sqlite = await measure(bench, async (run) => {
    const site = join(folder, `sqlite-${run}`);
    return { folder: site, settings: {}, count: async () => countSqlite(join(site, "site.db")) };
  });
  const postgres = await measure(bench, async (run) => {
    const url = await createPostgresDatabase(cluster.url, `site_${run}`);
    return {
      folder: join(folder, `postgres-${run}`),
      settings: { DATABASE_URL: url },
      count: () => countPostgres(url),
    };
  });
  const stored = median(sqlite.map(({ perSecond }) => perSecond));
  return {
    heading: `sendContactEmail: stored durably, ${connections} keep-alive connections, ${runs} runs of ${seconds} s each, medians`,
    columns: ["measure", "site", "minimum"],
    rows: [...rows("SQLite", sqlite, enough), ...rows("PostgreSQL", postgres, null)],
    notes: [
      `SQLite ${process.versions.sqlite}: WAL, synchronous = full. PostgreSQL ${await postgresVersion(cluster.url)}: initdb's defaults.`,
      "Meanwhile, the site delivers the enquiries to a mail server by SMTP.",
    ],
    problems: stored < enough ? [`SQLite stored fewer than ${enough} enquiries per second`] : [],
  };
}

interface Fixture {
  folder: string;
  settings: Record<string, string>;
  /** The number of stored enquiries. */
  count(): Promise<number>;
}

/** Each run has its own site and database, so that it does not start with undelivered emails from an earlier run. */
async function measure(bench: Bench, fixtureOf: (run: number) => Promise<Fixture>): Promise<Load[]> {
  const measured: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { folder, settings, count } = await fixtureOf(run);
    const inbox = await startSmtpServer();
    bench.resources.defer(() => inbox.close());
    const site = await startSite(bench, folder, { ...settings, ...behindProxy, SMTP_URL: inbox.url });
    const request = enquiryRequest();
    const warmUp = await load(site, 1, request, { connections });
    const answered = await load(site, seconds, request, { connections });
    await site.stop();
    if ((await count()) < warmUp.answers + answered.answers) {
      throw new Error("The site confirmed enquiries that it did not store");
    }
    measured.push(answered);
  }
  return measured;
}

function rows(name: string, loads: Load[], atLeast: number | null): Cell[][] {
  return [
    [`${name}: stored per second`, median(loads.map(({ perSecond }) => perSecond)), atLeast],
    [`${name}: p99, ms`, median(loads.map(({ p99 }) => p99)), null],
  ];
}
