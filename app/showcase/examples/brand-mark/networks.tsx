import { Row } from "../../../ui/row/row.tsx";
import { BrandMark } from "../../../ui/social/brand-mark.tsx";
import { networkSigns } from "../../../ui/social/social-networks.ts";

export default function Networks() {
  return (
    <Row>
      {Object.entries(networkSigns).map(([network, { icon }]) => (
        <BrandMark key={network} icon={icon} />
      ))}
    </Row>
  );
}
