import { allGuides } from "../guides/all-guides.ts";
import styles from "./guide-list.module.css";

/** A line each: its name, then what it tells. */
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
