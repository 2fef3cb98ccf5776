import { copyWithExecCommand } from "../../kit/copy-button/copy-text.ts";
import { longerBy, showNotice } from "../example/copy-notice.ts";

/** Copies the page's Markdown file when its button is pressed. */
export function copyPageOnPress() {
  const button = document.querySelector<HTMLElement>("[data-copy-page]");
  const notice = button?.nextElementSibling;
  button?.addEventListener("click", async () => {
    if (!(notice instanceof HTMLElement)) return;
    const address = button.dataset.copyPage ?? "";
    try {
      if (await copyTextAt(address)) showNotice(notice, notice.dataset.copied ?? "");
      else showNotice(notice, linkTo(address, notice.dataset.refused ?? ""), longerBy);
    } catch (error) {
      console.error(error);
    }
  });
}

async function copyTextAt(address: string): Promise<boolean> {
  const text = textAt(address);
  try {
    // Calls `write` at once, with a promise, because Safari blocks writing to the clipboard after an `await`.
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch {
    return copyWithExecCommand(await (await text).text());
  }
}

async function textAt(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return new Blob([await answer.text()], { type: "text/plain" });
}

function linkTo(address: string, words: string): Node {
  return Object.assign(document.createElement("a"), { href: address, textContent: words });
}
