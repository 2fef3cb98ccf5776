import { help, helpTopics } from "../../../content/pages/help-center.ts";
import { addresses } from "../../../contract/addresses.ts";
import { GroundLabel } from "../../document/ground-label.tsx";
import columns from "./columns.module.css";
import styles from "./topics.module.css";

const { ground, title, text } = help.topics;

/** Where to look for what, each topic on a branch of the line from above. */
export function HelpTopics() {
  return (
    <section className={`container ${columns.columns} ${styles.topics}`} aria-labelledby="topics">
      <div className={styles.heading}>
        <GroundLabel {...ground} />
        <h2 id="topics">{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.list}>
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
