import clsx from "clsx";
import type { ShowcaseWords } from "../../content/showcase/showcase-words.ts";
import type { ExampleModule } from "../example/example-module.ts";
import styles from "./miniature.module.css";
import { ToastsAtRest } from "./toasts-at-rest.tsx";
import { viewOf } from "./views.ts";

const examples = import.meta.glob<ExampleModule>("../examples/*/*.tsx", { query: "?example", eager: true });

/** What shows nothing before it is asked for, shown as it is then. */
const opened = new Set(["dropdowns", "modals", "tooltips-popovers"]);

/** The real thing, made small, out of reach for pointer, keyboard and readers: the link beside it says it. */
export function Miniature({ page }: { page: ShowcaseWords }) {
  const { name } = page;
  const { example, room, fills } = viewOf(page);
  const Example =
    name === "notifications" ? ToastsAtRest : examples[`../examples/${name}/${example}.tsx`]?.Example;
  return (
    <div className={clsx(styles.miniature, opened.has(name) && styles.opened)} inert aria-hidden="true">
      <div className={clsx(styles.small, styles[`room${room}`], fills && styles.fills)}>
        {Example && <Example />}
      </div>
    </div>
  );
}
