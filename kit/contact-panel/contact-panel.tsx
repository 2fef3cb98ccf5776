import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import titles from "../title.module.css";
import styles from "./contact-panel.module.css";

export interface ContactPanelProps extends Omit<ComponentProps<"div">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** The contact details. A value with `href` is a link. */
  entries: readonly { name: ReactNode; value: ReactNode; href?: string }[];
  /** Content below the list, on a dark background. */
  children?: ReactNode;
}

/** A list of contact details, each on a rock-layer pattern. */
export function ContactPanel({ title, entries, className, children, ...rest }: ContactPanelProps) {
  return (
    <div {...rest} className={clsx(styles.panel, className)}>
      <h3 className={clsx(titles.title, styles.title)}>{title}</h3>
      <dl className={styles.entries}>
        {entries.map(({ name, value, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may be an element
          <div key={index}>
            <dt className={titles.label}>{name}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.bedrock}>{children}</div>}
    </div>
  );
}
