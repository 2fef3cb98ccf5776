import { createElement, type ReactNode, StrictMode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { enterValue } from "../../kit/enter-value.ts";
import { complaints } from "./complaints.ts";
import { everyPart, type Part } from "./every-component.tsx";
import { listsOf } from "./prop-samples.ts";

// Gives each component with a named form control its value in every way there is, for entries.spec.ts.

declare global {
  interface Window {
    entries: { names: string[]; faultsOf: (name: string) => Promise<string[]> };
  }
}

type Value = string | boolean;
type Use = "default" | "controlled" | "refusing";

/** Pairs of values for controls without options. A control is tried with the first pair that it accepts. */
const pairs: [Value, Value][] = [
  ["Gneiss", "Granite"],
  ["2027-03-09", "2027-03-16"],
  ["30", "70"],
];

const place = document.body.appendChild(document.createElement("div"));
let root: Root | undefined;
let told: Value[] = [];
let say: (value: Value) => void = () => {};

const fields = everyPart.filter(({ native }) => /input|select|textarea|fieldset/.test(native.join()));

window.entries = { names: fields.map(({ name }) => name), faultsOf };

async function faultsOf(name: string): Promise<string[]> {
  const part = fields.find((one) => one.name === name);
  if (!part) return ["has no form control"];
  await show(<Shown part={part} />);
  const [before, after] = await valuesOf(part);
  const faults: string[] = [];

  await show(<Shown part={part} use="default" value={after} />);
  const [looks, data] = [seen(), sent()];
  async function expectAfter(way: string, reported?: Value[]) {
    for (let tries = 0; tries < 30 && seen() !== looks; tries++) await idle();
    if (seen() !== looks) faults.push(`${way}: shows ${seen()} instead of ${looks}`);
    if (sent() !== data) faults.push(`${way}: sends ${sent()} instead of ${data}`);
    const last = new Set(told.map(String));
    if (reported && String([...last]) !== String(reported)) faults.push(`${way}: reports ${told}`);
    if (complaints.length > 0) faults.push(`${way}: ${complaints}`);
  }

  await show(<Shown part={part} use="controlled" value={after} />);
  await expectAfter("controlled", []);

  await show(<Shown part={part} use="controlled" value={before} />);
  flushSync(() => say(after));
  await expectAfter("set by the parent", []);

  for (const use of ["default", "controlled"] as const) {
    await show(<Shown part={part} use={use} value={before} />);
    await enter(after);
    await expectAfter(`entered, ${use}`, [after]);
  }

  await show(<Shown part={part} use="refusing" value={after} />);
  await enter(before);
  await expectAfter("refused", [before]);

  const box: { current: Element | null } = { current: null };
  await show(<Shown part={part} use="default" value={before} more={{ ref: box }} />);
  assign(box.current, after);
  await expectAfter("set through the ref");

  await show(<Shown part={part} more={{ ref: (element: Element | null) => assign(element, after) }} />);
  await expectAfter("set when the ref is given, as `register` of react-hook-form does");

  await show(<Shown part={part} use="default" value={after} />);
  await enter(before);
  form()?.reset();
  await expectAfter("reset");

  const apart = <Shown part={part} use="default" value={after} more={{ form: "late" }} />;
  await show(apart, <form />);
  flushSync(() => root?.render(page(apart, <form id="late" />)));
  await enter(before);
  form()?.reset();
  await expectAfter("reset by a form that was added later");

  clear();
  const held = <Shown part={part} use="controlled" value={before} />;
  place.innerHTML = renderToString(page(held));
  for (const control of controls()) hold(control, after);
  root = hydrateRoot(place, page(held));
  await wake();
  await expectAfter("entered before hydration", [after]);

  const nothing = Object.entries(listsOf(part, 2)).map(([name, list]) => [
    name,
    [{ value: "", label: "" }, ...list],
  ]);
  await show(
    <Shown
      part={part}
      use="default"
      value={typeof after === "string" && ""}
      more={{ required: true, ...(part.native.includes("select") && Object.fromEntries(nothing)) }}
    />,
  );
  if (controls()[0]?.validity.valid === false) {
    const calm = edges();
    form()?.requestSubmit();
    if (edges() === calm) faults.push("required: looks the same after a submission without it");
  }
  clear();
  return faults;
}

interface ShownProps {
  part: Part;
  use?: Use;
  value?: Value;
  more?: object;
}

function Shown({ part, use, value: first, more }: ShownProps) {
  const [value, setValue] = useState(first);
  say = setValue;
  const event = part.props.find(({ name }) => /^on\w+Change$/.test(name))?.name;
  const noun = event?.slice(2, -6) ?? (typeof first === "boolean" ? "Checked" : "Value");
  const prop = noun.charAt(0).toLowerCase() + noun.slice(1);
  const several = part.props.some(({ name, type }) => name === prop && type.includes("[]"));
  const now = several ? [Number(value)] : value;
  const tell = (next: Value) => {
    told.push(next);
    if (use === "controlled") setValue(next);
  };
  const given = {
    ...part.least,
    ...listsOf(part, 2),
    name: "field",
    ...(event
      ? { [event]: (next: Value | number[]) => tell(Array.isArray(next) ? String(next[0]) : next) }
      : {
          onChange: ({ target }: { target: HTMLInputElement }) =>
            tell(target.type === "checkbox" ? target.checked : target.value),
        }),
    ...(use && { [use === "default" ? `default${noun}` : prop]: now }),
    ...more,
  };
  return createElement(part.component, given);
}

function page(content: ReactNode, around?: ReactNode) {
  if (around) return createElement(StrictMode, null, content, around);
  return createElement(StrictMode, null, <form>{content}</form>);
}

function clear() {
  root?.unmount();
  place.replaceChildren();
  told = [];
  complaints.length = 0;
}

async function show(content: ReactNode, around?: ReactNode) {
  clear();
  root = createRoot(place);
  flushSync(() => root?.render(page(content, around)));
  await wake();
}

/** Focuses each control once, because a control may become another one then. */
async function wake() {
  await idle();
  for (const control of controls()) control.focus();
  await idle();
  leave();
  await idle();
}

function leave() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

async function idle() {
  await new Promise((resolve) => setTimeout(resolve, 5));
  await scheduler.postTask(() => {}, { priority: "background" });
}

function controls() {
  return [...place.querySelectorAll<HTMLInputElement>("[name=field]")];
}

function form() {
  return place.querySelector("form");
}

/** Returns two values of the control. */
async function valuesOf(part: Part): Promise<[Value, Value]> {
  const [control, ...others] = controls();
  if (control?.type === "checkbox") return [false, true];
  if (control instanceof HTMLSelectElement)
    return [control.options[0]?.value ?? "", control.options[1]?.value ?? ""];
  if (others.length) return [control?.value ?? "", others[0]?.value ?? ""];
  for (const pair of pairs) {
    const [value] = pair;
    await show(<Shown part={part} use="default" value={value} />);
    const [now] = controls();
    if (now?.value === value && now.validity.valid) return pair;
  }
  throw new Error(`${part.name} accepts none of the values`);
}

/** Enters a value as a visitor does. */
async function enter(value: Value) {
  for (const control of controls()) {
    control.focus();
    if (!/^(checkbox|radio)$/.test(control.type)) enterValue(control, String(value));
    else if (control.checked !== (control.type === "radio" ? control.value === value : value)) {
      if (control.type !== "radio" || control.value === value) control.click();
    }
    leave();
  }
  await idle();
}

/** Enters a value before React runs. */
function hold(control: HTMLInputElement, value: Value) {
  if (control.type === "checkbox") control.checked = value === true;
  else if (control.type === "radio") control.checked = control.value === value;
  else control.value = String(value);
}

function assign(element: Element | null, value: Value) {
  if (element) Object.assign(element, typeof value === "boolean" ? { checked: value } : { value });
}

function sent() {
  const entries = form();
  return JSON.stringify(entries && [...new FormData(entries)]);
}

/** What visitors see and hear: texts, values, ARIA attributes and what is drawn. */
function seen() {
  const described = [...place.querySelectorAll<HTMLInputElement>("*")].flatMap((element) => {
    if (element.localName === "form") return [];
    const { localName, value, checked, attributes, childElementCount, textContent } = element;
    const told = [...attributes].filter(({ name }) => /^(x|width|aria-(?!.*(by|controls)$).*)$/.test(name));
    const words = childElementCount === 0 && localName !== "textarea" && textContent;
    return [
      [localName, value, checked, words, ...told.map(({ name, value }) => `${name}=${value}`)].join(" "),
    ];
  });
  return described.join("; ");
}

/** The colours of all edges. */
function edges() {
  return [...place.querySelectorAll("*")]
    .map((element) => getComputedStyle(element))
    .map(({ borderColor, boxShadow }) => borderColor + boxShadow)
    .join();
}
