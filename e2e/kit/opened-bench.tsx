import { createElement, type ReactNode, type SyntheticEvent, useState } from "react";
import type { TriggerProps } from "../../kit/button/button.tsx";
import { Card } from "../../kit/card/card.tsx";
import { Modal } from "../../kit/modal/modal.tsx";
import { Popover } from "../../kit/popover/popover.tsx";
import { Toast } from "../../kit/toast/toast.tsx";
import { everyPart } from "./every-component.tsx";
import { listsOf, sampleOf, samples } from "./prop-samples.ts";
import { show } from "./shown.tsx";

// Renders every component with forty entries and opens what it can open, for opened.spec.ts.

declare global {
  interface Window {
    opened: {
      names: string[];
      /** Renders a component, and returns how many openers it has. */
      show: (name: string, place: keyof typeof places) => Promise<number>;
      /** Presses an opener, and returns the number of open layers. */
      open: (opener: number) => Promise<number>;
      /** Presses the first control of what is on top. */
      pressInside: () => Promise<boolean>;
      /** Presses what is open, one control after the other, and returns those after which the focus is misplaced. */
      misplaced: (moves: boolean) => Promise<string[]>;
      /** Presses one control of each kind in what opens, and returns those after which it is still open. */
      staysOpen: () => Promise<string[]>;
      /** Moves the focus to an opener, and counts anew how often functions of the parent are called. */
      focusOpener: (opener: number) => void;
      acted: number;
      /** Hides what opened the layer that has the focus. Returns whether there is such a layer. */
      hideOpener: () => boolean;
      /** The number of open layers, and what has the focus. */
      state: () => Promise<unknown[]>;
      /** Returns what is cut off, covered or outside the window, and can't be scrolled to. */
      outOfReach: () => string[];
    };
  }
}

const forty = Array.from({ length: 40 }, (_, index) => `Layer ${index + 1}`);
const links = forty.map((label) => ({ label, href: `#${label}` }));

/** Components whose entries are not a list of their own. */
const more: Readonly<Record<string, object>> = {
  Dropdown: { items: [...links, { label: "Drill", onClick: () => samples.act() }] },
  Navbar: { menus: [{ name: "Layers", groups: [{ title: "All", links }] }] },
  ToastRegion: {
    children: forty.map((title) => <Toast key={title} title={title} onClose={() => samples.act()} />),
  },
  Pagination: { pages: 40, current: 20 },
  Button: { children: "Drill" },
  ResponseDialog: {
    message: forty.join("\n"),
    action: "Send again",
    picture: { src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", width: 132, height: 160 },
  },
  Tooltip: {
    children: (described: object) => (
      <button type="button" {...described}>
        Open
      </button>
    ),
  },
};

/** Each component with forty entries and functions. Another element is in place of its button. */
const full = Object.fromEntries(
  everyPart.map((part) => {
    const { name, component, least, takesChildren, props, types } = part;
    const functions = props
      .filter(({ name }) => /^on(?!Open)|^action$|^closeHandler$/.test(name))
      .map(({ name, type }) => [name, sampleOf(name, type, types)?.value]);
    const body = takesChildren && { children: forty.map((entry) => <p key={entry}>{entry}</p>) };
    const given = { ...least, ...body, ...listsOf(part, 40), ...Object.fromEntries(functions) };
    const button = createElement("button", { type: "button", id: "its-own", ref() {} }, "Open");
    const trigger = props.some((prop) => prop.name === "trigger") && { trigger: { render: button } };
    return [name, createElement(component, { ...given, ...trigger, ...more[name] })];
  }),
);

let moved = false;

function moveFocus() {
  moved = true;
  document.getElementById("elsewhere")?.focus();
}

const around = { "data-around": true } as TriggerProps;

const places = {
  "beside a frame": (content: ReactNode) => (
    <>
      {content}
      <input id="elsewhere" aria-label="Elsewhere" />
      <iframe
        title="Frame"
        style={{ position: "fixed", inset: "auto 0 0 auto", width: "3rem", height: "3rem" }}
      />
    </>
  ),
  "on its own": (content: ReactNode) => content,
  "in a modal": (content: ReactNode) => (
    <Modal trigger={{ label: "Around", ...around }} title="Around" describe={false}>
      {content}
    </Modal>
  ),
  "in a popover": (content: ReactNode) => (
    <Popover label="Around" trigger={around} title="Around">
      {content}
    </Popover>
  ),
  "in a card that moves and clips": (content: ReactNode) => (
    <Card style={{ transform: "scale(1)", overflow: "clip", padding: 0 }}>{content}</Card>
  ),
  "with a parent that asks": (content: ReactNode) => <Asks>{content}</Asks>,
};

/** Asks in a dialog after a press in what is open. On Yes, removes the content with its dialog. */
function Asks({ children }: { children: ReactNode }) {
  const [asks, setAsks] = useState(false);
  const [gone, setGone] = useState(false);
  const follow = (event: SyntheticEvent) => {
    const { target } = event;
    // Follows no link, as a router does.
    event.preventDefault();
    if (target instanceof Element && target.closest("[data-shown] :is(dialog, [popover])")) setAsks(true);
  };
  if (gone) return <button type="button">Remains</button>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears what bubbles
    <div onClick={follow}>
      {children}
      {asks && (
        <Modal
          open
          onOpenChange={setAsks}
          title="Sure?"
          action={{ label: "Yes", onClick: () => setGone(true) }}
        >
          It is raining.
        </Modal>
      )}
    </div>
  );
}

