import { z } from "zod";
import { readColour } from "./colour.ts";
import { weekdays } from "./weekdays.ts";

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !/[\r\n]/.test(text), "must be on one line");

const email = z.email("must be an email address");

/** A web address, or a path on this site that begins with a slash. */
const href = z
  .string()
  .refine((text) => /^\/(?!\/)/.test(text) || /^https:\/\/\S+$/.test(text), "must begin with https:// or /");

const colour = z
  .string()
  .refine((text) => readColour(text) !== undefined, "must be a colour in OKLCH or hex");

const day = z.iso.date("must be a valid date like 2026-12-24");

const oneOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, `must be one of ${options.join(", ")}`);

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like 09:00");

export const skylines = ["sydney", "hills", "none"] as const;

/** Drawn portraits for people without a photograph (`illustrations/about-us/portrait-<name>.svg`). */
const drawnFigures = ["dan", "nell", "ruth", "tess"] as const;

/** The schema of `site.config.ts`. Its error messages are written for the owner. */
const siteConfig = z.strictObject({
  name: line(40),
  legalName: line(80),
  abn: z.string().regex(/^\d{2} \d{3} \d{3} \d{3}$/, "must be eleven digits, like 51 824 753 556"),
  tagline: line(80),
  description: line(155),
  phone: z.strictObject({
    shown: line(30),
    dialled: z.string().regex(/^\+\d{8,15}$/, "must be the full number, like +61270100042"),
  }),
  email,
  city: line(60),
  state: line(60),
  country: line(60),
  timeZone: z.string().refine(isTimeZone, "must be an IANA time zone like Australia/Sydney"),
  hours: z.strictObject({
    from: oneOf(weekdays),
    to: oneOf(weekdays),
    opens: hour,
    closes: hour,
  }),
  mail: z.strictObject({ from: email, contactTo: email }),
  people: z.array(
    z.strictObject({
      name: line(60),
      role: line(60),
      about: z.string().trim().min(1, "must not be empty").max(300, "must be at most 300 characters"),
      portrait: z.union(
        [
          z.strictObject({ photo: z.string().startsWith("/", "must begin with /") }),
          z.strictObject({ drawn: z.enum(drawnFigures) }),
        ],
        { error: `must be { photo: "/people/name.jpg" } or { drawn: "${drawnFigures[0]}" }` },
      ),
    }),
  ),
  announcement: z.strictObject({ text: line(100), href, lastDay: day }).optional(),
  brand: z.strictObject({
    accent: colour,
    ground: colour,
    skyline: oneOf(skylines),
    groundLabels: z.boolean(),
  }),
  firstLookPrice: line(20).optional(),
  dayRate: line(40).optional(),
  typicalJob: line(40).optional(),
  serviceArea: line(120).optional(),
  processors: z.array(z.strictObject({ who: line(80), task: line(200), country: line(60) })),
  social: z.array(
    z.strictObject({
      network: oneOf(["linkedin", "github", "stackoverflow"]),
      label: line(30),
      href: z.url("must be a web address like https://github.com/name"),
    }),
  ),
  demo: z.boolean(),
});

export type SiteConfig = z.infer<typeof siteConfig>;

/** Validates the owner's configuration. @returns one line for each problem, beginning with the file's name */
export function siteConfigProblems(site: unknown, file = "site.config.ts"): string[] {
  const read = siteConfig.safeParse(site);
  if (read.success) return [];
  return read.error.issues.flatMap((issue) => {
    const field = issue.path.join(".");
    if (issue.code !== "unrecognized_keys") return `${file}: ${field} ${issue.message}.`;
    return issue.keys.map((key) => `${file}: ${[...issue.path, key].join(".")} is not a known field.`);
  });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
