import clsx from "clsx";
import type { ComponentProps } from "react";
import { AnswerForm } from "./answer-form.ts";
import styles from "./form.module.css";

/**
 * A form, its fields one below the other. With `method="dialog"` outside a dialog the browser checks the fields and
 * sends nothing, with scripts or without (https://html.spec.whatwg.org/#form-submission-algorithm).
 */
export function Form({ className, ...rest }: ComponentProps<"form">) {
  return <form {...rest} className={clsx(styles.form, className)} />;
}

export interface FormNoteProps extends ComponentProps<"p"> {
  /** What it says instead when the form is sent. */
  answer?: string;
}

/**
 * What a form says of itself, quietly. With an `answer` it says that instead, to the eye and to the ear, when the
 * form is sent: for a form that sends nothing (`answer-form.ts`).
 */
export function FormNote({ answer, className, ...rest }: FormNoteProps) {
  return (
    <>
      <p role={answer && "status"} {...rest} className={clsx(styles.note, className)} data-answer={answer} />
      {answer && <AnswerForm />}
    </>
  );
}
