import styles from "./breadcrumb.module.css";

export interface BreadcrumbProps {
  /** From the top down. The last is the page itself; one without a route is plain text. */
  items: readonly { label: string; route?: string }[];
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.breadcrumb}>
        {items.map(({ label, route }, index) => {
          const current = index === items.length - 1;
          return (
            <li key={label} aria-current={current ? "page" : undefined}>
              {route && !current ? <a href={route}>{label}</a> : label}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
