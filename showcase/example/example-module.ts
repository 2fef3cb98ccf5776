import type { ReactNode } from "react";

/**
 * The module of `import … from "./sizes.tsx?example"`: the component with the content of its page. In the browser the
 * texts are empty, because they are already in the page's HTML.
 */
export interface ExampleModule {
  Example: () => ReactNode;
  /** The kit's components that the example imports. */
  components: readonly string[];
  /** The source, as lines of HTML. */
  code(): string;
  /** The rendered markup, as lines of HTML. */
  markup(): string;
}
