import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../server/testing/free-port.ts";
import { registryAddress } from "../../showcase/addresses.ts";
import { namespace } from "../../showcase/namespace.ts";
import { withProjectImports } from "../../vite/kit/kit-sources.ts";

/** Contains the packages that all projects share and, in subfolders, the projects. */
const folder = resolve(".tools/kit-at-home");

export interface ExampleFile {
  /** The path of the example's page in the projects, such as `buttons/sizes`. */
  address: string;
  /** The source of the example, as in the showcase. */
  source: string;
}

/** A project as a developer would set it up, with every item of the kit and a page for each example. */
export interface Project {
  home: string;
  /** The output of the type checker; empty if it reports no error. */
  types: string;
  /** The origin of the server for the project's built pages. */
  url: string;
  stop(): void;
}

/** Installs the projects' packages, unless these versions are already installed. */
export async function installPackages(): Promise<void> {
  const wanted = "e2e/kit-at-home/packages.json";
  const installed = join(folder, "installed.json");
  if ((await readFile(wanted, "utf8")) === (await readFile(installed, "utf8").catch(() => ""))) return;
  await mkdir(folder, { recursive: true });
  await cp(wanted, join(folder, "package.json"));
  await run("npm", ["install", "--no-audit", "--no-fund"], folder);
  await cp(wanted, installed);
}

/**
 * Creates and builds a project. `registry` is the origin of the registry; `items` are the names of the kit's items to
 * add: by name, or in a project with React Server Components by their addresses, without naming the registry.
 */
export async function makeProject(
  framework: Framework,
  { registry, items, examples }: { registry: string; items: string[]; examples: ExampleFile[] },
): Promise<Project> {
  const { program, css, rsc, compilerOptions, files, pageOf, start } = framework;
  const home = join(folder, program);
  const pages = examples.map(({ address, source }) => [pageOf(address), withProjectImports(source)]);
  await begin(home, {
    "components.json": componentsJson(registry, css, rsc),
    "tsconfig.json": tsconfig(compilerOptions),
    ...files,
    ...Object.fromEntries(pages),
  });
  const named = (item: string) => (rsc ? `${registry}${registryAddress(item)}` : `${namespace}/${item}`);
  await runBin("shadcn", ["add", "--yes", ...items.map(named)], home);
  await runBin(program, ["build"], home);
  // Checks the types after the build, because the build of Next.js declares the types of style sheets. Returns type
  // errors instead of throwing them, so that a test can show them.
  const types = await runBin("tsc", [], home).catch((error) => String(error.stdout ?? error));
  return { home, types, ...(await serve(program, start, home)) };
}

/** Runs the shadcn CLI in a project. */
export function shadcn(home: string, ...args: string[]): Promise<string> {
  return runBin("shadcn", args, home);
}

interface Framework {
  program: string;
  css: string;
  /** Whether the framework supports React Server Components. */
  rsc: boolean;
  compilerOptions: object;
  files: Record<string, string>;
  pageOf(address: string): string;
  start(port: string): string[];
}

function vite(): Framework {
  return {
    program: "vite",
    css: "src/index.css",
    rsc: false,
    compilerOptions: {
      target: "ES2023",
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      types: ["vite/client"],
      noUnusedLocals: true,
      noUnusedParameters: true,
      verbatimModuleSyntax: true,
      paths: { "@/*": ["./src/*"] },
    },
    files: {
      "package.json": JSON.stringify({ type: "module", dependencies }),
      "vite.config.ts":
        'export default { resolve: { alias: { "@": new URL("src", import.meta.url).pathname } }, preview: { host: "127.0.0.1" } };\n',
      "index.html":
        '<!doctype html><html lang="en"><title>Kelpworks</title><body><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
      "src/index.css": page,
      "src/main.tsx": `import { createRoot } from "react-dom/client";
import "./index.css";

const pages = import.meta.glob<{ default: () => React.ReactNode }>("./pages/**/*.tsx");
const load = pages[\`./pages\${location.pathname}.tsx\`];
const root = document.getElementById("root");
if (load && root) {
  const { default: Page } = await load();
  createRoot(root).render(<main className="stage"><Page /></main>);
}
`,
    },
    pageOf: (address) => `src/pages/${address}.tsx`,
    start: (port) => ["preview", "--port", port, "--strictPort"],
  };
}

