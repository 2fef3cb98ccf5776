import { basename, dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { transform } from "lightningcss";
import { build, type Plugin, type Rolldown } from "vite";
import type { ComponentSize } from "../showcase/components/component-docs.ts";
import { filesToTake } from "./kit/registry-items.ts";

/** What each component weighs in somebody's project, by its file's name: the files that arrive there, bundled and minified. */
export async function componentSizes(
  components: readonly string[],
): Promise<ReadonlyMap<string, ComponentSize>> {
  const files = filesToTake();
  const shared = weightOfShared(files);
  const { output } = await bundled(components, files);
  const chunks = output.filter((one) => one.type === "chunk");
  const styles = new Map(
    output.filter((one) => one.type === "asset").map((one) => [one.fileName, one.source]),
  );

  const behind = (begun: readonly Rolldown.OutputChunk[]) => {
    const all = new Set(begun);
    // A set also visits what is added while it is walked.
    for (const { imports } of all)
      for (const other of chunks) if (imports.includes(other.fileName)) all.add(other);
    return all;
  };
  const weigh = (all: ReadonlySet<Rolldown.OutputChunk>) => {
    const sheets = new Set([...all].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    return {
      script: compressed([...all].map(({ code }) => code)),
      styles: compressed([...sheets].map((sheet) => String(styles.get(sheet)))),
    };
  };
  return new Map(
    chunks
      .filter(({ isEntry }) => isEntry)
      .map((entry) => {
        const atOnce = behind([entry]);
        const later = [...atOnce].flatMap(({ dynamicImports }) => dynamicImports);
        const first = weigh(atOnce);
        const whole = weigh(
          behind([...atOnce, ...chunks.filter(({ fileName }) => later.includes(fileName))]),
        );
        const onUse = whole.script + whole.styles - first.script - first.styles;
        return [entry.name, { ...first, shared, ...(onUse > 0 && { onUse }) }] as const;
      }),
  );
}

async function bundled(
  components: readonly string[],
  files: ReadonlyMap<string, string>,
): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [arrived(files)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(components.map((name) => [name, join(folder, `${name}.tsx`)])),
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: "strict",
        checks: { moduleLevelDirective: false },
      },
    },
  });
  if (!("output" in result)) throw new Error("One build was asked for, and another came");
  return result;
}

/** There is none: below the project, so that packages are found. */
const folder = join(process.cwd(), "kit-as-it-arrives");

/** The files in one folder, as they lie in another project. What all share is weighed by itself. */
function arrived(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: "kit-as-it-arrives",
    enforce: "pre",
    resolveId(source) {
      if (!source.startsWith("./") && dirname(source) !== folder) return null;
      const name = basename(source);
      const file = [name, `${name}.ts`, `${name}.tsx`].find((file) => files.has(file));
      return file === undefined ? null : join(folder, file);
    },
    load(id) {
      if (dirname(id) !== folder) return null;
      return basename(id) === "kit.css" ? "" : files.get(basename(id));
    },
  };
}

/** In bytes, brotli. */
function weightOfShared(files: ReadonlyMap<string, string>): number {
  const sheets = ["tokens.css", "kit.css"].map(
    (name) => files.get(name)?.replaceAll(/^@import .*$/gm, "") ?? "",
  );
  const minified = sheets.map((sheet, index) =>
    transform({ filename: `${index}.css`, code: Buffer.from(sheet), minify: true }).code.toString(),
  );
  return compressed(minified);
}

function compressed(texts: readonly string[]): number {
  // Vite makes a sheet of an empty file too.
  const text = texts.filter((text) => text.trim() !== "").join("\n");
  return text === "" ? 0 : brotliCompressSync(text).length;
}
