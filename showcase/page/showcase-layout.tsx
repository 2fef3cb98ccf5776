import clsx from "clsx";
import type { ReactNode } from "react";
import { usePageAddress } from "../../app/document/page-address.ts";
import { showcase } from "../../content/showcase/showcase-words.ts";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { Breadcrumb } from "../../kit/breadcrumb/breadcrumb.tsx";
import { ShowcaseSearch } from "../search/search.tsx";
import { CopyPage } from "./copy-page.tsx";
import styles from "./showcase-layout.module.css";
import { trailOf } from "./trail.ts";

export interface ShowcaseLayoutProps {
  /** This page or, for the page of a single example, the page of all examples. */
  page: { address: string; title: string };
  /** Defaults to the title of `page`. */
  title?: string | undefined;
  lead: ReactNode;
  /** Whether this is the page of a single example, which has no Markdown file. */
  alone?: boolean;
  /** Whether to state that the content is made up. */
  sample?: boolean | undefined;
  /** The sidebar, or a link to the page of all examples. */
  contents: ReactNode;
  children: ReactNode;
}

/** A showcase page: breadcrumb, search, title, sidebar and sections. */
export function ShowcaseLayout(props: ShowcaseLayoutProps) {
  const { page, title = page.title, lead, alone = false, sample, contents, children } = props;
  const known = new Map<string, string>([
    [showcaseAddress, showcase.title],
    [page.address, page.title],
  ]);
  return (
    <>
      <header className={`container ${styles.head}`}>
        <div className={`spread ${styles.top}`}>
          <Breadcrumb items={trailOf(usePageAddress(), known)} />
          <div className={styles.tools}>
            {!alone && <CopyPage address={page.address} />}
            <ShowcaseSearch />
          </div>
        </div>
        {/* Delays painting until all tools above the title are parsed. Otherwise they would shift as they appear one by
            one (decision 0032). */}
        <link rel="expect" href="#page-title" blocking="render" />
        <h1 id="page-title">{title}</h1>
        <div className={styles.about}>
          <p className="lead">{lead}</p>
          {sample && <p className="mono">{showcase.sample}</p>}
        </div>
      </header>
      <div className={clsx("container", styles.layout, !alone && styles.beside)}>
        {contents}
        <div className={styles.parts}>{children}</div>
      </div>
    </>
  );
}
