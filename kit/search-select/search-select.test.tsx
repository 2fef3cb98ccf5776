// R-WIDGET-16, R-WIDGET-17
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { rendered } from "../rendered.ts";
import { SearchSelect } from "./search-select.tsx";

const optionsOf = (element: ReactElement) => [...rendered(element).querySelectorAll("option")];

describe("a searchable select in the HTML", () => {
  it("is a native select with every option, because the limit of 4 results is only for the search", () => {
    const stones = ["Basalt", "Gneiss", "Granite", "Ochre", "Shale", "Slate"];
    expect(optionsOf(<SearchSelect label="Stone" options={stones} />)).toHaveLength(6);
  });

  it.each([{ defaultValue: "Basalt,Shale" }, { value: "Basalt,Shale", onChange() {} }])(
    "splits options and selected values in one string at commas: %j",
    (given) => {
      const options = optionsOf(
        <SearchSelect multiple label="Stones" options="Basalt, Gneiss,Shale" {...given} />,
      );
      expect(options.map(({ value, textContent, selected }) => [value, textContent, selected])).toEqual([
        ["Basalt", "Basalt", true],
        ["Gneiss", "Gneiss", false],
        ["Shale", "Shale", true],
      ]);
    },
  );

  it("splits at another delimiter, with and without search", () => {
    for (const search of [true, false]) {
      const options = optionsOf(
        <SearchSelect search={search} label="Where" delimiter=";" options="Sydney, NSW; Hobart, Tasmania" />,
      );
      const values = options.map(({ value }) => value);
      expect(values).toEqual(expect.arrayContaining(["Sydney, NSW", "Hobart, Tasmania"]));
    }
  });
});
