import { componentPage } from "../../content/showcase/component-page.ts";
import type { ComponentDocs } from "../../kit/component-docs.ts";
import styles from "./facts.module.css";
import { InCode } from "./in-code.tsx";
import { Part } from "./part.tsx";

/** Keyboard support and screen reader output of a component. */
export function AccessibilityNotes({ heard, leftOut, keys }: ComponentDocs) {
  const words = componentPage.accessibility;
  return (
    <Part id="accessibility" title={words.title}>
      <dl className={styles.facts}>
        {keys?.rows.map(({ keys, does }) => (
          <div key={does}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        <div>
          <dt>{words.told}</dt>
          <dd>
            <span>
              <InCode text={heard} />
            </span>
          </dd>
        </div>
        {leftOut && (
          <div>
            <dt>{words.leftOut}</dt>
            <dd>
              <span>
                <InCode text={leftOut} />
              </span>
            </dd>
          </div>
        )}
      </dl>
    </Part>
  );
}
