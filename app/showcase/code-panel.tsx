import { showcase } from "../../content/showcase/showcase-words.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./code-panel.module.css";
import frame from "./example-frame.module.css";

export interface CodePanelProps {
  /** The example's. */
  id: string;
  tab: "code" | "html";
  title: string;
  /** HTML. Empty in the browser, where React leaves what lies in the page. */
  lines: string;
}

/** Read-only text with a button that copies it. The panel scrolls by the keys, so it takes the focus. */
export function CodePanel({ id, tab, title, lines }: CodePanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-${tab}`}
      aria-labelledby={`${id}-${tab}-tab`}
      className={`${frame.panel} ${styles.panel}`}
    >
      <p className={`needs-script ${styles.copy}`}>
        <span role="status" className={styles.notice} data-copied={showcase.copied} />
        <button type="button" data-copy={`${id}-${tab}`}>
          <Icon name="copy" />
          {showcase.copy}
        </button>
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label={`${showcase.tabs[tab]}: ${title}`}
        className={styles.scroller}
      >
        <pre>
          <code
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, highlighted at build
            dangerouslySetInnerHTML={{ __html: lines }}
          />
        </pre>
      </section>
    </div>
  );
}
