import { accessibility } from "../../content/showcase/accessibility.ts";
import { componentPage } from "../../content/showcase/component-page.ts";
import { keysOf } from "../../content/showcase/keyboard.ts";
import styles from "./facts.module.css";
import { InCode } from "./in-code.tsx";
import { Part } from "./part.tsx";

/** Which keys move a component, and what is heard of it. */
export function Spoken({ name }: { name: string }) {
  const words = componentPage.accessibility;
  const { told, leftOut } = accessibility[name] ?? {};
  return (
    <Part id="accessibility" title={words.title}>
      <dl className={styles.facts}>
        {keysOf(name).map(({ keys, does }) => (
          <div key={does}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        {told && (
          <div>
            <dt>{words.told}</dt>
            <dd>
              <span>
                <InCode text={told} />
              </span>
            </dd>
          </div>
        )}
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
