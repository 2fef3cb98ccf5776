import { help, helpTopics } from "../../../content/pages/help-center.ts";
import { addresses } from "../../../contract/addresses.ts";
import { SectionHeading } from "../../document/sections/section-heading.tsx";
import columns from "./columns.module.css";
import styles from "./topics.module.css";

const { ground, title, text } = help.topics;

/** Links to help by topic, each on a branch of a drawn cable. */
export function HelpTopics() {
  return (
    <section className={`container ${columns.columns} ${styles.topics}`} aria-labelledby="topics">
      <SectionHeading id="topics" ground={ground} title={title} text={text} className={styles.heading} />
      <ul className={`ruled ${styles.list}`}>
        {helpTopics.map((topic) => (
          <li key={topic.title}>
            <h3>{topic.title}</h3>
            <p>{topic.text}</p>
            <a href={addresses[topic.route]}>{topic.link}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
