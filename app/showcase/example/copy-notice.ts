/** Milliseconds after the press (the specification, section 4). */
const noticeTimes = { fadesIn: 100, fadesOut: 2000, gone: 2500 };
/** For words that say what else is to be done. */
const longerBy = 8000;

let timers: ReturnType<typeof setTimeout>[] = [];

/** Says something beside the button; the element is a live region and is spoken. */
export function showNotice(notice: Element, words: string | Node, { longer = false } = {}) {
  for (const timer of timers) clearTimeout(timer);
  notice.replaceChildren(words);
  const late = longer ? longerBy : 0;
  timers = [
    setTimeout(() => notice.setAttribute("data-visible", ""), noticeTimes.fadesIn),
    setTimeout(() => notice.removeAttribute("data-visible"), noticeTimes.fadesOut + late),
    setTimeout(() => notice.replaceChildren(), noticeTimes.gone + late),
  ];
}
