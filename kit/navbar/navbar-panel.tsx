import clsx from "clsx";
import type { ReactNode } from "react";
import { DialogsInOlderBrowsers } from "../behaviours/dialogs-in-older-browsers.ts";
import { Button, type ButtonColor, type ButtonVariant } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { NewTabWord } from "../new-tab-note.tsx";
import { ClosedWhileHidden } from "../openable.ts";
import { ownText } from "../own-text.ts";
import panel from "../panel.module.css";
import { type Translated, translator } from "../translation.ts";
import { ClosePanelWhenWide } from "./close-panel-when-wide.ts";
import navbar from "./navbar.module.css";
import { currentLink, MenuLinks, type NavbarMenu } from "./navbar-menu.tsx";
import styles from "./navbar-panel.module.css";

/** The content that the bar and the panel share. */
export interface NavbarContent extends Translated<NewTabWord | "Menu" | "Close menu"> {
  /** The name and the logo of the site, and the URL to which they link. */
  brand: { name: ReactNode; href: string; logo: ReactNode };
  /** The menus, in display order. */
  menus: NavbarMenu[];
  /** Links after the menus. */
  links?: { label: ReactNode; href: string }[];
  /** The accessible name of the landmark; must be unique if a page has two navigation landmarks. */
  label?: string;
  /** The path of the current page. Its link, and the menu that contains the link, get `aria-current`. */
  current?: string | undefined;
}

/** The button at the end of the navigation bar. */
export interface NavbarAction {
  /** The label. */
  label: ReactNode;
  /** The URL. */
  href: string;
  /** The colour. */
  color: ButtonColor;
  /** The style: contained, gradient or outline. */
  variant: ButtonVariant;
}

interface PanelProps extends NavbarContent {
  /** The id of the panel. The button that opens the panel refers to this id. */
  id: string;
  /** The button at the end of the bar, or false if there is none. */
  action: NavbarAction | false;
}

/** The navigation for windows narrower than 992 px. It is a modal dialog, so that the page behind it is inert. */
export function NavbarPanel({ id, brand, menus, links = [], action, label, current, words }: PanelProps) {
  const say = translator(words);
  return (
    <dialog
      data-kit-dialog
      id={id}
      className={styles.panel}
      aria-label={say("Menu")}
      closedby="any"
      data-closes-from="62em"
      data-closes-when-left
    >
      <div className={styles.top}>
        <a className={navbar.brand} href={brand.href}>
          {ownText(brand.logo)}
          {ownText(brand.name)}
        </a>
        <button
          type="button"
          className={clsx(panel.iconButton, styles.closer)}
          command="close"
          commandfor={id}
          aria-label={say("Close menu")}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={label}>
        {menus.map((menu, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may be an element
          <details key={index} name={id} className={styles.menu}>
            <summary aria-current={currentLink(menu, current) && "true"}>
              {ownText(menu.name)}
              <Icon name="chevron-down" />
            </summary>
            <MenuLinks groups={menu.groups} current={current} words={words} />
          </details>
        ))}
        {links.map(({ label, href }, index) => (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: several links may lead to the same page
            key={index}
            className={styles.link}
            href={href}
            aria-current={href === current ? "page" : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      {action && (
        <Button
          href={action.href}
          // A white button is meant for a dark bar. The panel has the page's background and needs a dark button.
          color={action.color === "white" ? "dark" : action.color}
          variant={action.variant}
          size="lg"
          fullWidth
        >
          {action.label}
        </Button>
      )}
      <ClosePanelWhenWide />
      <ClosedWhileHidden of={id} />
      <DialogsInOlderBrowsers />
    </dialog>
  );
}
