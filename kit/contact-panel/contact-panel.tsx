import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import titles from "../title.module.css";
import styles from "./contact-panel.module.css";

export interface ContactPanelProps extends Omit<ComponentProps<"div">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** What it is called and what it is; a link where there is an address. */
  entries: readonly { name: ReactNode; value: ReactNode; href?: string }[];
  /** Stands at the lower end, on bedrock. */
  children?: ReactNode;
}

/** The ways to reach somebody, each in a layer of the ground. */
export function ContactPanel({ title, entries, className, children, ...rest }: ContactPanelProps) {
  return (
    <div {...rest} className={clsx(styles.panel, className)}>
      <h3 className={clsx(titles.title, styles.title)}>{title}</h3>
      <dl className={styles.entries}>
        {entries.map(({ name, value, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may be an element
          <div key={index}>
            <dt>{name}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.bedrock}>{children}</div>}
    </div>
  );
}
