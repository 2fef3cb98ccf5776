import { Activity, createElement, StrictMode, Suspense, use } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { complaints } from "./complaints.ts";
import { everyPart, type Part } from "./every-component.tsx";
import { listsOf } from "./prop-samples.ts";

// Does to each component what React, or a parent that still loads its data, may do; for lives.spec.ts.

declare global {
  interface Window {
    lives: { names: string[]; faultsOf: (name: string) => Promise<string[]> };
  }
}

const place = document.body.appendChild(document.createElement("div"));
const focused = document.body.appendChild(document.createElement("button"));
const forever = new Promise<never>(() => {});
/** Complaints, and what was told to the parent. */
const seen = complaints;

navigation.addEventListener("navigate", () => seen.push("navigated"));

window.lives = { names: everyPart.map(({ name }) => name), faultsOf };

async function faultsOf(name: string): Promise<string[]> {
  const part = everyPart.find((one) => one.name === name);
  const faults: string[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => seen.push(`error: ${error}`) });
  /** Renders, and expects that nobody is told of anything. */
  async function step(what: string, items: number | null, life: Situation = {}) {
    seen.length = 0;
    flushSync(() => root.render(part && items !== null && <Life {...life} part={part} items={items} />));
    await idle();
    faults.push(...new Set(seen.map((one) => `${what}: ${one}`)));
    if (items === null && document.activeElement !== focused) faults.push(`${what}: loses the focus`);
    return stateOf(place);
  }
  async function expectKept(what: string, state: string, life: Situation) {
    await step(what, 2, life);
    if (document.querySelector(":modal, [popover=auto]:popover-open"))
      faults.push(`${what}: still blocks the page`);
    const after = await step(`${what}, shown again`, 2);
    if (after !== state) faults.push(`${what}: ${state} became ${after}`);
  }

  focused.focus();
  const full = await step("mounted", 2);
  await step("unmounted", null);
  await step("without data", 0);
  const late = await step("with late data", 2);
  if (late !== full) faults.push(`late data: ${full} became ${late}`);
  openAll();
  await idle();
  const open = stateOf(place);
  await expectKept("hidden", open, { mode: "hidden" });
  await expectKept("suspended again", open, { waits: true });
  await step("unmounted while open", null);
  await step("with all data again", 2);
  openAll();
  await idle();
  await step("with less data", 1);
  await step("without data again", 0);
  await step("unmounted while open and empty", null);
  await step("without data, once more", 0);
  flushSync(() => {
    for (const button of place.querySelectorAll("button")) button.click();
  });
  await idle();
  faults.push(...seen.filter((one) => one.startsWith("error")));
  for (const number of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    const numbers = part?.props.filter(({ type }) => /^(string \| )?number$|number\[\]/.test(type)) ?? [];
    for (const { name, type } of numbers) {
      await step(`${name} ${number}`, 2, { numbers: { [name]: type.includes("[]") ? [number] : number } });
      if (/NaN|Infinity/.test(place.innerHTML)) faults.push(`${name}: ${number} is in the HTML`);
      await step("unmounted", null);
    }
  }
  root.unmount();
  return faults;
}

interface Situation {
  mode?: "visible" | "hidden";
  waits?: boolean;
  numbers?: object;
}

async function idle() {
  // A dialog reports only at the next frame that it was closed.
  if (document.querySelector("dialog")) await new Promise(requestAnimationFrame);
  await scheduler.postTask(() => {}, { priority: "background" });
}

function Life({ part, items, mode = "visible", waits, numbers }: Situation & { part: Part; items: number }) {
  return (
    <StrictMode>
      <Activity mode={mode}>
        <Suspense>
          {createElement(part.component, {
            ...part.least,
            ...listsOf(part, items),
            ...listenersOf(part),
            ...numbers,
          })}
          {waits && <Waits />}
        </Suspense>
      </Activity>
    </StrictMode>
  );
}

function Waits(): null {
  return use(forever);
}

/** Returns handlers of all events that components report. */
function listenersOf({ props, native }: Part) {
  const own = props.flatMap(({ name, type }) =>
    type.includes("=>") && /^on|Handler$/.test(name) ? [name] : [],
  );
  const names = native.length ? [...own, "onClose", "onChange", "onInput", "onReset"] : own;
  return Object.fromEntries(names.map((name) => [name, () => seen.push(`told by ${name}`)]));
}

/** Opens and selects what a visitor can; of several layers only one, because a second one may close it. */
function openAll() {
  const dialog = place.querySelector("dialog");
  if (!dialog) place.querySelector<HTMLElement>("[popover]")?.togglePopover(true);
  else if (!dialog.open) dialog.showModal();
  for (const details of place.querySelectorAll("details")) details.open = true;
  for (const tab of place.querySelectorAll<HTMLElement>("[role=tab], ol > li > button")) tab.click();
}

/** What a visitor would lose: text, entries, and what is open or selected. */
function stateOf(element: Element): string {
  const state = [...element.querySelectorAll(":is(:open, :popover-open, [aria-selected=true], :checked)")];
  const values = [...element.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  return JSON.stringify([
    element.textContent,
    state.map(({ localName, id }) => `${localName} ${id.replace(/\W*_?r_?\w+\W*/, "")}`),
    values.map(({ value }) => value),
  ]);
}