function next(): Framework {
  return {
    program: "next",
    css: "app/globals.css",
    rsc: true,
    compilerOptions: {
      target: "ES2017",
      lib: ["dom", "dom.iterable", "esnext"],
      allowJs: true,
      esModuleInterop: true,
      incremental: true,
      plugins: [{ name: "next" }],
      paths: { "@/*": ["./*"] },
    },
    files: {
      "package.json": JSON.stringify({ dependencies }),
      // The build ignores type errors, because the type check of Next.js needs a different version of TypeScript.
      "next.config.ts": `export default { typescript: { ignoreBuildErrors: true }, devIndicators: false, turbopack: { root: ${JSON.stringify(folder)} } };\n`,
      "postcss.config.mjs": 'export default { plugins: { "@tailwindcss/postcss": {} } };\n',
      "app/globals.css": `@import "tailwindcss";\n${page}${shadcnTheme}`,
      "app/layout.tsx": `import type { ReactNode } from "react";
import "./globals.css";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main className="stage">{children}</main>
      </body>
    </html>
  );
}
`,
    },
    pageOf: (address) => `app/${address}/page.tsx`,
    start: (port) => ["start", "--port", port, "--hostname", "127.0.0.1"],
  };
}

/** The styles for a project's own text, which use the kit's tokens. */
const page = `@layer theme, base, components, utilities;

body {
  margin: 0;
}

${[2, 3].map(heading).join("")}
.stage {
  font: 400 1.0625rem / 1.65 var(--kit-font-text);
  color: var(--kit-ink);
  background: var(--kit-surface);
}
`;

/** A theme with the custom properties of shadcn/ui, as in a project created with shadcn/ui. */
const shadcnTheme = `
@theme inline {
  --color-background: var(--background);
  --color-foreground: var(--foreground);
  --color-primary: var(--primary);
  --color-secondary: var(--secondary);
  --color-border: var(--border);
  --radius-lg: var(--radius);
}

:root {
  --radius: 0.625rem;
  --background: oklch(1 0 0);
  --foreground: oklch(0.145 0 0);
  --primary: oklch(1 0 0);
  --secondary: oklch(0.97 0 0);
  --border: oklch(0.92 0 0);
}

.dark {
  --background: oklch(0.145 0 0);
  --foreground: oklch(0.985 0 0);
  --primary: oklch(0.145 0 0);
  --secondary: oklch(0.27 0 0);
  --border: oklch(1 0 0 / 10%);
}

@layer base {
  * {
    @apply border-border;
  }

  body {
    @apply bg-background text-foreground;
  }
}
`;

function heading(level: number): string {
  const token = (name: string) => `var(--kit-h${level}-${name})`;
  return `
@layer base {
  h${level} {
    font-family: var(--kit-font-display);
    text-wrap: balance;
    font-size: ${token("size")};
    font-weight: 780;
    font-stretch: ${token("width")};
    line-height: ${token("leading")};
    letter-spacing: ${token("tracking")};
  }
}
`;
}

/** The packages that each project lists, so that the shadcn CLI does not install them after `installPackages`. */
const dependencies = Object.fromEntries(
  [
    "@base-ui/react",
    "@fortawesome/free-brands-svg-icons",
    "clsx",
    "fuse.js",
    "react",
    "react-day-picker",
    "react-dom",
  ].map((name) => [name, "*"]),
);

export const frameworks = { Vite: vite(), "Next.js": next() };

function componentsJson(registry: string, css: string, rsc: boolean): string {
  return JSON.stringify({
    $schema: "https://ui.shadcn.com/schema.json",
    style: "new-york",
    rsc,
    tsx: true,
    // No base colour, because the shadcn CLI would fetch one from its own website.
    tailwind: { config: "", css, baseColor: "", cssVariables: true },
    aliases: { components: "@/components", utils: "@/utils" },
    registries: rsc ? {} : { [namespace]: `${registry}/r/{name}.json` },
  });
}

function tsconfig(options: object): string {
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true, noEmit: true };
  const modules = { module: "ESNext", moduleResolution: "bundler", jsx: "react-jsx", isolatedModules: true };
  return JSON.stringify({
    compilerOptions: { ...strict, ...modules, ...options },
    exclude: ["node_modules", ".next"],
  });
}

async function begin(home: string, files: Record<string, string>): Promise<void> {
  await rm(home, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), text);
  }
  for (const picture of ["samples", "favicon.svg"]) {
    await cp(resolve("build/client", picture), join(home, "public", picture), { recursive: true });
  }
}

async function serve(program: string, args: Framework["start"], home: string) {
  const port = String(await freePort());
  const server = spawn(process.execPath, [bin(program), ...args(port)], { cwd: home, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, server);
  return { url, stop: () => void server.kill() };
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server at ${url} exited before it responded.`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

function bin(program: string): string {
  return join(folder, "node_modules", ".bin", program);
}

function runBin(program: string, args: string[], cwd: string): Promise<string> {
  return run(process.execPath, [bin(program), ...args], cwd);
}

async function run(program: string, args: string[], cwd: string): Promise<string> {
  // Removes NODE_ENV, because a project must not inherit this process's value.
  const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: "1" };
  const { stdout } = await promisify(execFile)(program, args, { cwd, env, maxBuffer: 2 ** 26 });
  return stdout;
}
