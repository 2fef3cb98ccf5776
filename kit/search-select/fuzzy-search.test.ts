// R-WIDGET-16
import { describe, expect, it } from "vitest";
import { fuzzySearch } from "./fuzzy-search.ts";

const rules = { maxResults: 4, searchFrom: 1, threshold: 0.6 };

const places = ["Italy", "Spain", "Denmark", "Poland", "Portugal", "Finland", "Ireland", "Iceland"].map(
  (label) => ({
    label,
  }),
);

const found = (query: string, own: Partial<typeof rules> = {}) =>
  fuzzySearch(places, query, { ...rules, ...own })?.map(({ label }) => label) ?? null;

describe("the search of the select", () => {
  it("starts at the first character by default, or at a later one", () => {
    expect(found("")).toBeNull();
    expect(found("  ")).toBeNull();
    expect(found("i")).toContain("Italy");
    expect(found("i", { searchFrom: 2 })).toBeNull();
    expect(found("it", { searchFrom: 2 })).toContain("Italy");
  });

  it("shows 4 results at most by default, or another number", () => {
    expect(found("land")).toHaveLength(4);
    expect(found("a")).toHaveLength(4);
    expect(found("a", { maxResults: 2 })).toHaveLength(2);
  });

  it("accepts differences up to the threshold of 0.6", () => {
    // One wrong letter out of three is a difference of 1/3, two wrong letters are 2/3.
    const one = [{ label: "abc" }];
    expect(fuzzySearch(one, "abx", rules)).toHaveLength(1);
    expect(fuzzySearch(one, "axy", rules)).toHaveLength(0);
    // Three wrong letters out of five are a difference of exactly 0.6.
    expect(fuzzySearch([{ label: "abcde" }], "abxyz", rules)).toHaveLength(1);
    expect(fuzzySearch(one, "abx", { ...rules, threshold: 0 })).toHaveLength(0);
  });

  it("returns the best match first", () => {
    expect(found("poland")?.[0]).toBe("Poland");
    expect(found("portgal")?.[0]).toBe("Portugal");
    const two = [{ label: "xxland" }, { label: "land" }];
    expect(fuzzySearch(two, "land", rules)?.[0]).toEqual({ label: "land" });
  });
});
