// In tests of the server: `vite/form-pages.ts`.
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";

/** The pages with forms as they are in the build, in a document of nothing else. */
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
