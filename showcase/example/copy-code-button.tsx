import { showcase } from "../../content/showcase/showcase-words.ts";
import { Button } from "../../kit/button/button.tsx";
import { Icon } from "../../kit/icon/icon.tsx";
import styles from "./tool.module.css";

export interface CopyCodeButtonProps {
  /** The id of the element whose `code` is copied. */
  from: string;
  /** The accessible name, if the page has several such buttons. It must begin with the visible label. */
  name?: string;
}

/** A button that copies code, with a notice in a live region. `frame.ts` does the copying. */
export function CopyCodeButton({ from, name }: CopyCodeButtonProps) {
  return (
    <p className={`needs-script ${styles.tool}`}>
      <span
        role="status"
        className={styles.notice}
        data-copied={showcase.copied}
        data-refused={showcase.selected}
      />
      <Button variant="outline" color="dark" data-copy={from} aria-label={name}>
        <Icon name="copy" />
        {showcase.copy}
      </Button>
    </p>
  );
}
