import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";

/**
 * Writes the modules of a catalogue page (its route, and its islands if it has any), and returns the route module's
 * path. Each page has its own modules, so that it does not include the styles of other pages' examples.
 */
export function showcasePage({ name, hydrate }: ExamplePage): string {
  if (hydrate) write(islandsOf(name), islandsSource(name));
  return writeRoute(`${name}.tsx`, routeSource(name));
}

/** Writes a generated route module, and returns its path. */
export function writeRoute(name: string, source: string): string {
  const file = join(folder, name);
  write(file, source);
  return file;
}

/** Returns the path of the module that exports a page's examples to the browser. */
export function islandsOf(name: string): string {
  return join(folder, `${name}.islands.ts`);
}

const folder = ".generated";

function routeSource(name: string): string {
  return `import type { ExampleModule } from "/showcase/example/example-module.ts";
import { ShowcasePage } from "/showcase/page/showcase-page.tsx";
import { showcaseRoute } from "/showcase/page/showcase-route.ts";

const { words, layout, meta } = showcaseRoute("${name}");
const examples = import.meta.glob<ExampleModule>("/showcase/examples/${name}/*.tsx", {
  query: "?example",
  eager: true,
});

export { layout, meta };

export default function Page() {
  return <ShowcasePage words={words} examples={examples} />;
}
`;
}

function islandsSource(name: string): string {
  return `import type { ReactNode } from "react";
import { indexByExample } from "/showcase/page/index-by-example.ts";

export const islands = indexByExample(
  import.meta.glob<() => ReactNode>("/showcase/examples/${name}/*.tsx", { eager: true, import: "default" }),
);
`;
}

/** Skips files that have not changed, because writing them would make the development server reload. */
function write(file: string, source: string) {
  if (existsSync(file) && readFileSync(file, "utf8") === source) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}
