import { z } from "zod";
import { site } from "../site.config.ts";
import { parseRate } from "./newsletter/send/send-rate.ts";
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

/**
 * Reads every setting from environment variables; an empty one counts as not set. Each problem is one line with the
 * setting, what was found and what is expected, without passwords.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
): { ok: true; settings: Settings } | { ok: false; problems: string[] } {
  const set = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ""));
  const read = schema.safeParse(set);
  if (read.success) return { ok: true, settings: read.data };
  const problems = read.error.issues.map(({ path: [name = ""], message }) => {
    const text = set[String(name)] ?? "";
    const expected = types[String(name)]?.description;
    if (expected === undefined) return message;
    return `${String(name)}: found ${shown(String(name), text)}, expected ${expected}`;
  });
  return { ok: false, problems };
}

/** Returns the names of all settings, in the order of `docs/settings.md`. */
export function settingNames(): string[] {
  return Object.keys(variables.shape);
}

const port = () => wholeNumber(65_535);

const smtpUrl =
  "a URL like smtp://user:password@mail.example.org:587 with nothing after it; in the password, write @ as %40, # as %23, / as %2F and ? as %3F";

/**
 * The descriptions are for error messages and say what is expected. `docs/settings.md` says what each setting does, and
 * what is done without it (null).
 */
const variables = z.object({
  PORT: port().default(3000).describe("a whole number from 0 to 65535"),
  HOST: z.string().refine(isHost).default("127.0.0.1").describe("an IP address or a host name"),
  SITE_URL: parsed(parseOrigin).optional().describe("an origin like https://www.example.org, without a path"),
  DATA_DIR: z.string().refine(isFolder).default("var").describe("the path of a folder"),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl)
    .nullable()
    .default(null)
    .describe("a URL like postgres://user:password@host/database"),
  SMTP_URL: z.string().refine(isSmtpUrl).nullable().default(null).describe(smtpUrl),
  MAIL_FROM: parsed(parseOwnAddress)
    .default(site.mail.from)
    .describe("one email address like website@example.org"),
  CONTACT_TO: parsed(parseOwnAddress)
    .default(site.mail.contactTo)
    .describe("one email address like hello@example.org"),
  ENQUIRY_EMAILS_PER_HOUR: wholeNumber(99_999, 1).default(60).describe("a whole number from 1 to 99999"),
  RECEIPTS: onOff().default(true).describe("on or off"),
  TRUST_PROXY: parsed(parseRanges)
    .default([])
    .describe("IP addresses or ranges like 10.0.0.0/8, separated by commas"),
  SECRET: z.string().min(32).nullable().default(null).describe("at least 32"),
  SECRET_BEFORE: z.string().min(32).nullable().default(null).describe("at least 32"),
  HEARTBEAT_URL: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null)
    .describe("a URL like https://hc-ping.example.org/…"),
  NEWSLETTER_FROM: parsed(parseOwnAddress)
    .optional()
    .describe("one email address like newsletter@example.org"),
  NEWSLETTER_SMTP_URL: z.string().refine(isSmtpUrl).optional().describe(smtpUrl),
  NEWSLETTER_RATE: parsed(parseRate)
    .nullable()
    .default(null)
    .describe("a rate like 5/second, 1000/hour or 5000/day"),
  NEWSLETTER_HEADERS: parsed(parseHeaders)
    .default({})
    .describe('a JSON object of strings like {"X-PM-Message-Stream": "broadcast"}'),
  LOG_LEVEL: z
    .enum(logLevels)
    .default("info")
    .describe(`one of ${logLevels.join(", ")}`),
  METRICS_PORT: port().nullable().default(null).describe("a whole number from 0 to 65535"),
  DRAIN_SECONDS: wholeNumber(300).optional().describe("a whole number of seconds from 0 to 300"),
});

const types: Record<string, z.ZodType> = variables.shape;

/** Returns what an error message shows of a value, which may contain a secret. */
function shown(name: string, text: string): string {
  if (name.endsWith("_URL")) return shownUrl(text);
  return name.startsWith("SECRET") ? `${text.length} characters` : JSON.stringify(text);
}

const schema = variables
  .superRefine(({ PORT, METRICS_PORT }, context) => {
    if (METRICS_PORT !== PORT || PORT === 0) return;
    const message = `METRICS_PORT: found ${METRICS_PORT}, which is the site's own port; expected another one`;
    context.addIssue({ code: "custom", message });
  })
  .transform(({ SITE_URL, NEWSLETTER_FROM, NEWSLETTER_SMTP_URL, DRAIN_SECONDS, ...read }) => ({
    ...(Object.fromEntries(
      Object.entries(read).map(([name, value]) => [camelCase(name), value]),
    ) as CamelCased<typeof read>),
    /** The site's public origin, without a trailing slash. */
    siteUrl: SITE_URL ?? `http://localhost:${read.PORT}`,
    newsletterFrom: NEWSLETTER_FROM ?? read.MAIL_FROM,
    /** Null to write issues to files in `dataDir` instead of sending them. */
    newsletterSmtpUrl: NEWSLETTER_SMTP_URL ?? read.SMTP_URL,
    /** How long a stopping server keeps accepting requests, so that a proxy can switch to another server. */
    drainSeconds: DRAIN_SECONDS ?? (read.TRUST_PROXY.length > 0 ? 3 : 0),
  }));

/** A setting's name in our code: DATA_DIR is `dataDir`. */
function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());
}

type CamelCased<Read> = { [Name in keyof Read & string as CamelCase<Name>]: Read[Name] };
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

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
