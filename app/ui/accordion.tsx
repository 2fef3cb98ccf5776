import type { ReactNode } from "react";
import styles from "./accordion.module.css";

export interface AccordionItem {
  /** The address of the question on its page. */
  id?: string;
  question: string;
  answer: ReactNode;
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** With a name, opening one closes the others that have the same. */
  name?: string;
}

/** Questions that open. The browser's own `details`: works without JavaScript, and a search in the page opens them. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, question, answer, open }) => (
        <details key={question} id={id} name={name} open={open}>
          <summary>{question}</summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
