// R-SETUP-2
import { expect, test } from "vitest";
import { site } from "../site.config.ts";
import { siteConfigProblems } from "./site-config.ts";

const announcement = { text: "Closed", href: "/contact", lastDay: "2026-12-24" };
const person = { name: "Jo", role: "Owner", about: "Jo.", portrait: { photo: "/people/jo.jpg" } };
test.each([
  ["as it is", {}],
  ["an announcement with a path", { announcement }],
  ["an announcement with an address", { announcement: { ...announcement, href: "https://a.example/b" } }],
  ["a photograph", { people: [person] }],
  ["a night's hours", { hours: { ...site.hours, opens: "23:59" } }],
])("the site's own configuration has no problem: %s", (_, change) => {
  expect(siteConfigProblems({ ...site, ...change })).toEqual([]);
});

test.each<[string, object[], ...string[]]>([
  ["name", ["", " "].map((name) => ({ name })), "name must not be empty."],
  [
    "abn",
    ["12", "151 824 753 556", "51 824 753 5567"].map((abn) => ({ abn })),
    "abn must be eleven digits, like 51 824 753 556.",
  ],
  [
    "phone",
    ["61270100042", "0+61270100042", "+6127010004x"].map((dialled) => ({
      phone: { ...site.phone, dialled },
    })),
    "phone.dialled must be the full number, like +61270100042.",
  ],
  ["email", [{ email: "hello" }], "email must be an email address."],
  ["timeZone", [{ timeZone: "Mars/One" }], "timeZone must be an IANA time zone like Australia/Sydney."],
  [
    "hours",
    ["9", "24:00", "109:00", "09:000"].map((opens) => ({ hours: { ...site.hours, opens } })),
    "hours.opens must be a time like 09:00.",
  ],
  [
    "people",
    [
      {
        people: [
          { ...person, about: " ", portrait: { photo: "jo.jpg" } },
          { ...person, portrait: "jo.jpg" },
        ],
      },
    ],
    "people.0.about must not be empty.",
    "people.0.portrait.photo must begin with /.",
    'people.1.portrait must be { photo: "/people/name.jpg" } or { drawn: "dan" }.',
  ],
  [
    "announcement",
    ["contact", "a/contact", "//a.example", "http://a.example", "see https://a.example", "https://a b"].map(
      (href) => ({ announcement: { text: "Closed", href, lastDay: "soon" } }),
    ),
    "announcement.href must begin with https:// or /.",
    "announcement.lastDay must be a valid date like 2026-12-24.",
  ],
  [
    "social",
    [{ social: [{ network: "github", label: "GitHub", href: "github.com" }] }],
    "social.0.href must be a web address like https://github.com/name.",
  ],
  [
    "brand",
    [{ brand: { ...site.brand, ground: "slate" } }],
    "brand.ground must be a colour in OKLCH or hex.",
  ],
  ["an unknown field", [{ abm: "1" }], "abm is not a known field."],
])("a wrong value is reported with its field: %s", (_, changes, ...problems) => {
  for (const change of changes) {
    expect(siteConfigProblems({ ...site, ...change }), JSON.stringify(change)).toEqual(
      problems.map((problem) => `site.config.ts: ${problem}`),
    );
  }
});
