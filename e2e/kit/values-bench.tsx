import { type ReactElement, useState } from "react";
import { Carousel } from "../../kit/carousel/carousel.tsx";
import { DatePicker } from "../../kit/date-picker/date-picker.tsx";
import { RadioGroup } from "../../kit/radio-group/radio-group.tsx";
import { SearchSelect } from "../../kit/search-select/search-select.tsx";
import { Slider, type SliderControl } from "../../kit/slider/slider.tsx";
import { show } from "./shown.tsx";

// Shows components that have a value, one at a time, as a developer would use them, for values.spec.ts.

declare global {
  interface Window {
    bench: Bench;
  }
}

interface Bench {
  show: (name: keyof typeof components, use: Use) => void;
  /** The values that the component reported to its parent. */
  reported: unknown[];
  /** Makes the parent set this value. */
  say: (value: string) => void;
  slider: SliderControl | null;
}

/** Whether the component is uncontrolled with a default, controlled, or controlled by a parent that ignores changes. */
export type Use = "default" | "controlled" | "refusing";

/** The props that set a component's value. All values are strings. */
interface Given {
  value?: string;
  defaultValue?: string;
  onChange: (next: string) => void;
}

const stones = ["Basalt", "Gneiss", "Granite"];
const numbers = (text: string) => text.split(",").map(Number);

const components = {
  Carousel: ({ value, defaultValue, onChange }: Given) => (
    <Carousel
      label="Stones"
      slides={stones.map((name) => ({ name, content: `About ${name}` }))}
      interval={1e6}
      {...(value !== undefined && { index: Number(value) })}
      {...(defaultValue !== undefined && { defaultIndex: Number(defaultValue) })}
      onIndexChange={(index) => onChange(String(index))}
    />
  ),
  DatePicker: ({ onChange, ...given }: Given) => (
    <DatePicker label="Depart" debounceMs={0} {...given} onValueChange={onChange} />
  ),
  RadioGroup: ({ onChange, ...given }: Given) => (
    <RadioGroup
      legend="Stone"
      name="stone"
      choices={stones.map((value) => ({ value, label: value }))}
      {...given}
      onValueChange={onChange}
    />
  ),
  SearchSelect: ({ onChange, ...given }: Given) => (
    <SearchSelect
      label="Stone"
      options={stones}
      {...given}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ),
  Slider: ({ value, defaultValue, onChange }: Given) => (
    <Slider
      label="Depth"
      handles={["From", "To"]}
      control={(control) => {
        window.bench.slider = control;
      }}
      {...(value !== undefined && { values: numbers(value) })}
      {...(defaultValue !== undefined && { defaultValues: numbers(defaultValue) })}
      onValuesChange={(values) => onChange(values.join())}
    />
  ),
};

const first = {
  Carousel: "1",
  DatePicker: "2027-03-09",
  RadioGroup: "Gneiss",
  SearchSelect: "Gneiss",
  Slider: "30,80",
};

function Parent({ name, use }: { name: keyof typeof components; use: Use }): ReactElement {
  const [value, setValue] = useState(first[name]);
  window.bench.say = setValue;
  const onChange = (next: string) => {
    window.bench.reported.push(next);
    if (use === "controlled") setValue(next);
  };
  const given = use === "default" ? { defaultValue: first[name], onChange } : { value, onChange };
  return (
    <form>
      {components[name](given)}
      <button type="reset">Reset</button>
    </form>
  );
}

window.bench = {
  reported: [],
  say() {},
  slider: null,
  show: (name, use) => {
    window.bench.reported = [];
    show(<Parent name={name} use={use} />);
  },
};
