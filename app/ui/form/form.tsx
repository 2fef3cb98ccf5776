import type { FormHTMLAttributes } from "react";
import { AnswerForm } from "./answer-form.ts";
import styles from "./form.module.css";

/**
 * A form, its fields one below the other. With `method="dialog"` outside a dialog the browser checks the fields and
 * sends nothing, with scripts or without (https://html.spec.whatwg.org/#form-submission-algorithm).
 */
export function Form(form: Omit<FormHTMLAttributes<HTMLFormElement>, "className">) {
  return <form {...form} className={styles.form} />;
}

/**
 * What a form says of itself, quietly. With an `answer` it says that instead, to the eye and to the ear, when the
 * form is sent: for a form that sends nothing (`answer-form.ts`).
 */
export function FormNote({ answer, children }: { answer?: string; children: string }) {
  return (
    <>
      <p className={styles.note} role={answer && "status"} data-answer={answer}>
        {children}
      </p>
      {answer && <AnswerForm />}
    </>
  );
}
