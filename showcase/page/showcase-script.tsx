import { InlineScript } from "../../app/document/inline-script.tsx";
import frame from "../example/frame.ts?inline-script";

/** The showcase's own small script, which also runs where React doesn't. */
export function ShowcaseScript() {
  return <InlineScript code={frame} type="module" />;
}
