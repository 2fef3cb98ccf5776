import clsx from "clsx";
import { showcase } from "../../content/showcase/showcase-words.ts";
import code from "../../kit/code-block/code-block.module.css";
import styles from "./code-panel.module.css";
import { CopyCodeButton } from "./copy-code-button.tsx";
import { EditButtons } from "./editing/edit-buttons.tsx";
import frame from "./example-frame.module.css";

export interface CodePanelProps {
  /** The id of the example. */
  id: string;
  tab: "code" | "html";
  title: string;
  /** The code as lines of HTML. */
  lines: string;
}

/** Read-only code with its buttons. The scroll container is focusable, so that it can be scrolled by keyboard. */
export function CodePanel({ id, tab, title, lines }: CodePanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-${tab}`}
      aria-labelledby={`${id}-${tab}-tab`}
      data-theme="dark"
      className={clsx(frame.panel, code.block, styles.panel)}
    >
      <div className={styles.tools}>
        {tab === "html" && <EditButtons title={title} />}
        <CopyCodeButton from={`${id}-${tab}`} />
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        data-kit-scrolls
        aria-label={`${showcase.tabs[tab]}: ${title}`}
        className={styles.scroller}
      >
        <pre>
          <code
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, highlighted by the build
            dangerouslySetInnerHTML={{ __html: lines }}
          />
        </pre>
      </section>
    </div>
  );
}
