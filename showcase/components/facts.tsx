import type { ReactNode } from "react";
import type { KeyRow } from "../../kit/component-docs.ts";
import { Prose } from "../../kit/prose/prose.tsx";
import styles from "./facts.module.css";
import { InCode } from "./in-code.tsx";

/** A description list of `Fact` and `KeyFacts`. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Prose className={styles.facts}>
      <dl>{children}</dl>
    </Prose>
  );
}

export interface FactProps {
  title: ReactNode;
  /** In a string, text between backticks is shown as code. */
  children: ReactNode;
}

export function Fact({ title, children }: FactProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{typeof children === "string" ? <InCode text={children} /> : children}</dd>
    </div>
  );
}

/** The keys of a component. */
export function KeyFacts({ rows = [] }: { rows: readonly KeyRow[] | undefined }) {
  return rows.map(({ keys, does }) => (
    <Fact key={does} title={keys.flatMap((key) => [<kbd key={key}>{key}</kbd>, " "])}>
      {does}
    </Fact>
  ));
}
