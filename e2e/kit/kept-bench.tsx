import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { Accordion } from "../../kit/accordion/accordion.tsx";
import { Carousel } from "../../kit/carousel/carousel.tsx";
import { Checkbox } from "../../kit/checkbox/checkbox.tsx";
import { DatePicker } from "../../kit/date-picker/date-picker.tsx";
import { Dropdown } from "../../kit/dropdown/dropdown.tsx";
import { Menu } from "../../kit/menu/menu.tsx";
import { Slider } from "../../kit/slider/slider.tsx";
import { Tabs } from "../../kit/tabs/tabs.tsx";

// Renders components whose value visitors can change, for kept.spec.ts.

declare global {
  interface Window {
    kept: Kept;
  }
}

interface Kept {
  /** Inserts a form as HTML, which `hydrate` hydrates later. */
  showHtml: () => void;
  hydrate: () => void;
  /** Renders a component with one item for each name in `stones`. */
  showItems: (name: keyof typeof withItems, stones: readonly string[]) => void;
}

interface Stones {
  stones: readonly string[];
}

const withItems = {
  Accordion: ({ stones }: Stones) => (
    <Accordion
      items={stones.map((name) => ({ faqId: name, question: name, answer: <input aria-label={name} /> }))}
    />
  ),
  Carousel: ({ stones }: Stones) => (
    <Carousel
      label="Stones"
      slides={stones.map((name) => ({ id: name, name, content: <input aria-label={name} /> }))}
    />
  ),
  Dropdown: ({ stones }: Stones) => (
    <Dropdown label="Stones" items={stones.map((name) => ({ id: name, label: name }))} />
  ),
  Menu: ({ stones }: Stones) => (
    <Menu label="Stones" items={stones.map((name) => ({ id: name, label: name, onClick() {} }))} />
  ),
  Tabs: ({ stones }: Stones) => (
    <Tabs
      label="Stones"
      tabs={stones.map((name) => ({ id: name, name, content: <input aria-label={name} /> }))}
    />
  ),
};

/** A form with a checkbox that refuses changes. */
function Order() {
  return (
    <form>
      <Slider
        label="Depth"
        handles={["From", "To"]}
        defaultValues={[20, 80]}
        onValuesChange={(depth) => window.scenes.recorded.push(`depth ${depth}`)}
      />
      <DatePicker label="Return" />
      <Checkbox label="Insured" checked onChange={() => window.scenes.recorded.push("refused")} />
      <Carousel label="Stones" slides={stones.map((name) => ({ name, content: `About ${name}` }))} />
    </form>
  );
}

const stones = ["Basalt", "Gneiss", "Granite"];

const root = createRoot(document.body.appendChild(document.createElement("div")));

const served = document.body.appendChild(document.createElement("div"));

window.kept = {
  showHtml() {
    served.innerHTML = renderToString(<Order />);
  },
  hydrate() {
    hydrateRoot(served, <Order />);
  },
  showItems(name, stones) {
    const Items = withItems[name];
    root.render(<Items stones={stones} />);
  },
};
