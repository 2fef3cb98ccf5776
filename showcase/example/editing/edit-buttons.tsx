import clsx from "clsx";
import { showcase } from "../../../content/showcase/showcase-words.ts";
import { Button } from "../../../kit/button/button.tsx";
import styles from "../tool.module.css";
import editor from "./markup-editor.ts?worker&url";

/** The buttons that open and reset the markup editor (`editing.ts`). */
export function EditButtons({ title }: { title: string }) {
  const [edit, reset] = [showcase.edit(title), showcase.reset(title)];
  return (
    <div className={`needs-script ${styles.tool}`}>
      <p role="status" className={clsx(styles.notice, styles.error)} data-edit-note={showcase.noEditor} />
      <Button
        variant="outline"
        color="dark"
        className={styles.edit}
        aria-label={edit.told}
        data-edit={editor}
      >
        {edit.shown}
      </Button>
      <Button variant="outline" color="dark" className={styles.reset} aria-label={reset.told} data-reset>
        {reset.shown}
      </Button>
    </div>
  );
}
