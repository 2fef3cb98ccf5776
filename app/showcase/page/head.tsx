import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { type ExamplePage, showcase } from "../../../content/showcase/showcase-words.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { addressOf } from "../addresses.ts";
import { ShowcaseSearch } from "../search/search.tsx";
import styles from "./head.module.css";
import { trailOf } from "./trail.ts";

export interface ShowcaseHeadProps {
  page: Pick<ExamplePage, "family" | "name" | "title">;
  /** The page's own, unless it shows one of its examples alone. */
  title: ReactNode;
  lead: ReactNode;
}

/** Where this page lies, its name, and the way to all others. */
export function ShowcaseHead({ page, title, lead }: ShowcaseHeadProps) {
  const { pathname } = useLocation();
  const known = new Map<string, string>([
    [addresses.sections, showcase.title],
    [addressOf(page), page.title],
  ]);
  return (
    <header className={`container ${styles.head}`}>
      <div className={styles.top}>
        <Breadcrumb items={trailOf(pathname, known)} />
        <ShowcaseSearch />
      </div>
      <h1>{title}</h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
    </header>
  );
}
