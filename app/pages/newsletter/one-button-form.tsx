import type { FormAnswer } from "../../../contract/form-answer.ts";
import { Alert } from "../../../kit/alert/alert.tsx";
import { Button } from "../../../kit/button/button.tsx";

export interface OneButtonFormProps {
  button: string;
  /** The name of the hidden field that the button submits. */
  name: string;
  answered: FormAnswer | undefined;
  /** Shown if the server does not recognize the link. */
  unknown: string;
}

/**
 * A form for pages that are opened by links in emails. Opening such a page must not trigger the action, because email
 * scanners open links too. The form has no action, so it posts to the page's own URL, which contains the token.
 */
export function OneButtonForm({ button, name, answered, unknown }: OneButtonFormProps) {
  return (
    <>
      {answered && (
        <div role="alert">
          <Alert color="warning">
            {answered.error ? `${answered.error.message} ${answered.error.details}` : unknown}
          </Alert>
        </div>
      )}
      <form method="post">
        <input type="hidden" name={name} value="yes" />
        <Button type="submit" color="success" variant="gradient" size="lg">
          {button}
        </Button>
      </form>
    </>
  );
}
