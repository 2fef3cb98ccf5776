import { allGuides } from "../guides/all-guides.ts";
import styles from "./guide-list.module.css";

/** The guides, a line each with title and summary. */
export function GuideList() {
  return (
    <ul className={styles.guides}>
      {allGuides.map(({ title, address, summary }) => (
        <li key={address}>
          <h3>
            <a href={address}>{title}</a>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
