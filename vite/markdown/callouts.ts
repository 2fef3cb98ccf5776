import type { Root } from "mdast";
import { visit } from "unist-util-visit";

export const calloutNames = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"];

const mark = new RegExp(`^\\[!(${calloutNames.join("|")})\\][ \\t]*(\\n|$)`, "i");

/** Turns blockquotes whose first line is a marker such as `[!NOTE]` into callouts, as GitHub does. */
export function makeCallouts(root: Root): void {
  visit(root, "blockquote", (quote) => {
    const [first] = quote.children;
    const [text] = first?.type === "paragraph" ? first.children : [];
    if (first?.type !== "paragraph" || text?.type !== "text") return;
    const [written, name] = mark.exec(text.value) ?? [];
    if (written === undefined || !name) return;
    text.value = text.value.slice(written.length);
    // Moves the text's start position past the marker, which has been removed.
    if (text.position) text.position.start.offset = (text.position.start.offset ?? 0) + written.length;
    if (text.value === "") first.children.shift();
    if (first.children.length === 0) quote.children.shift();
    quote.data = { hName: "div", hProperties: { className: ["callout", `callout-${name.toLowerCase()}`] } };
    quote.children.unshift({
      type: "paragraph",
      data: { hProperties: { className: ["callout-title"] } },
      children: [{ type: "text", value: name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase() }],
    });
  });
}
