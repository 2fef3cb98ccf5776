import { Fragment } from "react";
import { componentPage } from "../../../content/showcase/component-page.ts";
import styles from "./facts.module.css";
import { Part } from "./part.tsx";
import type { Styling } from "./styling.ts";

/** What a theme or a style sheet can take hold of. */
export function StylesPart({ tokens, attributes }: Styling) {
  const words = componentPage.styling;
  const lists = [
    { title: words.tokens, names: tokens },
    { title: words.attributes, names: attributes },
  ].filter(({ names }) => names.length > 0);
  return (
    <Part id="styling" title={words.title} note={words.note}>
      <dl className={styles.facts}>
        {lists.map(({ title, names }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {names.map((name) => (
                <Fragment key={name}>
                  <code>{name}</code>{" "}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
