/** Milliseconds after the press (the specification, section 4). */
const noticeTimes = { fadesIn: 100, fadesOut: 2000, gone: 2500 };

/** Copies the text of the panel that a button names; the notice beside it is a live region and is spoken. */
export function copyOnPress() {
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    const text = button && document.querySelector(`#${CSS.escape(button.dataset.copy ?? "")} code`);
    if (!button || !text) return;
    try {
      await navigator.clipboard.writeText(text.textContent ?? "");
      showNotice(button.previousElementSibling);
    } catch (error) {
      // Selected, it can still be copied by the keys.
      getSelection()?.selectAllChildren(text);
      console.error(error);
    }
  });
}

let timers: ReturnType<typeof setTimeout>[] = [];

function showNotice(notice: Element | null) {
  if (!(notice instanceof HTMLElement)) return;
  for (const timer of timers) clearTimeout(timer);
  notice.textContent = notice.dataset.copied ?? "";
  timers = [
    setTimeout(() => notice.setAttribute("data-visible", ""), noticeTimes.fadesIn),
    setTimeout(() => notice.removeAttribute("data-visible"), noticeTimes.fadesOut),
    setTimeout(() => notice.replaceChildren(), noticeTimes.gone),
  ];
}
