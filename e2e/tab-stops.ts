import type { Page } from "@playwright/test";

/**
 * Returns what takes the focus with Tab although it has no role or no accessible name (WCAG 2.2, 4.1.2), and what takes
 * it only to be scrolled although it doesn't scroll. Reads the accessibility tree of Chromium, which also lists the
 * scroll areas that the browser itself makes focusable.
 */
export async function poorTabStops(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const complaints: string[] = [];
  for (const { ignored, role, name, properties = [], backendDOMNodeId } of nodes) {
    const isFocusable = properties.some((property) => property.name === "focusable" && property.value.value);
    const isWidget = !structural.has(String(role?.value));
    if (ignored || !isFocusable || !backendDOMNodeId || (isWidget && name?.value)) continue;
    const { object } = await devtools.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
    const { result } = await devtools.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: String(tabStop),
      returnByValue: true,
    });
    const stop: ReturnType<typeof tabStop> = result.value;
    const isNamed = role?.value !== "generic" && name?.value;
    if (stop && !(isNamed && stop.scrolls)) complaints.push(`${role?.value} "${name?.value}": ${stop.html}`);
  }
  await devtools.detach();
  return complaints;
}

/**
 * Returns what something else covers while it has the focus (WCAG 2.2, 2.4.11), unless Escape closes that, and what has
 * no ring then (2.4.7).
 */
export async function unseenStops(page: Page): Promise<string[]> {
  // Makes the browser show rings even if a script moves the focus.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    // A slider's drawing lies over its fields and lets the pointer through.
    const inputs = "input:not([tabindex='-1'], [type=range])";
    const stops = document.querySelectorAll<HTMLElement>(
      `a[href], button, ${inputs}, select, textarea, summary`,
    );
    return [...stops].flatMap((stop) => {
      stop.focus();
      const { left, top, width, height } = stop.getBoundingClientRect();
      if (document.activeElement !== stop) return [];
      if (!isRinged(stop)) return [`${stop.outerHTML.slice(0, 200)} without a ring`];
      if (width < 2) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen =
        hit && (stop.contains(hit) || hit.contains(stop) || hit.closest("label")?.contains(stop));
      if (isSeen || hit?.closest("[popover]")) return [];
      return [`${stop.outerHTML.slice(0, 200)} under ${hit?.outerHTML.slice(0, 200)}`];
    });

    /** The ring may be around a label's text, the whole card of a link, or a group of fields. */
    function isRinged(stop: Element): boolean {
      const around = [stop, stop.nextElementSibling];
      for (let one = stop.parentElement; one && around.length < 6; one = one.parentElement) around.push(one);
      return around.some(
        (one) =>
          one?.checkVisibility({ opacityProperty: true }) &&
          one.clientHeight !== 1 &&
          ["", "::after"].some((part) => getComputedStyle(one, part).outlineStyle !== "none"),
      );
    }
  });
}

/** The roles of what a visitor can only read. */
const structural = new Set(
  "generic group list listitem region figure article paragraph table form".split(" "),
);

/** Runs in the page. Returns null for an element that only a script focuses. */
function tabStop(this: unknown) {
  if (!(this instanceof HTMLElement) || this.closest("[tabindex='-1'], [inert]") === this) return null;
  const scrolls = this.scrollWidth > this.clientWidth || this.scrollHeight > this.clientHeight;
  return { scrolls, html: this.outerHTML.slice(0, 120) };
}
