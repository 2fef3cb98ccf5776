import files from "virtual:island-files";
import { InlineScript } from "../document/inline-script.tsx";
import start from "./island-start.ts?inline-script";

/** The URLs of the page's island modules as JSON, and the script that hydrates the islands. */
export function IslandScript({ of: name }: { of: string }) {
  if (!files[name]) throw new Error(`handle.hydrate names ${name}, but there is no ${name}.ts`);
  return (
    <>
      <InlineScript id="island-files" code={JSON.stringify(files[name])} type="application/json" />
      <InlineScript code={start} type="module" />
    </>
  );
}
