// R-KIT-21
import { describe, expect, test } from "vitest";
import { everyComponent } from "../e2e/kit/every-component.tsx";
import { Button } from "./button/button.tsx";
import { rendered, textsOf } from "./rendered.ts";

const given = {
  id: "mine",
  className: "my-class",
  style: { order: 3 },
  lang: "de",
  "data-mine": "yes",
} as const;

describe.each(Object.entries(everyComponent))("%s", (_, component) => {
  const page = rendered(component(given));

  test("passes id, language and data attributes to one element", () => {
    expect(page.querySelector("#mine[lang=de][data-mine=yes]")).not.toBeNull();
  });

  test("has all elements that its attributes refer to, and a class on each heading", () => {
    const references = / (?:for|aria-\w+by|aria-controls|popovertarget|commandfor)="([^"]+)"/gi;
    for (const [, ids = ""] of page.innerHTML.matchAll(references))
      for (const id of ids.split(" ")) expect(page.querySelector(`[id="${id}"]`), id).not.toBeNull();
    // Other projects style headings without a class as they like.
    expect(page.querySelector(":is(h2, h3, h4):not([class])")).toBeNull();
  });

  test("has a role and a name wherever it can be focused only to be scrolled", () => {
    for (const area of page.querySelectorAll("[tabindex='0']:not([role=tab])"))
      expect(area.matches(":is(section, [role]):is([aria-label], [aria-labelledby])")).toBe(true);
  });

  test("adds the developer's class and style to one element", () => {
    expect(page.querySelector('.my-class[style="order:3"]')).not.toBeNull();
  });
});

test.each([
  ["Checkbox", "input"],
  ["DatePicker", "input"],
  ["Field", "input"],
  ["MessageField", "textarea"],
  ["PasswordField", "input"],
  ["Progress", "progress"],
  ["SearchSelect", "select"],
  ["Select", "select"],
  ["Slider", "input"],
  ["Slider, two handles", "input"],
  ["Switch", "input"],
])("%s: class and style go to the outer element, other props to the %s", (name, control) => {
  const page = rendered(everyComponent[name]?.(given));
  expect(page.firstElementChild?.matches(`.my-class[style="order:3"]:not(${control})`)).toBe(true);
  expect(page.querySelector(`${control}#mine[data-mine=yes]`)).not.toBeNull();
  expect(page.querySelector("label[for=mine]")).not.toBeNull();
});

test.each(["CallToAction", "CounterRow", "Footer", "LogoStrip", "PageHeader", "Pagination"])(
  "%s: class and style go to the element with the grid and padding, inside the container element",
  (name) => {
    const frame = rendered(everyComponent[name]?.(given)).firstElementChild;
    expect(frame?.matches("#mine[data-mine=yes]:not(.my-class)")).toBe(true);
    expect(frame?.firstElementChild?.matches('.my-class[style="order:3"]')).toBe(true);
  },
);

test("the element in `render` replaces the component's own, and has its own props and those of the component", () => {
  const element = <span slot="rig" className="its-class" style={{ flex: 1 }} />;
  const page = rendered(
    <Button {...given} render={element}>
      Drill
    </Button>,
  );
  const both = 'span.kit-button.my-class.its-class[slot=rig][data-mine=yes][style="order:3;flex:1"]';
  expect(textsOf(page, `body > :only-child:is(${both})`)).toEqual(["Drill"]);
  expect(page.querySelector("button, a")).toBeNull();
});
