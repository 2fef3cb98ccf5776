import echoGround from "drawing:echo-ground";
import type { FAQPage } from "schema-dts";
import { faq, type Question, questionGroups } from "../../../content/pages/faq.ts";
import { Accordion } from "../../../kit/accordion/accordion.tsx";
import { lightNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import { OnwardLink } from "../../document/sections/onward-link.tsx";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./faq.module.css";

export const meta = pageMeta(faq.head, { things: questionsGraph });

export const layout = { depth: "−62 m", navbar: lightNavbar } satisfies PageLayout;

export default function Faq() {
  const { more } = faq;
  return (
    <>
      <PageHead className={`container ${styles.head}`} {...faq} />
      <Scenery of={echoGround} cut frame={styles.ground} fetchPriority="high" />
      {questionGroups.map(({ id, ground, title, questions }, group) => (
        <HeadedSection key={id} id={id} ground={ground} title={title} className={styles.group}>
          <Accordion
            items={questions.map((question, index) => ({
              question: question.question,
              answer: <Answer {...question} />,
              open: group === 0 && index === 0,
            }))}
          />
        </HeadedSection>
      ))}
      <HeadedSection
        id="more"
        ground={more.ground}
        title={more.title}
        className={`${styles.group} ${styles.more}`}
      >
        <div>
          <p>{more.text}</p>
          <ul>
            {more.links.map(({ label, note, href }) => (
              <li key={href}>
                <a href={href}>{label}</a> <span>{note}</span>
              </li>
            ))}
          </ul>
        </div>
      </HeadedSection>
    </>
  );
}

function Answer({ answer, link }: Question) {
  return (
    <>
      <p>{answer}</p>
      {link && <OnwardLink href={link.href}>{link.label}</OnwardLink>}
    </>
  );
}

/** The questions as structured data (https://schema.org/FAQPage). */
function questionsGraph(url: string): FAQPage[] {
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#questions`,
      mainEntityOfPage: { "@id": url },
      mainEntity: questionGroups
        .flatMap(({ questions }) => questions)
        .map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
    },
  ];
}
