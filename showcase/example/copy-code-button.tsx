import { showcase } from "../../content/showcase/showcase-words.ts";
import { Icon } from "../../kit/icon/icon.tsx";
import styles from "./copy-code-button.module.css";

export interface CopyCodeButtonProps {
  /** The id of the element whose `code` is copied. */
  from: string;
  /** The accessible name, if there are several buttons. It must begin with the visible label. */
  name?: string;
}

/** A button that copies a text (`frame.ts`), with a notice in a live region. */
export function CopyCodeButton({ from, name }: CopyCodeButtonProps) {
  return (
    <p className={`needs-script ${styles.copy}`}>
      <span
        role="status"
        className={styles.notice}
        data-copied={showcase.copied}
        data-refused={showcase.selected}
      />
      <button type="button" data-copy={from} aria-label={name}>
        <Icon name="copy" />
        {showcase.copy}
      </button>
    </p>
  );
}
