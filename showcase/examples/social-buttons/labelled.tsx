import { SocialButton } from "../../../kit/social/social-button.tsx";
import { networks } from "../../../kit/social/social-networks.ts";
import { Tiles } from "../../../kit/tiles/tiles.tsx";

export default function LabelledSocialButtons() {
  return (
    <Tiles>
      {networks.map((network) => (
        <SocialButton key={network} network={network} />
      ))}
    </Tiles>
  );
}
