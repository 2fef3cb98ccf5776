import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Accordion, type AccordionItem } from "./accordion.tsx";

const items = [
  { question: "How deep?", faqId: "depth", answer: "180 metres", open: true },
  { question: "How long?", answer: "A week" },
];

describe("an accordion", () => {
  it("has an id of its own, and each question may have one; none is open unless it says so", () => {
    const html = renderToStaticMarkup(<Accordion accordionId="drilling" items={items} />);
    expect(html).toMatch(/^<div[^>]* id="drilling"/);
    expect(html.match(/<details[^>]*>/g)).toEqual(['<details id="depth" open="">', "<details>"]);
  });

  it("keeps others open unless it is exclusive, whether it has an id or not", () => {
    const named = renderToStaticMarkup(<Accordion accordionId="drilling" exclusive items={items} />);
    expect(named.match(/name="drilling"/g)).toHaveLength(2);
    const html = renderToStaticMarkup(
      <>
        <Accordion exclusive items={items} />
        <Accordion exclusive items={items} />
      </>,
    );
    const [first, second, third, fourth] = html.match(/name="[^"]+"/g) ?? [];
    expect(first).toBe(second);
    expect(third).toBe(fourth);
    expect(first).not.toBe(third);
  });

  it("has questions that are headings of a level, where one is given", () => {
    expect(renderToStaticMarkup(<Accordion items={items} />)).not.toMatch(/<h\d/);
    const html = renderToStaticMarkup(<Accordion headingLevel={4} items={items} />);
    expect(html.match(/<summary><h4[^>]*>[^<]*<\/h4><\/summary>/g)).toHaveLength(2);
  });

  it("is open as its parent says where that is told of changes, else only at first", () => {
    const one = (item: Partial<AccordionItem>) =>
      renderToStaticMarkup(<Accordion items={[{ question: "How deep?", answer: "180 metres", ...item }]} />);
    const isOpen = (html: string) => html.includes('<details open="">');
    expect(isOpen(one({ defaultOpen: true }))).toBe(true);
    expect(isOpen(one({ open: false, defaultOpen: true, onOpenChange() {} }))).toBe(false);
    expect(isOpen(one({ open: true, onOpenChange() {} }))).toBe(true);
  });
});
