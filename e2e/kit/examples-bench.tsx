import type { ReactNode } from "react";
import { show } from "./shown.tsx";

declare global {
  interface Window {
    examples: { show: () => void };
  }
}

const examples = import.meta.glob<() => ReactNode>("../../showcase/examples/*/*.tsx", {
  eager: true,
  import: "default",
});

/** Renders all examples of the showcase below each other. */
window.examples = {
  show: () =>
    show(
      Object.entries(examples).map(([file, Example]) => (
        <div key={file} data-example={file.replace("../../showcase/examples/", "")}>
          <Example />
        </div>
      )),
    ),
};
