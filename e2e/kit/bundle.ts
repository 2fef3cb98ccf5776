import { build } from "vite";
import { customMedia, layers } from "../../vite/styles.ts";
import { kitApis } from "./kit-apis.ts";

/** Bundles a module with test components (a "bench") into one script and one style sheet. */
export async function bundle(input: string): Promise<{ code: string; styles: string }> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    // With the warnings and the StrictMode of development.
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    plugins: [customMedia(), layers(), kitApis()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, output: { format: "iife", codeSplitting: false } },
    },
  });
  if (!("output" in built)) throw new Error("Vite built more than one bundle");
  return {
    code: built.output.flatMap((file) => (file.type === "chunk" ? file.code : [])).join("\n"),
    styles: built.output
      .flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? file.source : []))
      .join("\n"),
  };
}
