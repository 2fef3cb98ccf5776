import files from "virtual:island-files";
import { InlineScript } from "../document/inline-script.tsx";
import start from "./island-start.ts?inline-script";

/** What starts the islands of a page: the module that holds them, and all that it needs. */
export function IslandScript({ of: name }: { of: string }) {
  if (!files[name]) throw new Error(`handle.hydrate names ${name}, but there is no ${name}.ts`);
  return (
    <>
      <InlineScript id="island-files" code={JSON.stringify(files[name])} type="application/json" />
      <InlineScript code={start} type="module" />
    </>
  );
}
