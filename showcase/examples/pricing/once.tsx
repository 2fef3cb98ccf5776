import { FeatureBlock } from "../../../kit/feature-block/feature-block.tsx";
import layout from "../../../kit/layout.module.css";
import { PricingCard } from "../../../kit/pricing-card/pricing-card.tsx";

const specifications = ["Every later edition", "Unlimited holes", "Plans as files, not pictures"].map(
  (label) => ({ label, includes: true }),
);

export default function PricingOnce() {
  return (
    <div className={layout.firstWide}>
      <div className={layout.words}>
        <h3>Pay once and keep the maps</h3>
        <p>Forty years of bore logs from the Hawkesbury to Bega, drawn to one scale and checked by hand.</p>
        <FeatureBlock
          title="Have second thoughts"
          titleAs="h4"
          description="Maps that don’t fit your ground go back for the full price."
          ticked={["20-day refund window", "A free sheet to try before"]}
        />
      </div>
      <PricingCard
        title="Lifetime"
        price={399}
        specifications={specifications}
        action={{ href: "#once", label: "Buy the maps", color: "white" }}
        color="dark"
        colored
      />
    </div>
  );
}
