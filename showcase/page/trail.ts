import { addresses } from "../../contract/addresses.ts";
import type { BreadcrumbItem } from "../../kit/breadcrumb/breadcrumb.tsx";

/**
 * The breadcrumb of a path: `/sections/elements/buttons` becomes Home, Sections, Elements, Buttons. `known` maps paths
 * to labels; other segments have no link.
 */
export function trailOf(address: string, known: ReadonlyMap<string, string>): BreadcrumbItem[] {
  const parts = address.split("/").filter((part) => part !== "");
  const below = parts.map((part, index) => {
    const href = `/${parts.slice(0, index + 1).join("/")}`;
    const label = known.get(href);
    return label === undefined ? { label: labelOf(part) } : { label, href };
  });
  return [{ label: "Home", href: addresses.presentation }, ...below];
}

/** The label of a path segment: `attention-catchers` becomes "Attention Catchers". */
function labelOf(part: string): string {
  return part.replaceAll(/(^|-)([a-z])/g, (_all, dash: string, letter: string) => {
    return (dash ? " " : "") + letter.toUpperCase();
  });
}
