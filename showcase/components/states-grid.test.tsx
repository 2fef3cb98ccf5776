import { basename } from "node:path";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { rendered, textsOf } from "../../kit/rendered.ts";
import { kitApi } from "../../vite/kit/api/kit-api.ts";
import { pathTo } from "../../vite/kit/kit-sources.ts";
import { states } from "../specimens/states.ts";
import type { PartApi } from "./component-api.ts";
import { StatesGrid } from "./states-grid.tsx";

const specimens = Object.entries(
  import.meta.glob<{ default: ComponentType<Record<string, unknown>> }>("../specimens/*.tsx", {
    eager: true,
  }),
).map(([path, { default: Specimen }]) => ({ file: basename(path), Specimen }));

const api = kitApi();

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(specimens)(
  "$file shows each option that an eye can see, without a warning",
  ({ file, Specimen }) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const part = api.get(pathTo(file))?.parts[0];
    const page = rendered(
      part && <StatesGrid part={part} Specimen={Specimen} states={states[basename(file, ".tsx")]} />,
    );
    expect(page.querySelectorAll("dd > div > *").length).toBeGreaterThan(1);
    expect(said.mock.calls).toEqual([]);
  },
);

test.each(Object.keys(states))(
  "each state of %s is another than at rest, and none is shown twice",
  (name) => {
    const Specimen = specimens.find(({ file }) => file === `${name}.tsx`)?.Specimen;
    const shown = [{}, ...(states[name] ?? []).filter((given) => Object.keys(given).length > 0)].map(
      (given) => rendered(Specimen && <Specimen {...given} />).innerHTML,
    );
    expect(new Set(shown).size).toBe(shown.length);
  },
);

test("a row for each choice, a cell for each option, and nothing in reach", () => {
  const page = rendered(
    <StatesGrid
      part={part}
      Specimen={({ size }) => <button type="button">{`${size}`}</button>}
      states={[{}, { raised: true, disabled: true }]}
    />,
  );
  expect(textsOf(page, "dt")).toEqual(["size", "raised", "States"]);
  const options = ["sm", "lg", "false", "true"];
  expect(textsOf(page, "dd > code")).toEqual([...options, "at rest", "raised disabled"]);
  expect(textsOf(page, "dd > [inert][aria-hidden=true] > button").slice(0, 2)).toEqual(["sm", "lg"]);
});

const part: PartApi = {
  name: "Sheet",
  about: "",
  rest: "",
  native: [],
  takesChildren: true,
  props: [
    { name: "size", type: "", required: false, about: "", options: ["sm", "lg"] },
    { name: "raised", type: "", required: false, about: "", options: [false, true] },
    { name: "label", type: "", required: false, about: "" },
    { name: "open", type: "", required: false, about: "", options: [false, true] },
  ],
};
