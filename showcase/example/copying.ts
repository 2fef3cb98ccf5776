import { copyKeys, copyText } from "../../kit/copy-button/copy-text.ts";
import { longerBy, showNotice } from "./copy-notice.ts";

/**
 * Copies the text of the panel that a button refers to. If the clipboard is not available, the text is selected for
 * copying by keyboard.
 */
export function copyOnPress() {
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (!button) return;
    const text = document.querySelector(`#${CSS.escape(button.dataset.copy ?? "")} code`);
    const notice = button.previousElementSibling;
    if (!text || !(notice instanceof HTMLElement)) return;
    if (await copyText(text.textContent ?? "")) return showNotice(notice, notice.dataset.copied ?? "");
    getSelection()?.selectAllChildren(text);
    showNotice(notice, `${notice.dataset.refused} ${copyKeys()}`, longerBy);
  });
}
