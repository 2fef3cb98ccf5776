import "../../app/styles/layers.css";
import "../../app/styles/tokens.css";
import "../../app/styles/kit.css";
import "../../app/styles/base.css";
import { useActionState, useState } from "react";
import { createRoot } from "react-dom/client";
import { Carousel } from "../../kit/carousel/carousel.tsx";
import { CopyButton } from "../../kit/copy-button/copy-button.tsx";
import { DatePicker } from "../../kit/date-picker/date-picker.tsx";
import { Dropdown } from "../../kit/dropdown/dropdown.tsx";
import { Modal } from "../../kit/modal/modal.tsx";
import { Navbar } from "../../kit/navbar/navbar.tsx";
import { Slider } from "../../kit/slider/slider.tsx";
import { Tabs } from "../../kit/tabs/tabs.tsx";
import { Toast, ToastRegion } from "../../kit/toast/toast.tsx";
import { CopyCodeButton } from "../../showcase/example/copy-code-button.tsx";

// Shows cases from the issue trackers of other component libraries, one at a time, for other-hands.spec.ts.

declare global {
  interface Window {
    cases: {
      show: (name: keyof typeof cases) => void;
      /** Starts the showcase's scripts, as a showcase page does. */
      runScripts: () => void;
    };
  }
}

const stones = ["Basalt", "Gneiss", "Granite"];

const cases = {
  "toasts beside modals": () => <Toasts />,
  sliders: () => (
    <>
      <Slider label="Depth" defaultValues={[20, 80]} handles={["From", "To"]} />
      <fieldset disabled>
        <Slider label="Closed" defaultValues={[20, 80]} />
      </fieldset>
      <Carousel
        label="Settings"
        slides={stones.map((name) => ({
          name,
          content: [<p key={name}>About {name}</p>, <Slider key="" label={name} />],
        }))}
      />
    </>
  ),
  "a bar and a dropdown": () => (
    <>
      <Navbar
        brand={{ name: "Rig", href: "#rig", logo: null }}
        menus={[]}
        links={[{ label: "Prices", href: "#prices" }]}
        action={null}
      />
      <Dropdown label="More" items={[{ label: "Water", href: "#water" }]} />
    </>
  ),
  "texts to copy": () => (
    <>
      <p id="depth">180 m</p>
      <CopyButton label="Copy the depth" text="180 m" shownBy="depth" />
      <CopyButton label="Copy the width" text="2 m" />
      <p id="line">
        <code>npx rig</code>
      </p>
      <CopyCodeButton from="line" name="Copy the line" />
      <p>
        <button type="button" data-copy-page="/page.md">
          Copy page
        </button>
        <span role="status" data-copied="Copied" data-refused="Open as text" />
      </p>
      <textarea aria-label="Pasted" />
    </>
  ),
  "targets out of sight": () => (
    <>
      <Carousel
        label="Stones"
        slides={stones.map((name) => ({ name, content: <p id={`slide-${name}`}>{name}</p> }))}
      />
      <div style={{ height: "2000px" }} />
      <div role="tablist" data-frame-tabs>
        <a role="tab" href="#code" aria-controls="code" aria-selected="false">
          Code
        </a>
      </div>
      <div role="tabpanel" id="code">
        <p id="line-9">Line 9</p>
      </div>
      <Tabs
        label="Stones"
        tabs={stones.map((name) => ({ name, content: <p id={`tab-${name}`}>About {name}</p> }))}
      />
    </>
  ),
  "values in a form with an action": () => <InAction />,
};

function Toasts() {
  const [raised, setRaised] = useState<readonly string[]>([]);
  const [asks, setAsks] = useState(false);
  const raise = (title: string) => (
    <button key={title} type="button" onClick={() => setRaised([...raised, title])}>
      Raise {title}
    </button>
  );
  return (
    <>
      {raise("One")}
      {["Four", "Five", "Undo"].map(raise)}
      {/* Opens last, but stands first. */}
      <Modal open={asks} onOpenChange={setAsks} title="Sure?">
        {raise("Three")}
      </Modal>
      <Modal trigger={{ label: "Write" }} title="A letter" describe={false}>
        <input aria-label="Words" />
        {raise("Two")}
        <button type="button" onClick={() => setAsks(true)}>
          Ask
        </button>
      </Modal>
      <ToastRegion>
        {raised.map((title) => (
          <Toast
            key={title}
            title={title}
            {...(title === "Undo" && { action: { label: title, onClick() {} } })}
            onClose={() => setRaised((all) => all.filter((one) => one !== title))}
          />
        ))}
      </ToastRegion>
    </>
  );
}

function InAction() {
  const [kept, setKept] = useState<readonly number[]>([30]);
  const [day, setDay] = useState("2027-03-09");
  const [saved, save] = useActionState(async (_: number, sent: FormData) => Number(sent.get("saved")), 50);
  return (
    <form action={save}>
      <Slider label="Kept" values={kept} onValuesChange={setKept} />
      <Slider label="Saved" name="saved" defaultValues={[saved]} />
      <DatePicker label="Day" value={day} onValueChange={setDay} debounceMs={0} />
      <button type="submit">Send</button>
      <p>
        {kept}, {saved}, {day}
      </p>
    </form>
  );
}

const root = createRoot(document.body.appendChild(document.createElement("div")));

window.cases = {
  show: (name) => root.render(cases[name]()),
  runScripts: () => {
    import("../../showcase/example/frame.ts");
  },
};
