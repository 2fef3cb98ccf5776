import echoGround from "drawing:echo-ground";
import { bedrockDepths } from "../../../content/ground-labels.ts";
import { faq, type Question, questionGroups } from "../../../content/pages/faq.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Accordion } from "../../../kit/accordion/accordion.tsx";
import { GroundLabel } from "../../document/ground-label.tsx";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { Drawing } from "../../document/picture.tsx";
import styles from "./faq.module.css";
import { questionsGraph } from "./questions-graph.ts";

export const meta = pageMeta(faq.head, { things: questionsGraph });

export const handle = {
  depth: bedrockDepths.faq,
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

/** What people ask us, answered. */
export default function Faq() {
  const { more } = faq;
  return (
    <>
      <header className={styles.head}>
        <div className={`container ${styles.words}`}>
          <GroundLabel {...faq.ground} />
          <h1>{faq.title}</h1>
          <p className="lead">{faq.lead}</p>
        </div>
        <Drawing of={echoGround} frame={styles.ground} fetchPriority="high" />
      </header>
      {questionGroups.map(({ id, ground, title, questions }, group) => (
        <section key={id} className={`container ${styles.group}`} aria-labelledby={id}>
          <div className={styles.heading}>
            <GroundLabel {...ground} />
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
          <GroundLabel {...more.ground} />
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
