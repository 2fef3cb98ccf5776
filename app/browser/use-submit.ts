import { type FormEvent, useState } from "react";
import { honeypotField } from "../../contract/honeypot.ts";
import type { CallFailure } from "./call-failure.ts";

export interface Submit<Errors extends object> {
  /** Returns the validation errors by field; an empty object if the form is valid. */
  findMissing(form: HTMLFormElement): Errors;
  /** Resolves to null on success. */
  send(form: HTMLFormElement): Promise<CallFailure | null>;
  /** The initial state, if the server rendered this page in response to a form that the browser posted. */
  answered?: { errors: Errors; outcome: Outcome | null };
}

export interface Outcome {
  /** Null on success. */
  failure: CallFailure | null;
  /** True if the server rendered the page with the failure, but without the visitor's entries. */
  emptied?: boolean;
}

/** Submits a form without leaving the page, and ignores further submits while one is pending. */
export function useSubmit<Errors extends object>({ findMissing, send, answered }: Submit<Errors>) {
  const [outcome, setOutcome] = useState<Outcome | null>(answered?.outcome ?? null);
  const [errors, setErrors] = useState<Partial<Errors>>(answered?.errors ?? {});
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    // If the honeypot is filled in, lets the browser post the form. The response page asks for a second attempt, because
    // autofill may have filled in the honeypot.
    if (new FormData(form).get(honeypotField)) return;
    event.preventDefault();
    if (sending) return;
    const missing = findMissing(form);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setSending(true);
    const failure = await send(form);
    setSending(false);
    setOutcome({ failure });
  }

  return { submit, sending, errors, outcome, close: () => setOutcome(null) };
}

/** A `ref` callback for a form that React validates: turns off the browser's own validation. */
export function checkedByReact(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
