/** When the notice fades in, fades out and is removed, in milliseconds after the button is pressed (R-SHOW-4). */
const fadesIn = 100;
const fadesOut = 2000;
const gone = 2500;
/** How much longer a notice with instructions or a link stays, in milliseconds. */
export const longerBy = 8000;

const timersOf = new WeakMap<Element, ReturnType<typeof setTimeout>[]>();

/** Shows `words` in `notice`, a live region beside the button, and hides them `lateMs` later than usual. */
export function showNotice(notice: Element, words: string | Node, lateMs = 0) {
  for (const timer of timersOf.get(notice) ?? []) clearTimeout(timer);
  notice.replaceChildren(words);
  timersOf.set(notice, [
    setTimeout(() => notice.setAttribute("data-visible", ""), fadesIn),
    setTimeout(() => notice.removeAttribute("data-visible"), fadesOut + lateMs),
    setTimeout(() => notice.replaceChildren(), gone + lateMs),
  ]);
}
