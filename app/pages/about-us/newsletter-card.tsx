import { type FormEvent, useRef, useState } from "react";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { honeypotField } from "../../../contract/honeypot.ts";
import { Card } from "../../../kit/card/card.tsx";
import type { CallFailure } from "../../browser/call-failure.ts";
import { callServer } from "../../browser/call-server.ts";
import { newIdempotencyKey } from "../../browser/idempotency-key.ts";
import { NewsletterResponse } from "../newsletter/response.tsx";
import { SignupForm, type SignupPage } from "../newsletter/signup-form.tsx";

const untried = { emailaddress: "", idempotencyKey: "" };

/** The signup on a page with React: it stays on the page, and the answer comes in a dialog. */
export function NewsletterCard({ page }: { page: SignupPage }) {
  const [outcome, setOutcome] = useState<{ failure: CallFailure | null } | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** The address that was tried, and its key: a second try after a lost answer is not a second signup. */
  const tried = useRef(untried);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const entries = new FormData(form);
    // Only a program fills in the field that nobody sees; it posts the form, and the server asks for one more press.
    if (entries.get(honeypotField)) return;
    event.preventDefault();
    if (busy) return;
    const emailaddress = String(entries.get("emailaddress"));
    const missing = emailaddress.trim() === "";
    setError(missing ? newsletter.missing : undefined);
    if (missing) {
      form.querySelector<HTMLInputElement>("[name=emailaddress]")?.focus();
      return;
    }
    setBusy(true);
    if (tried.current.emailaddress !== emailaddress)
      tried.current = { emailaddress, idempotencyKey: newIdempotencyKey() };
    const failure = await callServer(
      "addSubscriber",
      { emailaddress, list: "newsletter" },
      { idempotencyKey: tried.current.idempotencyKey },
    );
    setBusy(false);
    if (!failure) {
      form.reset();
      tried.current = untried;
    }
    setOutcome({ failure });
  }

  return (
    <Card>
      <SignupForm page={page} error={error} busy={busy} onSubmit={submit} />
      {outcome && <NewsletterResponse {...outcome} onClose={() => setOutcome(null)} />}
    </Card>
  );
}
