// Tests of the server get this module from `vite/form-pages.ts`.
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";

/** The build's pages with forms, in a document without anything else. */
export const formPages: ServerBuild = {
  assets: build.assets,
  assetsBuildDirectory: build.assetsBuildDirectory,
  entry: build.entry,
  future: build.future,
  isSpaMode: build.isSpaMode,
  prerender: build.prerender,
  publicPath: build.publicPath,
  routeDiscovery: build.routeDiscovery,
  routes: build.routes,
  ssr: build.ssr,
};
