import { CallToAction } from "../../../kit/call-to-action/call-to-action.tsx";
import { Ground } from "../../../kit/ground/ground.tsx";
import { SocialButton } from "../../../kit/social/social-button.tsx";

export default function ThanksOnBedrock() {
  return (
    <Ground layer="bedrock" picture="/samples/layer-bedrock-wide.svg" side="below">
      <CallToAction
        title="Thank you for coming this far down"
        description="There is nothing below this but rock. The crew posts a photo of it now and then."
      >
        <SocialButton network="linkedin" href="#prefooter-3" label="Follow" />
        <SocialButton network="instagram" href="#prefooter-3" label="See the photos" />
      </CallToAction>
    </Ground>
  );
}
