import type { ReactNode } from "react";
import frame from "../example/example-frame.module.css";

export interface PartProps {
  /** The section's anchor on the page. */
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A section of a component's page whose heading links to itself. */
export function Part({ id, title, note, children }: PartProps) {
  return (
    <section id={id} aria-label={title} className={frame.example}>
      <header className={frame.head}>
        <h2>
          <a href={`#${id}`}>{title}</a>
        </h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}
