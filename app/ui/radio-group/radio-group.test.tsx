import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";

const choices = ["cabin", "truck", "jacket"].map((value) => ({ value, label: value }));

it.each<[Partial<RadioGroupProps>, string]>([
  [{}, "cabin"],
  [{ defaultValue: "truck" }, "truck"],
  [{ value: "jacket" }, "jacket"],
  [{ value: "jacket", defaultValue: "truck" }, "jacket"],
])("with %j the choice is %s", (given, chosen) => {
  const html = renderToStaticMarkup(
    <RadioGroup legend="Which set" name="set" choices={choices} {...given} />,
  );
  expect(html.match(/<input[^>]* checked[^>]*>/g)).toEqual([expect.stringContaining(`value="${chosen}"`)]);
});

it("posts under one name, and may have to be answered", () => {
  const html = renderToStaticMarkup(<RadioGroup legend="Which set" name="set" choices={choices} required />);
  expect(html.match(/<input(?=[^>]* name="set")(?=[^>]* required)/g)).toHaveLength(3);
});
