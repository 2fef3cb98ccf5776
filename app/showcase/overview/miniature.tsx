import clsx from "clsx";
import type { ExampleModule } from "../example/example-module.ts";
import styles from "./miniature.module.css";
import { ToastsAtRest } from "./toasts-at-rest.tsx";

const examples = import.meta.glob<ExampleModule>("../examples/*/*.tsx", { query: "?example", eager: true });

/** What shows nothing before it is asked for, shown as it is then. */
const opened = new Set(["modals", "tooltips-popovers"]);

/** The real thing at half its size, out of reach for pointer, keyboard and readers: the link beside it says it. */
export function Miniature({ name, example }: { name: string; example: string | undefined }) {
  const Example =
    name === "notifications" ? ToastsAtRest : examples[`../examples/${name}/${example}.tsx`]?.Example;
  return (
    <div className={clsx(styles.miniature, opened.has(name) && styles.opened)} inert aria-hidden="true">
      <div className={styles.small}>{Example && <Example />}</div>
    </div>
  );
}
