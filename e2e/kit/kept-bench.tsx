import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Accordion } from "../../app/ui/accordion/accordion.tsx";
import { Carousel } from "../../app/ui/carousel/carousel.tsx";
import { DatePicker } from "../../app/ui/date-picker/date-picker.tsx";
import { Dropdown } from "../../app/ui/dropdown/dropdown.tsx";
import { Menu } from "../../app/ui/menu/menu.tsx";
import { Tabs } from "../../app/ui/tabs/tabs.tsx";

// What a visitor has chosen, typed or moved, for the tests beside this file.

declare global {
  interface Window {
    kept: Kept;
  }
}

interface Kept {
  /** What a parent was told, and what it knew when its form was sent. */
  heard: string[];
  showDate: () => void;
  showNothing: () => void;
  /** Shows a component with an item for each stone. */
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
    <Menu label="Stones" items={stones.map((name) => ({ id: name, label: name, onSelect() {} }))} />
  ),
  Tabs: ({ stones }: Stones) => (
    <Tabs
      label="Stones"
      tabs={stones.map((name) => ({ id: name, name, content: <input aria-label={name} /> }))}
    />
  ),
};

function Journey() {
  const [depart, setDepart] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        window.kept.heard.push(`sent ${depart}`);
      }}
    >
      <DatePicker
        label="Depart"
        value={depart}
        onValueChange={(value) => {
          window.kept.heard.push(value);
          setDepart(value);
        }}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const root = createRoot(document.body.appendChild(document.createElement("div")));

window.kept = {
  heard: [],
  showDate: () => root.render(<Journey />),
  showNothing: () => root.render(null),
  showItems(name, stones) {
    const Items = withItems[name];
    root.render(<Items stones={stones} />);
  },
};
