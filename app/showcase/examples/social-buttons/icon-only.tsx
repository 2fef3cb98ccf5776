import { Row } from "../../../ui/row/row.tsx";
import { SocialButton } from "../../../ui/social/social-button.tsx";
import { networks } from "../../../ui/social/social-networks.ts";

export default function SocialIcons() {
  return (
    <Row>
      {networks.map((network) => (
        <SocialButton key={network} network={network} iconOnly />
      ))}
    </Row>
  );
}
