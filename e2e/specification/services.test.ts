// R-SERVICES-1, R-SERVICES-2
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { byName, mainOf, textsOf } from "../html/built-page.ts";

test("the services page has the required wording", () => {
  const main = mainOf(addresses.services);
  expect(textsOf(main, "h2")).toEqual(
    expect.arrayContaining(["Software Development", "DevOps", "Infrastructure Engineering", "Consulting"]),
  );
  expect(byName(main, "a", "About us").getAttribute("href")).toBe(addresses.about);
});
