import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Breadcrumb } from "./breadcrumb/breadcrumb.tsx";
import { Button } from "./button/button.tsx";
import { Card } from "./card/card.tsx";
import { CodeBlock } from "./code-block/code-block.tsx";
import { CopyButton } from "./copy-button/copy-button.tsx";
import { Footer } from "./footer/footer.tsx";
import { Year } from "./footer/year.tsx";
import { Navbar } from "./navbar/navbar.tsx";
import { Pagination } from "./pagination/pagination.tsx";
import { RotatingCard } from "./rotating-card/rotating-card.tsx";
import { ScrollArea } from "./scroll-area/scroll-area.tsx";

const given = {
  id: "mine",
  className: "my-class",
  style: { order: 3 },
  lang: "de",
  "data-mine": "yes",
} as const;

const brand = { name: "Kelpworks", route: "/", href: "/", logo: null };
const side = { title: "Core", description: "Granite" };

/** Each component with a developer's own properties. */
const components: Record<string, () => ReactElement> = {
  Breadcrumb: () => <Breadcrumb {...given} items={[{ label: "Rigs" }]} />,
  Button: () => <Button {...given}>Drill</Button>,
  "Button, a link": () => (
    <Button {...given} href="/rigs">
      Drill
    </Button>
  ),
  Card: () => <Card {...given}>Granite</Card>,
  CodeBlock: () => <CodeBlock {...given} label="drill.ts" code="drill()" />,
  CopyButton: () => <CopyButton {...given} text="Granite" />,
  Footer: () => <Footer {...given} brand={brand} />,
  Navbar: () => <Navbar {...given} brand={brand} menus={[]} />,
  Pagination: () => <Pagination {...given} pages={5} current={2} route={String} />,
  RotatingCard: () => <RotatingCard {...given} front={side} back={side} />,
  ScrollArea: () => <ScrollArea {...given} label="Core" />,
  Year: () => <Year {...given} />,
};

describe.each(Object.entries(components))("%s", (_, component) => {
  const html = renderToStaticMarkup(component());

  test("takes a native element's id, language and data, all on one element", () => {
    expect(html).toMatch(/<[a-z]+(?=[^>]* id="mine")(?=[^>]* lang="de")(?=[^>]* data-mine="yes")/);
  });

  test("adds the developer's class to its own, and the style, on one element", () => {
    expect(html).toMatch(/<[a-z]+(?=[^>]* class="(?:[^"]+ )?my-class")(?=[^>]* style="order:3")/);
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
    expect(html).toMatch(/class="button [^"]* my-class its-class"/);
    expect(html).toContain('style="order:3;flex:1"');
    expect(html).toContain('data-mine="yes"');
  });
});
