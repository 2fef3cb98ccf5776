import layout from "../../../kit/layout.module.css";
import { PricingCard } from "../../../kit/pricing-card/pricing-card.tsx";
import { Tabs } from "../../../kit/tabs/tabs.tsx";

const plans = {
  Freelancer: [
    { title: "Hand auger", amount: 25, holes: "One hole a month", color: "dark", included: 1 },
    { title: "Trailer rig", amount: 59, holes: "Four holes a month", color: "info", included: 2 },
  ],
  Startup: [
    { title: "Truck rig", amount: 100, holes: "Twelve holes a month", color: "dark", included: 2 },
    { title: "Two rigs", amount: 135, holes: "As many holes as fit", color: "info", included: 3 },
  ],
} as const;
const extras = ["Core box", "Log on your phone", "Somebody to ask at night"];

const tabs = (["Freelancer", "Startup"] as const).map((name) => ({
  name,
  content: (
    <div className={`${layout.columns} ${layout.wide}`}>
      {plans[name].map(({ title, amount, holes, color, included }) => (
        <PricingCard
          key={title}
          title={title}
          color={color}
          price={{ currency: "$", amount }}
          specifications={[
            { label: holes, includes: true },
            ...extras.map((label, index) => ({ label, includes: index < included })),
          ]}
          action={{ href: "#freelancer-startup", label: `Choose ${title}`, color }}
        />
      ))}
    </div>
  ),
}));

export default function PricingByKindOfBusiness() {
  return <Tabs label="Who pays" tabs={tabs} heading={<h3>Rent a rig by the month</h3>} />;
}
