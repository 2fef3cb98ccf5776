import { Columns } from "../../../ui/columns.tsx";
import { PricingCard } from "../../../ui/pricing-card.tsx";
import { Tabs } from "../../../ui/tabs.tsx";

const contracts = {
  Monthly: [
    { title: "Starter", amount: 199, crew: "2 on call", description: "For a site with a beginning." },
    { title: "Pro", amount: 299, crew: "5 on call", description: "For a site with neighbours." },
  ],
  Annual: [
    { title: "Premium", amount: 499, crew: "10 on call", description: "For a site with a public." },
    { title: "Enterprise", amount: 899, crew: "All on call", description: "For a site with a minister." },
  ],
};

const tabs = (["Monthly", "Annual"] as const).map((name) => ({
  name,
  content: (
    <Columns each="wide">
      {contracts[name].map(({ crew, amount, ...plan }, index) => (
        <PricingCard
          key={plan.title}
          {...plan}
          price={{ currency: "$", amount }}
          specifications={[
            { label: crew, includes: true },
            { label: "Spare parts on the shelf", includes: index > 0 },
            { label: "Leave at a month’s notice", includes: name === "Monthly" },
          ]}
          action={{
            route: "#monthly-annual",
            label: `Take ${plan.title}`,
            color: index ? "success" : "dark",
          }}
          {...(index > 0 && { color: "primary", badge: { color: "primary", label: "Our advice" } })}
        />
      ))}
    </Columns>
  ),
}));

export default function PricingByContract() {
  return <Tabs label="Contract" tabs={tabs} heading={<h3>Somebody who comes when it stops</h3>} />;
}
