import type { ReactNode } from "react";
import { GroundLabel, type GroundLabelWords } from "../../app/document/sections/ground-label.tsx";
import { authentication } from "../../content/pages/authentication.ts";
import { Button } from "../../kit/button/button.tsx";
import { Form, FormNote } from "../../kit/form/form.tsx";
import styles from "./demonstration-form.module.css";
import opening from "./opening.module.css";

export interface DemonstrationFormProps {
  ground: GroundLabelWords;
  title: string;
  lead: string;
  action: string;
  /** The fields. They have no `name`, so that even a browser without `method="dialog"` sends no values. */
  children: ReactNode;
  /** The link to another authentication page, shown after the button. */
  instead: { question: string; label: string; href: string };
}

/** A heading, and a form that validates its fields but sends nothing, as a note in it says. */
export function DemonstrationForm(props: DemonstrationFormProps) {
  const { ground, title, lead, action, instead, children } = props;
  return (
    <>
      <GroundLabel {...ground} />
      <h1 id="form-title" className={opening.title}>
        {title}
      </h1>
      <p className={`lead ${opening.lead}`}>{lead}</p>
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
    </>
  );
}
