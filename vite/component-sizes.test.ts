import { expect, test } from "vitest";
import { componentSizes } from "./component-sizes.ts";

test("a component weighs what arrives with it: more where it is made of others, the shared styles apart", async () => {
  const sizes = await componentSizes(["icon", "button", "modal"]);
  const [icon, button, modal] = ["icon", "button", "modal"].map((name) => sizes.get(name));
  expect(icon?.styles).toBe(0);
  expect(modal?.script).toBeGreaterThan(button?.script ?? Number.POSITIVE_INFINITY);
  expect(modal?.styles).toBeGreaterThan(button?.styles ?? Number.POSITIVE_INFINITY);
  expect(icon?.shared).toBeGreaterThan(1000);
  expect(new Set([icon?.shared, button?.shared, modal?.shared]).size).toBe(1);
});
