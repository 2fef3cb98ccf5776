import type { FormHTMLAttributes } from "react";
import styles from "./form.module.css";

/**
 * A form, its fields one below the other. With `method="dialog"` outside a dialog the browser checks the fields and
 * sends nothing, with scripts or without (https://html.spec.whatwg.org/#form-submission-algorithm).
 */
export function Form(form: Omit<FormHTMLAttributes<HTMLFormElement>, "className">) {
  return <form {...form} className={styles.form} />;
}

/** What a form says of itself, quietly. */
export function FormNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
