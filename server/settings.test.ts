// R-RUN-3, R-RUN-4, R-RUN-6
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { site } from "../site.config.ts";
import { readSettings, settingNames } from "./settings.ts";

describe("settings", () => {
  const from = site.mail.from;
  /** For each setting: a value in the environment, the property, how it is read, and its default. */
  const given: readonly [string, string, string, unknown, unknown][] = [
    ["PORT", "8080", "port", 8080, 3000],
    ["HOST", "0.0.0.0", "host", "0.0.0.0", "127.0.0.1"],
    ["SITE_URL", "https://www.site.example/", "siteUrl", "https://www.site.example", "http://localhost:3000"],
    ["DATA_DIR", "/srv/site", "dataDir", "/srv/site", "var"],
    ["DATABASE_URL", "postgres://site:a@db/site", "databaseUrl", "postgres://site:a@db/site", null],
    ["SMTP_URL", "smtps://a:b@mail.example:465", "smtpUrl", "smtps://a:b@mail.example:465", null],
    ["MAIL_FROM", "site@Site.Example", "mailFrom", "site@site.example", from],
    ["CONTACT_TO", "me@müller.example", "contactTo", "me@xn--mller-kva.example", site.mail.contactTo],
    ["ENQUIRY_EMAILS_PER_HOUR", "200", "enquiryEmailsPerHour", 200, 60],
    ["RECEIPTS", "off", "receipts", false, true],
    ["TRUST_PROXY", "10.0.0.0/8, ::1,fd00::/8", "trustProxy", ["10.0.0.0/8", "::1", "fd00::/8"], []],
    ["SECRET", "s".repeat(32), "secret", "s".repeat(32), null],
    ["SECRET_BEFORE", "b".repeat(32), "secretBefore", "b".repeat(32), null],
    ["HEARTBEAT_URL", "https://beat.example/1", "heartbeatUrl", "https://beat.example/1", null],
    ["NEWSLETTER_FROM", "news@Site.Example", "newsletterFrom", "news@site.example", from],
    ["NEWSLETTER_SMTP_URL", "smtps://bulk.example", "newsletterSmtpUrl", "smtps://bulk.example", null],
    ["NEWSLETTER_RATE", "5/second", "newsletterRate", { perSecond: 5, perHour: null, perDay: null }, null],
    ["NEWSLETTER_HEADERS", '{"X-Stream": "bulk"}', "newsletterHeaders", { "X-Stream": "bulk" }, {}],
    ["LOG_LEVEL", "debug", "logLevel", "debug", "info"],
    ["METRICS_PORT", "9100", "metricsPort", 9100, null],
    ["DRAIN_SECONDS", "20", "drainSeconds", 20, 0],
  ];

  it("are all optional", () => {
    const settings = Object.fromEntries(given.map(([, , name, , unset]) => [name, unset]));
    expect(readSettings({})).toEqual({ ok: true, settings });
  });

  it("are all read from the environment", () => {
    const read = readSettings(Object.fromEntries(given));
    const settings = Object.fromEntries(given.map(([, , name, value]) => [name, value]));
    expect(read).toEqual({ ok: true, settings });
  });

  it("are each used by the server", () => {
    const files = globSync("server/**/*.ts", {
      exclude: ["**/settings.ts", "**/*.test.ts", "server/testing/**"],
    });
    const words = new Set(files.flatMap((file) => readFileSync(file, "utf8").split(/\W/)));
    expect(given.filter(([, , name]) => !words.has(name))).toEqual([]);
  });

  it.each([
    ["keep serving for three seconds at a stop behind a proxy", { TRUST_PROXY: "::1" }, { drainSeconds: 3 }],
    ["stop at once if they say so", { TRUST_PROXY: "::1", DRAIN_SECONDS: "0" }, { drainSeconds: 0 }],
    ["include the port in the default site URL", { PORT: "0" }, { port: 0, siteUrl: "http://localhost:0" }],
  ])("%s: %j", (_, environment, settings) => {
    expect(readSettings(environment)).toMatchObject({ settings });
  });

  it("count as unset when empty, as in an .env file without a value", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: "", SECRET: "" })).toEqual(readSettings({}));
  });
});

