import type { NavbarProps } from "../../kit/navbar/navbar.tsx";

/** Options for the document around a page: `export const layout = { … } satisfies PageLayout`. */
export interface PageLayout {
  /** The path, without extension, of the module with the page's islands. If omitted, the page loads no React. */
  hydrate?: `${string}.islands`;
  navbar?: Pick<NavbarProps, "transparent" | "sticky" | "darkText" | "action">;
  /** Replaces the menus with a logo and a short footer, for a page with a single task. */
  bare?: boolean;
  /** The id of what the first paint waits for. Defaults to the navigation bar, or if `bare` to "enhance", the end. */
  paintsAfter?: string;
  /** The depth shown in the footer, such as "−48 m". */
  depth?: string;
  /** By default ("depth"), the footer begins with a drawn edge of bedrock. False if the page draws its own bedrock. */
  edge?: "depth" | false;
  /** True for error pages, which are served at any requested URL and therefore have no canonical URL. */
  standsIn?: boolean;
  /** Classes for `body` on this page. */
  bodyClass?: string;
}

/** The navigation bar of pages that begin with a light picture or have no picture at the top. */
export const lightNavbar = { transparent: true, darkText: true } satisfies PageLayout["navbar"];

/** Like `lightNavbar`, but with an outlined button, so that the page's own button is the only filled one. */
export const outlinedNavbar = {
  ...lightNavbar,
  action: { variant: "outline", color: "dark" },
} satisfies PageLayout["navbar"];
