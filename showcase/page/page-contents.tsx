import type { ReactNode } from "react";
import { showcase } from "../../content/showcase/showcase-words.ts";
import styles from "./contents.module.css";

export interface PageContentsProps {
  label: string;
  places: readonly { id: string; title: string }[];
  /** Content below the list. */
  children?: ReactNode;
}

/** The sidebar of a showcase page, with its list of sections; `frame.ts` marks the current one. */
export function PageContents({ label, places, children }: PageContentsProps) {
  return (
    <aside className={styles.contents} aria-label={showcase.onThisPage}>
      <p className="mono">{label}</p>
      <ol>
        {places.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} data-contents-of={id}>
              <b className="mono" aria-hidden="true">
                {index === 0 ? "0 m" : `−${4 * index} m`}
              </b>
              {title}
            </a>
          </li>
        ))}
      </ol>
      {children}
    </aside>
  );
}
