// R-SHOW-10
import { expect, test } from "vitest";
import project from "../../package.json" with { type: "json" };
import { catalogue } from "../../showcase/catalogue.ts";
import { docsOf } from "./docs-of.ts";
import { components } from "./kit-sources.ts";
import { shownBy } from "./shown-by.ts";
import { ownSources, stylingOf } from "./styling.ts";

test("the kit has no version that the project has not had", () => {
  const versions = components.flatMap((component) => {
    const { since, changes = [] } = docsOf(component);
    return [since, ...changes.map(({ version }) => version)];
  });
  const inOrder = [...new Set(versions), project.version]
    .filter((version) => version !== "next")
    .toSorted((one, other) => other.localeCompare(one, "en", { numeric: true }));
  expect(inOrder[0]).toBe(project.version);
});

test("the keys that a page of examples tells are told of a component", () => {
  for (const component of catalogue.flatMap(({ keysOf = [] }) => keysOf))
    expect(docsOf(component).keys, component).toBeDefined();
});

test("each component is shown by an example: its own, or that of a page", () => {
  const examples = (name: string) => [shownBy(name).page.name, ...shownBy(name).examples];
  expect(examples("card")).toEqual(["card", "plain"]);
  expect(examples("modal")).toEqual(["modals", "simple", "notification"]);
  expect(components.filter((name) => shownBy(name).examples.length === 0)).toEqual([]);
});

test("a component's tokens are those that its own sources read, by what they are", () => {
  expect(stylingOf("rating").tokens).toEqual([{ about: "Coloured text", names: ["--kit-warning-text"] }]);
});

test("each data attribute is told of, or known to scripts alone, and none is told of that there is not", () => {
  const told = (component: string) => stylingOf(component).attributes.map(({ name }) => name);
  for (const component of components)
    expect(attributesIn(component), component).toEqual(expect.arrayContaining(told(component)));
  const toldOfAll = new Set(components.flatMap(told));
  const untold = components
    .flatMap(attributesIn)
    .filter((name) => !toldOfAll.has(name) && !ofScripts.has(name));
  expect(untold).toEqual([]);
});

/** Returns the data attributes in a component's sources, including those that only its scripts use. */
function attributesIn(component: string): string[] {
  return [...new Set(ownSources(component).match(/\bdata-[a-z][\w-]*/g))];
}

/** Attributes that only scripts and the kit's own styles use, so developers need no docs for them. */
const ofScripts = new Set([
  "data-answer",
  "data-closes-from",
  "data-closes-on-focus-out",
  "data-closes-when-left",
  "data-kit-dialog",
  "data-over",
  "data-shows-password",
  "data-year",
]);
