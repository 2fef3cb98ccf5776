import { describe, expect, it } from "vitest";
import { fuzzySearch, splitAtCommas } from "./fuzzy-search.ts";

const places = ["Italy", "Spain", "Denmark", "Poland", "Portugal", "Finland", "Ireland", "Iceland"].map(
  (label) => ({
    label,
  }),
);

const found = (query: string) => fuzzySearch(places, query)?.map(({ label }) => label);

describe("the search of the select", () => {
  it("begins at the first character", () => {
    expect(fuzzySearch(places, "")).toBeNull();
    expect(fuzzySearch(places, "  ")).toBeNull();
    expect(found("i")).toContain("Italy");
  });

  it("shows at most 4 results", () => {
    expect(found("land")).toHaveLength(4);
    expect(found("a")).toHaveLength(4);
  });

  it("forgives mistakes up to the threshold 0.6, and not beyond", () => {
    // Two of three letters: a score of 1/3. One of three: 2/3.
    const one = [{ label: "abc" }];
    expect(fuzzySearch(one, "abx")).toHaveLength(1);
    expect(fuzzySearch(one, "axy")).toHaveLength(0);
    // Three of five letters wrong is exactly 0.6.
    expect(fuzzySearch([{ label: "abcde" }], "abxyz")).toHaveLength(1);
  });

  it("puts the best match first", () => {
    expect(found("poland")?.[0]).toBe("Poland");
    expect(found("portgal")?.[0]).toBe("Portugal");
    expect(fuzzySearch([{ label: "xxland" }, { label: "land" }], "land")?.[0]).toEqual({ label: "land" });
  });
});

describe("several values in one go", () => {
  it("are taken apart at commas; the last is still being typed", () => {
    expect(splitAtCommas("italy, spa")).toEqual({ finished: ["italy"], unfinished: "spa" });
    expect(splitAtCommas("italy,spain , ")).toEqual({ finished: ["italy", "spain"], unfinished: "" });
    expect(splitAtCommas("new ")).toEqual({ finished: [], unfinished: "new " });
  });
});
