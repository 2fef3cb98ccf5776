import { useId } from "react";
import styles from "./navbar-menu.module.css";
import { NewTabNote } from "./new-tab-note.tsx";

export interface NavbarMenu {
  name: string;
  groups: {
    title: string;
    note?: string;
    links: { label: string; href: string; newTab?: boolean }[];
  }[];
}

/** The groups of one menu, in the popover and in the panel alike. */
export function MenuLinks({
  groups,
  current,
}: {
  groups: NavbarMenu["groups"];
  current: string | undefined;
}) {
  const id = useId();
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <section key={group.title} aria-labelledby={`${id}${index}`}>
          <p className={styles.title} id={`${id}${index}`}>
            {group.title}
          </p>
          {group.note && <p className={styles.note}>{group.note}</p>}
          <ul className={styles.links}>
            {group.links.map((link) => (
              <li key={link.label}>
                {link.newTab ? (
                  <a href={link.href} target="_blank" rel="noopener noreferrer">
                    {link.label}
                    <NewTabNote />
                  </a>
                ) : (
                  <a href={link.href} aria-current={link.href === current ? "page" : undefined}>
                    {link.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
