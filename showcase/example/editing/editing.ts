import type { Edit, MarkupEditor } from "./markup-editor.ts";

/** Opens an editor for the markup of a pressed button's example; its Reset button closes it. Its script loads on demand. */
export async function openEditor(button: HTMLElement) {
  const frame = button.closest<HTMLElement>("[data-frame]");
  if (!frame || frame.dataset.editing) return;
  const note = frame.querySelector<HTMLElement>("[data-edit-note]");
  note?.replaceChildren();
  try {
    await import(button.dataset.edit ?? "");
    edit(frame, button);
  } catch (error) {
    note?.append(note.dataset.editNote ?? "");
    console.error(error);
  }
}

function edit(frame: HTMLElement, button: HTMLElement) {
  const stage = frame.querySelector("[data-stage]");
  const code = button.closest("[role=tabpanel]")?.querySelector("code");
  const scroller = code?.closest("section");
  const reset = frame.querySelector<HTMLElement>("[data-reset]");
  if (!stage || !code || !scroller || !reset) return;
  const lines = [...code.childNodes];
  // Detaches the original nodes, so that Reset can restore them. React manages some of them, and merely hiding them
  // would leave duplicate ids.
  const shown = [...stage.childNodes];
  const edited = document.createElement("div");
  const editor = document.createElement("markup-editor") as MarkupEditor;
  const stay = (event: Event) => event.preventDefault();

  editor.addEventListener("edit", (event) => {
    const { text, shown }: Edit = (event as CustomEvent<Edit>).detail;
    // The copy button copies the text of `code`, which stays in the page while the editor hides it.
    code.textContent = text;
    edited.replaceChildren(shown);
    if (!edited.isConnected) stage.replaceChildren(edited);
  });
  edited.addEventListener("submit", stay);
  reset.addEventListener(
    "click",
    () => {
      code.replaceChildren(...lines);
      stage.replaceChildren(...shown);
      editor.remove();
      delete frame.dataset.editing;
      button.focus();
    },
    { once: true },
  );
  frame.dataset.editing = "true";
  scroller.after(editor);
  editor.open({ text: code.textContent ?? "", label: scroller.ariaLabel ?? "" });
}
