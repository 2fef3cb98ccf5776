// R-COMMAND-8
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { Answer, Dns } from "../../../mail/domain/dns.ts";
import { readSmtpUrl, type SmtpServer } from "../../../mail/transport/smtp-server-url.ts";
import type { Settings } from "../../../settings.ts";
import { settingsIn } from "../../../start-problem.ts";
import { openStore } from "../../../store/store.ts";
import { quickLimits } from "../../../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../../../testing/fresh-fixture.ts";
import { ownerCommand } from "../../../testing/owner-command.ts";
import {
  type SmtpServerOptions,
  startSmtpServer,
  type TestSmtpServer,
} from "../../../testing/smtp-server.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { createTestFolder } from "../../../testing/test-folder.ts";
import { linesOf, runChecks } from "./doctor.ts";
import { checkMailServer } from "./mail-server-check.ts";
import type { ProbeSite } from "./site-check.ts";

const now = Date.now();
const folder = eachTest(createTestFolder);

/** DNS records by type and name, such as "MX site.test". Records not listed do not exist; "silent" ones time out. */
type Zone = Record<string, (string | { exchange: string; priority: number })[] | "silent">;

const soundZone: Zone = {
  "MX site.test": [{ exchange: "mx.site.test", priority: 10 }],
  "TXT site.test": ["google-site-verification=x", "v=spf1 include:relay.test -all"],
  "TXT _dmarc.site.test": ["v=DMARC1; p=quarantine; rua=mailto:owner@site.test"],
  "TXT key1._domainkey.site.test": ["v=DKIM1; k=rsa; p=MIIB"],
};

function zoneDns(zone: Zone): Dns {
  const answer = async <Record>(question: string): Promise<Answer<Record>> => {
    const found = zone[question] ?? [];
    return found === "silent" ? { silent: "ETIMEOUT" } : { records: found as Record[] };
  };
  return {
    mx: (domain) => answer(`MX ${domain}`),
    txt: (name) => answer(`TXT ${name}`),
    addresses: (host) => answer(`A ${host}`),
  };
}

/** Simulates a site that cannot be reached. `site-check.test.ts` tests the other cases. */
const siteDown: ProbeSite = async () => ({ silent: "EAI_AGAIN" });

function settingsWith(environment: Record<string, string>): Settings {
  return settingsIn({
    DATA_DIR: folder.path,
    MAIL_FROM: "website@site.test",
    CONTACT_TO: "owner@site.test",
    SITE_URL: "https://site.test",
    ...environment,
  });
}

const check = (settings: Settings, parts: Partial<Parameters<typeof runChecks>[0]> = {}) =>
  runChecks({
    settings,
    dns: zoneDns({}),
    probeSite: siteDown,
    now,
    buildFolder: null,
    dkimSelector: null,
    ...parts,
  });

describe("the check of SMTP_URL", () => {
  let smtp: TestSmtpServer;
  const login = { user: "site", pass: "hunter2" };
  const look = (userInfo = "", change: Partial<SmtpServer> = {}) =>
    checkMailServer({ ...readSmtpUrl(`smtp://${userInfo}127.0.0.1:${smtp.port}`), ...change }, quickLimits);
  /** Makes the server look remote, so that TLS with a valid certificate is required. */
  const remote = { loopback: false };

  afterEach(() => smtp?.close());

  test("passes for a server that accepts the user and password, and sends no email", async () => {
    smtp = await startSmtpServer(0, { login });
    expect(await look("site:hunter2@")).toEqual({
      check: "Mail server",
      verdict: "ok",
      found: `127.0.0.1:${smtp.port} responds with TLS, and accepts the user and password`,
    });
    expect(smtp.received).toEqual([]);
    await expect.poll(() => smtp.connections.open).toBe(0);
  });

  test("passes for a server without TLS on this machine", async () => {
    smtp = await startSmtpServer(0, { hideTls: true });
    const found = expect.stringContaining("responds without TLS, on this machine");
    expect(await look()).toMatchObject({ verdict: "ok", found });
  });

  test.each<[string, SmtpServerOptions, string, Partial<SmtpServer>, RegExp, RegExp]>([
    ["that refuses the login", { login }, "site:wrong@", {}, / answered 535/, /user and password/],
    ["without TLS on another machine", { hideTls: true }, "", remote, /TLS/, /: use the STARTTLS port/],
    ["that is not running", {}, "", { port: 1 }, /ECONNREFUSED/, /^Is the host right/],
  ])("fails with advice for a server %s", async (_, options, userInfo, change, found, todo) => {
    smtp = await startSmtpServer(0, options);
    const finding = await look(userInfo, change);
    const [matching, advised] = [expect.stringMatching(found), expect.stringMatching(todo)];
    expect(finding).toEqual({ check: "Mail server", verdict: "fail", found: matching, todo: advised });
    expect(JSON.stringify(finding)).not.toMatch(/wrong|canary/);
    expect(linesOf(finding)).toEqual([expect.any(String), expect.stringMatching(/[\w)][.?]$/)]);
  });

  test("fails with advice for a server that rejects every connection", async () => {
    smtp = await startSmtpServer();
    smtp.follow({ connect: () => 554 });
    const found = expect.stringContaining("answered 554");
    expect(await look()).toMatchObject({ found, todo: expect.stringContaining("Ask whoever runs the mail") });
  });
});

