import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Button } from "./button/button.tsx";
import { Card } from "./card/card.tsx";

const given = {
  id: "mine",
  className: "my-class",
  style: { order: 3 },
  title: "Mine",
  "data-mine": "yes",
} as const;

/** Each component with a developer's own properties. */
const components: Record<string, () => ReactElement> = {
  Button: () => <Button {...given}>Drill</Button>,
  "Button, a link": () => (
    <Button {...given} href="/rigs">
      Drill
    </Button>
  ),
  Card: () => <Card {...given}>Granite</Card>,
};

describe.each(Object.entries(components))("%s", (_, component) => {
  const html = renderToStaticMarkup(component());

  test("takes a native element's id, title and data, all on one element", () => {
    expect(html).toMatch(/<[a-z]+(?=[^>]* id="mine")(?=[^>]* title="Mine")(?=[^>]* data-mine="yes")/);
  });

  test("adds the developer's class to its own, and the style, on one element", () => {
    expect(html).toMatch(/<[a-z]+(?=[^>]* class="[^"]+ my-class")(?=[^>]* style="order:3")/);
  });
});

describe("an element that stands instead of a component's own", () => {
  const html = renderToStaticMarkup(
    <Button {...given} color="dark" render={<span slot="rig" className="its-class" style={{ flex: 1 }} />}>
      Drill
    </Button>,
  );

  test("is the only one, with its own properties and the component's", () => {
    expect(html).toMatch(/^<span[^>]* slot="rig"[^>]*>Drill<\/span>$/);
    expect(html).toMatch(/class="kit-button [^"]* my-class its-class"/);
    expect(html).toContain('style="order:3;flex:1"');
    expect(html).toContain('data-mine="yes"');
  });
});
