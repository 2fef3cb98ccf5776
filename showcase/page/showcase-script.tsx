import { InlineScript } from "../../app/document/inline-script.tsx";
import frame from "../example/frame.ts?inline-script";

/** The script of the showcase, which also runs on pages without React. */
export function ShowcaseScript() {
  return <InlineScript code={frame} type="module" />;
}
