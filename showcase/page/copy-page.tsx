import { showcase } from "../../content/showcase/showcase-words.ts";
import { Icon } from "../../kit/icon/icon.tsx";
import styles from "./copy-page.module.css";

/**
 * A button that copies the page as Markdown, with a notice in a live region. The Markdown file exists in builds only,
 * not in development.
 */
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
    </p>
  );
}
