import { byName, mainOf, regionNamed, textOf } from "../built-page.ts";

/** The preview of an example on a showcase page, without its code. */
export function previewOf(address: string, title: string): Element {
  return byName(regionNamed(mainOf(address), title), "[data-stage]");
}

/** The field with this label. */
export function fieldOf(root: ParentNode, label: string): Element {
  const id = byName(root, "label", label).getAttribute("for") ?? "";
  return byName(root, `[id="${id}"]`);
}

/** Returns the text of the elements that `aria-describedby` refers to. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  const notes = ids.map((id) => byName(element.ownerDocument, `[id="${id}"]`));
  return notes.map(textOf).join(" ");
}
