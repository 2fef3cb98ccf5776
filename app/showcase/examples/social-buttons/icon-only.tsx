import { Row } from "../../../ui/row.tsx";
import { SocialButton } from "../../../ui/social-button.tsx";
import { networks } from "../../../ui/social-networks.ts";

export default function SocialIcons() {
  return (
    <Row>
      {networks.map((network) => (
        <SocialButton key={network} network={network} iconOnly />
      ))}
    </Row>
  );
}
