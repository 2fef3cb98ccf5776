import styles from "./breadcrumb.module.css";

export interface BreadcrumbItem {
  label: string;
  /** Without one, or with "#", the item is text. */
  route?: string | undefined;
}

export interface BreadcrumbProps {
  /** From the top down; the last one is the page itself. */
  items: readonly BreadcrumbItem[];
  label?: string;
}

/** The way from the top of the site to this page. */
export function Breadcrumb({ items, label = "Breadcrumb" }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.breadcrumb}>
        {items.map(({ label, route }, index) => (
          <li key={`${label} ${route}`}>
            <Place label={label} route={route} current={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Place({ label, route, current }: BreadcrumbItem & { current: boolean }) {
  if (current) return <span aria-current="page">{label}</span>;
  return route && route !== "#" ? <a href={route}>{label}</a> : <span>{label}</span>;
}
