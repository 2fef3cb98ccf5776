import type { RouteName } from "../../contract/addresses.ts";
import type { ButtonColor, ButtonVariant } from "../../kit/button/button.tsx";

/** What a page tells the document around it: `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /**
   * Sends React to the browser, for the islands of this module: its path without the ending. Without it
   * the page is HTML, CSS and `enhance.ts`.
   */
  hydrate?: `${string}.islands`;
  navbar?: NavbarOptions;
  /** True where there is one thing to do: the mark above, the owner's line below, no menus. */
  bare?: boolean;
  /** True where the page is short and laid out in the window's height; as is whatever is `bare`. */
  fillsWindow?: boolean;
  /** How deep the page's bedrock lies, as shown in the footer. */
  depth?: string;
  /** The page ends on torn rock. False where its own picture ends in bedrock already. */
  edge?: "depth" | false;
  /** True where the page is shown in place of others, at their addresses: it then names none of its own. */
  standsIn?: boolean;
  /** Classes of `body` while the page is shown. */
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

export interface NavbarAction {
  label?: string;
  color?: ButtonColor;
  variant?: ButtonVariant;
  route?: RouteName;
}
