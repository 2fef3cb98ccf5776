import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { EnvironmentModuleGraph, Plugin, Rolldown, RunnableDevEnvironment } from "vite";
import { routes } from "../app/routes.ts";
import type { RenderPage } from "../contract/render-page.ts";
import { chunksBehind, reachable } from "./chunks-behind.ts";
import { virtualModule } from "./virtual-module.ts";

/**
 * `import { pages } from "virtual:pages"` exports the route table. It maps each path to a function that loads the
 * page's module and to the URLs of the page's stylesheets. In development, the plugin also serves the pages.
 */
export function pages(): Plugin {
  return {
    name: "pages",
    ...virtualModule("virtual:pages", function () {
      const rows = routes.map(
        ({ address, file }) =>
          `["${address}", { load: () => import("/${file}"), styles: styles["${file}"] ?? [] }],`,
      );
      return `${this.environment.config.command === "build" ? readStyles : "const styles = {};"}
export const pages = new Map([
${rows.join("\n")}
]);`;
    }),
    generateBundle: {
      // Runs after Vite has written the styles.
      order: "post",
      async handler(_options, bundle) {
        const { consumer, build } = this.environment.config;
        if (consumer === "client") return;
        await moveAssets(bundle, join(build.outDir, "../client"));
        const source = JSON.stringify(stylesByFile(bundle));
        this.emitFile({ type: "asset", fileName: "styles.json", source });
      },
    },
    configureServer({ middlewares, environments }) {
      const ssr = environments.ssr as RunnableDevEnvironment;
      return () =>
        middlewares.use(async (request, response, next) => {
          try {
            const [address = "/"] = (request.originalUrl ?? "").split("?");
            const { renderPage } = await ssr.runner.import<{ renderPage: RenderPage }>(
              "/app/render-page.tsx",
            );
            const page = await renderPage(address);
            const text = await page.text();
            const links = stylesBehind(ssr.moduleGraph, address).map(
              (href) => `<link rel="stylesheet" href="${href}"/>`,
            );
            // Without the page's Content-Security-Policy, which forbids the styles that Vite inserts.
            const type = page.headers.get("content-type") ?? "";
            response.writeHead(page.status, { "content-type": type, "cache-control": "no-store" });
            response.end(text.replace("</head>", `${links.join("")}$&`));
          } catch (error) {
            next(error);
          }
        });
    },
  };
}

const readStyles = `import { readFileSync } from "node:fs";
const styles = JSON.parse(readFileSync(import.meta.dirname + "/styles.json", "utf8"));`;

/** Moves the pictures, fonts and styles from the server's bundle to the folder that browsers can read. */
async function moveAssets(bundle: Rolldown.OutputBundle, client: string) {
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === "chunk") continue;
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), file.source);
    delete bundle[name];
  }
}

/** Returns each page's stylesheet URLs, first those that all pages share, because they declare the layers' order. */
function stylesByFile(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  return Object.fromEntries(
    routes.map(({ file }) => {
      const page = [
        ...chunks.filter(({ isEntry }) => isEntry),
        ...chunks.filter(({ facadeModuleId }) => facadeModuleId === resolve(file)),
      ];
      const css = chunksBehind(page, bundle).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      return [file, [...new Set(css)].map((name) => `/${name}`)];
    }),
  );
}

/** Returns the URLs of the stylesheets that a page's modules import, with those that all pages share first. */
function stylesBehind(graph: EnvironmentModuleGraph, address: string): string[] {
  const alike = [address, address.replace(/[^/]+$/, ":name"), "/404"];
  const file = alike.flatMap((each) => routes.find((route) => route.address === each) ?? [])[0]?.file ?? "";
  const modules = ["app/root.tsx", file].flatMap((path) => graph.getModuleById(resolve(path)) ?? []);
  const found = reachable(modules, ({ importedModules }) => importedModules);
  return found.map(({ url }) => url).filter((url) => url.endsWith(".css"));
}
