// R-KIT-16
import { describe, expect, it } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { Accordion, type AccordionItem } from "./accordion.tsx";

const items = [
  { question: "How deep?", faqId: "depth", answer: "180 metres", open: true },
  { question: "How long?", answer: "A week" },
];

describe("an accordion", () => {
  it("has an id of its own, and each question may have one; none is open unless it says so", () => {
    const page = rendered(<Accordion accordionId="drilling" items={items} />);
    expect(page.firstElementChild?.id).toBe("drilling");
    const questions = [...page.querySelectorAll("details")];
    expect(questions.map((question) => question.getAttributeNames())).toEqual([["id", "open"], []]);
    expect(questions[0]?.id).toBe("depth");
  });

  it("keeps others open unless it is exclusive, whether it has an id or not", () => {
    const named = rendered(<Accordion accordionId="drilling" exclusive items={items} />);
    expect(named.querySelectorAll("details[name=drilling]")).toHaveLength(2);
    const page = rendered(
      <>
        <Accordion exclusive items={items} />
        <Accordion exclusive items={items} />
      </>,
    );
    const questions = [...page.querySelectorAll("details")];
    const [first, second, third, fourth] = questions.map((question) => question.getAttribute("name"));
    expect(first).toBe(second);
    expect(third).toBe(fourth);
    expect(first).not.toBe(third);
  });

  it("has questions that are headings of a level, where one is given", () => {
    expect(rendered(<Accordion items={items} />).querySelectorAll("h1, h2, h3, h4, h5, h6")).toHaveLength(0);
    const page = rendered(<Accordion titleAs="h4" items={items} />);
    expect(textsOf(page, "summary > h4")).toEqual(items.map(({ question }) => question));
  });

  it("is open as its parent says where that is told of changes, else only at first", () => {
    const one = (item: Partial<AccordionItem>) =>
      rendered(<Accordion items={[{ question: "How deep?", answer: "180 metres", ...item }]} />);
    const isOpen = (item: Partial<AccordionItem>) => one(item).querySelector("details[open]") !== null;
    expect(isOpen({ defaultOpen: true })).toBe(true);
    expect(isOpen({ open: false, defaultOpen: true, onOpenChange() {} })).toBe(false);
    expect(isOpen({ open: true, onOpenChange() {} })).toBe(true);
  });
});
