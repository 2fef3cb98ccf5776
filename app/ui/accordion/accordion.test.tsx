import { describe, expect, it } from "vitest";
import { rendered } from "../rendered.ts";
import { Accordion } from "./accordion.tsx";

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
});
