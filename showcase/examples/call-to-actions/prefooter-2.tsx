import { Button } from "../../../kit/button/button.tsx";
import { CallToAction } from "../../../kit/call-to-action/call-to-action.tsx";

const core = { src: "/samples/core.svg", width: 132, height: 231 };

export default function CallBesideCore() {
  return (
    <CallToAction
      picture={core}
      title="A whole core, one price"
      description="Five layers looked at in a week, and a report that says which of them to worry about."
    >
      <Button href="#prefooter-2" variant="gradient" color="success" size="lg">
        Order a core
      </Button>
    </CallToAction>
  );
}
