import { expect, it } from "vitest";
import { rendered } from "../rendered.ts";
import { RadioGroup } from "./radio-group.tsx";

it("has its first choice selected by default", () => {
  const choices = ["cabin", "truck"].map((value) => ({ value, label: value }));
  const page = rendered(<RadioGroup legend="Which set" name="set" choices={choices} />);
  expect(page.querySelector("[checked]")?.getAttribute("value")).toBe("cabin");
});
