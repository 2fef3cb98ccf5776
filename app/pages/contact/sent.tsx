import contactBand from "drawing:contact-band";
import { bedrockDepths } from "../../../content/ground-labels.ts";
import { contact } from "../../../content/pages/contact.ts";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import { ContactResponse } from "../../enquiry-form/response.tsx";
import styles from "./sent.module.css";

export const handle = {
  depth: bedrockDepths.contactSent,
  bodyClass: "contact-page grey-background",
  navbar: { sticky: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

export const meta = pageMeta(contact.answered.head, { listed: false });

/** The result of a contact form that was posted without JavaScript. */
export default function Sent() {
  return (
    <>
      <Scenery of={contactBand} cut frame={styles.band} fetchPriority="high" />
      <section className={`container ${styles.sent}`}>
        <div className={styles.words}>
          <GroundLabel {...contact.ground} />
          <h1>{contact.answered.thanks}</h1>
          <h2 className={styles.promise}>{contact.answered.promise}</h2>
        </div>
        <ContactResponse failure={null} call="sendContactEmail" />
      </section>
    </>
  );
}
