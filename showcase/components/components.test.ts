import { expect, test } from "vitest";
import { accessibility } from "../../content/showcase/accessibility.ts";
import { historyOf, kitVersions } from "../../content/showcase/changes.ts";
import project from "../../package.json" with { type: "json" };
import { components } from "../../vite/kit/kit-sources.ts";
import { shownBy } from "../../vite/kit/shown-by.ts";
import { attributesIn, stylingOf } from "../../vite/kit/styling.ts";

test("it is told of each component of the kit, and of no other, what is heard of it", () => {
  expect(Object.keys(accessibility).sort()).toEqual([...components].sort());
});

test("it is told of each component, and of no other, since which version it is there", () => {
  expect(kitVersions.flatMap(({ came }) => came).sort()).toEqual([...components].sort());
  for (const { changed } of kitVersions)
    expect(components).toEqual(expect.arrayContaining(Object.keys(changed)));
  expect(historyOf("button").since).toBe("1.0.0");
});

test("the kit has no version that the project has not had", () => {
  const numbers = kitVersions.map(({ version }) => version).filter((version) => version !== "next");
  const newestFirst = numbers.toSorted((one, other) => other.localeCompare(one, "en", { numeric: true }));
  expect(numbers).toEqual(newestFirst);
  expect(
    [project.version, ...numbers].toSorted((one, other) =>
      other.localeCompare(one, "en", { numeric: true }),
    )[0],
  ).toBe(project.version);
});

test("each component is shown by an example: its own, that of a page, or that of what it is a part of", () => {
  const examples = (name: string) => [shownBy(name).page.name, ...shownBy(name).examples];
  expect(examples("card")).toEqual(["card", "plain"]);
  expect(examples("modal")).toEqual(["modals", "simple", "notification"]);
  expect(examples("slider-rail")).toEqual(examples("slider"));
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

/** By these a script finds an element, or styles of the kit place it: they say nothing that a developer could use. */
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
