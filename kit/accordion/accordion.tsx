"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useOpenable } from "../openable.ts";
import styles from "./accordion.module.css";

/** A question with its answer. */
export interface AccordionItem {
  /** The question, which opens and closes the answer. */
  question: ReactNode;
  /** The answer, which is hidden until it is opened. */
  answer: ReactNode;
  /**
   * The `id` of the question. It also identifies the item, so that its state is kept when items are added or removed.
   */
  faqId?: string;
  /** Whether the answer is open (controlled). Without `onOpenChange`, this is only the initial state. */
  open?: boolean;
  /** Whether the answer is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when the answer opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

export interface AccordionProps extends Omit<ComponentProps<"div">, "children"> {
  /** The questions, in display order. */
  items: readonly AccordionItem[];
  /** The `id` of the list of questions. */
  accordionId?: string;
  /** Whether opening an answer closes the other answers. */
  exclusive?: boolean;
  /** Makes each question a heading of this level. */
  titleAs?: "h2" | "h3" | "h4" | "h5" | "h6";
}

/**
 * A list of questions, each of which opens its answer. The native `details` elements work without JavaScript, and the
 * browser's find-in-page opens an answer that contains a match.
 */
export function Accordion({ items, accordionId, exclusive = false, titleAs, ...more }: AccordionProps) {
  const { id = accordionId, className, ...rest } = more;
  const ownId = useId();
  return (
    <div {...rest} className={clsx(styles.accordion, className)} id={id}>
      {items.map((item, index) => (
        <Question
          key={item.faqId ?? index}
          {...item}
          name={exclusive ? (id ?? ownId) : undefined}
          heading={titleAs}
        />
      ))}
    </div>
  );
}

interface QuestionProps extends AccordionItem {
  /** The `name` shared by the `details` elements of an exclusive accordion. */
  name: string | undefined;
  heading: AccordionProps["titleAs"];
}

function Question({ name, heading: Heading, question, answer, faqId, ...item }: QuestionProps) {
  const { open, onOpenChange, defaultOpen = open ?? false } = item;
  const controlled = open !== undefined && onOpenChange !== undefined;
  const details = useOpenable<HTMLDetailsElement>({
    open: controlled ? open : undefined,
    defaultOpen,
    onOpenChange,
  });
  return (
    <details {...details} id={faqId} name={name} open={controlled ? open : defaultOpen}>
      <summary>{Heading ? <Heading className={styles.question}>{question}</Heading> : question}</summary>
      <div className={styles.answer}>{answer}</div>
    </details>
  );
}
