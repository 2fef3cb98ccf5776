import { Button } from "../../../kit/button/button.tsx";
import { CallToAction } from "../../../kit/call-to-action/call-to-action.tsx";

export default function CallOnALine() {
  return (
    <CallToAction
      line
      title="Tell us where it hurts"
      description="One paragraph is enough. You get an answer from the person who would do the work."
    >
      <Button href="#prefooter-1" variant="gradient" color="success" size="lg">
        Write to us
      </Button>
      <Button href="#prefooter-1" variant="outline" color="dark" size="lg">
        See how we work
      </Button>
    </CallToAction>
  );
}