describe("the checks of DNS records", () => {
  async function look(
    zone: Zone,
    environment: Record<string, string> = {},
    dkimSelector: string | null = "key1",
  ) {
    // Nothing listens on this port. The tests above cover a mail server that answers.
    const settings = settingsWith({ SMTP_URL: "smtp://127.0.0.1:1", ...environment });
    const dns = zoneDns({ ...soundZone, ...zone });
    const findings = await check(settings, { dns, dkimSelector, limits: quickLimits });
    return Object.fromEntries(findings.map(({ check, ...rest }) => [check, rest]));
  }

  test("pass if the records meet the requirements of Gmail, Outlook and Yahoo", async () => {
    const found = await look({});
    for (const check of ["CONTACT_TO MX", "MAIL_FROM MX", "SPF", "DKIM", "DMARC"]) {
      expect(found[check], check).toMatchObject({ verdict: "ok" });
    }
  });

  const onlyAddress: Zone = { "MX site.test": [], "A site.test": ["192.0.2.1"] };
  const nullMx = { exchange: "", priority: 0 };
  const lookUps = `v=spf1 mx a ${"include:relay.test ".repeat(9)}-all`;
  test.each<[string, string, Zone, "warn" | "fail", RegExp]>([
    ["MAIL_FROM MX", "no MX or address", { "MX site.test": [] }, "fail", /no MX record and no address/],
    ["MAIL_FROM MX", "no MX, but an address", onlyAddress, "warn", /no MX record, only an address/],
    ["MAIL_FROM MX", "a null MX", { "MX site.test": [nullMx] }, "fail", /accepts no email/],
    ["MAIL_FROM MX", "no DNS response", { "MX site.test": "silent" }, "warn", /no answer \(ETIMEOUT\)/],
    ["SITE_URL", "no DNS response", {}, "fail", /can't be reached \(EAI_AGAIN\)$/],
    ["SPF", "no record", { "TXT site.test": ["v=spf10 -all"] }, "fail", /has no SPF record/],
    ["SPF", "2 records", { "TXT site.test": ["v=spf1 -all", "v=spf1 mx -all"] }, "fail", /has 2 SPF records/],
    ["SPF", "any sender allowed", { "TXT site.test": ["v=spf1 mx +all"] }, "fail", /lets anyone send/],
    ["SPF", "no final rule", { "TXT site.test": ["v=spf1 include:relay.test"] }, "warn", /other senders/],
    ["SPF", "too many look-ups", { "TXT site.test": [lookUps] }, "fail", /needs 11 look-ups/],
    ["DKIM", "no key", { "TXT key1._domainkey.site.test": [] }, "fail", /contains no key/],
    ["DKIM", "a revoked key", { "TXT key1._domainkey.site.test": ["v=DKIM1; p="] }, "fail", /is revoked/],
    ["DMARC", "no record", { "TXT _dmarc.site.test": [] }, "fail", /_dmarc\.site\.test has no record/],
    ["DMARC", "monitoring only", { "TXT _dmarc.site.test": ["v=DMARC1; p=none"] }, "warn", /only monitors/],
    ["DMARC", "no policy", { "TXT _dmarc.site.test": ["v=DMARC1; rua=x"] }, "fail", /no valid policy/],
    ["DMARC", "2 records", { "TXT _dmarc.site.test": ["v=DMARC1; p=none", "v=DMARC1"] }, "fail", /has 2 rec/],
  ])("%s: report %s, with advice", async (check, _, zone, verdict, found) => {
    expect((await look(zone))[check]).toEqual({
      verdict,
      found: expect.stringMatching(found),
      todo: expect.stringMatching(/E[A-Z_]{5,}/.test(found.source) ? /name servers/ : /^[A-Z].{10,}/),
    });
  });

  test("DMARC: a subdomain inherits its parent domain's policy, preferably the one for subdomains", async () => {
    const below = { MAIL_FROM: "website@mail.site.test" };
    expect((await look({}, below)).DMARC).toMatchObject({ verdict: "ok" });
    const zone: Zone = { "TXT _dmarc.site.test": ["v=DMARC1; p=reject; sp=none"] };
    expect((await look(zone, below)).DMARC).toMatchObject({ verdict: "warn" });
    expect((await look(zone)).DMARC).toMatchObject({ verdict: "ok" });
  });

  test("Clock: report another time in the mail server's first line", async () => {
    const smtp = await startSmtpServer(0, { banner: "ready at Thu, 26 Nov 2026 10:00:00 +0000" });
    const found = expect.stringContaining("but 2026-11-26T10:00:00.000Z at 127.0.0.1");
    expect((await look({}, { SMTP_URL: smtp.url })).Clock).toMatchObject({ verdict: "fail", found });
    await smtp.close();
  });

  test("DKIM: explain how to find a selector if none is given", async () => {
    expect((await look({}, {}, null)).DKIM).toMatchObject({
      verdict: "warn",
      todo: expect.stringMatching(/--dkim-selector.*dkim=pass with header\.d=site\.test/),
    });
  });
});

describe("the checks of stored data", () => {
  test("pass on PostgreSQL, but warn if SECRET is not set, and fail if the release was built for another URL", async () => {
    await writeFile(path.join(folder.path, "site-url"), "https://built.test");
    const database = await createTestDatabase("postgres");
    await openStore(database.settings).then((store) => store.close());
    const findings = await check({ ...settingsWith({}), ...database.settings }, { buildFolder: folder.path });
    expect(findings.map(({ check, verdict }) => `${check}: ${verdict}`).join()).toBe(
      "Data folder: ok,Database: ok,SECRET: warn,SITE_URL: fail,Mail server: fail",
    );
    expect(findings[3]?.found).toContain(
      "found https://site.test, but the pages were built for https://built",
    );
    await database.remove();
  });
});

describe("npm run site -- doctor", () => {
  const site = (env: Record<string, string>, ...argv: string[]) =>
    ownerCommand(["doctor", ...argv], { DATA_DIR: folder.path, ...env });

  test("warns that emails are stored as files without SMTP_URL, and fails no check", async () => {
    await openStore({ databaseUrl: null, dataDir: folder.path }).then((store) => store.close());
    const { code, out, err } = await site({});
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n")).toEqual([
      `ok    Data folder: ${folder.path}, can be written to`,
      `ok    Database: SQLite at ${path.join(folder.path, "site.db")}, can store data`,
      "ok    SECRET: stored in DATA_DIR/secret",
      "warn  SITE_URL: http://localhost:3000, which only this machine can reach",
      "      Set SITE_URL to the site's public address, like https://www.example.org.",
      "warn  Mail server: none: emails are stored as files in DATA_DIR/mail, and nobody receives them",
      expect.stringMatching(/^ {6}Set SMTP_URL to /),
    ]);
  });

  test("prints JSON with --json, and exits with code 1 when a check fails", async () => {
    const { code, out } = await site({ DATA_DIR: path.join(folder.path, "nowhere") }, "--json");
    expect(code).toBe(1);
    expect(await readdir(folder.path)).toEqual([]);
    expect(JSON.parse(out)[0]).toEqual({
      check: "Data folder",
      verdict: "fail",
      found: expect.stringContaining("can't be written to (ENOENT)"),
      todo: "Give this user write access to the folder, or set DATA_DIR to another one",
    });
  });
});