const openers =
  "button[popovertarget]:not([popovertargetaction]), [command=show-modal], summary, [aria-haspopup], select, :has(+ [role=tooltip]) [aria-describedby]";
const layers = "dialog:modal, [popover=auto]:popover-open, [role=listbox], [role=tooltip]";
let opener: Element | null = null;
let shown = "";

window.opened = {
  names: Object.keys(full),
  async show(name, place) {
    shown = name;
    show(
      <div style={{ padding: "1rem" }}>
        <style>
          {
            "* { scroll-padding: 0; } *, ::details-content { transition: none !important; pointer-events: auto !important; }"
          }
        </style>
        {places[place](<div data-shown>{full[name]}</div>)}
      </div>,
    );
    const around = document.querySelector<HTMLElement>("[data-around]");
    around?.focus();
    around?.click();
    await settled();
    return document.querySelectorAll(`[data-shown] :is(${openers})`).length;
  },
  async open(index) {
    const pressed = document.querySelectorAll<HTMLElement>(`[data-shown] :is(${openers})`)[index];
    pressed?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
    pressed?.focus();
    opener = document.activeElement;
    press(pressed);
    await settled();
    if (!opener?.isConnected || opener.matches("select")) opener = document.activeElement;
    return openLayers().length;
  },
  async pressInside() {
    const control = openLayers().at(-1)?.querySelector<HTMLElement>("a, button:enabled");
    control?.focus();
    control?.click();
    await settled();
    return control != null;
  },
  async misplaced(moves) {
    samples.act = moves ? moveFocus : () => {};
    const wrong: string[] = [];
    for (const index of [0, 1, 2, -1]) {
      const openers = await this.show(shown, "beside a frame");
      const layers = openers > 0 ? await this.open(0) : 0;
      const place = openLayers().at(-1) ?? document.querySelector("[data-shown]");
      const control = [...(place?.querySelectorAll<HTMLElement>("button:enabled") ?? [])].at(index);
      if (!control) break;
      moved = false;
      control.focus();
      control.click();
      await settled();
      const { activeElement: focus } = document;
      const back = openLayers().length < layers ? focus === opener : focus?.closest("[data-shown]");
      if (moved ? focus?.id !== "elsewhere" : openers > 0 && !back)
        wrong.push(`${control.outerHTML.slice(0, 90)} → ${focus?.outerHTML.slice(0, 60)}`);
    }
    return wrong;
  },
  async staysOpen() {
    const stays: string[] = [];
    const openers = await this.show(shown, "on its own");
    for (let index = 0; index < Math.min(openers, 3); index += 1)
      for (let kind = 0; ; kind += 1) {
        await this.show(shown, "on its own");
        const layers = await this.open(index);
        if (layers === 0 && opener?.matches("[popovertarget], [command]")) stays.push(opener.outerHTML);
        const all = openLayers().at(-1)?.querySelectorAll<HTMLElement>("a[href^='#'], button, [role=option]");
        const kinds = new Map(Array.from(all ?? [], (one) => [one.className + one.role, one]));
        const control = [...kinds.values()][kind];
        if (!control) break;
        press(control);
        await settled();
        if (openLayers().length >= layers) stays.push(control.ariaLabel || control.textContent);
      }
    return stays;
  },
  focusOpener(index) {
    this.acted = 0;
    // A question reports that it opens.
    samples.act = () => (this.acted += document.activeElement?.matches("summary") ? 0 : 1);
    document.querySelectorAll<HTMLElement>(`[data-shown] :is(${openers})`)[index]?.focus();
  },
  acted: 0,
  hideOpener() {
    const layer = openLayers().at(-1);
    layer?.querySelector<HTMLElement>("a, button:enabled")?.focus();
    if (opener instanceof HTMLElement) opener.style.display = "none";
    return layer?.contains(document.activeElement) ?? false;
  },
  async state() {
    await settled();
    const { activeElement: focus } = document;
    const inside = openLayers().at(-1)?.contains(focus) && "inside";
    return [openLayers().length, focus === opener ? "the opener" : inside || focus?.textContent];
  },
  outOfReach() {
    const { scrollWidth, clientWidth } = document.documentElement;
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    const title = document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "");
    const opensLower =
      title && dialog && title.getBoundingClientRect().top < dialog.getBoundingClientRect().top;
    const lost = leaves().filter((leaf) => !isReached(leaf));
    return [
      ...(opensLower ? ["the title, when it opens"] : []),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...lost.map((leaf) => leaf.outerHTML.slice(0, 100)),
    ];
  },
};

