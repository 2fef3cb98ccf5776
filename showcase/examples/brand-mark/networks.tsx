import layout from "../../../kit/layout.module.css";
import { BrandMark } from "../../../kit/social/brand-mark.tsx";
import { networkSigns } from "../../../kit/social/social-networks.ts";

export default function Networks() {
  return (
    <div className={layout.row}>
      {Object.entries(networkSigns).map(([network, { icon }]) => (
        <BrandMark key={network} icon={icon} />
      ))}
    </div>
  );
}
