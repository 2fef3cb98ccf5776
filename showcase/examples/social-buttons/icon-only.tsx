import { Row } from "../../../kit/row/row.tsx";
import { SocialButton } from "../../../kit/social/social-button.tsx";
import { networks } from "../../../kit/social/social-networks.ts";

export default function SocialIcons() {
  return (
    <Row>
      {networks.map((network) => (
        <SocialButton key={network} network={network} iconOnly />
      ))}
    </Row>
  );
}
