import { componentPage } from "../../content/showcase/component-page.ts";
import { type ExamplePage, showcase } from "../../content/showcase/showcase-words.ts";
import { addressOf } from "../addresses.ts";
import styles from "../page/contents.module.css";

export interface ComponentContentsProps {
  /** Where its examples come from. */
  page: ExamplePage;
  places: readonly { id: string; title: string }[];
}

/** Beside what is told of a component: where it stands. */
export function ComponentContents({ page, places }: ComponentContentsProps) {
  return (
    <aside className={styles.contents} aria-label={showcase.onThisPage}>
      <p className="mono">{componentPage.family}</p>
      <ol>
        {places.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} data-contents-of={id}>
              <b className="mono" aria-hidden="true">
                {index === 0 ? "0 m" : `−${4 * index} m`}
              </b>
              {title}
            </a>
          </li>
        ))}
      </ol>
      {page.family !== "components" && (
        <div className={styles.notes}>
          <p>
            <a href={addressOf(page)} className={styles.all}>
              {componentPage.allExamples(page.title)}
            </a>
          </p>
        </div>
      )}
    </aside>
  );
}
