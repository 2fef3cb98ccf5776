import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { contact } from "../../content/pages/contact.ts";
import { addresses } from "../../contract/addresses.ts";
import type { FieldErrors } from "../../contract/call-error.ts";
import { contactFields } from "../../contract/contact-fields.ts";
import type { FormAnswer } from "../../contract/form-answer.ts";
import { honeypotField } from "../../contract/honeypot.ts";
import { Alert } from "../../kit/alert/alert.tsx";
import { Button } from "../../kit/button/button.tsx";
import { Card } from "../../kit/card/card.tsx";
import { Field, MessageField } from "../../kit/field/field.tsx";
import { pageAge } from "../browser/call-server.ts";
import type { ContactDesk } from "./desks.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { type ContactEntries, fillEntries, readEntries } from "./entries.ts";
import { FieldErrorSummary } from "./field-error-summary.tsx";
import { missingFields } from "./field-errors.ts";
import styles from "./form.module.css";
import { ContactResponse, type Outcome } from "./response.tsx";

export interface ContactFormProps {
  desk: ContactDesk;
  answered?: FormAnswer;
  /** What stands over the form in its card. */
  children?: ReactNode;
}

/** The id of the heading that names the form's card. */
export const contactTitle = "contact-title";

/** The form. Without JavaScript it posts to the page itself; `answered` is what that was answered with. */
export function ContactForm({ desk, answered, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(outcomeOf(answered));
  const [errors, setErrors] = useState<FieldErrors>(answered?.error?.fields ?? {});
  const [sending, setSending] = useState(false);
  const restored = useDraft(form, desk.draftKey, answered !== undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    // Only a program fills in the field that nobody sees; it posts the form, and the server asks for one more press.
    if (new FormData(currentTarget).get(honeypotField)) return;
    event.preventDefault();
    if (sending) return;
    const entries = readEntries(currentTarget);
    const missing = missingFields(entries);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setSending(true);
    const cameFilledIn = restored || answered !== undefined;
    const draft = keepDraft(desk.draftKey, entries);
    const failure = await desk.send(draft, { pageAge: cameFilledIn ? undefined : pageAge() });
    setSending(false);
    if (!failure) forgetDraft(desk.draftKey);
    setOutcome({ failure });
  }

  const entered: Partial<ContactEntries> = answered?.entered ?? {};
  const again = answered?.again ?? false;
  return (
    <Card role="region" className={styles.card} aria-labelledby={contactTitle}>
      {outcome && <ContactResponse {...outcome} call={desk.call} />}
      {children}
      {restored && <Alert color="info">{contact.restored}</Alert>}
      <FieldErrorSummary errors={errors} />
      <form ref={form} method="post" action={desk.address} className={styles.form} onSubmit={submit}>
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
          required
          error={errors.emailAddress}
        />
        <div className={styles.wide}>
          <MessageField
            {...desk.message}
            optional
            id="msg"
            name={contactFields.message}
            defaultValue={entered.msg}
            rows={4}
            error={errors.msg}
          />
        </div>
        {again ? (
          <Alert color="info" className={styles.wide}>
            {contact.again}
          </Alert>
        ) : (
          <div className={styles.honeypot} aria-hidden="true">
            <label htmlFor={honeypotField}>Leave this empty</label>
            <input id={honeypotField} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <div className={styles.send}>
          <Button
            type="submit"
            formNoValidate
            autoFocus={again}
            color="success"
            variant="gradient"
            size="lg"
            busy={sending}
          >
            {contact.send}
          </Button>
          <p className={styles.promise}>
            {desk.promise} <a href={addresses.privacy}>{contact.privacy}</a>
          </p>
        </div>
        <p role="status" className="kit-visually-hidden">
          {sending && contact.sending}
        </p>
      </form>
    </Card>
  );
}

function outcomeOf(answered: FormAnswer | undefined): Outcome | null {
  if (!answered?.error) return null;
  return { failure: answered.error, emptied: Object.keys(answered.entered).length === 0 };
}

/** Offers again what an earlier try could not send. True where something was put back. */
function useDraft(form: React.RefObject<HTMLFormElement | null>, draftKey: string, alreadyFilled: boolean) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    // React looks for empty fields from here on.
    form.current.noValidate = true;
    if (alreadyFilled) {
      const entries = readEntries(form.current);
      // A form that was too large to be read comes back empty; an earlier draft is worth more.
      if (Object.values(entries).some((entry) => entry !== "")) keepDraft(draftKey, entries);
      return;
    }
    const draft = readDraft(draftKey);
    if (!draft) return;
    fillEntries(form.current, draft.entries);
    setRestored(true);
  }, [form, draftKey, alreadyFilled]);
  return restored;
}
