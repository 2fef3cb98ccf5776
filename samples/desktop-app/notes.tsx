import { Questions } from "../../app/document/sections/questions.tsx";
import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import strata from "../../app/document/sections/strata.module.css";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import styles from "./notes.module.css";

/** Release notes and frequently asked questions. */
export function DesktopAppNotes() {
  const { changes, questions } = desktopApp;
  return (
    <div className={`container ${styles.notes}`}>
      <section aria-labelledby="versions">
        <SectionHeading id="versions" ground={changes.ground} title={changes.title} />
        <ol className={styles.versions}>
          {changes.items.map(({ layer, name, date, text }) => (
            <li key={name} className={strata[layer]}>
              <h3>{name}</h3>
              <time className="mono" dateTime={date.machine}>
                {date.shown}
              </time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="questions">
        <SectionHeading id="questions" ground={questions.ground} title={questions.title} />
        <Questions items={questions.items} />
      </section>
    </div>
  );
}
