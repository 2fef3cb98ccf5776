import { InlineScript } from "../../app/document/inline-script.tsx";
import { showcase } from "../../content/showcase/showcase-words.ts";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { Icon } from "../../kit/icon/icon.tsx";
import { searchIndexAddress } from "../addresses.ts";
import frame from "../example/frame.ts?inline-script";
import styles from "./search.module.css";

/** A link to the overview, which opens the search dialog, and the script of the showcase, which all its pages need. */
export function ShowcaseSearch() {
  const { open, field, close, found } = showcase.search;
  return (
    <>
      <a className={styles.open} href={showcaseAddress} data-opens-search>
        <Icon name="search" />
        {open}
        <kbd className="needs-script">Ctrl K</kbd>
      </a>
      <dialog
        data-kit-dialog
        data-closes-when-left
        className={styles.dialog}
        aria-label={field}
        data-search={searchIndexAddress}
        data-found={found}
      >
        <form>
          <input type="search" aria-label={field} placeholder={field} autoComplete="off" />
        </form>
        <form method="dialog" className={styles.close}>
          <button type="submit">{close}</button>
        </form>
        <p role="status" className="mono" />
        <ul />
      </dialog>
      <InlineScript code={frame} type="module" />
    </>
  );
}
