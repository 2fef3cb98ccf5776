import layout from "../../../kit/layout.module.css";
import { PricingCard } from "../../../kit/pricing-card/pricing-card.tsx";
import { Tabs } from "../../../kit/tabs/tabs.tsx";

const plans = [
  { title: "Starter", crew: "2 on call", Monthly: 199, Annual: 1990 },
  { title: "Pro", crew: "5 on call", Monthly: 299, Annual: 2990 },
  { title: "Premium", crew: "10 on call", Monthly: 499, Annual: 4990 },
  { title: "Enterprise", crew: "All on call", Monthly: 899, Annual: 8990 },
];
const periods = { Monthly: "mo", Annual: "yr" };

const tabs = (["Monthly", "Annual"] as const).map((name) => ({
  name,
  content: (
    <div className={`${layout.columns} ${layout.wide}`}>
      {plans.map(({ title, crew, [name]: amount }, index) => (
        <PricingCard
          key={title}
          title={title}
          price={{ currency: "$", amount, charged: periods[name] }}
          specifications={[
            { label: crew, includes: true },
            { label: "Spare parts on the shelf", includes: index > 0 },
            { label: "Leave at a month’s notice", includes: name === "Monthly" },
          ]}
          action={{
            href: "#monthly-annual",
            label: `Take ${title}`,
            color: title === "Pro" ? "success" : "dark",
          }}
          {...(title === "Pro" && { color: "primary", badge: { color: "primary", label: "Our pick" } })}
        />
      ))}
    </div>
  ),
}));

export default function PricingByContract() {
  return <Tabs label="Contract" tabs={tabs} heading={<h3>Somebody who comes when it stops</h3>} />;
}
