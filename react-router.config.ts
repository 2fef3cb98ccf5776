import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "@react-router/dev/config";
import { exampleAddresses } from "./app/showcase/catalogue.ts";

export default {
  appDirectory: "app",
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ssr: true,
  // The pages lie behind a file server, which knows no `/__manifest`.
  routeDiscovery: { mode: "initial" },
  // What forms are answered with that are refused: no page has its address.
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const site = await import(
      /* @vite-ignore */ pathToFileURL(join(buildDirectory, "server", "index.js")).href
    );
    await site.writeRefusedPages(site, join(buildDirectory, "refused"));
  },
  prerender: { paths: ({ getStaticPaths }) => [...getStaticPaths(), ...exampleAddresses] },
} satisfies Config;
