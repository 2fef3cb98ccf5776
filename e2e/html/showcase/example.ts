import { byName, mainOf, regionNamed, textOf } from "../built-page.ts";

/** What an example of a showcase page shows, without its code. */
export function previewOf(address: string, title: string): Element {
  return byName(regionNamed(mainOf(address), title), "[data-stage]");
}

/** A field by the words of its label. */
export function fieldOf(root: ParentNode, label: string): Element {
  const id = byName(root, "label", label).getAttribute("for") ?? "";
  return byName(root, `[id="${id}"]`);
}

/** What is read with an element. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  const notes = ids.map((id) => byName(element.ownerDocument, `[id="${id}"]`));
  return notes.map(textOf).join(" ");
}
