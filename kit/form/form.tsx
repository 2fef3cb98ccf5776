import clsx from "clsx";
import type { ComponentProps } from "react";
import { AnswerForm } from "./answer-form.ts";
import styles from "./form.module.css";

/**
 * A form whose fields are stacked. With `method="dialog"` outside a dialog, the browser validates the fields and sends
 * nothing, with or without scripts (https://html.spec.whatwg.org/#form-submission-algorithm).
 */
export function Form({ className, ...rest }: ComponentProps<"form">) {
  return <form {...rest} className={clsx(styles.form, className)} />;
}

export interface FormNoteProps extends ComponentProps<"p"> {
  /** The text that replaces the note when the form is submitted. */
  answer?: string;
}

/**
 * A note in a form. In a demo form, which is not sent anywhere, `answer` replaces the note when the form is submitted,
 * and screen readers announce it.
 */
export function FormNote({ answer, className, ...rest }: FormNoteProps) {
  return (
    <>
      <p role={answer && "status"} {...rest} className={clsx(styles.note, className)} data-answer={answer} />
      {answer && <AnswerForm />}
    </>
  );
}
