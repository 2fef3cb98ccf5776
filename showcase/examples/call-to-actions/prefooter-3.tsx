import { CallToAction } from "../../../kit/call-to-action/call-to-action.tsx";
import layout from "../../../kit/layout.module.css";
import { SocialButton } from "../../../kit/social/social-button.tsx";

export default function ThanksOnBedrock() {
  return (
    <div className={layout.rock}>
      <img
        src="/samples/layer-bedrock-wide.svg"
        width="1200"
        height="420"
        alt=""
        loading="lazy"
        className={layout.ground}
      />
      <CallToAction
        data-theme="dark"
        title="Thank you for coming this far down"
        description="There is nothing below this but rock. The crew posts a photo of it now and then."
      >
        <SocialButton network="linkedin" href="#prefooter-3" label="Follow" />
        <SocialButton network="instagram" href="#prefooter-3" label="See the photos" />
      </CallToAction>
    </div>
  );
}
