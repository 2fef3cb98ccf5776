// R-KIT-16
import { describe, expect, it } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { Accordion } from "./accordion.tsx";

const items = [
  { question: "How deep?", faqId: "depth", answer: "180 metres", open: true },
  { question: "How long?", answer: "A week" },
];

describe("an accordion", () => {
  it("has an id, as may each question; questions are closed by default", () => {
    const page = rendered(<Accordion accordionId="drilling" items={items} />);
    expect(page.firstElementChild?.id).toBe("drilling");
    const questions = [...page.querySelectorAll("details")];
    expect(questions.map((question) => question.getAttributeNames())).toEqual([["id", "open"], []]);
    expect(questions[0]?.id).toBe("depth");
  });

  it("closes other questions only if it is exclusive, with and without an id", () => {
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

  it("makes its questions headings of a given level", () => {
    expect(rendered(<Accordion items={items} />).querySelectorAll("h1, h2, h3, h4, h5, h6")).toHaveLength(0);
    const page = rendered(<Accordion titleAs="h4" items={items} />);
    expect(textsOf(page, "summary > h4")).toEqual(items.map(({ question }) => question));
  });
});
