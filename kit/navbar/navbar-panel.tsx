import type { ReactNode } from "react";
import { DialogsInOlderBrowsers } from "../behaviours/dialogs-in-older-browsers.ts";
import { Button, type ButtonColor, type ButtonVariant } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { ownText } from "../own-text.ts";
import { ClosePanelWhenWide } from "./close-panel-when-wide.ts";
import { currentLink, MenuLinks, type NavbarMenu } from "./navbar-menu.tsx";
import styles from "./navbar-panel.module.css";

/** What the bar shows on wide screens, and the panel on all others. */
export interface NavbarContent {
  /** As in the bar. */
  brand: { name: ReactNode; href: string; logo: ReactNode };
  /** As in the bar. */
  menus: NavbarMenu[];
  /** Plain links after the menus. */
  links?: { label: ReactNode; href: string }[];
  /** Names the landmark: two navigations on one page need two names. */
  label?: string;
  /** The address of the page shown, which its link then says, and the menu that holds it. */
  current?: string | undefined;
}

/** The one button of the bar. */
export interface NavbarAction {
  /** Its words. */
  label: ReactNode;
  /** Where it leads. */
  href: string;
  /** What it means, in a colour. */
  color: ButtonColor;
  /** Filled, filled with a gradient, or an edge alone. */
  variant: ButtonVariant;
}

interface PanelProps extends NavbarContent {
  /** What the button that opens it names. */
  id: string;
  /** The one button of the bar, if it has one. */
  action: NavbarAction | false;
}

/** The navigation below 992 px: a modal dialog, so what lies behind it can't be reached. */
export function NavbarPanel({ id, brand, menus, links = [], action, label, current }: PanelProps) {
  return (
    <dialog
      data-kit-dialog
      id={id}
      className={styles.panel}
      aria-label="Menu"
      closedby="any"
      data-closes-from="62em"
      data-closes-when-left
    >
      <div className={styles.top}>
        <a className={styles.brand} href={brand.href}>
          {ownText(brand.logo)}
          {ownText(brand.name)}
        </a>
        <button
          type="button"
          className={styles.closer}
          command="close"
          commandfor={id}
          aria-label="Close menu"
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
            <MenuLinks groups={menu.groups} current={current} />
          </details>
        ))}
        {links.map(({ label, href }, index) => (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: several may lead to one page
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
          // White is for the dark ground that the bar lies on; the panel has its own.
          color={action.color === "white" ? "dark" : action.color}
          variant={action.variant}
          size="lg"
          fullWidth
        >
          {action.label}
        </Button>
      )}
      <ClosePanelWhenWide />
      <DialogsInOlderBrowsers />
    </dialog>
  );
}
