import { addresses } from "../../contract/addresses.ts";

export interface TrailEntry {
  label: string;
  /** None where no page lies at this part of the address. */
  route?: string;
}

/**
 * The way to a page, taken from its address: `/sections/elements/buttons` is Home, Sections, Elements, Buttons.
 * `known` holds the names of pages by their address.
 */
export function trailOf(address: string, known: ReadonlyMap<string, string>): TrailEntry[] {
  const parts = address.split("/").filter((part) => part !== "");
  const below = parts.map((part, index) => {
    const route = `/${parts.slice(0, index + 1).join("/")}`;
    const label = known.get(route);
    return label === undefined ? { label: labelOf(part) } : { label, route };
  });
  return [{ label: "Home", route: addresses.presentation }, ...below];
}

/** `attention-catchers` as people write it. */
function labelOf(part: string): string {
  return part.replaceAll(/(^|-)([a-z])/g, (_all, dash: string, letter: string) => {
    return (dash ? " " : "") + letter.toUpperCase();
  });
}
