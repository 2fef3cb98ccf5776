// The script inlined in pages with islands. It loads React when the visitor first touches an island, or when something in
// one is about to move by itself. What was pressed before is pressed again once React runs.
import type { hydrateIslands } from "../entry.client.tsx";
import type { IslandFiles, Islands } from "./islands.ts";

/** What the visitor pressed, with the way to do so again. A second press on the same button is not counted. */
const held = new Map<EventTarget, () => void>();
const untouched = new AbortController();
let isLoading = false;
let isHolding = false;
let attempts = 0;

for (const type of ["pointerover", "pointerdown", "focusin", "keydown"]) listen(type, load);
listen("click", (event) => {
  const control = (event.target as Element).closest<HTMLElement>("button[type=button]");
  // The browser opens menus and dialogs, and follows links, without React.
  if (control && !control.matches("[popovertarget], [command]")) hold(event, control, () => control.click());
});
listen("submit", (event) => {
  const { target, submitter } = event as SubmitEvent;
  if (target instanceof HTMLFormElement) hold(event, target, () => target.requestSubmit(submitter));
});
loadBeforeMoves();
addEventListener("hashchange", loadForTarget, untouched);
loadForTarget();
loadForDraft();

/** Listens for events in islands until React runs. */
function listen(type: string, handle: (event: Event) => void) {
  addEventListener(
    type,
    (event) => event.target instanceof Element && event.target.closest("[data-island]") && handle(event),
    { capture: true, signal: untouched.signal },
  );
}

function hold(event: Event, place: EventTarget, again: () => void) {
  load();
  if (!isHolding) return;
  event.preventDefault();
  event.stopPropagation();
  held.set(place, again);
  setTimeout(letGo, patienceMs);
}

/** How long a press waits for React. */
const patienceMs = 4_000;

async function load() {
  if (isLoading) return;
  isLoading = isHolding = true;
  await startReact().catch(reportError);
  letGo();
  // If the files did not arrive, the next touch requests them again.
  setTimeout(() => (isLoading = untouched.signal.aborted), 1_000);
}

/** Does what was held. If the files did not arrive, forms and links work as they do without React. */
function letGo() {
  isHolding = false;
  for (const again of held.values()) again();
  held.clear();
}

async function startReact() {
  const { entry, islands, all, styles }: IslandFiles = JSON.parse(
    document.getElementById("island-files")?.textContent ?? "",
  );
  for (const href of all) addLink({ rel: "modulepreload", href });
  if (styles) {
    // Islands start even if this stylesheet fails to load.
    await new Promise((done) => addLink({ rel: "stylesheet", href: styles, onload: done, onerror: done }));
  }
  // Older browsers never request a module again that failed to load, unless it has another URL.
  const retry = attempts++ ? `?${attempts}` : "";
  const react: { hydrateIslands: typeof hydrateIslands } = await import(/* @vite-ignore */ entry + retry);
  const page: { islands: Islands } = await import(/* @vite-ignore */ islands + retry);
  await react.hydrateIslands(page.islands);
  untouched.abort();
}

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

/** Loads React shortly before something that is in sight moves by itself: `data-kit-moves` milliseconds later. */
function loadBeforeMoves() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const loadingMs = 1_000;
  const timers = new Map<Element, number>();
  const eye = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      const afterMs = Number(target.getAttribute("data-kit-moves")) - loadingMs;
      if (isIntersecting) timers.set(target, window.setTimeout(load, afterMs));
    }
  });
  for (const moving of document.querySelectorAll("[data-island] [data-kit-moves]")) eye.observe(moving);
}

/** A tab or a slide shows what a fragment names. */
function loadForTarget() {
  // On the first load, `:target` is set only after this script.
  const target = document.getElementById(location.hash.slice(1)) ?? document.querySelector(":target");
  if (target?.closest("[data-island]")) load();
}

/** The form restores what the visitor typed into it earlier and could not send. */
function loadForDraft() {
  const key = document.querySelector<HTMLElement>("[data-draft]")?.dataset.draft;
  try {
    if (key && sessionStorage.getItem(key) !== null) load();
  } catch {
    // If storage is unavailable, there is no draft.
  }
}
