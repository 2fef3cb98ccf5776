import layout from "../../../kit/layout.module.css";
import { SocialButton } from "../../../kit/social/social-button.tsx";
import { networks } from "../../../kit/social/social-networks.ts";

export default function SocialIcons() {
  return (
    <div className={layout.row}>
      {networks.map((network) => (
        <SocialButton key={network} network={network} iconOnly />
      ))}
    </div>
  );
}
