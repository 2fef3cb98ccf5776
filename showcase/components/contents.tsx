import { componentPage } from "../../content/showcase/component-page.ts";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import { addressOf } from "../addresses.ts";
import styles from "../page/contents.module.css";
import { PageContents } from "../page/page-contents.tsx";

export interface ComponentContentsProps {
  /** The page with its examples. */
  page: ExamplePage;
  places: readonly { id: string; title: string }[];
}

/** The list of sections beside a component's page. */
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
