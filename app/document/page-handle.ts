import type { RouteName } from "../../contract/addresses.ts";
import type { ButtonColor, ButtonVariant } from "../../kit/button/button.tsx";

/** Options for the document around a page: `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /** The path of the module with the page's islands, without its extension. Pages without it load no React. */
  hydrate?: `${string}.islands`;
  navbar?: NavbarOptions;
  /** True for a page with a single task. It has a logo and a short footer instead of the menus. */
  bare?: boolean;
  /** True for a short page that fills the height of the window. Bare pages always do. */
  fillsWindow?: boolean;
  /** The depth shown in the footer. */
  depth?: string;
  /** The top edge of the footer. False if the page's own drawing ends in bedrock. */
  edge?: "depth" | false;
  /** True for error pages, which are served at other addresses and therefore have no canonical URL. */
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

/** For pages that begin with a light picture or without one. */
export const lightNavbar = { transparent: true, darkText: true } satisfies NavbarOptions;

/** The same for pages with a button of their own, which is then the only filled one. */
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
