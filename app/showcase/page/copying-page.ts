/** Milliseconds after the press, as with every other copy (the specification, section 4). */
const noticeTimes = { fadesIn: 100, fadesOut: 2000, gone: 2500 };

const button = document.querySelector<HTMLElement>("[data-copy-page]");
const notice = button?.nextElementSibling;
let timers: ReturnType<typeof setTimeout>[] = [];

button?.addEventListener("click", async () => {
  try {
    // Begun at once and given its text later: Safari lets nobody write to the clipboard after a wait.
    const text = new ClipboardItem({ "text/plain": textAt(button.dataset.copyPage ?? "") });
    await navigator.clipboard.write([text]);
    if (notice instanceof HTMLElement) showNotice(notice);
  } catch (error) {
    console.error(error);
  }
});

async function textAt(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return new Blob([await answer.text()], { type: "text/plain" });
}

function showNotice(notice: HTMLElement) {
  for (const timer of timers) clearTimeout(timer);
  notice.textContent = notice.dataset.copied ?? "";
  timers = [
    setTimeout(() => notice.setAttribute("data-visible", ""), noticeTimes.fadesIn),
    setTimeout(() => notice.removeAttribute("data-visible"), noticeTimes.fadesOut),
    setTimeout(() => notice.replaceChildren(), noticeTimes.gone),
  ];
}
