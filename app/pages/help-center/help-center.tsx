import { help } from "../../../content/pages/help-center.ts";
import { support } from "../../../content/pages/support.ts";
import { lightNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { SectionHeading } from "../../document/sections/section-heading.tsx";
import columns from "./columns.module.css";
import styles from "./help-center.module.css";
import { HelpHero } from "./hero.tsx";
import { HelpTopics } from "./topics.tsx";

export const meta = pageMeta(help.head);

export const layout = { depth: "−44 m", navbar: lightNavbar } satisfies PageLayout;

/** Contact details, opening hours, help topics, what to send us, and what happens next. */
export default function HelpCenter() {
  const { send, next } = help;
  return (
    <>
      <HelpHero />
      <HelpTopics />
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
