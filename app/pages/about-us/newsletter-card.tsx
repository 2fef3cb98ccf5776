import { useRef } from "react";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { parseSignupEmail } from "../../../contract/typed-entries.ts";
import { Card } from "../../../kit/card/card.tsx";
import { callServer } from "../../browser/call-server.ts";
import { newIdempotencyKey } from "../../browser/idempotency-key.ts";
import { useSubmit } from "../../browser/use-submit.ts";
import { NewsletterResponse } from "../newsletter/response.tsx";
import { SignupForm, type SignupPage } from "../newsletter/signup-form.tsx";

const untried = { emailaddress: "", idempotencyKey: "" };

/** A signup form that submits without leaving the page and shows the result in a dialog or an alert. */
export function NewsletterCard({ page }: { page: SignupPage }) {
  /** The last submitted email address and its idempotency key, so that a retry does not create a second signup. */
  const tried = useRef(untried);
  const { submit, sending, errors, outcome, close } = useSubmit({
    findErrors: (form) => {
      const typed = addressIn(form);
      const entry = parseSignupEmail(typed);
      if (entry.ok) return {};
      return { emailaddress: typed.trim() === "" ? newsletter.missing : entry.problem };
    },
    send: async (form) => {
      const emailaddress = addressIn(form);
      if (tried.current.emailaddress !== emailaddress)
        tried.current = { emailaddress, idempotencyKey: newIdempotencyKey() };
      const { idempotencyKey } = tried.current;
      const failure = await callServer(
        "addSubscriber",
        { emailaddress, list: "newsletter" },
        { idempotencyKey },
      );
      if (!failure) {
        form.reset();
        tried.current = untried;
      }
      return failure;
    },
  });

  return (
    <Card>
      <SignupForm page={page} error={errors.emailaddress} busy={sending} onSubmit={submit} />
      {outcome && <NewsletterResponse {...outcome} onClose={close} />}
    </Card>
  );
}

function addressIn(form: HTMLFormElement): string {
  return String(new FormData(form).get("emailaddress"));
}
