import { useId } from "react";
import { CloseOnFocusOut } from "../behaviours/close-on-focus-out.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import panel from "../panel.module.css";
import styles from "./navbar.module.css";
import { currentLink, MenuLinks, type NavbarMenu } from "./navbar-menu.tsx";
import { type NavbarAction, type NavbarContent, NavbarPanel } from "./navbar-panel.tsx";

export interface NavbarProps extends NavbarContent {
  /** The button at the end: Contact Us, in gradient success, to `/contact`, where it isn't told otherwise. */
  action?: Partial<NavbarAction>;
  /** No background; the text is white unless `darkText` is set. */
  transparent?: boolean;
  light?: boolean;
  dark?: boolean;
  sticky?: boolean;
  darkText?: boolean;
}

/** The main navigation: menus that open on click from 992 px on, one panel with all of them below. */
export function Navbar({ brand, menus, links = [], ...rest }: NavbarProps) {
  const { label = "Main", current, action: given, ...look } = rest;
  const action = { ...contactUs, ...given };
  const panelId = useId();
  return (
    <header className={[styles.navbar, ...classesOf(look)].join(" ")}>
      <div className={styles.bar}>
        <a className={styles.brand} href={brand.href}>
          {brand.logo}
          {brand.name}
        </a>
        <nav className={styles.desktop} aria-label={label}>
          <ul className={styles.menus}>
            {menus.map((menu) => (
              <DesktopMenu key={menu.name} menu={menu} current={current} />
            ))}
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  className={styles.trigger}
                  href={href}
                  aria-current={href === current ? "page" : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Button className={styles.action} href={action.href} color={action.color} variant={action.variant}>
          {action.label}
        </Button>
        <button
          type="button"
          className={styles.opener}
          command="show-modal"
          commandfor={panelId}
          aria-label="Menu"
        >
          <Icon name="menu" />
        </button>
      </div>
      <NavbarPanel {...{ brand, menus, links, action, label, current }} id={panelId} />
    </header>
  );
}

const contactUs: NavbarAction = {
  label: "Contact Us",
  href: "/contact",
  color: "success",
  variant: "gradient",
};

type Look = Pick<NavbarProps, "transparent" | "light" | "dark" | "sticky" | "darkText">;

function classesOf({ transparent, light, dark, sticky, darkText }: Look) {
  return [
    transparent && styles.transparent,
    transparent && (darkText ? styles.darkText : styles.whiteText),
    light && styles.light,
    dark && styles.dark,
    sticky && styles.sticky,
  ].filter((name) => typeof name === "string");
}

function DesktopMenu({ menu, current }: { menu: NavbarMenu; current: string | undefined }) {
  const id = useId();
  return (
    <li className={styles.menu}>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-current={currentLink(menu, current) && "true"}
      >
        {menu.name}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={`${panel.panel} ${styles.popover}`} data-closes-on-focus-out>
        <MenuLinks groups={menu.groups} current={current} />
      </div>
      <CloseOnFocusOut />
    </li>
  );
}
