import { type ReactNode, useId } from "react";
import styles from "./accordion.module.css";

export interface AccordionItem {
  question: string;
  answer: ReactNode;
  /** The address of the question on its page. */
  faqId?: string;
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The address of all its questions on their page. */
  accordionId?: string;
  /** Opening one closes the others. */
  exclusive?: boolean;
}

/** Questions that open. The browser's own `details`: works without JavaScript, and a search in the page opens them. */
export function Accordion({ items, accordionId, exclusive = false }: AccordionProps) {
  const own = useId();
  const name = exclusive ? (accordionId ?? own) : undefined;
  return (
    <div className={styles.accordion} id={accordionId}>
      {items.map(({ faqId, question, answer, open = false }) => (
        <details key={question} id={faqId} name={name} open={open}>
          <summary>{question}</summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
