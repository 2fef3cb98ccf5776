// R-WIDGET-2
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Menu } from "./menu.tsx";

const html = renderToStaticMarkup(
  <Menu
    label="Give an order"
    items={[
      { label: "Hold", onClick() {} },
      { label: "Pull the core", onClick() {}, disabled: true },
    ]}
  />,
);

test("the button has `aria-haspopup` and names the menu", () => {
  const [, id] = /<button[^>]* id="([^"]+)"[^>]*aria-haspopup="menu"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<div[^>]*role="menu"[^>]*aria-labelledby="${id}"`));
});

test("Tab skips the items; a disabled item has `aria-disabled` and is focusable", () => {
  const items = html.match(/<button[^>]*role="menuitem"[^>]*>[^<]*/g) ?? [];
  expect(items).toHaveLength(2);
  for (const item of items) expect(item).toContain('tabindex="-1"');
  expect(items[0]).not.toContain("disabled");
  expect(items[1]).toMatch(/ aria-disabled="true".*>Pull the core$/);
  expect(items[1]).not.toContain(' disabled=""');
});
