import type { ComponentProps, ReactNode } from "react";
import styles from "./breadcrumb.module.css";

/** A level of the breadcrumb path. */
export interface BreadcrumbItem {
  /** The name of the level. */
  label: ReactNode;
  /** The URL. Without a URL, or with "#", the item is plain text instead of a link. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The levels, from the home page down. The last one is the current page. */
  items: readonly BreadcrumbItem[];
  /** The accessible name of the landmark. */
  label?: string;
}

/** The path from the home page to the current page. */
export function Breadcrumb({ items, label = "Breadcrumb", ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...rest}>
      <ol className={styles.breadcrumb}>
        {items.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label may be an element, and an item never moves
          <li key={index}>
            <Place label={label} href={href} current={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Place({ label, href, current }: BreadcrumbItem & { current: boolean }) {
  if (current) return <span aria-current="page">{label}</span>;
  return href && href !== "#" ? <a href={href}>{label}</a> : <span>{label}</span>;
}
