import { componentPage } from "../../content/showcase/component-page.ts";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import { addressOf } from "../addresses.ts";
import styles from "../page/contents.module.css";
import { PageContents } from "../page/page-contents.tsx";

export interface ComponentContentsProps {
  /** Where its examples come from. */
  page: ExamplePage;
  places: readonly { id: string; title: string }[];
}

/** Beside what is told of a component: where it stands. */
export function ComponentContents({ page, places }: ComponentContentsProps) {
  return (
    <PageContents label={componentPage.family} places={places}>
      {page.family !== "components" && (
        <div className={styles.notes}>
          <p>
            <a href={addressOf(page)} className={styles.all}>
              {componentPage.allExamples(page.title)}
            </a>
          </p>
        </div>
      )}
    </PageContents>
  );
}
