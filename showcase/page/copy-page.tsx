import clsx from "clsx";
import { showcase } from "../../content/showcase/showcase-words.ts";
import { Button } from "../../kit/button/button.tsx";
import { Icon } from "../../kit/icon/icon.tsx";
import styles from "../example/tool.module.css";

/**
 * A button that copies the page as Markdown, with a notice in a live region. The Markdown file exists in builds only,
 * not in development.
 */
export function CopyPage({ address }: { address: string }) {
  return (
    <p className={`needs-script ${styles.tool}`}>
      <Button variant="outline" color="dark" data-copy-page={`${address}.md`}>
        <Icon name="copy" />
        {showcase.copyPage}
      </Button>
      <span
        role="status"
        className={clsx(styles.notice, styles.over)}
        data-copied={showcase.copied}
        data-refused={showcase.pageAsText}
      />
    </p>
  );
}
