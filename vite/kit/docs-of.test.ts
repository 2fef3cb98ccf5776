// R-SHOW-10
import { expect, test } from "vitest";
import project from "../../package.json" with { type: "json" };
import { catalogue } from "../../showcase/catalogue.ts";
import { demonstrationOf } from "./demonstration.ts";
import { docsOf } from "./docs-of.ts";
import { components } from "./kit-sources.ts";
import { ownSources, stylingOf } from "./styling.ts";

test("the docs of the kit name no version later than the project's", () => {
  const versions = components.flatMap((component) => {
    const { since = "1.0.0", changes = {} } = docsOf(component);
    return [since, ...Object.keys(changes)];
  });
  const inOrder = [...new Set(versions), project.version]
    .filter((version) => version !== "next")
    .toSorted((one, other) => other.localeCompare(one, "en", { numeric: true }));
  expect(inOrder[0]).toBe(project.version);
});

test("if an example page lists the keys of a component, its docs describe them", () => {
  for (const component of catalogue.flatMap(({ keysOf = [] }) => keysOf))
    expect(docsOf(component).keys, component).toBeDefined();
});

test("each component is shown by at least one example", () => {
  const examples = (name: string) => [demonstrationOf(name).page.name, ...demonstrationOf(name).examples];
  expect(examples("card")).toEqual(["card", "plain"]);
  expect(examples("modal")).toEqual(["modals", "simple", "notification"]);
  expect(components.filter((name) => demonstrationOf(name).examples.length === 0)).toEqual([]);
});

test("a component's tokens are those that its own sources use, with their descriptions", () => {
  expect(stylingOf("rating").tokens).toEqual([{ about: "Coloured text", names: ["--kit-warning-text"] }]);
});

test("each data attribute is documented unless only scripts use it, and each documented one exists", () => {
  const documented = (component: string) => stylingOf(component).attributes.map(({ name }) => name);
  for (const component of components)
    expect(attributesIn(component), component).toEqual(expect.arrayContaining(documented(component)));
  const allDocumented = new Set(components.flatMap(documented));
  const undocumented = components
    .flatMap(attributesIn)
    .filter((name) => !allDocumented.has(name) && !ofScripts.has(name));
  expect(undocumented).toEqual([]);
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
  "data-kit-moves",
  "data-kit-scrolls",
  "data-over",
  "data-shows-password",
  "data-year",
]);
