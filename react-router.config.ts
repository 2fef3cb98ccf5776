import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ssr: true,
  // The pages lie behind a file server, which knows no `/__manifest`.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
