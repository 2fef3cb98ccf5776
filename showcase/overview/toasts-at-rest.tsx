import layout from "../../kit/layout.module.css";
import { Toast } from "../../kit/toast/toast.tsx";

/** The page's two toasts, which appear there only when a button is pressed. */
export function ToastsAtRest() {
  return (
    <div className={layout.stack}>
      <Toast title="The log is saved" closeHandler={() => {}} />
      <Toast
        color="info"
        title="Rig 2 struck water"
        date="just now"
        description="184 metres down, 12 litres a second, clear."
        closeHandler={() => {}}
      />
    </div>
  );
}
