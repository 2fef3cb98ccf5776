import clsx from "clsx";
import { InlineScript } from "../../app/document/inline-script.tsx";
import { showcase } from "../../content/showcase/showcase-words.ts";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { Button } from "../../kit/button/button.tsx";
import { Icon } from "../../kit/icon/icon.tsx";
import panel from "../../kit/panel.module.css";
import { searchIndexAddress } from "../addresses.ts";
import frame from "../example/frame.ts?inline-script";
import styles from "./search.module.css";

/** The search dialog, a link that opens it (or the overview, without scripts), and the script of all showcase pages. */
export function ShowcaseSearch() {
  const { open, field, close, found } = showcase.search;
  return (
    <>
      <Button variant="outline" color="dark" className={styles.open} href={showcaseAddress} data-opens-search>
        <Icon name="search" />
        {open}
        <kbd className="needs-script">Ctrl K</kbd>
      </Button>
      <dialog
        data-kit-dialog
        data-closes-when-left
        className={clsx(panel.panel, styles.dialog)}
        aria-label={field}
        data-search={searchIndexAddress}
        data-found={found}
      >
        <form>
          <input type="search" aria-label={field} placeholder={field} autoComplete="off" />
        </form>
        <form method="dialog" className={styles.close}>
          <Button type="submit" color="none">
            {close}
          </Button>
        </form>
        <p role="status" className="mono" />
        <ul />
      </dialog>
      <InlineScript code={frame} type="module" />
    </>
  );
}
