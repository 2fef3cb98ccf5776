import { useLocation } from "react-router";
import { type ExampleWords, type ShowcaseWords, showcase } from "../../../content/showcase/showcase-words.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { addressOf } from "../addresses.ts";
import { ShowcaseSearch } from "../search/search.tsx";
import styles from "./head.module.css";
import { trailOf } from "./trail.ts";

export interface ShowcaseHeadProps {
  words: ShowcaseWords;
  /** The example that the page shows alone. */
  alone?: ExampleWords | undefined;
}

/** Where this page lies, its name, and the way to all others. */
export function ShowcaseHead({ words, alone }: ShowcaseHeadProps) {
  const { pathname } = useLocation();
  const known = new Map<string, string>([
    [addresses.sections, showcase.title],
    [addressOf(words), words.title],
  ]);
  return (
    <header className={`container ${styles.head}`}>
      <div className={styles.top}>
        <Breadcrumb items={trailOf(pathname, known)} />
        <ShowcaseSearch />
      </div>
      <h1>{alone ? alone.title : words.title}</h1>
      <p className={`lead ${styles.lead}`}>{alone ? alone.note : words.intro}</p>
    </header>
  );
}
