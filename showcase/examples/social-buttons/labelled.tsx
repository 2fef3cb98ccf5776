import layout from "../../../kit/layout.module.css";
import { SocialButton } from "../../../kit/social/social-button.tsx";
import { networks } from "../../../kit/social/social-networks.ts";

export default function LabelledSocialButtons() {
  return (
    <div className={layout.tiles}>
      {networks.map((network) => (
        <SocialButton key={network} network={network} />
      ))}
    </div>
  );
}
