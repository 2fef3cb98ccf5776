import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./facts.module.css";

export interface FactsProps {
  facts: readonly { name: string; fact: ReactNode }[];
  className?: string | undefined;
}

/** A description list with one row for each term. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={clsx(styles.facts, className)}>
      {facts.map(({ name, fact }) => (
        <div key={name}>
          <dt className="mono">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
