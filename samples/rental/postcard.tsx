import postmark from "drawing:postmark";
import { type FormEvent, useState } from "react";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { rental } from "../../content/pages/rental.ts";
import { Alert } from "../../kit/alert/alert.tsx";
import { Button } from "../../kit/button/button.tsx";
import { Field, MessageField } from "../../kit/field/field.tsx";
import { Switch } from "../../kit/switch/switch.tsx";
import styles from "./postcard.module.css";

export const contactAnchor = "contact-us";

/** A form laid out like the back of a postcard. It sends nothing, with or without JavaScript. */
export function RentalPostcard() {
  const { ground, title, lead, fields, agree, send, answer } = rental.contact;
  const [written, setWritten] = useState(false);

  function keep(event: FormEvent) {
    event.preventDefault();
    setWritten(true);
  }
  return (
    <section id={contactAnchor} className={`container ${styles.frame}`} aria-labelledby="contact-title">
      {/* Outside a dialog, this method validates the fields and sends nothing. */}
      <form method="dialog" className={styles.card} onSubmit={keep}>
        <div className={styles.sender}>
          <div className={styles.head}>
            <GroundLabel {...ground} />
            <h2 id="contact-title">{title}</h2>
            <p>{lead}</p>
          </div>
          <Field label={fields.firstName} autoComplete="given-name" required />
          <Field label={fields.lastName} autoComplete="family-name" required />
          <Field label={fields.email} type="email" autoComplete="email" required />
        </div>
        <div className={styles.message}>
          <RentalStamp />
          <MessageField label={fields.message} required />
        </div>
        <div className={`spread ${styles.foot}`}>
          <Switch label={agree} defaultChecked />
          <Button type="submit" color="success" variant="gradient" size="lg">
            {send}
          </Button>
        </div>
        <div role="status" className={styles.answer}>
          {written && <Alert color="info">{answer}</Alert>}
        </div>
      </form>
    </section>
  );
}

/** A stamp that shows an island, with a postmark over its corner. */
function RentalStamp() {
  return (
    <div className={styles.stamp}>
      <div className={styles.paper}>
        <img src="/samples/terrain-island.svg" alt="" width="560" height="520" loading="lazy" />
      </div>
      <img className={styles.mark} {...postmark} alt="" loading="lazy" />
    </div>
  );
}
