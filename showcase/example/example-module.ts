import type { ReactNode } from "react";

/**
 * The exports of a module such as "./sizes.tsx?example": an example's component, with the code and markup for its page.
 * In the browser, `code` and `markup` are empty, because the page's HTML already contains them.
 */
export interface ExampleModule {
  Example: () => ReactNode;
  /** The kit components that the example imports. */
  components: readonly string[];
  /** The source, as lines of HTML. */
  code(): string;
  /** The rendered markup, as lines of HTML. */
  markup(): string;
}
