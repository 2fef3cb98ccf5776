import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Table, type TableRow } from "./table.tsx";

const row: TableRow = {
  name: "Mira Castell",
  email: "mira@stackhouse.example",
  position: { title: "Manager", department: "Organisation" },
  status: true,
  date: { shown: "23 April 2018", machine: "2018-04-23" },
  action: { label: "Edit", route: "#" },
};
const rows = [row, { ...row, name: "Tomas Reyes", email: "tomas@stackhouse.example", status: false }];
const html = renderToStaticMarkup(<Table caption="Authors" rows={rows} />);

test("has the five headings of the specification, in their order", () => {
  expect([...html.matchAll(/scope="col">([^<]+)/g)].map(([, heading]) => heading)).toEqual([
    "Author",
    "Function",
    "Status",
    "Employed",
    "Action",
  ]);
});

test("says the status in words", () => {
  expect(html.match(/Online|Offline/g)).toEqual(["Online", "Offline"]);
});

test("each action names the row it belongs to", () => {
  expect(html).toContain('Edit<span class="kit-visually-hidden"> Mira Castell</span>');
  expect(html).toContain('Edit<span class="kit-visually-hidden"> Tomas Reyes</span>');
});

test("can be scrolled by keyboard and says what it is", () => {
  const [, id] = /<div role="region"[^>]*aria-labelledby="([^"]+)" tabindex="0"/i.exec(html) ?? [];
  expect(html).toContain(`<caption id="${id}">Authors</caption>`);
});
