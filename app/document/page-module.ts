import type { ComponentType } from "react";
import type { PageOptions } from "../../contract/render-page.ts";
import type { HeadElement } from "./head-elements.tsx";
import type { PageLayout } from "./page-layout.ts";

/** The exports of a route's module: a page, or a function that returns the file at the route's path. */
export type RouteModule = PageModule | { respond(options: PageOptions): Response };

export interface PageModule {
  default: ComponentType<PageOptions>;
  layout?: PageLayout;
  meta(address: string): readonly HeadElement[];
}
