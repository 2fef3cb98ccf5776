import type { Locator } from "@playwright/test";

/** The computed colours of custom properties at an element, with tokens and `light-dark()` resolved. */
export function coloursAt(place: Locator, names: readonly string[]): Promise<string[]> {
  return place.evaluate((element, names) => {
    const probe = element.appendChild(document.createElement("i"));
    const style = getComputedStyle(probe);
    const found = names.map((name) => {
      if (!style.getPropertyValue(name)) throw new Error(`There is no ${name}`);
      probe.style.color = `var(${name})`;
      return style.color;
    });
    probe.remove();
    return found;
  }, names);
}
