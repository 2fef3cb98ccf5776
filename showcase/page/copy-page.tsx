import { InlineScript } from "../../app/document/inline-script.tsx";
import { showcase } from "../../content/showcase/showcase-words.ts";
import { Icon } from "../../kit/icon/icon.tsx";
import styles from "./copy-page.module.css";
import copyingPage from "./copying-page.ts?inline-script";

/** A button that copies the page as Markdown, and a notice that is spoken. The build writes that file: in development there is none. */
export function CopyPage({ address }: { address: string }) {
  return (
    <p className={`needs-script ${styles.copy}`}>
      <button type="button" data-copy-page={`${address}.md`}>
        <Icon name="copy" />
        {showcase.copyPage}
      </button>
      <span
        role="status"
        className={styles.notice}
        data-copied={showcase.copied}
        data-refused={showcase.pageAsText}
      />
      <InlineScript code={copyingPage} type="module" />
    </p>
  );
}
