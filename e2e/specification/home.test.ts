// R-HOME-1 to R-HOME-4
import { expect, test } from "vitest";
import { home } from "../../content/pages/home.ts";
import { mainOf, regionNamed, textsOf } from "../html/built-page.ts";

test("the home page has the required wording", () => {
  const main = mainOf("/");
  expect(textsOf(main, "h1")).toEqual(["From the top to bottom of your stack"]);
  expect(textsOf(main, "p")).toContain("Software Development, Engineering, DevOps, Consulting.");
  expect(textsOf(regionNamed(main, home.workshop.title), "h3")).toEqual([
    "Software Development",
    "Engineering",
    "DevOps",
    "Consulting",
  ]);
  expect(textsOf(main, "article").filter((article) => article.includes("AI insights"))).toHaveLength(1);
});
