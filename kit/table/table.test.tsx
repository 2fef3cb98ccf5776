// R-SAMPLE-30, R-KIT-9
import { expect, test } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { Table, type TableRow } from "./table.tsx";

const row: TableRow = {
  name: "Mira Castell",
  email: "mira@stackhouse.example",
  position: { title: "Manager", department: "Organisation" },
  status: true,
  date: { shown: "23 April 2018", machine: "2018-04-23" },
  action: { label: "Edit", href: "#" },
};
const rows = [row, { ...row, name: "Tomas Reyes", email: "tomas@stackhouse.example", status: false }];
const page = rendered(<Table caption="Authors" rows={rows} />);

test("a table has the five headings of R-SAMPLE-30 in order, and each row has its own", () => {
  expect(textsOf(page, "th[scope=col]")).toEqual(["Author", "Function", "Status", "Employed", "Action"]);
  expect(textsOf(page, "tr > th[scope=row]:first-child")).toHaveLength(rows.length);
});

test("the status is text", () => {
  expect(page.textContent?.match(/Online|Offline/g)).toEqual(["Online", "Offline"]);
});

test("the name of each action contains that of its row", () => {
  expect(textsOf(page, "td:last-child > a")).toEqual(["Edit Mira Castell", "Edit Tomas Reyes"]);
  const hidden = textsOf(page, "td:last-child > a > .kit-visually-hidden");
  expect(hidden).toEqual([" Mira Castell", " Tomas Reyes"]);
});
