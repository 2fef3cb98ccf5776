// R-WIDGET-16
import { expect, it } from "vitest";
import { eventsAround } from "./events-around.ts";

it("a searchable select keeps its value's events, and its visitor's events go around it", () => {
  const props = { name: "stone", "data-on": "", onChange: null, onInvalid: null, onClick: null };
  const { around, select } = eventsAround({ ...props, onSelectionChange: null });
  expect(Object.keys(around)).toEqual(["onClick", "onSelectionChange"]);
  expect(Object.keys(select)).toEqual(["name", "data-on", "onChange", "onInvalid"]);
});
