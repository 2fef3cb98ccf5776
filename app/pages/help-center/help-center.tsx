import { help, helpTopics } from "../../../content/pages/help-center.ts";
import { support } from "../../../content/pages/support.ts";
import { lightNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { SectionHeading } from "../../document/sections/section-heading.tsx";
import columns from "./columns.module.css";
import styles from "./help-center.module.css";
import { HelpHero } from "./hero.tsx";
import topics from "./topics.module.css";

export const meta = pageMeta(help.head);

export const layout = { depth: "−44 m", navbar: lightNavbar } satisfies PageLayout;

/** Contact details, opening hours, help topics, what to send us, and what happens next. */
export default function HelpCenter() {
  const { send, next } = help;
  return (
    <>
      <HelpHero />
      {/* Each topic is on a branch of a drawn cable. */}
      <section className={`container ${columns.columns} ${topics.topics}`} aria-labelledby="topics">
        <SectionHeading id="topics" {...help.topics} className={topics.heading} />
        <ul className={`ruled ${topics.list}`}>
          {helpTopics.map((topic) => (
            <li key={topic.title}>
              <h3>{topic.title}</h3>
              <p>{topic.text}</p>
              <a href={topic.href}>{topic.link}</a>
            </li>
          ))}
        </ul>
      </section>
      <div className={`container ${columns.columns} ${styles.writing}`}>
        <section aria-labelledby="send">
          <SectionHeading id="send" ground={send.ground} title={send.title} />
          <ul className="ruled">
            {support.helps.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="next">
          <SectionHeading id="next" ground={next.ground} title={next.title} />
          <ol className="ruled">
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
