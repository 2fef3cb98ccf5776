import { type ReactNode, useEffect, useRef, useState } from "react";
import { contact } from "../../content/pages/contact.ts";
import { addresses } from "../../contract/addresses.ts";
import { type ContactField, contactFields } from "../../contract/contact-fields.ts";
import type { FormAnswer } from "../../contract/form-answer.ts";
import { Alert } from "../../kit/alert/alert.tsx";
import { Button } from "../../kit/button/button.tsx";
import { Card } from "../../kit/card/card.tsx";
import { Field, MessageField } from "../../kit/field/field.tsx";
import { callServer, pageAge } from "../browser/call-server.ts";
import { checkedByReact, useSubmit } from "../browser/use-submit.ts";
import { Honeypot } from "../document/honeypot.tsx";
import { keepDraft, keepSent, readDraft, readSent } from "./draft.ts";
import { type ContactEntries, fillEntries, readEntries } from "./entries.ts";
import { FieldErrorSummary } from "./field-error-summary.tsx";
import { fieldErrors } from "./field-errors.ts";
import styles from "./form.module.css";
import type { ContactFormVariant } from "./form-variants.ts";
import { ContactResponse } from "./response.tsx";

export interface ContactFormProps {
  desk: ContactFormVariant;
  answered?: FormAnswer;
  /** Content above the form, in the same card. */
  children?: ReactNode;
}

/** The id of the heading that labels the card. */
export const contactTitle = "contact-title";

/**
 * The contact form. Without JavaScript it posts to its own page. If the enquiry is not accepted, that page shows the
 * form again, with the result in `answered`.
 */
export function ContactForm({ desk, answered, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const restored = useDraft(form, desk.draftKey, answered !== undefined);
  const { submit, sending, errors, outcome } = useSubmit({
    findErrors: (form) => fieldErrors(readEntries(form)),
    send: async (form) => {
      const cameFilledIn = restored || answered !== undefined || readSent() !== null;
      const draft = keepDraft(desk.draftKey, readEntries(form));
      const failure = await callServer(desk.call, desk.payload(draft.entries), {
        idempotencyKey: draft.idempotencyKey,
        pageAge: cameFilledIn ? undefined : pageAge(),
      });
      if (!failure) keepSent(desk.draftKey, draft);
      return failure;
    },
    answered: answered?.error
      ? { failure: answered.error, emptied: Object.keys(answered.entered).length === 0 }
      : undefined,
  });

  const entered: Partial<ContactEntries> = answered?.entered ?? {};
  const again = answered?.again ?? false;
  // Without JavaScript, the browser brings the focus to the first error: the summary, or the only invalid field.
  const errorAt = (field: ContactField) => ({ error: errors[field], autoFocus: errors[field] !== undefined });
  return (
    <Card role="region" className={styles.card} aria-labelledby={contactTitle}>
      {outcome && <ContactResponse {...outcome} call={desk.call} />}
      {children}
      {restored && <Alert color="info">{contact.restored}</Alert>}
      <FieldErrorSummary errors={errors} />
      <form
        ref={form}
        method="post"
        action={desk.address}
        className={styles.form}
        data-draft={desk.draftKey}
        onSubmit={submit}
      >
        <Field
          {...contact.fields.fullname}
          id="fullname"
          name={contactFields.name}
          defaultValue={entered.fullname}
          autoComplete="name"
          required
          {...errorAt("fullname")}
        />
        <Field
          {...contact.fields.emailAddress}
          id="emailAddress"
          name={contactFields.email}
          defaultValue={entered.emailAddress}
          type="email"
          autoComplete="email"
          required
          {...errorAt("emailAddress")}
        />
        <div className={styles.wide}>
          <MessageField
            {...desk.message}
            optional
            id="msg"
            name={contactFields.message}
            defaultValue={entered.msg}
            rows={4}
            {...errorAt("msg")}
          />
        </div>
        {again ? (
          <Alert color="info" className={styles.wide}>
            {contact.again}
          </Alert>
        ) : (
          <Honeypot />
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

/** Restores the draft of an unsent enquiry. Returns whether a draft was restored. */
function useDraft(form: React.RefObject<HTMLFormElement | null>, draftKey: string, alreadyFilled: boolean) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    checkedByReact(form.current);
    if (alreadyFilled) {
      const entries = readEntries(form.current);
      // The response to an oversized post shows an empty form, which must not replace the draft.
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
