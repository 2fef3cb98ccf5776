import { createElement, type ReactElement, useState } from "react";
import { Accordion } from "../../kit/accordion/accordion.tsx";
import type { SliderControl } from "../../kit/slider/slider.tsx";
import { everyPart } from "./every-component.tsx";
import { show } from "./shown.tsx";

// Shows components that have a value, one at a time, as a developer would use them, for values.spec.ts.

declare global {
  interface Window {
    bench: Bench;
  }
}

interface Bench {
  show: (name: string, use: Use, first: unknown) => void;
  /** The values that the component reported to its parent. */
  reported: unknown[];
  /** Makes the parent set this value. */
  say: (value: unknown) => void;
  slider: SliderControl | null;
}

/** Whether the component is uncontrolled with a default, controlled, or controlled by a parent that ignores changes. */
export type Use = "default" | "controlled" | "refusing";

/** Either a default, or a value from the parent. */
type Given = ({ default: unknown } | { value: unknown }) & { onChange: (next: unknown) => void };

const stones = ["Basalt", "Gneiss", "Granite"];
const panels = stones.map((name) => ({ name, content: `About ${name}` }));

/** Props of the components in `everyPart` with which a visitor can change the value. */
const more: Readonly<Record<string, object>> = {
  Alert: { dismissible: true, children: "Inside" },
  Carousel: { slides: panels, interval: 1e6 },
  DatePicker: { label: "Depart", debounceMs: 0 },
  Dropdown: { label: "Opener", items: [{ label: "Inside" }] },
  Menu: { label: "Opener", items: [{ label: "Inside", onClick() {} }] },
  Modal: { trigger: { label: "Opener" }, children: "Inside" },
  Popover: { label: "Opener", children: "Inside" },
  Slider: {
    handles: ["From", "To"],
    control: (control: SliderControl | null) => {
      window.bench.slider = control;
    },
  },
  Tabs: { tabs: panels },
};

const components: Readonly<Record<string, (given: Given) => ReactElement>> = {
  ...Object.fromEntries(
    everyPart.flatMap(({ name, component, least, props }) => {
      const event = props.find((prop) => /^on\w+Change$/.test(prop.name))?.name.slice(2, -6);
      const shown = (given: Given) =>
        createElement(component, { ...least, ...more[name], ...propsOf(given, event ?? "") });
      return event ? [[name, shown]] : [];
    }),
  ),
  Accordion: (given) => (
    <Accordion items={[{ question: "Opener", answer: "Inside", ...propsOf(given, "Open") }]} />
  ),
};

/** Names the props as the kit does: `index`, `defaultIndex` and `onIndexChange`. A value has another default. */
function propsOf({ onChange, ...given }: Given, name: string) {
  const prop = name.charAt(0).toLowerCase() + name.slice(1);
  const value =
    "default" in given
      ? { [`default${name}`]: given.default }
      : { [prop]: given.value, [`default${name}`]: typeof given.value === "boolean" ? !given.value : 0 };
  return { ...value, [`on${name}Change`]: onChange };
}

function Parent({ name, use, first }: { name: string; use: Use; first: unknown }): ReactElement {
  const [value, setValue] = useState(first);
  window.bench.say = setValue;
  const onChange = (next: unknown) => {
    window.bench.reported.push(next);
    if (use === "controlled") setValue(next);
  };
  return <>{components[name]?.({ ...(use === "default" ? { default: value } : { value }), onChange })}</>;
}

window.bench = {
  reported: [],
  say() {},
  slider: null,
  show: (name, use, first) => {
    window.bench.reported = [];
    show(<Parent name={name} use={use} first={first} />);
  },
};
