import { join } from "node:path";
import { startSmtpServer } from "../server/testing/smtp-server.ts";
import { behindProxy, enquiryRequest } from "./enquiry-request.ts";
import { load } from "./load.ts";
import { median } from "./quantiles.ts";
import { startSite } from "./site-process.ts";
import { type Bench, type Cell, ratio, type Table } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { type BareDatabase, openBarePostgres, openBareSqlite } from "./yardsticks/bare-database.ts";
import { type Commits, commitEnquiries } from "./yardsticks/commits.ts";
import {
  countPostgres,
  countSqlite,
  createPostgresDatabase,
  postgresVersion,
} from "./yardsticks/databases.ts";
import { startPostgres } from "./yardsticks/postgres.ts";

/** How many enquiries arrive at the same time. */
const connections = 32;
/** As `server/store/postgres.ts` says. */
const sitesConnections = 10;
const runs = 3;
const seconds = 3;
const bareSeconds = 2;

/** Enquiries by the JSON call, each answered after its commit, beside the same commits without the site. */
export async function enquiries(bench: Bench): Promise<Table> {
  const folder = temporaryFolder(bench);
  const cluster = await startPostgres(bench);

  const sqlite = await measure(bench, async (run) => {
    const site = join(folder, `sqlite-${run}`);
    return {
      folder: site,
      settings: {},
      bare: [() => openBareSqlite(join(folder, `bare-${run}.db`))],
      count: async () => countSqlite(join(site, "site.db")),
    };
  });
  const postgres = await measure(bench, async (run) => {
    const site = await createPostgresDatabase(cluster.url, `site_${run}`);
    return {
      folder: join(folder, `postgres-${run}`),
      settings: { DATABASE_URL: site },
      bare: [1, sitesConnections].map((connections) => async () => {
        const url = await createPostgresDatabase(cluster.url, `bare_${run}_${connections}`);
        return openBarePostgres(url, connections);
      }),
      count: () => countPostgres(site),
    };
  });
  return {
    heading: `sendContactEmail: stored durably, ${connections} keep-alive connections, ${runs} runs of ${seconds} s each, medians`,
    columns: [
      "measure",
      "site",
      "bare, 1 connection",
      "ratio",
      `bare, ${sitesConnections} connections`,
      "ratio",
    ],
    rows: [...rows("SQLite", sqlite), ...rows("PostgreSQL", postgres)],
    notes: [
      `SQLite ${process.versions.sqlite}: WAL, synchronous = full. PostgreSQL ${await postgresVersion(cluster.url)}: as initdb sets it up.`,
      `Bare database: the same three inserts and a commit, one after the other on each connection, ${bareSeconds} s a run, on the site's core. SQLite has one connection; the site opens up to ${sitesConnections} to PostgreSQL.`,
      "The site's p99 holds the wait behind the other connections; it delivers meanwhile, to a mail server by SMTP.",
    ],
  };
}

interface Fixture {
  folder: string;
  settings: Record<string, string>;
  bare: (() => Promise<BareDatabase>)[];
  /** How many enquiries the site has stored. */
  count(): Promise<number>;
}

interface Measured {
  site: Commits[];
  /** Of each run, with one connection and with as many as the site has. */
  bare: Commits[][];
  /** How many mails arrived while the site answered one hundred calls. */
  delivered: number[];
}

/** Each run has a site and databases of its own, so that none inherits what the one before left to deliver. */
async function measure(bench: Bench, fixtureOf: (run: number) => Promise<Fixture>): Promise<Measured> {
  const measured: Measured = { site: [], bare: [], delivered: [] };
  for (let run = 0; run < runs; run += 1) {
    const fixture = await fixtureOf(run);
    const inbox = await startSmtpServer();
    bench.things.defer(() => inbox.close());
    const settings = { ...fixture.settings, ...behindProxy, SMTP_URL: inbox.url };
    const site = await startSite(bench, fixture.folder, settings);
    const request = enquiryRequest();
    const warmUp = await load(site, 1, request, { connections });
    const before = inbox.received.length;
    const answered = await load(site, seconds, request, { connections });
    measured.site.push(answered);
    measured.delivered.push((100 * (inbox.received.length - before)) / answered.answers);
    await site.stop();
    const stored = await fixture.count();
    if (stored < warmUp.answers + answered.answers)
      throw new Error("The site answered what it did not store");

    const bare: Commits[] = [];
    for (const open of fixture.bare) {
      bare.push(await bench.pinning.onServerCore(async () => commitBarely(await open())));
    }
    measured.bare.push(bare);
  }
  return measured;
}

async function commitBarely(database: BareDatabase): Promise<Commits> {
  try {
    return await commitEnquiries(database, bareSeconds);
  } finally {
    await database.close();
  }
}

function rows(name: string, { site, bare, delivered }: Measured): Cell[][] {
  const row = (measure: string, figure: (commits: Commits) => number): Cell[] => {
    const ours = median(site.map(figure));
    const yardsticks = [0, 1].flatMap((index) => {
      const figures = bare.flatMap((run) => run[index] ?? []).map(figure);
      const yardstick = figures.length > 0 ? median(figures) : null;
      return [yardstick, ratio(ours, yardstick)];
    });
    return [`${name}: ${measure}`, ours, ...yardsticks];
  };
  return [
    row("stored a second", ({ perSecond }) => perSecond),
    row("p99, ms", ({ p99 }) => p99),
    [`${name}: mails delivered meanwhile, % of answers`, median(delivered), null, null, null, null],
  ];
}
