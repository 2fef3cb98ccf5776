import "../../app/styles/layers.css";
import "../../app/styles/tokens.css";
import "../../app/styles/kit.css";
import "../../app/styles/base.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Modal } from "../../app/ui/modal/modal.tsx";
import { Toast, ToastRegion } from "../../app/ui/toast/toast.tsx";

// Cases that users of other kits have reported, one at a time, for the tests beside this file.

declare global {
  interface Window {
    cases: { show: (name: keyof typeof cases) => void };
  }
}

const cases = {
  "toasts beside modals": () => <Toasts />,
};

function Toasts() {
  const [raised, setRaised] = useState<readonly string[]>([]);
  const raise = (title: string) => (
    <button type="button" onClick={() => setRaised([...raised, title])}>
      Raise {title}
    </button>
  );
  return (
    <>
      {raise("One")}
      {raise("Four")}
      <Modal trigger={{ label: "Write" }} title="A letter" describe={false}>
        <input aria-label="Words" />
        {raise("Two")}
        <Modal trigger={{ label: "Ask" }} title="Sure?">
          {raise("Three")}
        </Modal>
      </Modal>
      <ToastRegion>
        {raised.map((title) => (
          <Toast
            key={title}
            title={title}
            onClose={() => setRaised((all) => all.filter((one) => one !== title))}
          />
        ))}
      </ToastRegion>
    </>
  );
}

const root = createRoot(document.body.appendChild(document.createElement("div")));

window.cases = { show: (name) => root.render(cases[name]()) };
