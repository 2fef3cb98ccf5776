import { type ComponentType, createElement } from "react";
import { Outlet, type ServerBuild, useActionData } from "react-router";
import * as entryModule from "../app/entry.server.tsx";
import * as contact from "../app/pages/contact/contact.tsx";
import { ServerError } from "../app/pages/errors/server-error.tsx";
import * as confirm from "../app/pages/newsletter/confirm.tsx";
import * as newsletter from "../app/pages/newsletter/newsletter.tsx";
import * as unsubscribe from "../app/pages/newsletter/unsubscribe.tsx";
import * as ownerAction from "../app/pages/owner/action.tsx";
import * as support from "../app/pages/support/support.tsx";
import { addresses } from "../contract/addresses.ts";
import { ownerActionAddress, ownerActions } from "../contract/owner-actions.ts";

type ServerRoutes = ServerBuild["routes"];
type RouteModule = NonNullable<ServerRoutes[string]>["module"];

// Replaces React Router's build in server tests: the real pages with forms and their actions, in a minimal document.
// `vitest.config.ts` resolves `virtual:react-router/server-build` to it.
const pages: Record<string, object> = {
  [addresses.contact]: contact,
  [addresses.support]: support,
  [addresses.newsletter]: newsletter,
  [addresses.confirm]: confirm,
  [addresses.unsubscribe]: unsubscribe,
  ...Object.fromEntries(ownerActions.map((action) => [ownerActionAddress(action), ownerAction])),
};

export const entry = { module: entryModule };
export const routes: ServerRoutes = {
  root: { id: "root", path: "", module: { default: Outlet, ErrorBoundary: ServerError } },
  ...Object.fromEntries(Object.entries(pages).map(([path, module]) => [path, routeOf(path, module)])),
};
export const assets: ServerBuild["assets"] = {
  entry: { imports: [], module: "" },
  routes: Object.fromEntries(Object.keys(routes).map((id) => [id, assetsOf(id)])),
  url: "",
  version: "",
};
export const publicPath = "/";
export const assetsBuildDirectory = "";
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery = { mode: "initial", manifestPath: "" } as const;

function routeOf(path: string, module: object): NonNullable<ServerRoutes[string]> {
  const page = module as RouteModule;
  const Page = page.default as ComponentType<{ actionData: unknown }>;
  // Passes the action's result to the page, as React Router does.
  const withAnswer = () => createElement(Page, { actionData: useActionData() });
  return { id: path, parentId: "root", path: path.slice(1), module: { ...page, default: withAnswer } };
}

function assetsOf(id: string): ServerBuild["assets"]["routes"][string] {
  return {
    id,
    module: "",
    hasAction: id !== "root",
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: id === "root",
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}
