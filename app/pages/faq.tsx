import { faq, type Question, questionGroups } from "../../content/faq.ts";
import { addresses } from "../addresses.ts";
import medium from "../art/drawn/echo-ground-medium.svg";
import phone from "../art/drawn/echo-ground-phone.svg";
import wide from "../art/drawn/echo-ground-wide.svg";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { Accordion } from "../ui/accordion.tsx";
import styles from "./faq.module.css";

export const meta = () => pageMeta(faq.head);

export const handle = {
  depth: "−62 m",
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

/** What people ask us, answered. */
export default function Faq() {
  const { more } = faq;
  return (
    <>
      <header className={styles.head}>
        <div className={`container ${styles.words}`}>
          <p className="depth">
            <b>{faq.depth}</b> {faq.place}
          </p>
          <h1>{faq.title}</h1>
          <p className="lead">{faq.lead}</p>
        </div>
        <picture className={styles.ground}>
          <source media="(width <= 560px)" srcSet={phone} width="560" height="280" />
          <source media="(width < 992px)" srcSet={medium} width="991" height="360" />
          <img src={wide} width="2560" height="470" alt="" fetchPriority="high" />
        </picture>
      </header>
      {questionGroups.map(({ id, depth, place, title, questions }, group) => (
        <section key={id} className={`container ${styles.group}`} aria-labelledby={id}>
          <div className={styles.heading}>
            <p className="depth">
              <b>{depth}</b> {place}
            </p>
            <h2 id={id}>{title}</h2>
          </div>
          <Accordion
            items={questions.map((question, index) => ({
              question: question.question,
              answer: <Answer {...question} />,
              open: group === 0 && index === 0,
            }))}
          />
        </section>
      ))}
      <section className={`container ${styles.group} ${styles.more}`} aria-labelledby="more">
        <div className={styles.heading}>
          <p className="depth">
            <b>{more.depth}</b> {more.place}
          </p>
          <h2 id="more">{more.title}</h2>
        </div>
        <div>
          <p>{more.text}</p>
          <ul>
            {more.links.map(({ label, note, route }) => (
              <li key={route}>
                <a href={addresses[route]}>{label}</a> <span>{note}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function Answer({ answer, link }: Question) {
  return (
    <>
      <p>{answer}</p>
      {link && (
        <p>
          <a href={addresses[link.route]}>{link.label}</a>
        </p>
      )}
    </>
  );
}
