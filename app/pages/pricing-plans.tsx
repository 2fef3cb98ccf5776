import { billings, type Plan, plans, pricing, specificationsOf } from "../../content/pricing.ts";
import { addresses } from "../addresses.ts";
import enterprise from "../art/drawn/plan-core-enterprise.svg";
import premium from "../art/drawn/plan-core-premium.svg";
import starter from "../art/drawn/plan-core-starter.svg";
import { PricingCard } from "../ui/pricing-card.tsx";
import { Tabs } from "../ui/tabs.tsx";
import styles from "./pricing-plans.module.css";

const cores: Record<Plan["name"], { source: string; height: number }> = {
  Starter: { source: starter, height: 186 },
  Premium: { source: premium, height: 322 },
  Enterprise: { source: enterprise, height: 418 },
};

/** Three cores hang from one line, each as deep as its plan goes. */
export function PricingPlans() {
  const { depth, place, title, tabs, demo } = pricing.plans;
  return (
    <section className={`container ${styles.plans}`} aria-labelledby="plans">
      <Tabs
        label={tabs}
        heading={
          <div className={styles.heading}>
            <p className="depth">
              <b>{depth}</b> {place}
            </p>
            <h2 id="plans">{title}</h2>
          </div>
        }
        tabs={billings.map((billing) => ({
          name: billing,
          content: (
            <ul className={styles.list}>
              {plans.map((plan) => (
                <li key={plan.name}>
                  <PlanCard plan={plan} billing={billing} />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <p className={styles.demo}>{demo}</p>
    </section>
  );
}

function PlanCard({ plan, billing }: { plan: Plan; billing: (typeof billings)[number] }) {
  const { name, description, badge } = plan;
  const { source, height } = cores[name];
  return (
    <PricingCard
      className={badge ? styles.advised : styles.plain}
      title={name}
      description={description}
      {...(badge && { badge: { color: "primary", label: badge } })}
      price={{ currency: "$", amount: plan[billing].price }}
      specifications={specificationsOf(plan, billing)}
      action={{ route: addresses.contact, label: `Choose ${name}`, color: badge ? "success" : "dark" }}
      {...(badge && { color: "primary" })}
      picture={<img src={source} width="100" height={height} alt="" loading="lazy" />}
    />
  );
}
