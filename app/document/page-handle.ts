import type { RouteName } from "../../contract/addresses.ts";
import type { ButtonColor, ButtonVariant } from "../../kit/button/button.tsx";

/** Options for the document around a page: `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /**
   * The path of the module with the page's islands, without its extension. If it is omitted, the page loads no React.
   */
  hydrate?: `${string}.islands`;
  navbar?: NavbarOptions;
  /** True for a page with a single task. It has a logo and a short footer instead of the menus. */
  bare?: boolean;
  /** True for a short page that fills the height of the window. Bare pages fill it without this option. */
  fillsWindow?: boolean;
  /** The depth shown in the footer: "−48 m". */
  depth?: string;
  /** The footer's top edge. False if the page ends with its own drawing of bedrock, which replaces the edge. */
  edge?: "depth" | false;
  /** True for error pages, which the server sends at other URLs and which therefore have no canonical URL. */
  standsIn?: boolean;
  /** Classes for `body` on this page. */
  bodyClass?: string;
}

export interface NavbarOptions {
  transparent?: boolean;
  light?: boolean;
  dark?: boolean;
  sticky?: boolean;
  darkText?: boolean;
  action?: NavbarAction;
}

/** For pages that begin with a light picture or without a picture. */
export const lightNavbar = { transparent: true, darkText: true } satisfies NavbarOptions;

/** Like `lightNavbar`, but with an outlined button, so that the page's own button is the only filled one. */
export const outlinedNavbar = {
  ...lightNavbar,
  action: { variant: "outline", color: "dark" },
} satisfies NavbarOptions;

export interface NavbarAction {
  label?: string;
  color?: ButtonColor;
  variant?: ButtonVariant;
  route?: RouteName;
}
