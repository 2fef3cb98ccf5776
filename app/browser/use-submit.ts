import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "../../contract/call-error.ts";
import { honeypotField } from "../../contract/honeypot.ts";
import type { CallFailure } from "./call-failure.ts";

export interface Submit {
  /** Returns the validation errors by field; an empty object if the form is valid. */
  findErrors(form: HTMLFormElement): FieldErrors;
  /** Resolves to null on success. */
  send(form: HTMLFormElement): Promise<CallFailure | null>;
  /** The failure, if the server rendered this page in response to a form that the browser posted. */
  answered?: Outcome | undefined;
}

export interface Outcome {
  /** Null on success. */
  failure: CallFailure | null;
  /** True if the server rendered the page with the failure, but without the visitor's entries. */
  emptied?: boolean;
}

/**
 * Submits a form without leaving the page, and ignores further submits while one is pending. Errors at fields, whether
 * found in the browser or named by the server, are in `errors`, and everything else in `outcome`. An error at one field
 * brings the focus to it.
 */
export function useSubmit({ findErrors, send, answered }: Submit) {
  const atFields = answered?.failure?.fields;
  const [outcome, setOutcome] = useState<Outcome | null>(atFields ? null : (answered ?? null));
  const [errors, setErrors] = useState<FieldErrors>(atFields ?? {});
  const [sending, setSending] = useState(false);
  const submitted = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [wrong = "", ...others] = Object.keys(errors);
    const field = submitted.current?.elements.namedItem(wrong);
    if (others.length === 0 && field instanceof HTMLElement) field.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    // If the honeypot is filled in, lets the browser post the form. The response page asks for a second attempt, because
    // autofill may have filled in the honeypot.
    if (new FormData(form).get(honeypotField)) return;
    event.preventDefault();
    if (sending) return;
    submitted.current = form;
    // A dialog opens only when it is mounted, so the last one is removed, for a visitor who has come back to this page.
    setOutcome(null);
    const found = findErrors(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const failure = await send(form);
    setSending(false);
    if (failure?.fields) setErrors(failure.fields);
    else setOutcome({ failure });
  }

  return { submit, sending, errors, outcome, close: () => setOutcome(null) };
}

/** A `ref` callback for a form that React validates: turns off the browser's own validation. */
export function checkedByReact(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
