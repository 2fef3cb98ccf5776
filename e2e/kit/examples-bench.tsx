import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { show } from "./shown.tsx";

declare global {
  interface Window {
    examples: Record<"show" | "showHtml", () => void>;
  }
}

const examples = import.meta.glob<() => ReactNode>("../../showcase/examples/*/*.tsx", {
  eager: true,
  import: "default",
});

const all = () =>
  Object.entries(examples).map(([file, Example]) => (
    <div key={file} data-example={file.replace("../../showcase/examples/", "")}>
      <Example />
    </div>
  ));

/** Renders all examples of the showcase below each other, or shows their HTML, to which no script comes. */
window.examples = {
  show: () => show(all()),
  showHtml() {
    document.body.innerHTML = renderToStaticMarkup(all());
  },
};
