// R-TEMPLATE-1, R-TEMPLATE-5
import { expect, test } from "vitest";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { builtPage, byName, hrefOf, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const address = templateAddresses.desktopApp;
const main = mainOf(address);
const table = (caption: string) => {
  const found = byName(main, "caption", caption).closest("table");
  if (!found) throw new Error(`${caption} is over no table`);
  return found;
};

test("the desktop app page describes the app", () => {
  expect(builtPage(address).title).toMatch(/^Sample desktop app page: Borehole/);
  expect(textsOf(main, "h1")).toEqual(["Your logs, layer by layer"]);
});

test("the desktop app page shows the app's window as a figure, with the log as a table of five layers", () => {
  const log = table("What the server wrote, by layer");
  expect(textOf(byName(main, "figcaption"))).toMatch(/^Fig. 1\./);
  expect(log.closest("figure")).toBe(byName(main, "figcaption").parentElement);
  expect(textsOf(log, "th[scope=col]")).toEqual(["Written", "By", "Line"]);
  expect(textsOf(log, "th[scope=rowgroup]")).toEqual([
    "This minute 31 a second",
    "This week 6 a day",
    "This month 3 a week",
    "This year 9 in all",
    "Before that 4 boots",
  ]);
  const rows = Array.from(log.querySelectorAll("tr"), (row) => textsOf(row, "td"));
  expect(rows).toContainEqual(["18 Aug", "link", "eth0 is down"]);
});

test("the desktop app page lists six keyboard shortcuts for each system", () => {
  const keys = table("Keyboard shortcuts");
  expect(textsOf(keys, "th[scope=col]")).toEqual(["Command", "macOS", "Windows, Linux"]);
  expect(keys.querySelectorAll("th[scope=row]")).toHaveLength(6);
  const rows = Array.from(keys.querySelectorAll("tbody tr"), (row) => textsOf(row, "th, td"));
  expect(rows).toContainEqual(["Find in this layer", "Cmd F", "Ctrl F"]);
});

test("the desktop app page has a download link for each system, and says once that there is nothing to download", () => {
  for (const system of ["macOS", "Windows", "Linux"])
    expect(hrefOf(main, `Download for ${system}`)).toBe("#nothing-to-download");
  expect(textOf(byName(main, "#nothing-to-download"))).toContain(
    "Borehole is drawn, and there is nothing to download",
  );
  expect(textOf(main).match(/sample page/gi)).toHaveLength(1);
});

test("the desktop app page answers three questions, the first one open", () => {
  const questions = regionNamed(main, "Common questions");
  expect(questions.querySelectorAll("details > summary")).toHaveLength(3);
  expect(textsOf(questions, "details[open] p")).toEqual([
    expect.stringContaining("No. Borehole reads files and opens no connection."),
  ]);
});
