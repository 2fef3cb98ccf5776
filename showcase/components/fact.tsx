import type { ReactNode } from "react";
import type { KeyRow } from "../../kit/component-docs.ts";
import { InCode } from "./in-code.tsx";

export interface FactProps {
  title: ReactNode;
  /** If this is a string, text between backticks is shown as code. */
  children: ReactNode;
}

/** A row of a description list. */
export function Fact({ title, children }: FactProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{typeof children === "string" ? <InCode text={children} /> : children}</dd>
    </div>
  );
}

/** The keyboard shortcuts of a component, as rows of a description list. */
export function KeyFacts({ rows = [] }: { rows: readonly KeyRow[] | undefined }) {
  return rows.map(({ keys, does }) => (
    <Fact key={does} title={keys.flatMap((key) => [<kbd key={key}>{key}</kbd>, " "])}>
      {does}
    </Fact>
  ));
}
