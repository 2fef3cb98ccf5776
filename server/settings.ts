import { isIP } from "node:net";
import { site } from "../site.config.ts";
import {
  parseOrigin,
  parseOwnAddress,
  parsePort,
  parsePostgresUrl,
  parseRanges,
  parseSmtpUrl,
  shownUrl,
} from "./setting-checks.ts";

export interface Settings {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Public origin, without a slash at its end. */
  siteUrl: string;
  dataDir: string;
  /** Null: SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Null: mails are kept as files in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  contactTo: string;
  /** Addresses and ranges (CIDR) of the proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Null: one is made and kept in `dataDir`. */
  secret: string | null;
  logLevel: LogLevel;
  /** Null: no metrics. */
  metricsPort: number | null;
  /** Whether forms are asked for a proof of work. */
  proofOfWork: boolean;
  /** For how long everything is still answered once a stop has begun. */
  drainSeconds: number;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Reads every setting from environment variables; an empty one counts as not set. Each problem is one line that
 * says which setting, what was found and what is expected, and never holds a password.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
): { ok: true; settings: Settings } | { ok: false; problems: string[] } {
  const problems: string[] = [];
  const read = <Value, Unset>(setting: Setting<Value>, unset: Unset): Value | Unset => {
    const text = environment[setting.name];
    if (text === undefined || text === "") return unset;
    const value = setting.parse(text);
    if (value !== null) return value;
    const found = setting.shown ? setting.shown(text) : JSON.stringify(text);
    problems.push(`${setting.name}: found ${found}, expected ${setting.expected}`);
    return unset;
  };
  const port = read(all.port, 3000);
  const settings: Settings = {
    port,
    host: read(all.host, "127.0.0.1"),
    siteUrl: read(all.siteUrl, `http://localhost:${port}`),
    dataDir: read(all.dataDir, "var"),
    databaseUrl: read(all.databaseUrl, null),
    smtpUrl: read(all.smtpUrl, null),
    mailFrom: read(all.mailFrom, site.mail.from),
    contactTo: read(all.contactTo, site.mail.contactTo),
    trustProxy: read(all.trustProxy, []),
    secret: read(all.secret, null),
    logLevel: read(all.logLevel, "info"),
    metricsPort: read(all.metricsPort, null),
    proofOfWork: read(all.proofOfWork, false),
    // A proxy has to see that another server must take over; nobody else would look.
    drainSeconds: read(all.drainSeconds, environment.TRUST_PROXY ? 3 : 0),
  };
  if (settings.metricsPort === settings.port && settings.port !== 0) {
    problems.push(
      `METRICS_PORT: found ${settings.metricsPort}, which is the site's own; expected another port`,
    );
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings };
}

