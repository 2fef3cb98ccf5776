import { Row } from "../../../kit/row/row.tsx";
import { BrandMark } from "../../../kit/social/brand-mark.tsx";
import { networkSigns } from "../../../kit/social/social-networks.ts";

export default function Networks() {
  return (
    <Row>
      {Object.entries(networkSigns).map(([network, { icon }]) => (
        <BrandMark key={network} icon={icon} />
      ))}
    </Row>
  );
}
