import { showcase } from "../../content/showcase/showcase-words.ts";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { Icon } from "../../kit/icon/icon.tsx";
import { searchIndexAddress } from "../addresses.ts";
import styles from "./search.module.css";

/** A link to the overview; `searching.ts` makes it open the search dialog. */
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
    </>
  );
}
