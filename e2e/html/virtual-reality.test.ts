// R-TEMPLATE-4, R-TEMPLATE-5
import { expect, test } from "vitest";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { byName, fieldLabelled, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const { clock, title, date, lamps, plan, position, readings, messages, tremors, rail } = virtualReality;
const main = mainOf("/pages/extra/virtual-reality");

test("the virtual reality page begins with the time, the day and a greeting, and says once that it is a sample", () => {
  expect(textsOf(main, "h1")).toEqual([`${clock.shown} ${title}`]);
  const day = byName(main, "time", date.shown);
  expect(day.getAttribute("dateTime")).toBe(date.machine);
  expect(textOf(main).match(/sample page/gi)).toHaveLength(1);
});

test("the virtual reality page has six instruments and a navigation rail with a link to each", () => {
  const names = [lamps, plan, position, readings, messages, tremors].map((part) => part.title);
  expect(textsOf(main, "h2")).toEqual(names);
  const links = Array.from(byName(main, "nav", rail).querySelectorAll("a"));
  expect(links.map(textOf)).toEqual(names);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    names.map((name) => `#${regionNamed(main, name).id}`),
  );
});

test("the readings are in a table, and only sump two exceeds its limit", () => {
  const table = byName(main, "table", readings.title);
  expect(textsOf(table, "th[scope=col]")).toEqual(readings.columns);
  const rows = Array.from(table.querySelectorAll("tbody tr"));
  expect(rows.map((row) => textsOf(row, "th[scope=row], td"))).toEqual(
    readings.rows.map(({ name, shown, limit }) => [expect.stringMatching(`^${name}`), shown, limit]),
  );
  const over = rows.filter((row) => {
    const { value, high, max } = attributesOf(byName(row, "meter"));
    return Number(value) > Number(high ?? max);
  });
  expect(over.map((row) => textsOf(row, "th")[0])).toEqual([expect.stringMatching(/^Sump two/)]);
  const dug = byName(main, "meter[aria-label^='Dug of the planned 120 m']");
  expect(dug.getAttribute("value")).toBe("96");
});

test("two of four lamps are lit at first, and the height lines' switch has a description", () => {
  const switches = lamps.switches.map(({ label }) => fieldLabelled(main, label));
  expect(switches.map((lamp) => lamp.hasAttribute("checked"))).toEqual(lamps.switches.map(({ on }) => on));
  expect(switches.every((lamp) => lamp.getAttribute("role") === "switch")).toBe(true);
  const heights = fieldLabelled(main, lamps.heights.label);
  const description = byName(main, `[id="${heights.getAttribute("aria-describedby")}"]`);
  expect(textOf(description)).toBe(lamps.heights.description);
});

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
}
