import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { showcase } from "../../content/showcase/showcase-words.ts";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { Breadcrumb } from "../../kit/breadcrumb/breadcrumb.tsx";
import { ShowcaseSearch } from "../search/search.tsx";
import { CopyPage } from "./copy-page.tsx";
import styles from "./head.module.css";
import { trailOf } from "./trail.ts";

export interface ShowcaseHeadingProps {
  title: ReactNode;
  lead: ReactNode;
  /** Names of pages by their address, where the breadcrumb needs one. */
  names: readonly (readonly [address: string, name: string])[];
  /** The page's address, where it lies beside itself as Markdown. */
  copied?: string | undefined;
  /** Says that what the page shows is made up. */
  sample?: boolean | undefined;
}

/** Where a page of the showcase lies, its name, and the way to all others. */
export function ShowcaseHeading({ title, lead, names, copied, sample }: ShowcaseHeadingProps) {
  const { pathname } = useLocation();
  const known = new Map<string, string>([[showcaseAddress, showcase.title], ...names]);
  return (
    <header className={`container ${styles.head}`}>
      <div className={styles.top}>
        <Breadcrumb items={trailOf(pathname, known)} />
        <div className={styles.tools}>
          {copied && <CopyPage address={copied} />}
          <ShowcaseSearch />
        </div>
      </div>
      {/* Before the tools are there nothing is painted: each would move the ones before it (decision 0032). */}
      <link rel="expect" href="#page-title" blocking="render" />
      <h1 id="page-title">{title}</h1>
      <div className={styles.about}>
        <p className="lead">{lead}</p>
        {sample && <p className="mono">{showcase.sample}</p>}
      </div>
    </header>
  );
}
