import type { ComponentType } from "react";
import type { PageOptions } from "../../contract/render-page.ts";
import type { HeadElement } from "./head-elements.tsx";
import type { PageHandle } from "./page-handle.ts";

/** What the module of a route exports: a page, or the file at its address. */
export type RouteModule = PageModule | { respond(options: PageOptions): Response };

export interface PageModule {
  default: ComponentType<PageOptions>;
  handle?: PageHandle;
  meta(address: string): readonly HeadElement[];
}
