import { setImmediate as nextTurn } from "node:timers/promises";
import type { RenderPage } from "../../../contract/render-page.ts";

/** Renders one page at a time and lets other requests run in between, because rendering blocks the process. */
export function oneByOne(renderPage: RenderPage): RenderPage {
  let last: Promise<unknown> = Promise.resolve();
  return async (address, options) => {
    const rendered = last.then(() => nextTurn()).then(() => renderPage(address, options));
    last = rendered.catch(() => {});
    return rendered;
  };
}
