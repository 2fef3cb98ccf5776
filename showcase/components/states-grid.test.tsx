// R-DEV-7
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { ComponentDocs } from "../../kit/component-docs.ts";
import { rendered, textsOf } from "../../kit/rendered.ts";
import { apiOf } from "../../vite/kit/api-of.ts";
import { docsOf } from "../../vite/kit/docs-of.ts";
import { components, pathTo } from "../../vite/kit/kit-sources.ts";
import type { PartApi } from "./component-api.ts";
import { type Exported, StatesGrid } from "./states-grid.tsx";

const shown = components.filter((component) => docsOf(component).specimen);

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(shown)("%s shows its visual options without a warning", async (component) => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const page = await gridOf(component);
  expect(page.querySelectorAll("dd > div > *").length).toBeGreaterThan(1);
  expect(consoleError.mock.calls).toEqual([]);
});

test.each(shown.filter((component) => docsOf(component).states))(
  "each state of %s looks different from the state at rest and from the other states",
  async (component) => {
    const docs = docsOf(component);
    const others = docs.states?.filter((given) => Object.keys(given).length > 0) ?? [];
    const page = await gridOf(component, { ...docs, states: [{}, ...others] });
    const cells = page.querySelectorAll("dl > div:last-child > dd > div");
    expect(new Set(Array.from(cells, ({ innerHTML }) => innerHTML)).size).toBe(1 + others.length);
  },
);

async function gridOf(
  component: string,
  docs: Pick<ComponentDocs, "specimen" | "states"> = docsOf(component),
) {
  const exported: Exported = await import(/* @vite-ignore */ resolve(pathTo(`${component}.tsx`)));
  const [part] = apiOf(component).parts;
  return rendered(part && <StatesGrid part={part} exported={exported} docs={docs} />);
}

test("the grid has a row for each prop with options, a cell for each option, and only inert examples", () => {
  const specimen = { props: {}, onRock: { size: "lg" } };
  const states = [{}, { raised: true, disabled: true }];
  const page = rendered(<StatesGrid part={part} exported={{ Sheet }} docs={{ specimen, states }} />);
  expect(textsOf(page, "dt")).toEqual(["size", "raised", "States"]);
  const options = ["sm", "lg", "false", "true"];
  expect(textsOf(page, "dd > code")).toEqual([...options, "at rest", "raised disabled"]);
  expect(textsOf(page, "dd > [inert][aria-hidden=true] > button").slice(0, 2)).toEqual(["sm", "undefined"]);
  expect(textsOf(page, "dd > [inert] > * > [data-theme=dark] > button")).toEqual(["lg"]);
});

function Sheet({ size }: { size?: string }) {
  return <button type="button">{`${size}`}</button>;
}

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
