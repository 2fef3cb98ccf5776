import { componentAddress } from "../addresses.ts";
import { titleOf } from "../namespace.ts";
import styles from "./lists.module.css";

/** An alphabetical index of components or blocks. */
export function ComponentIndex({ names }: { names: readonly string[] }) {
  const byLetter = Object.entries(Object.groupBy(names, (name) => titleOf(name).charAt(0)));
  return (
    <ul className={styles.letters}>
      {byLetter.map(([letter, names = []]) => (
        <li key={letter}>
          <span className={`mono ${styles.letter}`}>{letter}</span>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={componentAddress(name)}>{titleOf(name)}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
