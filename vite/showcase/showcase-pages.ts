import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";

/**
 * Writes the route of a page of the catalogue, and its islands where it has some, and gives the route's path. React
 * Router reads routes from the disk, and a page has the styles of its own examples alone by a file of its own.
 */
export function showcasePage({ name, hydrate }: ExamplePage): string {
  if (hydrate) write(islandsOf(name), islandsSource(name));
  return writeRoute(`${name}.tsx`, routeSource(name));
}

/** A route by its path among the generated ones, which it gives as the route table wants it. */
export function writeRoute(name: string, source: string): string {
  const file = join(folder, name);
  write(file, source);
  return `../${file}`;
}

/** The module that holds the examples of a page for the browser. */
export function islandsOf(name: string): string {
  return join(folder, `${name}.islands.ts`);
}

const folder = ".react-router/showcase";

function routeSource(name: string): string {
  return `import type { ExampleModule } from "../../showcase/example/example-module.ts";
import { ShowcasePage } from "../../showcase/page/showcase-page.tsx";
import { showcaseRoute } from "../../showcase/page/showcase-route.ts";

const { words, handle, meta } = showcaseRoute("${name}");
const examples = import.meta.glob<ExampleModule>("../../showcase/examples/${name}/*.tsx", {
  query: "?example",
  eager: true,
});

export { handle, meta };

export default function Page() {
  return <ShowcasePage words={words} examples={examples} />;
}
`;
}

function islandsSource(name: string): string {
  return `import type { ReactNode } from "react";
import { indexByExample } from "../../showcase/page/index-by-example.ts";

export const islands = indexByExample(
  import.meta.glob<() => ReactNode>("../../showcase/examples/${name}/*.tsx", { eager: true, import: "default" }),
);
`;
}

/** A file that is as it should be is left alone: whoever watches it would load its pages again. */
function write(file: string, source: string) {
  if (existsSync(file) && readFileSync(file, "utf8") === source) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}
