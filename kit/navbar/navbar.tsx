import clsx from "clsx";
import { type ComponentProps, useId } from "react";
import { CloseOnFocusOut } from "../behaviours/close-on-focus-out.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { ClosedWhileHidden } from "../openable.ts";
import { ownText } from "../own-text.ts";
import panel from "../panel.module.css";
import { translator } from "../translation.ts";
import styles from "./navbar.module.css";
import { currentLink, MenuLinks, type NavbarMenu } from "./navbar-menu.tsx";
import { type NavbarAction, type NavbarContent, NavbarPanel } from "./navbar-panel.tsx";

export interface NavbarProps extends NavbarContent, Omit<ComponentProps<"header">, "children"> {
  /** The button at the end; by default a link to `/contact` with the label "Contact Us". `null` removes the button. */
  action?: Partial<NavbarAction> | null;
  /** Whether the bar has no background. The text is white unless `darkText` is set. */
  transparent?: boolean;
  /** Whether the bar has a light background. */
  light?: boolean;
  /** Whether the bar has a dark background. */
  dark?: boolean;
  /** Whether the bar sticks to the top of the window. */
  sticky?: boolean;
  /** Whether a transparent bar has dark text, for a light picture behind it. */
  darkText?: boolean;
}

/**
 * The main navigation. In windows of at least 992 px, it is a bar whose menus open on click. In narrower windows, a
 * panel contains all menus.
 */
export function Navbar({ brand, menus, links = [], label = "Main", current, ...more }: NavbarProps) {
  const { action: given, transparent, light, dark, sticky, darkText, words, className, ...rest } = more;
  const action = given !== null && { ...contactUs, ...given };
  const classes = clsx(
    styles.navbar,
    transparent && styles.transparent,
    transparent && (darkText ? styles.darkText : styles.whiteText),
    light && styles.light,
    dark && styles.dark,
    sticky && styles.sticky,
    className,
  );
  const panelId = useId();
  return (
    <header {...rest} className={classes}>
      <div className={styles.bar}>
        <a className={styles.brand} href={brand.href}>
          {ownText(brand.logo)}
          {ownText(brand.name)}
        </a>
        <nav className={styles.desktop} aria-label={label}>
          <ul className={styles.menus}>
            {menus.map((menu, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may be an element
              <DesktopMenu key={index} {...{ menu, current, words }} />
            ))}
            {links.map(({ label, href }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several links may lead to the same page
              <li key={index}>
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
        {action && (
          <Button className={styles.action} href={action.href} color={action.color} variant={action.variant}>
            {action.label}
          </Button>
        )}
        <button
          type="button"
          className={clsx(panel.iconButton, styles.opener)}
          command="show-modal"
          commandfor={panelId}
          aria-label={translator(words)("Menu")}
        >
          <Icon name="menu" />
        </button>
      </div>
      <NavbarPanel {...{ brand, menus, links, action, label, current, words }} id={panelId} />
    </header>
  );
}

const contactUs: NavbarAction = {
  label: "Contact Us",
  href: "/contact",
  color: "success",
  variant: "gradient",
};

function DesktopMenu({ menu, ...shared }: { menu: NavbarMenu } & Pick<NavbarContent, "current" | "words">) {
  const id = useId();
  return (
    <li className={styles.menu}>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-current={currentLink(menu, shared.current) && "true"}
      >
        {ownText(menu.name)}
        <Icon name="chevron-down" size="1rem" />
      </button>
      <div id={id} popover="auto" className={clsx(panel.panel, styles.popover)} data-closes-on-focus-out>
        <MenuLinks groups={menu.groups} {...shared} />
      </div>
      <CloseOnFocusOut />
      <ClosedWhileHidden of={id} />
    </li>
  );
}
