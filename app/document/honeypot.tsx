import { honeypotField } from "../../contract/honeypot.ts";
import styles from "./honeypot.module.css";

/** A field that nobody sees, hears or tabs to: whoever fills it in is a program. */
export function Honeypot({ id = honeypotField }: { id?: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
