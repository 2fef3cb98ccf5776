import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import type { ComponentSize } from "../app/showcase/components/component-docs.ts";
import { customMedia } from "./custom-media.ts";

/** What each component weighs in somebody's project, by its file's name, bundled and minified as there. */
export async function componentSizes(paths: readonly string[]): Promise<ReadonlyMap<string, ComponentSize>> {
  const { output } = await bundled(paths);
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
        return [entry.name, { ...first, ...(onUse > 0 && { onUse }) }] as const;
      }),
  );
}

async function bundled(paths: readonly string[]): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [customMedia()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(paths.map((path) => [basename(path, ".tsx"), path])),
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: "strict",
        checks: { moduleLevelDirective: false },
      },
    },
  });
  if (!("output" in result)) throw new Error("One build was asked for, and another came");
  return result;
}

function compressed(texts: readonly string[]): number {
  const text = texts.join("\n");
  return text === "" ? 0 : brotliCompressSync(text).length;
}
