import type { Config } from "@react-router/dev/config";
import { exampleAddresses } from "./showcase/catalogue.ts";
import { site } from "./site.config.ts";
import { articleAddresses } from "./vite/articles/addresses.ts";
import { caseAddresses } from "./vite/cases/addresses.ts";
import { issueAddresses } from "./vite/newsletter/issue-addresses.ts";

export default {
  appDirectory: "app",
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ssr: true,
  // The pages lie behind a file server, which knows no `/__manifest`.
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: ({ getStaticPaths }) => [
      ...getStaticPaths(),
      ...(site.demo ? exampleAddresses : []),
      ...articleAddresses(),
      ...caseAddresses(),
      ...issueAddresses(),
    ],
  },
} satisfies Config;
