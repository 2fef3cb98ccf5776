import { Fragment } from "react";
import { takingHome } from "../../content/showcase/install-commands.ts";
import { type ShowcaseWords, showcase } from "../../content/showcase/showcase-words.ts";
import { docsOf } from "../components/docs-of.ts";
import { KeyFacts } from "../components/fact.tsx";
import { titleOf } from "../namespace.ts";
import styles from "./contents.module.css";
import { PageContents } from "./page-contents.tsx";

/** The sidebar of a page of examples: the list of examples, keyboard shortcuts, and what works without scripts. */
export function ShowcaseContents({ words }: { words: ShowcaseWords }) {
  const { examples, keysOf: keyed = [], withoutScript } = words;
  return (
    <PageContents label={showcase.onThisPage} places={[...examples, takingHome]}>
      <div className={styles.notes}>
        {keyed.map((component) => (
          <Fragment key={component}>
            <h2>{keyed.length > 1 ? showcase.keyboardOf(titleOf(component)) : showcase.keyboard}</h2>
            <dl>
              <KeyFacts rows={docsOf(component).keys} />
            </dl>
          </Fragment>
        ))}
        <h2>{showcase.withoutScript}</h2>
        <p>{withoutScript}</p>
      </div>
    </PageContents>
  );
}
