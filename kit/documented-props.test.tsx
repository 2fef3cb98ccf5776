// R-KIT-1 to R-KIT-4, R-KIT-6 to R-KIT-15, R-KIT-18 to R-KIT-20
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { everyPart } from "../e2e/kit/every-component.tsx";
import { sampleOf } from "../e2e/kit/prop-samples.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Each documented prop of each component. `html` renders the component with the prop and its required props. */
const everyProp = everyPart.flatMap(({ name, props, types, least, component }) =>
  props.map((prop) => ({
    ...prop,
    title: `${name}: ${prop.name}`,
    simplest: least[prop.name],
    sample: sampleOf(prop.name, prop.type, types),
    html: (value: unknown, more: object = {}) =>
      renderToStaticMarkup(createElement(component, { ...least, ...more, [prop.name]: value })),
    /** Props with which the component may show this one: each with each of its options. */
    others: props.flatMap(({ name, options = [] }) => options.map((option) => ({ [name]: option }))),
  })),
);

// React itself rejects an unknown element.
const sets = everyProp.filter(({ name, options }) => options?.every(isText) && !/^as$|As$/.test(name));

test.each(sets)(
  "$title: each option looks different; another value throws in development and is the default in production",
  ({ name, options = [], byDefault, required, html }) => {
    expect(new Set(options.map((option) => html(option))).size).toBe(options.length);
    if (byDefault) expect(html(undefined)).toBe(html(JSON.parse(byDefault)));
    const allowed = options.map((option) => `(?=.*${JSON.stringify(option)})`).join("");
    expect(() => html("striped")).toThrow(new RegExp(`${name} is "striped"\\. Allowed: ${allowed}`));
    vi.stubEnv("NODE_ENV", "production");
    const inProduction = html("striped");
    if (!required) expect(inProduction).toBe(html(undefined));
  },
);

/** Props that are seen only in the browser or with a second handle, and logos, which contain their names. */
const unseen = [
  "CopyButton: notice",
  "CopyButton: refusal",
  "CounterCard: duration",
  "Slider: handles",
  "LogoStrip: logos",
];
const seen = everyProp.filter(
  (prop) =>
    prop.sample &&
    typeof prop.sample.value !== "function" &&
    !sets.includes(prop) &&
    !unseen.includes(prop.title),
);

test.each(seen.filter(({ sample }) => sample?.takesNodes))("$title is shown, with all its parts", (prop) => {
  expectShown(prop);
});

test.each(everyPart)("with all its texts, $name contains what describes and names its parts", (part) => {
  const { component, props, types, least } = part;
  const texts = props.flatMap(({ name, type }) => {
    const sample = sampleOf(name, type, types);
    return sample?.takesNodes ? [[name, sample.value]] : [];
  });
  const html = renderToStaticMarkup(createElement(component, { ...Object.fromEntries(texts), ...least }));
  for (const [, ids = ""] of html.matchAll(/ aria-(?:label|describ)edby="([^"]*)"/g))
    for (const id of ids.split(" ")) expect(html).toContain(` id="${id}"`);
});

/** The props that the requirements name, and the sets and defaults (`=`) that they fix. */
test.each([
  [
    "PricingCard",
    "badge.color badge.label price.currency price.amount price.charged colored title description",
  ],
  ["PricingCard", "specifications.label specifications.includes action.href action.label action.color color"],
  ["ReviewCard", "name date.shown date.machine review rating image color username"],
  ["CustomerStory", "image title review author.logo author.name author.role"],
  ["CounterCard", "count suffix duration title description color divider:vertical,horizontal"],
  ["TeamCard", "image name position description socials.icon socials.href"],
  ["HorizontalTeamCard", "image profile.name profile.href position.label position.color description"],
  [
    "BlogCard",
    "image category.color category.label title description author.name author.image author.date href",
  ],
  ["RentalCard", "image categories title description action.label action.href action.color"],
  ["Testimonial", "image name username review"],
  ["Table", "rows.image rows.name rows.email rows.position rows.status rows.date rows.action"],
  ["Alert", "color=success dismissible=false fontWeight"],
  ["Toast", "title date description icon color=success closeHandler"],
  ["Progress", "variant=contained color value"],
  ["Badge", "color variant:fill,gradient rounded"],
  ["Button", "variant:contained,gradient,outline color size:sm,md,lg"],
  ["Avatar", "image alt size"],
  ["Field", "label icon success error"],
  ["Breadcrumb", "items.label items.href"],
])("%s takes %s", (component, required) => {
  for (const asked of required.split(" ")) {
    const [, path = "", mark, words = ""] = /^([\w.]+)([:=]?)(.*)$/.exec(asked) ?? [];
    const prop = everyProp.find(({ title }) => title === `${component}: ${path.split(".")[0]}`);
    if (!prop) throw new Error(`${component} has no ${path}`);
    if (path.includes(".")) expect(prop.sample?.paths).toContain(path);
    if (seen.includes(prop)) expectShown(prop);
    if (mark === ":") expect(prop.options).toEqual(words.split(","));
    if (mark === "=") expect(prop.byDefault?.replaceAll('"', "")).toBe(words);
  }
});

test.each([
  ["Progress: value", "Progress: value", 0, 100],
  ["Rating: rating", "Rating: rating", 0, 5],
  ["ReviewCard: rating", "Rating: rating", 0, 5],
  ["Pagination: current", "Pagination: current", 1, 5],
])(
  "%s outside its range becomes the nearest limit, with a warning in development",
  (name, named, from, to) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const html = (value: number) => htmlOf(name)(value, { pages: 5 });
    for (const [given, nearest] of [
      [from - 1, from],
      [to + 1, to],
      [Number.NaN, from],
    ] as const) {
      expect(html(given)).toBe(html(nearest));
      expect(warn).toHaveBeenLastCalledWith(`${named} is ${given}. Allowed: ${from} to ${to}.`);
      vi.stubEnv("NODE_ENV", "production");
      expect(html(given)).toBe(html(nearest));
      vi.unstubAllEnvs();
    }
    expect(warn).toHaveBeenCalledTimes(3);
  },
);

test("without a known colour, colored pricing cards and notifications are dark; an unknown network is named", () => {
  const colored = (more: object) => htmlOf("PricingCard: colored")(true, more);
  const notification = (color: string) => htmlOf("Modal: notification")({ icon: "mail", color });
  expect(colored({})).toBe(colored({ color: "dark" }));
  expect(() => notification("striped")).toThrow('Modal: color is "striped"');
  vi.stubEnv("NODE_ENV", "production");
  expect(colored({ color: "striped" })).toBe(colored({ color: "dark" }));
  expect(notification("striped")).toBe(notification("dark"));
  expect(htmlOf("SocialButton: network")("myspace")).toContain("myspace</span>");
});

function htmlOf(prop: string) {
  const found = everyProp.find(({ title }) => title === prop);
  if (!found) throw new Error(`There is no ${prop}`);
  return found.html;
}

/** Expects that the component shows the prop's sample, with other props if necessary. */
function expectShown({ sample, simplest, html, others }: (typeof everyProp)[number]) {
  const pages = [{}, ...others].map((more) => ({
    page: html(sample?.value, more),
    without: html(simplest, more),
  }));
  const shown = pages.filter(
    ({ page, without }) => page !== without && sample?.shown.every((part) => page.includes(part)),
  );
  expect(shown, sample?.shown.join(", ")).not.toHaveLength(0);
}

function isText(option: unknown) {
  return typeof option === "string";
}
