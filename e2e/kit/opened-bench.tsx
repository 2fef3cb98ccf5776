import { createElement, type ReactNode, type SyntheticEvent, useState } from "react";
import type { TriggerProps } from "../../kit/button/button.tsx";
import { Card } from "../../kit/card/card.tsx";
import { Modal } from "../../kit/modal/modal.tsx";
import { Popover } from "../../kit/popover/popover.tsx";
import { Toast } from "../../kit/toast/toast.tsx";
import { everyPart } from "./every-component.tsx";
import { sampleOf } from "./prop-samples.ts";
import { show } from "./shown.tsx";

// Renders every component with forty entries and opens what it can open, for opened.spec.ts.

declare global {
  interface Window {
    opened: {
      names: string[];
      places: string[];
      show: (name: string, place: string) => Promise<void>;
      /** Opens everything in a component, one after the other, and returns what cannot be reached. */
      outOfReach: (name: string, place: string) => Promise<string[]>;
      /** Focuses the component's opener and returns whether there is one. */
      enter: () => Promise<boolean>;
      /** Focuses the first control of what was opened last. */
      goInside: () => Promise<void>;
      /** How many layers are open, and what has the focus. */
      state: () => Promise<{ layers: number; focus: string }>;
    };
  }
}

const forty = Array.from({ length: 40 }, (_, index) => `Layer ${index + 1}`);
const links = forty.map((label) => ({ label, href: `#${label}` }));

/** Components whose entries are not a list of their own. */
const more: Readonly<Record<string, object>> = {
  Navbar: { menus: [{ name: "Layers", groups: [{ title: "All", links }] }] },
  ToastRegion: { children: forty.map((title) => <Toast key={title} title={title} onClose={() => {}} />) },
  Pagination: { pages: 40, current: 20 },
  Button: { children: "Drill" },
  ResponseDialog: { message: forty.join("\n"), action: "Send again" },
  Modal: { trigger: { label: "Open" } },
};

const full: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  everyPart.map(({ name, component, least, props, types, takesChildren }) => {
    const lists = props.flatMap((prop) => {
      if (!prop.type.endsWith("[]") || prop.type.includes("number")) return [];
      return [[prop.name, forty.map((entry) => first(sampleOf(entry, prop.type, types)?.value))]];
    });
    const body = takesChildren && { children: forty.map((entry) => <p key={entry}>{entry}</p>) };
    return [
      name,
      createElement(component, { ...least, ...body, ...Object.fromEntries(lists), ...more[name] }),
    ];
  }),
);

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : list;
}

const around = { "data-around": true } as TriggerProps;

