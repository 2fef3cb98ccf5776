import { expect, it } from "vitest";
import { rendered } from "../rendered.ts";
import { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";

const choices = ["cabin", "truck", "jacket"].map((value) => ({ value, label: value }));

it.each<[Partial<RadioGroupProps>, string]>([
  [{}, "cabin"],
  [{ defaultValue: "truck" }, "truck"],
  [{ value: "jacket" }, "jacket"],
  [{ value: "jacket", defaultValue: "truck" }, "jacket"],
])("with %j the choice is %s", (given, chosen) => {
  const page = rendered(<RadioGroup legend="Which set" name="set" choices={choices} {...given} />);
  const radios = page.querySelectorAll("input[type=radio][checked]");
  expect(Array.from(radios, (radio) => radio.getAttribute("value"))).toEqual([chosen]);
});

it("submits one name, and may be required", () => {
  const page = rendered(<RadioGroup legend="Which set" name="set" choices={choices} required />);
  expect(page.querySelectorAll("input[name=set][required]")).toHaveLength(3);
});
