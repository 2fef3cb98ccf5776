import { type ReactNode, useId } from "react";
import { NewTabNote, type NewTabWord } from "../new-tab-note.tsx";
import { ownText } from "../own-text.ts";
import titles from "../title.module.css";
import type { Translated } from "../translation.ts";
import styles from "./navbar-menu.module.css";

/** A menu in the navigation bar. */
export interface NavbarMenu {
  /** The label of the button. */
  name: ReactNode;
  /** Lists of links with headings. */
  groups: {
    title: ReactNode;
    note?: ReactNode;
    links: { label: ReactNode; href: string; newTab?: boolean }[];
  }[];
}

/**
 * Returns the first of a menu's links to the current page, because only one element of a set may have `aria-current`
 * (WAI-ARIA 1.2).
 */
export function currentLink({ groups }: Pick<NavbarMenu, "groups">, current: string | undefined) {
  return groups.flatMap(({ links }) => links).find(({ href }) => href === current);
}

interface MenuLinksProps extends Translated<NewTabWord>, Pick<NavbarMenu, "groups"> {
  /** The path of the current page, whose link gets `aria-current`. */
  current?: string | undefined;
}

/** The groups of links of one menu, used both in the menu's popover and in the panel. */
export function MenuLinks({ groups, current, words }: MenuLinksProps) {
  const id = useId();
  const marked = currentLink({ groups }, current);
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a title may be an element
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div key={index} role="group" aria-labelledby={`${id}${index}`}>
          <p className={titles.small} id={`${id}${index}`}>
            {group.title}
          </p>
          {group.note && <p className={styles.note}>{group.note}</p>}
          <ul className={styles.links}>
            {group.links.map((link, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels may be elements, and links may share an address
              <li key={place}>
                {link.newTab ? (
                  <a href={link.href} target="_blank" rel="noopener noreferrer">
                    {ownText(link.label)}
                    <NewTabNote words={words} />
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
