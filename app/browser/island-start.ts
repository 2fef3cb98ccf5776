// The script inlined in pages with islands. It loads React after the first paint.
import type { hydrateIslands } from "../entry.client.tsx";
import type { IslandFiles, Islands } from "./islands.ts";

startIslands();

async function startIslands() {
  const { entry, islands, all, styles }: IslandFiles = JSON.parse(
    document.getElementById("island-files")?.textContent ?? "",
  );
  await firstPaint();
  for (const href of all) {
    addLink({ rel: "modulepreload", href });
    await nextTask();
  }
  if (styles) {
    // Islands start even if this stylesheet fails to load.
    await new Promise((done) => addLink({ rel: "stylesheet", href: styles, onload: done, onerror: done }));
  }
  const react: { hydrateIslands: typeof hydrateIslands } = await import(/* @vite-ignore */ entry);
  await nextTask();
  const page: { islands: Islands } = await import(/* @vite-ignore */ islands);
  react.hydrateIslands(page.islands);
}

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

/**
 * Waits for the first paint, but no longer than three seconds after the page has loaded, because some browsers do not
 * report paints. Does not wait in a background tab, which is never painted.
 */
function firstPaint(): Promise<unknown> {
  return new Promise((painted) => {
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
    addEventListener("load", () => setTimeout(painted, document.hidden ? 0 : 3000));
  });
}

/** Yields to the event loop, so that input is handled between two long tasks. */
function nextTask(): Promise<unknown> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(null);
  });
}