/** Presses the icon in a control, if there is one. */
function press(control: Element | undefined) {
  const target = control?.querySelector("svg") ?? control;
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

function openLayers() {
  return [...document.querySelectorAll(layers)].filter((layer) => layer.checkVisibility());
}

/** Returns the visible texts and controls of what is on top. */
function leaves() {
  const front = openLayers().at(-1) ?? document.body;
  return [...front.querySelectorAll("*")].filter(
    (element) =>
      (element.matches("button, input, a, dialog img") ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      !element.closest(".kit-visually-hidden, [aria-hidden=true], svg, option"),
  );
}

/** Returns whether scrolling shows all of an element or, if it is larger than the window, its middle. */
function isReached(leaf: Element) {
  leaf.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  // Scripts can scroll what hides its overflow, people can't.
  for (let around = leaf.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY === "hidden") around.scrollTop = 0;
  const { x, y, width, height } = leaf.getBoundingClientRect();
  const fits = (from: number, size: number, room: number) =>
    size > room || (from > -1 && from + size < room + 1);
  const hit = document.elementsFromPoint(middle(x, width, innerWidth), middle(y, height, innerHeight));
  return (
    fits(x, width, innerWidth) &&
    fits(y, height, innerHeight) &&
    hit.some((each) => leaf.contains(each) || each === leaf.parentElement)
  );
}

/** The middle of the part that is in the window. */
function middle(from: number, size: number, room: number) {
  return (Math.max(from, 0) + Math.min(from + size, room)) / 2;
}

function settled() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