const places: Readonly<Record<string, (content: ReactNode) => ReactNode>> = {
  "on its own": (content) => content,
  "in a modal": (content) => (
    <Modal trigger={{ label: "Around", ...around }} title="Around" describe={false}>
      {content}
    </Modal>
  ),
  "in a popover": (content) => (
    <Popover label="Around" trigger={around} title="Around">
      {content}
    </Popover>
  ),
  "in a card that moves and clips": (content) => (
    <Card style={{ transform: "scale(1)", overflow: "hidden" }}>{content}</Card>
  ),
  "with a parent that asks": (content) => <Asks>{content}</Asks>,
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

window.opened = {
  names: Object.keys(full),
  places: Object.keys(places),
  async show(name, place) {
    show(
      <div style={{ padding: "1rem" }}>
        {places[place]?.(<div data-shown>{full[name]}</div>)}
        {!place.startsWith("in") && <iframe title="Frame" style={{ position: "fixed", inset: "auto 0 0 auto", width: 60, height: 60 }} />}
      </div>,
    );
    const around = document.querySelector<HTMLElement>("[data-around]");
    around?.focus();
    around?.click();
    await settled();
  },
  async outOfReach(name, place) {
    await window.opened.show(name, place);
    const found = new Set(unreachable().map((one) => `closed: ${one}`));
    const count = Math.min(document.querySelectorAll(`[data-shown] :is(${openers})`).length, 3);
    for (let index = 0; index < count; index += 1) {
      const opener = document.querySelectorAll<HTMLElement>(`[data-shown] :is(${openers})`)[index];
      opener?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
      opener?.focus();
      if (opener?.matches("button, summary")) opener.click();
      await settled();
      for (const one of unreachable()) found.add(`opened: ${one}`);
      for (const open of document.querySelectorAll<HTMLElement>("[data-shown] :popover-open"))
        open.hidePopover();
      for (const open of document.querySelectorAll<HTMLDialogElement>("[data-shown] dialog:modal"))
        open.close();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await settled();
    }
    return [...found].slice(0, 4);
  },
  async enter() {
    const first = document.querySelector<HTMLElement>(`[data-shown] :is(${openers}):not(summary)`);
    first?.focus();
    await settled();
    opener = document.activeElement;
    return first !== null && !opener?.matches("select");
  },
  async goInside() {
    const layer = [...document.querySelectorAll(layers)].at(-1);
    layer?.querySelector<HTMLElement>("a, button:enabled")?.focus();
    await settled();
  },
  async state() {
    await settled();
    const open = [...document.querySelectorAll(layers)].filter((layer) => layer.checkVisibility());
    const { activeElement } = document;
    const focus =
      activeElement === opener
        ? "the opener"
        : activeElement === document.body
          ? "nothing"
          : open.at(-1)?.contains(activeElement)
            ? "inside"
            : (activeElement?.textContent ?? "");
    return { layers: open.length, focus };
  },
};

async function settled() {
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns visible text and controls that lie outside the window or a clipping ancestor, where nothing scrolls to them. */
function unreachable(): string[] {
  const { documentElement } = document;
  const wide =
    documentElement.scrollWidth > documentElement.clientWidth
      ? [`the page is ${documentElement.scrollWidth} px wide`]
      : [];
  const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const leaves = [...front.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      (element.matches("button, input, a, img") ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim())) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      !element.closest(".kit-visually-hidden, [aria-hidden=true], svg, option"),
  );
  return [
    ...wide,
    ...leaves.flatMap((leaf) => {
      const why = cutBy(leaf, leaf.getBoundingClientRect());
      return why
        ? [
            `${leaf.localName} "${(leaf.textContent || leaf.getAttribute("aria-label"))?.slice(0, 20)}" ${why}`,
          ]
        : [];
    }),
  ];
}

function cutBy(leaf: Element, at: Box): string | undefined {
  let box = at;
  for (let element: Element = leaf; element !== document.documentElement; ) {
    if (isInTopLayer(element)) return within(box, windowBox()) ? undefined : `outside the window`;
    const around = containerOf(element);
    if (!around) return within(box, windowBox()) ? undefined : "outside the window, fixed";
    const { overflowX, overflowY } = getComputedStyle(around);
    if (around !== document.documentElement && around !== document.body && overflowX !== "visible") {
      const { left, top } = around.getBoundingClientRect();
      const inner = {
        left: left + around.clientLeft,
        top: top + around.clientTop,
        right: left + around.clientLeft + around.clientWidth,
        bottom: top + around.clientTop + around.clientHeight,
      };
      const reach = { ...inner };
      if (/auto|scroll/.test(overflowX)) {
        reach.left -= around.scrollLeft;
        reach.right = Infinity;
      }
      if (/auto|scroll/.test(overflowY)) {
        reach.top -= around.scrollTop;
        reach.bottom = Infinity;
      }
      if (!within(box, reach)) return `cut by ${around.localName}.${around.className}`;
      if (!within(box, inner))
        box = {
          left: Math.max(box.left, inner.left),
          top: Math.max(box.top, inner.top),
          right: Math.min(box.right, inner.right),
          bottom: Math.min(box.bottom, inner.bottom),
        };
      if (box.left > box.right || box.top > box.bottom) box = inner;
    }
    element = around;
  }
  const page = { left: 0, top: -scrollY, right: innerWidth, bottom: Infinity };
  return within(box, page) ? undefined : "outside the page";
}

function isInTopLayer(element: Element) {
  return element.matches(":popover-open, dialog:modal");
}

/** Returns the element that scrolls or clips with this one: its parent or, if it is positioned, its containing block. */
function containerOf(element: Element): Element | null {
  const { position } = getComputedStyle(element);
  let around = element.parentElement;
  while (
    around &&
    position === "absolute" &&
    !holds(around) &&
    getComputedStyle(around).position === "static"
  )
    around = around.parentElement;
  while (around && position === "fixed" && !holds(around)) around = around.parentElement;
  return position === "absolute" && !around ? document.documentElement : around;
}

function holds(element: Element) {
  const { transform, filter, backdropFilter, contain, containerType } = getComputedStyle(element);
  return (
    [transform, filter, backdropFilter, contain].some((value) => value !== "none") ||
    containerType !== "normal"
  );
}

function windowBox(): Box {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

function within(box: Box, around: Box) {
  return (
    box.left >= around.left - 1 &&
    box.top >= around.top - 1 &&
    box.right <= around.right + 1 &&
    box.bottom <= around.bottom + 1
  );
}
