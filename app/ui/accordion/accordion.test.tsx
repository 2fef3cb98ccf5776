import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Accordion } from "./accordion.tsx";

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
});
