import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startSilentServer } from "../testing/silent-server.ts";
import { runSite } from "../testing/site-process.ts";
import { createTestDatabase } from "../testing/test-database.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-start-"));
  await writeFile(path.join(folder, "file"), "");
  await mkdir(path.join(folder, "taken", "site.db"), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true }));

const dataDir = (name: string) => path.join(folder, name);

describe.concurrent("a setting that is wrong ends the start with code 1 and one line", () => {
  test.each<[string, Record<string, string>, string[]]>([
    ["PORT", { PORT: "http" }, ['PORT: found "http", expected a whole number from 0 to 65535']],
    [
      "HOST",
      { HOST: "203.0.113.1" },
      ["HOST: found 203.0.113.1, which is no address of this machine; expected one that is"],
    ],
    [
      "DATABASE_URL",
      { DATABASE_URL: "mysql://site:hunter2@db.test/site" },
      [
        'DATABASE_URL: found "mysql://***@db.test/site", expected a URL like postgres://user:password@host/database',
      ],
    ],
    [
      "DATABASE_URL, with no PostgreSQL there",
      { DATABASE_URL: "postgres://site:hunter2@127.0.0.1:1/site" },
      [
        "DATABASE_URL: the database can't be used now: ECONNREFUSED; expected a PostgreSQL that answers at 127.0.0.1:1 and lets this user create tables",
      ],
    ],
    [
      "SMTP_URL",
      { SMTP_URL: "http://mail.test" },
      [
        'SMTP_URL: found "http://mail.test/", expected a URL like smtp://user:password@mail.example.org:587 and nothing after it; in a password @ is written %40, # %23, / %2F and ? %3F',
      ],
    ],
    [
      "LOG_LEVEL",
      { LOG_LEVEL: "loud" },
      [expect.stringMatching(/^LOG_LEVEL: found "loud", expected one of /)],
    ],
    [
      "several: a line each",
      { PORT: "65536", SITE_URL: "www.site.test", SECRET: "short", TRUST_PROXY: "everybody" },
      [
        'PORT: found "65536", expected a whole number from 0 to 65535',
        expect.stringMatching(/^SITE_URL: found .*, expected an origin like https:\/\/www\.example\.org/),
        expect.stringMatching(/^TRUST_PROXY: found "everybody", expected /),
        "SECRET: found 5 characters, expected at least 32",
      ],
    ],
  ])("%s", async (name, settings, lines) => {
    await expectRefused({ DATA_DIR: dataDir(name), ...settings }, lines);
  });

  test("DATA_DIR is a file", async () => {
    const file = dataDir("file");
    await expectRefused({ DATA_DIR: file }, [
      `DATA_DIR: found ${file}, which can't be written (EEXIST); expected a folder that this user may write to`,
    ]);
  });

  test("DATA_DIR lies under a file", async () => {
    const under = path.join(dataDir("file"), "data");
    await expectRefused({ DATA_DIR: under }, [
      `DATA_DIR: found ${under}, which can't be written (ENOTDIR); expected a folder that this user may write to`,
    ]);
  });

  test("DATA_DIR lies where nobody can make a folder, not even root", async () => {
    await expectRefused({ DATA_DIR: "/proc/site/data" }, [
      "DATA_DIR: found /proc/site/data, which can't be written (ENOENT); expected a folder that this user may write to",
    ]);
  });

  test("DATA_DIR holds something else in place of the database", async () => {
    const taken = dataDir("taken");
    await expectRefused({ DATA_DIR: taken }, [
      `DATA_DIR: the database can't be used now: the file can't be opened; expected to read and write ${path.join(taken, "site.db")}`,
    ]);
  });

  test("DATA_DIR holds a file that is no database", async () => {
    const spoilt = dataDir("spoilt");
    await mkdir(spoilt);
    await writeFile(path.join(spoilt, "site.db"), "no database ".repeat(1_000));
    await expectRefused({ DATA_DIR: spoilt }, [
      `DATA_DIR: the file is no database; expected to read and write ${path.join(spoilt, "site.db")}`,
    ]);
  });

  test("DATA_DIR holds a list of erasures that can't be read", async () => {
    const unread = dataDir("unread");
    await mkdir(path.join(unread, "erasures"), { recursive: true });
    await expectRefused({ DATA_DIR: unread }, [
      `DATA_DIR: ${path.join(unread, "erasures")} can't be read (EISDIR); expected the list of erasures, or no such file`,
    ]);
  });

  test("PostgreSQL has no such database", async () => {
    await expectRefused({ DATA_DIR: dataDir("unknown"), DATABASE_URL: postgres("/nothing") }, [
      expect.stringMatching(/^DATABASE_URL: the database can't be used now: no such database; expected /),
    ]);
  });

  test("PostgreSQL has no TLS, and the URL asks for it", async () => {
    await expectRefused(
      { DATA_DIR: dataDir("tls"), DATABASE_URL: postgres("/postgres?sslmode=verify-full") },
      [expect.stringMatching(/^DATABASE_URL: The server does not support SSL connections; expected /)],
    );
  });

  test("PostgreSQL doesn't let this user create tables", async () => {
    const { settings, remove } = await createTestDatabase("postgres", "empty");
    const owner = new pg.Client({ connectionString: settings.databaseUrl ?? "" });
    await owner.connect();
    await owner.query("create role guest login");
    const url = new URL(settings.databaseUrl ?? "");
    url.username = "guest";
    await expectRefused({ DATA_DIR: dataDir("guest"), DATABASE_URL: url.href }, [
      expect.stringMatching(/^DATABASE_URL: this user may not create tables; expected /),
    ]);
    await owner.query("drop role guest");
    await owner.end();
    await remove();
  });

  test("20. another server runs on the same SQLite database", async () => {
    const shared = dataDir("shared");
    const first = runSite({ DATA_DIR: shared });
    await first.answering();
    await expectRefused({ DATA_DIR: shared }, [
      `DATA_DIR: found ${shared}, which a running server or a restore uses; expected a folder of its own, or DATABASE_URL for several servers`,
    ]);
    first.kill("SIGKILL");
    await first.ended;
    const next = runSite({ DATA_DIR: shared });
    await next.answering();
    await expectStopped(next);
  });

  test("PORT is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = String(typeof address === "object" ? address?.port : "");
    await expectRefused({ DATA_DIR: dataDir("port"), PORT: port }, [
      `PORT: found ${port}, which another program listens on; expected a free port`,
    ]);
    other.close();
  });
});

