import type { ReactNode } from "react";

/**
 * What `import … from "./sizes.tsx?example"` gives: the component, and what the page tells of it.
 * In the browser the texts are empty: they lie in the page's HTML, and nothing there renders them.
 */
export interface ExampleModule {
  Example: () => ReactNode;
  /** What it imports of the kit, by the files' names. */
  components: readonly string[];
  /** The file's lines as HTML. */
  code(): string;
  /** The rendered markup's lines as HTML. */
  markup(): string;
}
