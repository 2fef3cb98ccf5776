// R-HELP-4, R-HELP-5
import { expect, test } from "vitest";
import { help, helpTopics } from "../../content/pages/help-center.ts";
import { support } from "../../content/pages/support.ts";
import { addresses } from "../../contract/addresses.ts";
import { supportHours } from "../../contract/company-facts.ts";
import { site as company } from "../../site.config.ts";
import { byName, hrefOf, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const main = mainOf(addresses.helpcenter);

test("the help centre shows the opening hours and links to help by topic", () => {
  expect(textsOf(main, "h1")).toEqual([help.title]);
  expect(textOf(main)).toContain(supportHours.replace(/\s+/g, " "));
  const topics = regionNamed(main, help.topics.title);
  for (const { link, href } of helpTopics) expect(hrefOf(topics, link)).toBe(href);
});

test("the help centre says what to send and what happens next", () => {
  const items = (title: string) => textsOf(regionNamed(main, title), "li");
  expect(items(help.send.title)).toEqual(support.helps.items);
  expect(items(help.next.title)).toEqual(help.next.steps);
});

test("all contact lines of the help centre are available to screen readers", () => {
  const lines = byName(main, "ul", help.lines.title);
  const ways = [
    { name: company.phone.shown, href: `tel:${company.phone.dialled}` },
    { name: company.email, href: `mailto:${company.email}` },
    { name: help.lines.writeToUs, href: addresses.support },
  ];
  expect(lines.querySelectorAll("li")).toHaveLength(3);
  expect(textsOf(lines, "li a")).toEqual(ways.map(({ name }) => name));
  for (const { name, href } of ways) expect(hrefOf(lines, name)).toBe(href);
});
