import { expect, test } from "vitest";
import { catalogue } from "../catalogue.ts";
import { viewOf, views } from "./views.ts";

test("every page is represented by one of its examples, and no view is left over from a deleted page", () => {
  for (const page of catalogue) expect(page.examples.map(({ id }) => id)).toContain(viewOf(page).example);
  expect(catalogue.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(views)));
});
