import { Button } from "../../kit/button/button.tsx";
import { CallToAction, type CallToActionProps } from "../../kit/call-to-action/call-to-action.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<CallToActionProps>) {
  return (
    <div className={room.whole}>
      <CallToAction
        title="A whole core, one price"
        description="Five layers in a week, and a report."
        {...options}
      >
        <Button>Order a core</Button>
      </CallToAction>
    </div>
  );
}
