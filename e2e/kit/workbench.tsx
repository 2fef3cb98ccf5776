import { type ReactElement, useState } from "react";
import { Accordion } from "../../kit/accordion/accordion.tsx";
import { Alert } from "../../kit/alert/alert.tsx";
import { Dropdown } from "../../kit/dropdown/dropdown.tsx";
import { Menu } from "../../kit/menu/menu.tsx";
import { Modal } from "../../kit/modal/modal.tsx";
import type { Openable } from "../../kit/openable.ts";
import { Popover } from "../../kit/popover/popover.tsx";
import { Tabs } from "../../kit/tabs/tabs.tsx";
import { show } from "./shown.tsx";

// Shows components one at a time, as a developer would use them, for the tests in this folder.

declare global {
  interface Window {
    workbench: Workbench;
  }
}

interface Workbench {
  showOpenable: (name: OpenableName, use: Use) => void;
  showTabs: (use: Use) => void;
  showAlert: (use: Use) => void;
  /** Shows one accordion whose questions are headings, and one whose questions are not. */
  showAccordions: () => void;
  /** The values that the component reported to its parent. */
  reported: (boolean | number)[];
  /** Makes the parent set this value. */
  say: (value: boolean | number) => void;
}

/**
 * Whether the component is uncontrolled, uncontrolled with a default, controlled, or controlled by a parent that
 * ignores changes.
 */
export type Use = "own" | "default" | "controlled" | "refusing";
export type OpenableName = keyof typeof openables;

const openables = {
  Modal: (given: Openable) => (
    <Modal trigger={{ label: "Opener" }} title="Title" {...given}>
      Inside
    </Modal>
  ),
  Dropdown: (given: Openable) => <Dropdown label="Opener" items={[{ label: "Inside" }]} {...given} />,
  Popover: (given: Openable) => (
    <Popover label="Opener" title="Title" {...given}>
      Inside
    </Popover>
  ),
  Menu: (given: Openable) => <Menu label="Opener" items={[{ label: "Inside", onClick() {} }]} {...given} />,
  Accordion: ({ open, defaultOpen, onOpenChange }: Openable) => (
    <Accordion
      items={[
        {
          question: "Opener",
          answer: "Inside",
          ...(open !== undefined && { open }),
          ...(defaultOpen !== undefined && { defaultOpen }),
          ...(onOpenChange && { onOpenChange }),
        },
      ]}
    />
  ),
};

/** `show` receives the props that set the value, which depend on `use`. */
interface ParentProps<T> {
  use: Use;
  first: T;
  show: (given: { value?: T; defaultValue?: T; onChange: (next: T) => void }) => ReactElement;
}

function Parent<T extends boolean | number>({ use, first, show }: ParentProps<T>) {
  const [value, setValue] = useState(first);
  window.workbench.say = (next) => setValue(next as T);
  const onChange = (next: T) => {
    window.workbench.reported.push(next);
    if (use === "controlled") setValue(next);
  };
  if (use === "own") return show({ onChange });
  return use === "default" ? show({ defaultValue: first, onChange }) : show({ value, onChange });
}

function begin(content: ReactElement) {
  window.workbench.reported = [];
  show(content);
}

window.workbench = {
  reported: [],
  say() {},
  showOpenable: (name, use) =>
    begin(
      <Parent
        use={use}
        first={use === "default"}
        show={({ value, defaultValue, onChange }) =>
          openables[name]({ open: value, defaultOpen: defaultValue, onOpenChange: onChange })
        }
      />,
    ),
  showTabs: (use) =>
    begin(
      <Parent<number>
        use={use}
        first={1}
        show={({ value, defaultValue, onChange }) => (
          <Tabs
            label="Rocks"
            tabs={["Granite", "Basalt", "Chalk"].map((name) => ({ name, content: `About ${name}` }))}
            {...(value !== undefined && { index: value })}
            {...(defaultValue !== undefined && { defaultIndex: defaultValue })}
            onIndexChange={onChange}
          />
        )}
      />,
    ),
  showAlert: (use) =>
    begin(
      <Parent
        use={use}
        first={use !== "default"}
        show={({ value, defaultValue, onChange }) => (
          <Alert
            dismissible
            {...(value !== undefined && { open: value })}
            {...(defaultValue !== undefined && { defaultOpen: defaultValue })}
            onOpenChange={onChange}
          >
            Inside
          </Alert>
        )}
      />,
    ),
  showAccordions: () =>
    begin(
      <>
        <Accordion items={[{ question: "A plain question", answer: "Inside" }]} />
        <Accordion titleAs="h2" items={[{ question: "A plain question", answer: "Inside" }]} />
      </>,
    ),
};
