import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { safeMarkup } from "./safe-markup.ts";

/**
 * A custom element, `<markup-editor>`, that edits markup; the page loads its script on demand. It fires an `edit` event
 * with the edited text and the sanitized fragment in its `detail`.
 */
class MarkupEditor extends HTMLElement {
  open({ text, label }: { text: string; label: string }) {
    // The content security policy would block the style element that CodeMirror adds to a document. In a shadow root,
    // CodeMirror uses constructed style sheets instead.
    const root = this.attachShadow({ mode: "open" });
    const told = EditorView.updateListener.of(({ docChanged, state }) => {
      if (!docChanged) return;
      const edited = state.doc.toString();
      const detail: Edit = { text: edited, shown: safeMarkup(edited, document) };
      this.dispatchEvent(new CustomEvent("edit", { detail }));
    });
    const view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          undoing,
          lineNumbers(),
          drawSelection(),
          html(),
          syntaxHighlighting(colours),
          look,
          EditorView.lineWrapping,
          // A scroll container must be reachable by Tab; in some browsers only a tabindex makes it so.
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          // Leaves Tab unbound, so that it moves the focus as usual.
          keymap.of([...defaultKeymap, ...historyKeymap]),
          told,
        ],
      }),
    });
    view.focus();
  }
}

export interface Edit {
  text: string;
  /** The edited markup without scripts, styles and references to other origins. */
  shown: DocumentFragment;
}

export type { MarkupEditor };

/** R-SHOW-9: an undo history of 100 entries; changes within 3,000 ms are one entry. */
const undoing = history({ minDepth: 100, newGroupDelay: 3_000 });

/** The same colours as in the kit's `code-block.module.css`. */
const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: "oklch(0.79 0.11 246)" },
  { tag: tags.attributeName, color: "oklch(0.84 0.14 80)" },
  { tag: tags.attributeValue, color: "oklch(0.8 0.14 158)" },
  { tag: tags.comment, color: "oklch(0.72 calc(0.02 * var(--kit-ground-chroma)) var(--kit-ground-hue))" },
]);

const look = EditorView.theme(
  {
    "&": { color: "oklch(0.93 0.008 88)", maxHeight: "40rem" },
    "&.cm-focused": { outline: "2px solid var(--kit-focus)", outlineOffset: "-3px" },
    // At least 16 pixels, because a phone zooms into smaller text on focus.
    ".cm-scroller": { font: "400 1rem / 1.68 var(--kit-font-mono)", paddingBlock: "4.2rem 1.2rem" },
    ".cm-content": { caretColor: "oklch(0.93 0.008 88)" },
    ".cm-cursor": { borderLeftColor: "oklch(0.93 0.008 88)" },
    ".cm-gutters": {
      background: "none",
      border: "0",
      color: "var(--kit-ink-faint)",
    },
    ".cm-gutterElement": { minWidth: "2.6rem !important" },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
      background: "oklch(0.42 calc(0.06 * var(--kit-ground-chroma)) var(--kit-ground-hue))",
    },
  },
  { dark: true },
);

customElements.define("markup-editor", MarkupEditor);
