import { expect, test } from "vitest";
import { billings, descriptionOf, plans } from "./pricing.ts";

test("no plan names a price beside its own: the specification gives one for a month, and no sum of them", () => {
  const descriptions = plans.flatMap((plan) => billings.map((billing) => descriptionOf(plan, billing)));
  expect(descriptions.filter((words) => /\$|\d{3}/.test(words))).toEqual([]);
});
