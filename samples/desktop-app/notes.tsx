import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import { Accordion } from "../../kit/accordion/accordion.tsx";
import styles from "./notes.module.css";

/** Release notes and frequent questions. */
export function DesktopAppNotes() {
  const { changes, questions } = desktopApp;
  return (
    <div className={`container ${styles.notes}`}>
      <section aria-labelledby="versions">
        <GroundLabel {...changes.ground} />
        <h2 id="versions">{changes.title}</h2>
        <ol className={styles.versions}>
          {changes.items.map(({ layer, name, date, text }) => (
            <li key={name} className={styles[layer]}>
              <h3>{name}</h3>
              <time dateTime={date.machine}>{date.shown}</time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="questions">
        <GroundLabel {...questions.ground} />
        <h2 id="questions">{questions.title}</h2>
        <Accordion
          exclusive
          items={questions.items.map(({ question, answer }, index) => ({
            question,
            answer: <p>{answer}</p>,
            open: index === 0,
          }))}
        />
      </section>
    </div>
  );
}
