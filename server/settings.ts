import { z } from "zod";
import { site } from "../site.config.ts";
import { parseRate } from "./newsletter/send/rate.ts";
import {
  isFolder,
  isHost,
  isPostgresUrl,
  isSmtpUrl,
  parseHeaders,
  parseOrigin,
  parseOwnAddress,
  parseRanges,
  shownUrl,
} from "./setting-checks.ts";

export type Settings = z.output<typeof schema>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Reads every setting from environment variables; an empty one counts as not set. Each problem is one line that
 * says which setting, what was found and what is expected, and never holds a password.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
): { ok: true; settings: Settings } | { ok: false; problems: string[] } {
  const set = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ""));
  const read = schema.safeParse(set);
  if (read.success) return { ok: true, settings: read.data };
  const problems = read.error.issues.map(({ path: [name = ""], message }) => {
    const text = set[String(name)] ?? "";
    const about = all.find((setting) => setting.name === name);
    if (!about) return message;
    return `${about.name}: found ${about.shown?.(text) ?? JSON.stringify(text)}, expected ${about.expected}`;
  });
  return { ok: false, problems };
}

/** The names of all settings: whoever starts a site that must not know this machine's sets each to nothing. */
export function settingNames(): string[] {
  return all.map(({ name }) => name);
}

/** The README's table of settings, in Markdown. */
export function settingsTable(): string {
  const rows = all.map(({ name, standard, meaning }) => `| \`${name}\` | ${standard} | ${meaning} |`);
  return ["| name | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

interface AboutSetting {
  /** What holds when it is not set, in words. */
  standard: string;
  meaning: string;
  expected: string;
  /** Stands for the text in a problem where it may hold a secret. */
  shown?(text: string): string;
}

const described = z.registry<AboutSetting>();

const port = () => wholeNumber(65_535);

const smtpUrl =
  "a URL like smtp://user:password@mail.example.org:587 and nothing after it; in a password @ is written %40, # %23, / %2F and ? %3F";

const variables = z.object({
  PORT: port().default(3000).register(described, {
    standard: "`3000`",
    meaning: "the port it listens on; `0` takes any free one",
    expected: "a whole number from 0 to 65535",
  }),
  HOST: z.string().refine(isHost).default("127.0.0.1").register(described, {
    standard: "`127.0.0.1`",
    meaning: "the address it listens on; `0.0.0.0` for every network the machine is in",
    expected: "an IP address or a host name",
  }),
  SITE_URL: parsed(parseOrigin).optional().register(described, {
    standard: "`http://localhost:PORT`",
    meaning: "the public origin, used in links in emails, canonical links and the sitemap",
    expected: "an origin like https://www.example.org, without a path",
    shown: shownUrl,
  }),
  DATA_DIR: z.string().refine(isFolder).default("var").register(described, {
    standard: "`var`",
    meaning:
      "the folder of everything the server writes; at each start it takes it from all other users of the machine (modes 0700 and 0600)",
    expected: "the path of a folder",
  }),
  DATABASE_URL: z.string().refine(isPostgresUrl).nullable().default(null).register(described, {
    standard: "none: SQLite at `DATA_DIR/site.db`",
    meaning: "`postgres://…`: PostgreSQL, needed for more than one server",
    expected: "a URL like postgres://user:password@host/database",
    shown: shownUrl,
  }),
  SMTP_URL: z.string().refine(isSmtpUrl).nullable().default(null).register(described, {
    standard: "none: each email is kept as a file in `DATA_DIR/mail`",
    meaning: "`smtp://` or `smtps://` with user and password: the mail server that sends our emails",
    expected: smtpUrl,
    shown: shownUrl,
  }),
  MAIL_FROM: parsed(parseOwnAddress).default(site.mail.from).register(described, {
    standard: "`mail.from` of `site.config.ts`",
    meaning: "the sender of every mail",
    expected: "one email address like website@example.org",
  }),
  CONTACT_TO: parsed(parseOwnAddress).default(site.mail.contactTo).register(described, {
    standard: "`mail.contactTo` of `site.config.ts`",
    meaning: "where enquiries go",
    expected: "one email address like hello@example.org",
  }),
  ENQUIRY_EMAILS_PER_HOUR: wholeNumber(99_999, 1).default(60).register(described, {
    standard: "`60`",
    meaning:
      "how many enquiries of an hour come as an email each; those beyond are held back with the reason `flood`, and told of at once in a digest",
    expected: "a whole number from 1 to 99999",
  }),
  RECEIPTS: onOff().default(true).register(described, {
    standard: "`on`",
    meaning:
      "whether visitors get a short email that says their enquiry has arrived: at most one a day to an address, none in a flood or for what looks like spam, and none of their words in it",
    expected: "on or off",
  }),
  TRUST_PROXY: parsed(parseRanges).default([]).register(described, {
    standard: "none",
    meaning: "addresses and ranges of proxies whose `X-Forwarded-For` is believed, like `10.0.0.0/8, ::1`",
    expected: "IP addresses or ranges like 10.0.0.0/8, separated by commas",
  }),
  SECRET: z
    .string()
    .min(32)
    .nullable()
    .default(null)
    .register(described, {
      standard: "made once and kept in `DATA_DIR/secret`",
      meaning:
        "keys the hashes that stand for visitors’ network addresses and for mailboxes whose data was erased; must be set, and the same, when there is more than one server",
      expected: "at least 32",
      shown: (text) => `${text.length} characters`,
    }),
  SECRET_BEFORE: z
    .string()
    .min(32)
    .nullable()
    .default(null)
    .register(described, {
      standard: "none",
      meaning:
        "the `SECRET` of before, once it is changed: links to leave in issues that were sent with it go on working",
      expected: "at least 32",
      shown: (text) => `${text.length} characters`,
    }),
  HEARTBEAT_URL: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null)
    .register(described, {
      standard: "none",
      meaning:
        "asked every five minutes while enquiries can be stored and their emails reach you; else `/fail` behind it is told what is wrong, as Healthchecks takes it. A service that misses both tells you that the site is dead",
      expected: "a URL like https://hc-ping.example.org/…",
      shown: shownUrl,
    }),
  NEWSLETTER_FROM: parsed(parseOwnAddress).optional().register(described, {
    standard: "`MAIL_FROM`",
    meaning: "the sender of the newsletter’s issues",
    expected: "one email address like newsletter@example.org",
  }),
  NEWSLETTER_SMTP_URL: z.string().refine(isSmtpUrl).optional().register(described, {
    standard: "`SMTP_URL`",
    meaning: "another mail server for the newsletter’s issues, so that enquiries never wait for them",
    expected: smtpUrl,
    shown: shownUrl,
  }),
  NEWSLETTER_RATE: parsed(parseRate).nullable().default(null).register(described, {
    standard: "none: a day’s issues grow from 200 to twice the most of the last 30 days",
    meaning:
      "how many emails of an issue may go out, like `5/second, 1000/hour, 5000/day`, each of the three at most once; over restarts and servers, in any second, hour and day",
    expected: "a rate like 5/second, 1000/hour, 5000/day",
  }),
  NEWSLETTER_HEADERS: parsed(parseHeaders).default({}).register(described, {
    standard: "none",
    meaning:
      'headers that a mail provider asks for on newsletters, as JSON like `{"X-PM-Message-Stream": "broadcast"}`',
    expected: 'a JSON object of texts like {"X-PM-Message-Stream": "broadcast"}',
  }),
  LOG_LEVEL: z
    .enum(logLevels)
    .default("info")
    .register(described, {
      standard: "`info`",
      meaning: `how much is logged: ${logLevels.map((level) => `\`${level}\``).join(", ")}`,
      expected: `one of ${logLevels.join(", ")}`,
    }),
  METRICS_PORT: port().nullable().default(null).register(described, {
    standard: "none: off",
    meaning:
      "the port where `/metrics` answers (Prometheus text), at the same `HOST`; `0` takes any free one. Keep it from the public: it says how the site is doing",
    expected: "a whole number from 0 to 65535",
  }),
  DRAIN_SECONDS: wholeNumber(300).optional().register(described, {
    standard: "`0`; `3` where `TRUST_PROXY` is set",
    meaning:
      "after SIGTERM `/readyz` is red and everything is still answered for so long, then no more is accepted; a proxy or a load balancer needs the time to notice",
    expected: "a whole number of seconds from 0 to 300",
  }),
});

const all = Object.entries(variables.shape).flatMap(([name, type]) => {
  const about = described.get(type);
  return about ? [{ name, ...about }] : [];
});

const schema = variables
  .superRefine(({ PORT, METRICS_PORT }, context) => {
    if (METRICS_PORT !== PORT || PORT === 0) return;
    const message = `METRICS_PORT: found ${METRICS_PORT}, which is the site's own; expected another port`;
    context.addIssue({ code: "custom", message });
  })
  .transform((read) => ({
    /** 0: any free port. */
    port: read.PORT,
    host: read.HOST,
    /** Public origin, without a slash at its end. */
    siteUrl: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    dataDir: read.DATA_DIR,
    /** Null: SQLite in `dataDir`. */
    databaseUrl: read.DATABASE_URL,
    /** Null: mails are kept as files in `dataDir`. */
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    contactTo: read.CONTACT_TO,
    enquiryEmailsPerHour: read.ENQUIRY_EMAILS_PER_HOUR,
    /** Whether visitors are told by email that their enquiry has arrived. */
    receipts: read.RECEIPTS,
    /** Addresses and ranges (CIDR) of the proxies whose X-Forwarded-For is believed. */
    trustProxy: read.TRUST_PROXY,
    /** Null: one is made and kept in `dataDir`. */
    secret: read.SECRET,
    /** Null: it has never been another. */
    secretBefore: read.SECRET_BEFORE,
    /** Null: nobody waits for it. */
    heartbeatUrl: read.HEARTBEAT_URL,
    newsletterFrom: read.NEWSLETTER_FROM ?? read.MAIL_FROM,
    /** Null: issues are kept as files in `dataDir`. */
    newsletterSmtpUrl: read.NEWSLETTER_SMTP_URL ?? read.SMTP_URL,
    /** Null: it grows by itself. */
    newsletterRate: read.NEWSLETTER_RATE,
    newsletterHeaders: read.NEWSLETTER_HEADERS,
    logLevel: read.LOG_LEVEL,
    /** Null: no metrics. */
    metricsPort: read.METRICS_PORT,
    /** For how long everything is still answered once a stop has begun: a proxy has to see that another server takes over. */
    drainSeconds: read.DRAIN_SECONDS ?? (read.TRUST_PROXY.length > 0 ? 3 : 0),
  }));

function wholeNumber(largest: number, smallest = 0) {
  return z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(smallest).max(largest));
}

function onOff() {
  return z.stringbool({ truthy: ["on"], falsy: ["off"], case: "sensitive" });
}

function parsed<Value>(parse: (text: string) => Value | null) {
  return z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: "not understood" });
    return z.NEVER;
  });
}
