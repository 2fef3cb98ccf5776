import { Button } from "../../ui/button/button.tsx";
import { CallToAction } from "../../ui/call-to-action/call-to-action.tsx";

export default (
  <CallToAction title="…">
    <Button href="…">…</Button>
  </CallToAction>
);