describe("an invalid setting", () => {
  it.each([
    ["PORT", "abc", 'found "abc", expected a whole number from 0 to 65535'],
    ["RECEIPTS", "yes", 'found "yes", expected on or off'],
    ["DRAIN_SECONDS", "301", 'found "301", expected a whole number of seconds from 0 to 300'],
    ["HOST", "local host", 'found "local host", expected an IP address or a host name'],
    ["SITE_URL", "www.example.org", "found 15 characters that are not a valid URL, expected an origin like"],
    ["SITE_URL", "https://example.org/shop", 'found "https://example.org/shop", expected an origin like'],
    [
      "SITE_URL",
      "https://site:hunter2@example.org",
      'found "https://***@example.org/", expected an origin like',
    ],
    ["DATA_DIR", " ", 'found " ", expected the path of a folder'],
    [
      "DATABASE_URL",
      "mysql://a:hunter2@db/site",
      'found "mysql://***@db/site", expected a URL like postgres://',
    ],
    ["DATABASE_URL", "mysql://db/site?password=hunter2", 'found "mysql://db/site", expected a URL like'],
    ["DATABASE_URL", "postgres://a:1#hunter2@db/site", "expected a URL like postgres://"],
    [
      "SMTP_URL",
      "smtp//a:hunter2",
      "found 15 characters that are not a valid URL, expected a URL like smtp:",
    ],
    ["SMTP_URL", "smtp://a:%zz@mail.example", 'found "smtp://***@mail.example", expected a URL like smtp:'],
    [
      "SMTP_URL",
      "smtp://a:p@hunter2#w@mail.example",
      "in the password, write @ as %40, # as %23, / as %2F and ?",
    ],
    ["MAIL_FROM", "Site <a@b.example>", 'found "Site <a@b.example>", expected one email address like'],
    ["CONTACT_TO", "a@b.example,c@d.example", "expected one email address like"],
    ["TRUST_PROXY", "0.0.0.0/0", 'found "0.0.0.0/0", expected IP addresses or ranges'],
    ["TRUST_PROXY", "1", 'found "1", expected IP addresses or ranges like 10.0.0.0/8, separated by commas'],
    ["TRUST_PROXY", "::/129", "expected IP addresses or ranges"],
    ["NEWSLETTER_SMTP_URL", "smtp://a:p@hunter2?w@mail.example", "in the password, write @ as %40"],
    ["SECRET", "hunter2", "found 7 characters, expected at least 32"],
    ["NEWSLETTER_RATE", "5/minute", 'found "5/minute", expected a rate like 5/second, 1000/hour or 5000/day'],
    ["NEWSLETTER_HEADERS", "X: y", 'found "X: y", expected a JSON object of strings like {'],
    ["LOG_LEVEL", "loud", 'found "loud", expected one of fatal, error, warn, info, debug, trace, silent'],
    ["METRICS_PORT", "3000", "found 3000, which is the site's own port; expected another one"],
  ])("%s=%s is reported with what is expected instead, and without its secret", (name, value, words) => {
    const read = readSettings({ [name]: value });
    expect(read.ok ? [] : read.problems).toEqual([expect.stringContaining(`${name}: `)]);
    expect(read.ok ? "" : read.problems[0]).toContain(words);
    expect(JSON.stringify(read)).not.toContain("hunter2");
  });
});

it("all settings are in docs/settings.md, in the same order", () => {
  const page = readFileSync(new URL("../docs/settings.md", import.meta.url), "utf8");
  const [, table = ""] = /<!-- settings -->\n+(.*?)\n+<!-- \/settings -->/s.exec(page) ?? [];
  const named = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(settingNames());
});
