import { SocialButton } from "../../../ui/social/social-button.tsx";
import { networks } from "../../../ui/social/social-networks.ts";
import { Tiles } from "../../../ui/tiles/tiles.tsx";

export default function LabelledSocialButtons() {
  return (
    <Tiles>
      {networks.map((network) => (
        <SocialButton key={network} network={network} />
      ))}
    </Tiles>
  );
}
