import contactPanel from "drawing:contact-panel";
import { contact } from "../../../content/pages/contact.ts";
import { place } from "../../../contract/company-facts.ts";
import { site } from "../../../site.config.ts";
import { Drawing } from "../../document/picture.tsx";
import styles from "./details.module.css";

/** Phone, email and city, each in a layer of ground. */
export function ContactDetails() {
  return (
    <section aria-labelledby="direct" className={styles.details}>
      <Drawing of={contactPanel} frame={styles.panel} loading="lazy" />
      <h2 id="direct" className={styles.title}>
        {contact.direct}
      </h2>
      <dl className={styles.layers}>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>Office</dt>
          <dd>{place}</dd>
        </div>
      </dl>
    </section>
  );
}
