import contactBand from "drawing:contact-band";
import { contact } from "../../../content/pages/contact.ts";
import type { PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import { ContactResponse } from "../../enquiry-form/response.tsx";
import styles from "./sent.module.css";

export const layout = {
  depth: "−42 m",
  bodyClass: "contact-page grey-background",
  navbar: { sticky: true, action: { variant: "outline", color: "dark" } },
} satisfies PageLayout;

export const meta = pageMeta(contact.answered.head, { listed: false });

/** Shown after a contact form has been sent without JavaScript. */
export default function Sent() {
  return (
    <>
      <Scenery of={contactBand} cut frame={styles.band} fetchPriority="high" />
      <section className={`container ${styles.sent}`}>
        <PageHead className={styles.words} ground={contact.ground} title={contact.answered.thanks}>
          <h2 className={styles.promise}>{contact.answered.promise}</h2>
        </PageHead>
        <ContactResponse failure={null} call="sendContactEmail" />
      </section>
    </>
  );
}
