import type { ReactNode } from "react";
import { authentication } from "../../content/pages/authentication.ts";
import { Button } from "../../kit/button/button.tsx";
import { Form, FormNote } from "../../kit/form/form.tsx";
import styles from "./demonstration-form.module.css";

export interface DemonstrationFormProps {
  action: string;
  /** The fields. They have no `name`, so that even a browser without `method="dialog"` sends no values. */
  children: ReactNode;
  /** The link to another authentication page, shown after the button. */
  instead: { question: string; label: string; href: string };
}

/** A form that validates its fields but sends nothing, as a note in it says. */
export function DemonstrationForm({ action, instead, children }: DemonstrationFormProps) {
  return (
    <div className={styles.form}>
      <Form method="dialog" aria-labelledby="form-title">
        <FormNote answer={authentication.answer}>{authentication.sample}</FormNote>
        {children}
        <Button type="submit" variant="gradient" color="success" size="lg" fullWidth>
          {action}
        </Button>
        <p>
          {instead.question} <a href={instead.href}>{instead.label}</a>
        </p>
      </Form>
    </div>
  );
}
