import { Button } from "../../kit/button/button.tsx";
import { CallToAction } from "../../kit/call-to-action/call-to-action.tsx";

export default (
  <CallToAction title="…">
    <Button href="…">…</Button>
  </CallToAction>
);
