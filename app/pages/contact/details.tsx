import contactPanel from "drawing:contact-panel";
import { contact } from "../../../content/pages/contact.ts";
import { place } from "../../../contract/company-facts.ts";
import { site } from "../../../site.config.ts";
import { Scenery } from "../../document/sections/scenery.tsx";
import strata from "../../document/sections/strata.module.css";
import styles from "./details.module.css";

/** The phone number, the email address and the city, each shown in front of a drawn layer of ground. */
export function ContactDetails() {
  return (
    <section aria-labelledby="direct" className={styles.details}>
      <Scenery of={contactPanel} frame={styles.panel} loading="lazy" />
      <h2 id="direct" className={styles.title}>
        {contact.direct}
      </h2>
      <dl className={styles.layers}>
        <div className={`${strata.words} ${strata.delivery}`}>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>
          </dd>
        </div>
        <div className={`${strata.words} ${strata.platform}`}>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div className={`${strata.words} ${strata.network}`}>
          <dt>Office</dt>
          <dd>{place}</dd>
        </div>
      </dl>
    </section>
  );
}
