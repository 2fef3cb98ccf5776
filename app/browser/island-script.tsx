import files from "virtual:island-files";
import { InlineScript } from "../document/inline-script.tsx";
import start from "./island-start.ts?inline-script";

/** The URLs of the files that the page's islands need, as JSON, and the script that loads these files. */
export function IslandScript({ of: name }: { of: string }) {
  if (!files[name]) throw new Error(`layout.hydrate names ${name}, but there is no ${name}.ts`);
  return (
    <>
      <InlineScript id="island-files" code={JSON.stringify(files[name])} type="application/json" />
      <InlineScript code={start} type="module" />
    </>
  );
}
