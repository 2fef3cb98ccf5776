import { contact } from "../../../content/pages/contact.ts";
import { addresses } from "../../../contract/addresses.ts";
import type { FormAnswer } from "../../../contract/form-answer.ts";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import { ContactForm, contactTitle } from "../../enquiry-form/form.tsx";
import { frontDesk } from "../../enquiry-form/form-variants.ts";
import styles from "./front-desk.module.css";

/** The contact form, with the page's title above it. */
export function FrontDesk({ answered }: { answered?: FormAnswer }) {
  return (
    <ContactForm desk={frontDesk} {...(answered && { answered })}>
      <GroundLabel {...contact.ground} />
      <h1 id={contactTitle} className={styles.title}>
        {contact.title}
      </h1>
      <p className={`lead ${styles.intro}`}>{contact.intro}</p>
      <p className={styles.fault}>
        {contact.fault.question} <a href={addresses.support}>{contact.fault.label}</a>
      </p>
    </ContactForm>
  );
}
