import { firstStep, lettersOf, nextStep, type TypingStep, type TypingTimes } from "./typing.ts";

/** Times that are undefined have their defaults. */
type GivenTimes = { [time in keyof TypingTimes]?: TypingTimes[time] | undefined };

/** A finished phrase, which stays. */
const whole = { phrase: 0, letters: Number.POSITIVE_INFINITY };

/** Types the phrases in the HTML of a `TypedHeadline`. Returns a function that ends the typing. */
export function typePhrases(
  headline: HTMLElement,
  { typeSpeed = 90, backSpeed = 90, backDelay = 200, startDelay = 500, loop = true }: GivenTimes = {},
): () => void {
  const places = [...headline.querySelectorAll("[aria-hidden=true] > span")];
  const phrases = places.map(({ textContent }) => textContent);
  const [pause, goOn] = headline.querySelectorAll<HTMLElement>("button > *");
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const ended = new AbortController();
  let step = firstStep;
  let timer = 0;

  function show({ phrase, letters }: Pick<TypingStep, "phrase" | "letters">) {
    for (const [index, place] of places.entries()) {
      const all = lettersOf(phrases[index] ?? "");
      const count = index === phrase ? letters : 0;
      const [typed, rest] = place.children;
      typed?.toggleAttribute("data-caret", index === phrase);
      typed?.replaceChildren(all.slice(0, count).join(""));
      rest?.replaceChildren(all.slice(count).join(""));
    }
  }
  function run() {
    clearTimeout(timer);
    const still = reducedMotion.matches;
    headline.toggleAttribute("data-still", still);
    show(still ? whole : step);
    const next = still || pause?.hidden ? null : nextStep(step, phrases, times);
    if (next) timer = window.setTimeout(() => go(next.step), next.after);
  }
  function go(to: TypingStep) {
    step = to;
    run();
  }
  function toggle() {
    if (!pause || !goOn) return;
    pause.hidden = !pause.hidden;
    goOn.hidden = !pause.hidden;
    run();
  }
  const times = { typeSpeed, backSpeed, backDelay, startDelay, loop };
  reducedMotion.addEventListener("change", run, ended);
  pause?.parentElement?.addEventListener("click", toggle, ended);
  run();
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
