import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Accordion } from "./accordion/accordion.tsx";
import { Alert } from "./alert/alert.tsx";
import { Breadcrumb } from "./breadcrumb/breadcrumb.tsx";
import { Button } from "./button/button.tsx";
import { Card } from "./card/card.tsx";
import { CodeBlock } from "./code-block/code-block.tsx";
import { CopyButton } from "./copy-button/copy-button.tsx";
import { Dialog } from "./dialog/dialog.tsx";
import { Dropdown } from "./dropdown/dropdown.tsx";
import { Footer } from "./footer/footer.tsx";
import { Year } from "./footer/year.tsx";
import { Menu } from "./menu/menu.tsx";
import { Modal } from "./modal/modal.tsx";
import { Navbar } from "./navbar/navbar.tsx";
import { Pagination } from "./pagination/pagination.tsx";
import { Popover } from "./popover/popover.tsx";
import { ResponseDialog } from "./response-dialog/response-dialog.tsx";
import { RotatingCard } from "./rotating-card/rotating-card.tsx";
import { ScrollArea } from "./scroll-area/scroll-area.tsx";
import { Tabs } from "./tabs/tabs.tsx";
import { Toast, ToastRegion } from "./toast/toast.tsx";
import { Tooltip } from "./tooltip/tooltip.tsx";

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
  Accordion: () => <Accordion {...given} items={[]} />,
  Alert: () => <Alert {...given}>Water</Alert>,
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
  Dialog: () => <Dialog {...given} labelledBy="title" modal={false} />,
  Dropdown: () => <Dropdown {...given} label="Bores" items={[]} />,
  Footer: () => <Footer {...given} brand={brand} />,
  Menu: () => <Menu {...given} label="Order" items={[]} />,
  Modal: () => (
    <Modal {...given} trigger={{ label: "Stop" }} title="Stop the rig?">
      It is raining.
    </Modal>
  ),
  Navbar: () => <Navbar {...given} brand={brand} menus={[]} />,
  Pagination: () => <Pagination {...given} pages={5} current={2} route={String} />,
  Popover: () => (
    <Popover {...given} label="Why?" title="Rain">
      It is wet.
    </Popover>
  ),
  ResponseDialog: () => (
    <ResponseDialog {...given} title="Sent" heading="Thank you" state="info" closeHref="/" />
  ),
  RotatingCard: () => <RotatingCard {...given} front={side} back={side} />,
  ScrollArea: () => <ScrollArea {...given} label="Core" />,
  Tabs: () => <Tabs {...given} label="Rigs" tabs={[]} />,
  Toast: () => <Toast {...given} title="Sent" onClose={() => {}} />,
  ToastRegion: () => <ToastRegion {...given}>Sent</ToastRegion>,
  Tooltip: () => (
    <Tooltip {...given} text="Saves">
      {(described) => <button type="button" {...described} />}
    </Tooltip>
  ),
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
    expect(html).toMatch(/class="kit-button [^"]* my-class its-class"/);
    expect(html).toContain('style="order:3;flex:1"');
    expect(html).toContain('data-mine="yes"');
  });
});
