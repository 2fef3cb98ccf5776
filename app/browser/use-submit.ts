import { type FormEvent, useState } from "react";
import { honeypotField } from "../../contract/honeypot.ts";
import type { CallFailure } from "./call-failure.ts";

export interface Submit<Errors extends object> {
  /** What is missing, by field: what the page can tell before it sends. Empty where nothing is. */
  findMissing(form: HTMLFormElement): Errors;
  /** Null once it was taken. */
  send(form: HTMLFormElement): Promise<CallFailure | null>;
  /** What the page came with, where it answers a form that was posted without JavaScript. */
  answered?: { errors: Errors; outcome: Outcome | null };
}

export interface Outcome {
  /** Null when it was taken. */
  failure: CallFailure | null;
  /** Whether the page's form does not show what was typed, after a form without JavaScript. */
  emptied?: boolean;
}

/** The submit of a form where there is React: it stays on the page, and is sent once at a time. */
export function useSubmit<Errors extends object>({ findMissing, send, answered }: Submit<Errors>) {
  const [outcome, setOutcome] = useState<Outcome | null>(answered?.outcome ?? null);
  const [errors, setErrors] = useState<Partial<Errors>>(answered?.errors ?? {});
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    // Only a program fills in the field that nobody sees; it posts the form, and the server asks for one more press.
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

/** For a form's `ref`: React looks for empty fields from here on, and says what is missing in our words. */
export function checkedByReact(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
