import type { FormAnswer } from "../../../contract/form-answer.ts";
import { Alert } from "../../../kit/alert/alert.tsx";
import { Button } from "../../../kit/button/button.tsx";

export interface OneButtonFormProps {
  button: string;
  /** The name of the hidden field that a press sends. */
  name: string;
  answered: FormAnswer | undefined;
  /** Shown if the server does not recognize the link. */
  unknown: string;
}

/**
 * A form for pages that links in emails open: opening must not act, because mail scanners open links too. It has no
 * action, so it posts to its own address with the token in the query.
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
