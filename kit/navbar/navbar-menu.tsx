import { type ReactNode, useId } from "react";
import { NewTabNote } from "../new-tab-note.tsx";
import { ownText } from "../own-text.ts";
import styles from "./navbar-menu.module.css";

/** What a button of the bar opens. */
export interface NavbarMenu {
  /** The words of the button. */
  name: ReactNode;
  /** Lists of links, each under a heading. */
  groups: {
    title: ReactNode;
    note?: ReactNode;
    links: { label: ReactNode; href: string; newTab?: boolean }[];
  }[];
}

/** The link of a menu that leads to this page: the first, for only one of a set is current (WAI-ARIA 1.2). */
export function currentLink({ groups }: Pick<NavbarMenu, "groups">, current: string | undefined) {
  return groups.flatMap(({ links }) => links).find(({ href }) => href === current);
}

/** The groups of one menu, in the popover and in the panel alike. */
export function MenuLinks({
  groups,
  current,
}: {
  /** Lists of links, each under a heading. */
  groups: NavbarMenu["groups"];
  /** The address of the page, whose link is marked. */
  current: string | undefined;
}) {
  const id = useId();
  const marked = currentLink({ groups }, current);
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a title may be an element
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div key={index} role="group" aria-labelledby={`${id}${index}`}>
          <p className={styles.title} id={`${id}${index}`}>
            {group.title}
          </p>
          {group.note && <p className={styles.note}>{group.note}</p>}
          <ul className={styles.links}>
            {group.links.map((link, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a label may be an element, and several may lead to one page
              <li key={place}>
                {link.newTab ? (
                  <a href={link.href} target="_blank" rel="noopener noreferrer">
                    {ownText(link.label)}
                    <NewTabNote />
                  </a>
                ) : (
                  <a href={link.href} aria-current={link === marked ? "page" : undefined}>
                    {link.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
