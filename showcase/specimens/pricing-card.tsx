import { PricingCard, type PricingCardProps } from "../../kit/pricing-card/pricing-card.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<PricingCardProps>) {
  return (
    <div className={room.small}>
      <PricingCard
        title="One core"
        price={590}
        specifications={[
          { label: "A report", includes: true },
          { label: "A second core", includes: false },
        ]}
        action={{ route: "#states", label: "Order", color: "dark" }}
        {...options}
      />
    </div>
  );
}
