// R-RUN-1, R-RUN-4
import { mkdir, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { beforeAll, expect, inject, test } from "vitest";
import { renderPage } from "../../app/render-page.tsx";
import { startSite } from "../main.ts";
import { allTests } from "../testing/fresh-fixture.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { createTestFolder } from "../testing/test-folder.ts";

const folder = allTests(createTestFolder);
const dataDir = (name: string) => path.join(folder.path, name);

beforeAll(async () => {
  await writeFile(dataDir("file"), "");
  await mkdir(dataDir("unread/erasures"), { recursive: true });
  await mkdir(dataDir("spoilt"));
  await writeFile(dataDir("spoilt/site.db"), "no database ".repeat(1_000));
  await mkdir(dataDir("foreign"));
  const foreign = new DatabaseSync(dataDir("foreign/site.db"));
  foreign.exec("create table migrations (number integer primary key, name text, applied_at bigint)");
  foreign.exec("insert into migrations values (1, 'enquiries', 0)");
  foreign.close();
});

const postgres = (rest: string) => new URL(rest, inject("postgresUrl")).href;

/** Returns the reported problem. `settings.test.ts` tests the wording for each setting. */
async function refusal(
  settings: Record<string, string>,
  buildFolder: string | null = null,
): Promise<unknown> {
  const environment = { PORT: "0", DATA_DIR: dataDir("new"), ...settings };
  const starting = startSite(renderPage, { root: folder.path, buildFolder, environment, print: () => {} });
  return starting.then(
    (site) => site.stop(),
    (problem) => ({ name: problem.name, lines: problem.lines }),
  );
}

// Most cases share one folder, so they also show that a server releases the folder when it refuses to start.
test.each<[string, () => Record<string, string>, () => string | RegExp]>([
  [
    "another program listens on the port",
    () => ({ PORT: new URL(postgres("/")).port }),
    () => /^PORT: found \d+, which another program is using; expected a free port$/,
  ],
  [
    "another program listens on the port for metrics",
    () => ({ METRICS_PORT: new URL(postgres("/")).port }),
    () => /^METRICS_PORT: found \d+, which another program is using; expected a free port$/,
  ],
  [
    "the list of erasures can't be read",
    () => ({ DATA_DIR: dataDir("unread") }),
    () =>
      `DATA_DIR: ${dataDir("unread/erasures")} can't be read (EISDIR); expected read access: without this list, erased people come back`,
  ],
  [
    "HOST is not an address of this machine",
    () => ({ HOST: "203.0.113.1" }),
    () => "HOST: found 203.0.113.1, which is not an address of this machine; expected one of its addresses",
  ],
  [
    "another version created the tables",
    () => ({ DATA_DIR: dataDir("foreign") }),
    () =>
      `DATA_DIR: ${dataDir("foreign/site.db")} was created by a different version: it has migration "0001-enquiries" where this version has "0001-tables"; start that version, or use an empty database`,
  ],
  [
    "DATA_DIR is a file",
    () => ({ DATA_DIR: dataDir("file") }),
    () =>
      `DATA_DIR: found ${dataDir("file")}, which can't be written to (EEXIST); expected a folder that this user can write to`,
  ],
  [
    "the database file in DATA_DIR is not a database",
    () => ({ DATA_DIR: dataDir("spoilt") }),
    () =>
      `DATA_DIR: the database can't be used now: the file is not a database; expected read and write access to ${dataDir("spoilt/site.db")} for ${userInfo().username}`,
  ],
  [
    "no PostgreSQL server answers",
    () => ({ DATABASE_URL: "postgres://site:hunter2@127.0.0.1:1/site" }),
    () =>
      "DATABASE_URL: the database can't be used now: ECONNREFUSED; expected a PostgreSQL server at 127.0.0.1:1 that lets this user create tables",
  ],
  [
    "PostgreSQL has no such database",
    () => ({ DATABASE_URL: postgres("/nothing") }),
    () => /^DATABASE_URL: the database can't be used now: no such database; expected /,
  ],
  [
    "PostgreSQL has no TLS, and the URL asks for it",
    () => ({ DATABASE_URL: postgres("/postgres?sslmode=verify-full") }),
    () => /^DATABASE_URL: The server does not support SSL connections; expected /,
  ],
])("the server refuses to start, with one line: %s", async (_, settings, line) => {
  const said = line();
  const expected = said instanceof RegExp ? expect.stringMatching(said) : said;
  expect(await refusal(settings())).toEqual({ name: "StartProblem", lines: [expected] });
});

test("the server refuses to start, with one line: the pages were built for another origin than SITE_URL", async () => {
  const buildFolder = dataDir("build");
  await mkdir(buildFolder);
  await writeFile(path.join(buildFolder, "site-url"), "https://built.test");
  expect(await refusal({ SITE_URL: "https://site.test/" }, buildFolder)).toEqual({
    name: "StartProblem",
    lines: [
      "SITE_URL: found https://site.test, but the pages were built for https://built.test; expected https://built.test, or a new build with this SITE_URL",
    ],
  });
});

test("the server refuses to start, with one line: the user may not create tables on PostgreSQL", async () => {
  const { settings, remove } = await createTestDatabase("postgres", "empty");
  const owner = new pg.Client({ connectionString: settings.databaseUrl ?? "" });
  await owner.connect();
  await owner.query("create role guest login");
  const url = new URL(settings.databaseUrl ?? "");
  url.username = "guest";
  expect(await refusal({ DATABASE_URL: url.href })).toEqual({
    name: "StartProblem",
    lines: [expect.stringMatching(/^DATABASE_URL: this user is not allowed to create tables; expected /)],
  });
  await owner.query("drop role guest");
  await owner.end();
  await remove();
});
