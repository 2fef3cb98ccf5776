import { type SyntheticEvent, useEffect, useReducer, useState } from "react";
import { Accordion } from "../../kit/accordion/accordion.tsx";
import { Alert } from "../../kit/alert/alert.tsx";
import { Badge } from "../../kit/badge/badge.tsx";
import { DatePicker } from "../../kit/date-picker/date-picker.tsx";
import { Popover } from "../../kit/popover/popover.tsx";
import { ResponseDialog, type ResponseDialogProps } from "../../kit/response-dialog/response-dialog.tsx";
import { SearchSelect } from "../../kit/search-select/search-select.tsx";
import { Slider } from "../../kit/slider/slider.tsx";
import { Tabs } from "../../kit/tabs/tabs.tsx";
import { TypedHeadline } from "../../kit/typed-headline/typed-headline.tsx";
import { everyComponent } from "./every-component.tsx";
import { show } from "./shown.tsx";

// Renders components in surroundings that occur in other projects, for the tests in this folder.

declare global {
  interface Window {
    scenes: Scenes;
  }
}

interface Scenes {
  show: (name: keyof typeof scenes) => void;
  /** The events that occurred in the scene, in order. */
  recorded: string[];
  showEvery: () => void;
  /**
   * For each component, returns which element its ref received, and whether its ARIA attributes and events are on that
   * element.
   */
  reached: () => Record<string, string>;
}

const stones = ["Basalt", "Gneiss", "Granite"];

function hear(who: string) {
  return ({ type, target }: SyntheticEvent) => {
    const { name, value } = target as HTMLInputElement;
    window.scenes.recorded.push(`${who}: ${type} of ${name}, ${value}`);
  };
}

const scenes = {
  "a select that is searched": () => (
    <>
      <SearchSelect
        label={<em>Stone</em>}
        name="stone"
        options={stones}
        aria-label="Stone of the core"
        onFocus={hear("select")}
        onBlur={hear("select")}
        onKeyDown={hear("select")}
      />
      <button type="button">After</button>
    </>
  ),
  "a select that becomes disabled": () => <Disabled />,
  "a date in a form": () => (
    <form onChange={hear("form")}>
      <DatePicker
        label="Depart"
        name="depart"
        defaultValue="2027-03-09"
        debounceMs={0}
        onChange={hear("field")}
      />
    </form>
  ),
  "a date that is sent": () => <SentDate />,
  "a date with a time in a form": () => <SentDate format="Y-m-d H:i" />,
  "a date from today in a form": () => <SentDate min="today" />,
  "a date that can only be read": () => <DatePicker label="Depart" defaultValue="2027-03-09" readOnly />,
  "a date in German": () => (
    <DatePicker
      lang="de"
      label="Abfahrt"
      defaultValue="2027-03-09"
      words={{ "Change the date, {date}": "Datum ändern, {date}", "{day}, chosen": "{day}, gewählt" }}
    />
  ),
  "a range in a form": () => (
    <form onChange={hear("form")}>
      <Slider
        label="Depth"
        name="depth"
        defaultValues={[20, 80]}
        handles={["From", "To"]}
        onChange={hear("field")}
      />
    </form>
  ),
  "a response with a label": () => answered("Later"),
  "a response with an action": () =>
    answered({ label: "Again", onClick: () => window.scenes.recorded.push("again") }),
  "a headline whose parent renders often": () => <Restless />,
  "tabs, one selected that is not there": () => <Tabs label="Stones" tabs={tabs} index={7} />,
  tabs: () => <Tabs label="Stones" tabs={tabs} defaultIndex={1} />,
  "a popover in a popover": () => (
    <>
      <Popover label="Outer" title="Outer note">
        <Popover label="Inner" title="Inner note">
          Inside
        </Popover>
      </Popover>
      <button type="button">After</button>
    </>
  ),
  "a question with and without a heading": () => (
    <>
      <Accordion items={[{ question: "A plain question", answer: "Inside" }]} />
      <Accordion titleAs="h2" items={[{ question: "A plain question", answer: "Inside" }]} />
    </>
  ),
  "an alert before a heading": () => (
    <>
      <Alert dismissible>Inside</Alert>
      <button type="button" disabled>
        No stop
      </button>
      <h2>After</h2>
    </>
  ),
  "a badge in an alert": () => (
    <>
      <Alert color="light">
        <Badge variant="gradient">Inside</Badge>
      </Alert>
      <Badge variant="gradient">Outside</Badge>
    </>
  ),
};

const tabs = stones.map((name) => ({ name, content: `About ${name}` }));

/** Records what the form sends, and what the parent knows then. */
function SentDate(rules: { format?: string; min?: string }) {
  const [depart, setDepart] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        window.scenes.recorded.push(`sent ${new FormData(event.currentTarget).get("depart")}, ${depart}`);
      }}
    >
      <DatePicker
        {...rules}
        label="Depart"
        name="depart"
        value={depart}
        onValueChange={(date) => {
          window.scenes.recorded.push(`told ${date}`);
          setDepart(date);
        }}
      />
    </form>
  );
}

function Disabled() {
  const [disabled, setDisabled] = useState(false);
  return (
    <>
      <SearchSelect label="Stone" options={stones} disabled={disabled} required={disabled} />
      <button type="button" onClick={() => setDisabled(true)}>
        Disable
      </button>
    </>
  );
}

function answered(action: NonNullable<ResponseDialogProps["action"]>) {
  const close = () => window.scenes.recorded.push("closed");
  return (
    <ResponseDialog title="Sent" heading="Saved" state="info" closeHref="#" action={action} onClose={close} />
  );
}

/** Renders more often than the headline types. */
function Restless() {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(render, 10);
    return () => clearInterval(timer);
  }, []);
  return <TypedHeadline phrases={["Granite"]} loop={false} />;
}

const elements: Record<string, Element | null> = {};

window.scenes = {
  recorded: [],
  show: (name) => {
    window.scenes.recorded = [];
    show(scenes[name]());
  },
  showEvery: () =>
    show(
      Object.entries(everyComponent).map(([name, component]) => (
        <div key={name}>
          {component({
            "aria-description": name,
            ref: (element) => {
              elements[name] = element;
            },
            onKeyDown: () => window.scenes.recorded.push(name),
          })}
        </div>
      )),
    ),
  reached: () =>
    Object.fromEntries(
      Object.keys(everyComponent).map((name) => {
        window.scenes.recorded = [];
        const element = elements[name];
        element?.dispatchEvent(new KeyboardEvent("keydown", { key: "F13", bubbles: true }));
        const described = element?.getAttribute("aria-description") === name;
        return [name, [element && "ref", described && "aria", ...window.scenes.recorded].join()];
      }),
    ),
};
