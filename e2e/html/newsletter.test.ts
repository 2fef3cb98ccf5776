// R-HOME-7, R-ABOUT-8, R-NEWS-1, R-NEWS-2, R-NEWS-6, R-NEWS-8, R-NEWS-17, R-ISSUE-3
import { expect, test } from "vitest";
import { newsletter } from "../../content/pages/newsletter.ts";
import { newsletterIssues } from "../../content/pages/newsletter-issues.ts";
import { addresses } from "../../contract/addresses.ts";
import { allBlocks } from "../../contract/newsletter/walk-blocks.ts";
import { isPublished } from "../../vite/newsletter/build-time.ts";
import { readValidIssues } from "../../vite/newsletter/read-issues.ts";
import { isExample } from "../is-example.ts";
import { byName, mainOf, nameOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const [newest] = readValidIssues().filter(isPublished);

test.each([
  { address: addresses.presentation, page: "home" },
  { address: addresses.about, page: "about" },
  { address: addresses.newsletter, page: "newsletter" },
  // The form on this page requests a new link in place of an expired one.
  { address: "/newsletter/expired", page: "newsletter" },
])(
  "the form on $address asks for an email, which only the server validates, and sends the page's name",
  ({ address, page }) => {
    const form = byName(mainOf(address), `form[action="${addresses.newsletter}"]`);
    expect([form.getAttribute("method"), form.hasAttribute("novalidate")]).toEqual(["post", false]);
    const label = byName(form, "label", newsletter.field);
    const field = byName(form, `[id="${label.getAttribute("for")}"]`);
    expect([field.getAttribute("type"), field.hasAttribute("required")]).toEqual(["email", true]);
    expect(byName(form, "[name=page]").getAttribute("value")).toBe(page);
    const button = byName(form, "button[type=submit]");
    expect([nameOf(button), button.hasAttribute("formNoValidate")]).toEqual([newsletter.subscribe, true]);
  },
);

test("the home page has one signup form", () => {
  const strip = regionNamed(mainOf(addresses.presentation), newsletter.title);
  expect(strip.querySelectorAll("form")).toHaveLength(1);
});

test.each(["confirm", "unsubscribe"] as const)("the %s page has one button, which sends a POST", (name) => {
  const main = mainOf(addresses[name]);
  const { title, button } = newsletter.pages[name];
  expect(textsOf(main, "h1")).toEqual([title]);
  expect(textsOf(main, "form[method=post] button")).toEqual([button]);
});

test("the newsletter page links to the archive, and the archive to the newest issue, whose pictures have their text", () => {
  const link = byName(mainOf(addresses.newsletter), "a", newsletterIssues.read);
  expect(link.getAttribute("href")).toBe(addresses.issues);
  if (!newest) return;
  const address = `${addresses.issues}/${newest.slug}`;
  const listed = byName(mainOf(addresses.issues), "article a", newest.title);
  expect(listed.getAttribute("href")).toBe(address);
  expect(textsOf(mainOf(address), "h1")).toEqual([newest.title]);
  const written = allBlocks(newest.blocks).flatMap((block) => (block.type === "picture" ? [block.alt] : []));
  const shown = mainOf(address).querySelectorAll("figure img");
  expect(Array.from(shown, (picture) => picture.getAttribute("alt"))).toEqual(written);
});

test.runIf(isExample)("the newsletter's form and dialog have the required wording", () => {
  expect(newsletter).toMatchObject({
    field: "Enter your email",
    subscribe: "Subscribe",
    success: {
      title: "Success",
      heading: "Thank you for subscribing.",
      message: "Please check your email to confirm your subscription.",
    },
  });
  expect(textOf(mainOf(addresses.newsletter))).toContain("every Thursday");
});
