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
  /** The names of pages by address, for the breadcrumb. */
  names: readonly (readonly [address: string, name: string])[];
  /** The page's address, if it also exists as Markdown. */
  copied?: string | undefined;
  /** Whether to state that the content is made up. */
  sample?: boolean | undefined;
}

/** The header of a showcase page: breadcrumb, title, and link to the overview. */
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
      {/* Nothing is painted until all tools are in place, because each would shift those before it (decision 0032). */}
      <link rel="expect" href="#page-title" blocking="render" />
      <h1 id="page-title">{title}</h1>
      <div className={styles.about}>
        <p className="lead">{lead}</p>
        {sample && <p className="mono">{showcase.sample}</p>}
      </div>
    </header>
  );
}
