import layout from "../../../kit/layout.module.css";
import { PricingCard } from "../../../kit/pricing-card/pricing-card.tsx";

export default function PricingCards() {
  return (
    <div className={`${layout.columns} ${layout.wide}`}>
      <PricingCard
        title="One look"
        description="Half a day, one of us, your yard."
        badge={{ color: "info", label: "Start here" }}
        price={135}
        specifications={[
          { label: "A walk over the ground", includes: true },
          { label: "A page of what we saw", includes: true },
          { label: "A hole", includes: false },
        ]}
        action={{ href: "#pricing", label: "Ask for a day", color: "dark" }}
      />
      <PricingCard
        colored
        color="info"
        title="On call"
        description="A number that somebody answers."
        price={{ currency: "$", amount: 100 }}
        specifications={[
          { label: "Two visits a year", includes: true },
          { label: "The log, kept up to date", includes: true },
          { label: "Spare parts on our shelf", includes: true },
        ]}
        action={{ href: "#pricing", label: "Put us on call", color: "white" }}
      />
    </div>
  );
}
