import clsx from "clsx";
import type { ShowcaseWords } from "../../content/showcase/showcase-words.ts";
import layout from "../../kit/layout.module.css";
import { Toast } from "../../kit/toast/toast.tsx";
import type { ExampleModule } from "../example/example-module.ts";
import styles from "./miniature.module.css";
import { viewOf } from "./views.ts";

const examples = import.meta.glob<ExampleModule>("../examples/*/*.tsx", { query: "?example", eager: true });

/** Pages whose examples are closed at first. The miniatures show these examples open. */
const opened = new Set(["dropdowns", "modals", "tooltips-popovers"]);

/** A scaled-down live example. It is inert, because the link beside it leads to the page. */
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

/** The two toasts of the notifications page, which appear there only after a button is pressed. */
function ToastsAtRest() {
  return (
    <div className={layout.stack}>
      <Toast title="The log is saved" closeHandler={() => {}} />
      <Toast
        color="info"
        title="Rig 2 struck water"
        date="just now"
        description="184 metres down, 12 litres a second, clear."
        closeHandler={() => {}}
      />
    </div>
  );
}