describe.concurrent("14. a signal to stop is followed within 10 seconds, with code 0", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("%s, with nothing to do", async (signal) => {
    const site = runSite({ DATA_DIR: dataDir(signal) });
    await site.answering();
    await expectStopped(site, signal);
  });

  test("also when it comes three times, from a terminal, from npm and from a Node in front", async () => {
    const site = runSite({ DATA_DIR: dataDir("thrice") });
    await site.answering();
    for (const signal of ["SIGINT", "SIGINT"] as const) site.kill(signal);
    await expectStopped(site, "SIGINT");
  });

  test("with a connection that is kept alive", async () => {
    const site = runSite({ DATA_DIR: dataDir("alive") });
    const { port } = await site.answering();
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /healthz HTTP/1.1\r\nHost: site.test\r\n\r\n");
    await new Promise((resolve) => socket.once("data", resolve));
    await expectStopped(site);
    socket.destroy();
  });

  test.each([
    ["a request that is never finished", "POST /contact HTTP/1.1\r\nHost: site.test\r\n"],
    ["a body that never comes", "POST /contact HTTP/1.1\r\nHost: site.test\r\nContent-Length: 9\r\n\r\n"],
    ["a connection that says nothing", ""],
  ])("44. with %s", async (name, said) => {
    const site = runSite({ DATA_DIR: dataDir(name) });
    const { port, url } = await site.answering();
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(said);
    // Answered after that was read.
    await fetch(`${url}/healthz`);
    await expectStopped(site);
    socket.destroy();
  });

  test("with a mail server that stopped talking", async () => {
    const silent = await startSilentServer("220 mail.test");
    const site = runSite({ DATA_DIR: dataDir("silent"), SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
    const { url } = await site.answering();
    const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };
    const answer = await fetch(`${url}/api/sendContactEmail`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(enquiry),
    });
    expect(answer.status).toBe(200);
    await expectStopped(site);
    await silent.close();
  });
});

describe.concurrent("what a start prints", () => {
  const greeting = (out: string) => out.split("\n").filter((line) => line !== "" && !line.startsWith("{"));

  test("the address, where data goes, and that no mail is sent", async () => {
    const site = runSite({ DATA_DIR: dataDir("plain") });
    const { port } = await site.answering();
    site.kill("SIGTERM");
    const { out, err } = await site.ended;
    expect(greeting(out)).toEqual([
      `The site is at http://localhost:${port}`,
      `Data goes to ${path.join(dataDir("plain"), "site.db")}`,
      `Not configured: SMTP_URL. No mail is sent; each one is kept as a file in ${path.join(dataDir("plain"), "mail")}`,
    ]);
    expect(err).toBe("");
  });

  test("where mail goes, without the password", async () => {
    const settings = { SMTP_URL: "smtp://site:hunter2@127.0.0.1:2525", CONTACT_TO: "owner@site.test" };
    const site = runSite({ DATA_DIR: dataDir("mail"), LOG_LEVEL: "trace", ...settings });
    await site.answering();
    site.kill("SIGTERM");
    const { out, err } = await site.ended;
    expect(greeting(out)).toContain("Mail to owner@site.test goes out by 127.0.0.1:2525");
    expect(out + err).not.toContain("hunter2");
  });
});

function postgres(rest: string): string {
  return new URL(rest, inject("postgresUrl")).href;
}

async function expectRefused(settings: Record<string, string>, lines: string[]) {
  const { code, err } = await runSite(settings).ended;
  expect(err.trimEnd().split("\n")).toEqual(lines);
  expect(err).not.toMatch(/hunter2|^\s+at /m);
  expect(code).toBe(1);
}

async function expectStopped(site: ReturnType<typeof runSite>, signal: "SIGTERM" | "SIGINT" = "SIGTERM") {
  const begun = performance.now();
  site.kill(signal);
  const { code, err } = await site.ended;
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect({ code, err }).toEqual({ code: 0, err: "" });
}
