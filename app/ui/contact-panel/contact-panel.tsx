import type { ReactNode } from "react";
import styles from "./contact-panel.module.css";

export interface ContactPanelProps {
  title: string;
  /** What it is called and what it is; a link where there is an address. */
  entries: readonly { name: string; value: string; href?: string }[];
  /** Stands at the lower end, on bedrock. */
  children?: ReactNode;
}

/** The ways to reach somebody, each in a layer of the ground. */
export function ContactPanel({ title, entries, children }: ContactPanelProps) {
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.entries}>
        {entries.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.bedrock}>{children}</div>}
    </div>
  );
}
