import { type FormEvent, useEffect, useRef, useState } from "react";
import { contact } from "../../content/contact.ts";
import { contactFields } from "../../server/enquiries/contact-fields.ts";
import { enquiryLimits } from "../../server/enquiries/limits.ts";
import { addresses } from "../addresses.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Field, MessageField } from "../ui/field.tsx";
import { forgetDraft, keepDraft, readDraft } from "./contact-draft.ts";
import { type ContactEntries, fillEntries, readEntries } from "./contact-entries.ts";
import styles from "./contact-form.module.css";
import { ContactResponse, type Outcome } from "./contact-response.tsx";
import { type FieldErrors, findMissing, MissingFields } from "./missing-fields.tsx";
import { sendContactEmail } from "./send-contact-email.ts";

export interface AnsweredForm {
  error: { message: string; details: string; fields?: FieldErrors };
  entered: Partial<ContactEntries>;
}

/** The form. Without JavaScript it posts to the page itself; `answered` is what that was answered with. */
export function ContactForm({ answered }: { answered?: AnsweredForm }) {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(answered ? { failure: answered.error } : null);
  const [errors, setErrors] = useState<FieldErrors>(answered?.error.fields ?? {});
  const [sending, setSending] = useState(false);
  const restored = useDraft(form, answered !== undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    // Only a program fills in the field that nobody sees; it posts the form, which keeps the enquiry aside.
    if (new FormData(currentTarget).get(contactFields.honeypot)) return;
    event.preventDefault();
    if (sending) return;
    const missing = findMissing(currentTarget);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setSending(true);
    const failure = await sendContactEmail(keepDraft(readEntries(currentTarget)));
    setSending(false);
    if (!failure) forgetDraft();
    setOutcome({ failure });
  }

  const entered = answered?.entered ?? {};
  return (
    <Card as="section" className={styles.card} aria-labelledby="contact-title">
      {outcome && <ContactResponse {...outcome} />}
      <p className="depth">
        <b>{contact.depth}</b> {contact.place}
      </p>
      <h1 id="contact-title" className={styles.title}>
        {contact.title}
      </h1>
      <p className={`lead ${styles.intro}`}>{contact.intro}</p>
      {restored && <Alert color="info">{contact.restored}</Alert>}
      <MissingFields errors={errors} />
      <form ref={form} method="post" action={addresses.contact} className={styles.form} onSubmit={submit}>
        <Field
          {...contact.fields.fullname}
          id="fullname"
          name={contactFields.name}
          defaultValue={entered.fullname}
          autoComplete="name"
          required
          error={errors.fullname}
        />
        <Field
          {...contact.fields.emailAddress}
          id="emailAddress"
          name={contactFields.email}
          defaultValue={entered.emailAddress}
          type="email"
          autoComplete="email"
          maxLength={enquiryLimits.email}
          required
          error={errors.emailAddress}
        />
        <div className={styles.wide}>
          <MessageField
            {...contact.fields.msg}
            id="msg"
            name={contactFields.message}
            defaultValue={entered.msg}
            rows={4}
            maxLength={enquiryLimits.text}
            error={errors.msg}
          />
        </div>
        <div className={styles.honeypot} aria-hidden="true">
          <label htmlFor={contactFields.honeypot}>Leave this empty</label>
          <input
            id={contactFields.honeypot}
            name={contactFields.honeypot}
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        <div className={styles.send}>
          <Button
            type="submit"
            color="success"
            variant="gradient"
            size="lg"
            aria-disabled={sending || undefined}
          >
            {contact.send}
          </Button>
          <p className={styles.promise}>{contact.promise}</p>
        </div>
        <p role="status" className="visually-hidden">
          {sending && contact.sending}
        </p>
      </form>
    </Card>
  );
}

/** Offers again what an earlier try could not send. True where something was put back. */
function useDraft(form: React.RefObject<HTMLFormElement | null>, alreadyFilled: boolean) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    // React checks the fields from here on; without it the browser does.
    form.current.noValidate = true;
    if (alreadyFilled) {
      const entries = readEntries(form.current);
      // A form that was too large to be read comes back empty; an earlier draft is worth more.
      if (Object.values(entries).some((entry) => entry !== "")) keepDraft(entries);
      return;
    }
    const draft = readDraft();
    if (!draft) return;
    fillEntries(form.current, draft.entries);
    setRestored(true);
  }, [form, alreadyFilled]);
  return restored;
}
