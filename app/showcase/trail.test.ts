import { expect, test } from "vitest";
import { trailOf } from "./trail.ts";

const known = new Set(["/sections", "/sections/elements/button-groups"]);

test("a page's address, split at its slashes, is the way to it", () => {
  expect(trailOf("/sections/elements/button-groups", known)).toEqual([
    { label: "Home", route: "/" },
    { label: "Sections", route: "/sections" },
    { label: "Elements" },
    { label: "Button Groups", route: "/sections/elements/button-groups" },
  ]);
});

test("a part without a page has no link", () => {
  expect(trailOf("/sections/elements", known).at(-1)).toEqual({ label: "Elements" });
});
