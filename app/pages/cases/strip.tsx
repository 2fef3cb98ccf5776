import { cases } from "../../../content/pages/cases.ts";
import { site } from "../../../site.config.ts";
import { allCases } from "./all-cases.ts";
import { CausePiece } from "./cause-piece.tsx";
import styles from "./strip.module.css";

/** The newest case in three numbers and a sentence; nothing where there is none. */
export function CaseStrip({ page }: { page: "home" | "services" | "about" }) {
  const [newest] = allCases;
  if (!newest) return null;
  const { title, summary, numbers, cause, address, example } = newest;
  return (
    <section className={`container ${styles.strip}`} aria-labelledby="case">
      <div className={styles.heading}>
        <p className="depth">
          {site.brand.groundLabels && <b aria-hidden="true">{cases.ground[page].depth}</b>}{" "}
          {example ? cases.sample.kind : cases.kind}
        </p>
        <h2 id="case">{title}</h2>
        {cause && <CausePiece layer={cause} />}
      </div>
      <div className={styles.proof}>
        <ul className={styles.numbers}>
          {numbers.map(({ number, of }) => (
            <li key={of}>
              <b>{number}</b> <span>{of}</span>
            </li>
          ))}
        </ul>
        <p className={styles.summary}>
          {summary} <a href={address}>{cases.read}</a>
        </p>
      </div>
    </section>
  );
}
