import { showcase } from "../../../content/showcase/showcase-words.ts";
import styles from "./edit-buttons.module.css";
import editor from "./markup-editor.ts?worker&url";

/** The buttons that open and reset the markup editor (`editing.ts`). */
export function EditButtons({ title }: { title: string }) {
  const [edit, reset] = [showcase.edit(title), showcase.reset(title)];
  return (
    <div className={`needs-script ${styles.presses}`}>
      <p role="status" className={styles.note} data-edit-note={showcase.noEditor} />
      <button type="button" className={styles.edit} aria-label={edit.told} data-edit={editor}>
        {edit.shown}
      </button>
      <button type="button" className={styles.reset} aria-label={reset.told} data-reset>
        {reset.shown}
      </button>
    </div>
  );
}
