import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SearchSelect } from "./search-select.tsx";

describe("a searchable select in the HTML", () => {
  it("is a native select with every option: at most 4 results is a rule of the search", () => {
    const html = renderToStaticMarkup(
      <SearchSelect label="Stone" options={["Basalt", "Gneiss", "Granite", "Ochre", "Shale", "Slate"]} />,
    );
    expect(html.match(/<option/g)).toHaveLength(6);
  });

  it("parts options and chosen values in one string at commas", () => {
    const html = renderToStaticMarkup(
      <SearchSelect multiple label="Stones" options="Basalt, Gneiss,Shale" defaultValue="Basalt,Shale" />,
    );
    expect(html.match(/<option[^>]*>[^<]*/g)).toEqual([
      '<option value="Basalt" selected="">Basalt',
      '<option value="Gneiss">Gneiss',
      '<option value="Shale" selected="">Shale',
    ]);
  });

  it("parts the values that its parent decides", () => {
    const html = renderToStaticMarkup(
      <SearchSelect
        multiple
        label="Stones"
        options="Basalt,Gneiss,Shale"
        value="Gneiss,Shale"
        onChange={() => {}}
      />,
    );
    expect(html.match(/selected="">[^<]*/g)).toEqual(['selected="">Gneiss', 'selected="">Shale']);
  });

  it("parts them at another delimiter, with the search or without", () => {
    for (const search of [true, false]) {
      const html = renderToStaticMarkup(
        <SearchSelect search={search} label="Where" delimiter=";" options="Sydney, NSW; Hobart, Tasmania" />,
      );
      expect(html).toContain('<option value="Sydney, NSW">');
      expect(html).toContain('<option value="Hobart, Tasmania">');
    }
  });
});