/** The README's table of settings, in Markdown. */
export function settingsTable(): string {
  const rows = Object.values(all).map(
    ({ name, standard, meaning }) => `| \`${name}\` | ${standard} | ${meaning} |`,
  );
  return ["| name | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

interface Setting<Value> {
  name: string;
  /** What holds when it is not set, in words. */
  standard: string;
  meaning: string;
  expected: string;
  /** Null when the text is not what is expected. */
  parse(text: string): Value | null;
  /** Stands for the text in a problem where it may hold a secret. */
  shown?(text: string): string;
}

const all = {
  port: {
    name: "PORT",
    standard: "`3000`",
    meaning: "the port it listens on; `0` takes any free one",
    expected: "a whole number from 0 to 65535",
    parse: parsePort,
  },
  host: {
    name: "HOST",
    standard: "`127.0.0.1`",
    meaning: "the address it listens on; `0.0.0.0` for every network the machine is in",
    expected: "an IP address or a host name",
    parse: (text: string) => (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : null),
  },
  siteUrl: {
    name: "SITE_URL",
    standard: "`http://localhost:PORT`",
    meaning: "the public origin, used in links in mails, canonical links and the sitemap",
    expected: "an origin like https://www.example.org, without a path",
    parse: parseOrigin,
    shown: shownUrl,
  },
  dataDir: {
    name: "DATA_DIR",
    standard: "`var`",
    meaning:
      "the folder of everything the server writes; at each start it takes it from all other users of the machine (modes 0700 and 0600)",
    expected: "the path of a folder",
    parse: (text: string) => (text.includes("\0") || text.trim() === "" ? null : text),
  },
  databaseUrl: {
    name: "DATABASE_URL",
    standard: "none: SQLite at `DATA_DIR/site.db`",
    meaning: "`postgres://…`: PostgreSQL, needed for more than one server",
    expected: "a URL like postgres://user:password@host/database",
    parse: parsePostgresUrl,
    shown: shownUrl,
  },
  smtpUrl: {
    name: "SMTP_URL",
    standard: "none: each mail is kept as a file in `DATA_DIR/mail`",
    meaning: "`smtp://` or `smtps://` with user and password: the mail server that sends our mails",
    expected: "a URL like smtp://user:password@mail.example.org:587",
    parse: parseSmtpUrl,
    shown: shownUrl,
  },
  mailFrom: {
    name: "MAIL_FROM",
    standard: `\`${site.mail.from}\`, from \`site.config.ts\``,
    meaning: "the sender of every mail",
    expected: "one mail address like website@example.org",
    parse: parseOwnAddress,
  },
  contactTo: {
    name: "CONTACT_TO",
    standard: `\`${site.mail.contactTo}\`, from \`site.config.ts\``,
    meaning: "where enquiries go",
    expected: "one mail address like hello@example.org",
    parse: parseOwnAddress,
  },
  trustProxy: {
    name: "TRUST_PROXY",
    standard: "none",
    meaning: "addresses and ranges of proxies whose `X-Forwarded-For` is believed, like `10.0.0.0/8, ::1`",
    expected: "IP addresses or ranges like 10.0.0.0/8, separated by commas",
    parse: parseRanges,
  },
  secret: {
    name: "SECRET",
    standard: "made once and kept in `DATA_DIR/secret`",
    meaning:
      "keys the hashes that stand for visitors’ network addresses and for mailboxes whose data was erased, and signs the challenges of `PROOF_OF_WORK`; must be set, and the same, when there is more than one server",
    expected: "at least 32",
    parse: (text: string) => (text.length >= 32 ? text : null),
    shown: (text: string) => `${text.length} characters`,
  },
  logLevel: {
    name: "LOG_LEVEL",
    standard: "`info`",
    meaning: `how much is logged: ${logLevels.map((level) => `\`${level}\``).join(", ")}`,
    expected: `one of ${logLevels.join(", ")}`,
    parse: (text: string) => logLevels.find((level) => level === text) ?? null,
  },
  metricsPort: {
    name: "METRICS_PORT",
    standard: "none: off",
    meaning:
      "the port where `/metrics` answers (Prometheus text), at the same `HOST`; `0` takes any free one. Keep it from the public: it says how the site is doing",
    expected: "a whole number from 0 to 65535",
    parse: parsePort,
  },
  proofOfWork: {
    name: "PROOF_OF_WORK",
    standard: "`off`",
    meaning:
      "`on` against a flood of spam: browsers compute for about a second, unseen, while a form is being filled in. A form that comes without such a proof is a little more suspicious, one with a false proof is held back",
    expected: "on or off",
    parse: (text: string) => (text === "on" ? true : text === "off" ? false : null),
  },
  drainSeconds: {
    name: "DRAIN_SECONDS",
    standard: "`0`; `3` where `TRUST_PROXY` is set",
    meaning:
      "after SIGTERM `/readyz` is red and everything is still answered for so long, then no more is accepted; a proxy or a load balancer needs the time to notice",
    expected: "a whole number of seconds from 0 to 300",
    parse: (text: string) => (/^\d{1,3}$/.test(text) && Number(text) <= 300 ? Number(text) : null),
  },
} satisfies Record<keyof Settings, Setting<unknown>>;
