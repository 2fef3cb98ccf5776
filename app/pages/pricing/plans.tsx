import enterprise from "drawing:plan-core-enterprise";
import premium from "drawing:plan-core-premium";
import starter from "drawing:plan-core-starter";
import { billings, type Plan, plans, pricing, specificationsOf } from "../../../content/pages/pricing.ts";
import { PricingCard } from "../../../kit/pricing-card/pricing-card.tsx";
import { Tabs } from "../../../kit/tabs/tabs.tsx";
import { SectionHeading } from "../../document/sections/section-heading.tsx";
import styles from "./plans.module.css";

const cores = { starter, premium, enterprise };

/** Three plans, each with a drawn core that hangs from the surface line. A larger plan has a longer core. */
export function PricingPlans() {
  const { ground, title, tabs } = pricing.plans;
  return (
    <section className={`container ${styles.plans}`} aria-labelledby="plans">
      <Tabs
        label={tabs}
        heading={<SectionHeading id="plans" ground={ground} title={title} />}
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
    </section>
  );
}

function PlanCard({ plan, billing }: { plan: Plan; billing: (typeof billings)[number] }) {
  const { name, picture, badge } = plan;
  return (
    <PricingCard
      className={badge ? styles.advised : styles.plain}
      title={name}
      description={plan.description}
      {...(badge && { badge: { color: "primary", label: badge } })}
      price={{ currency: "$", amount: plan[billing].price }}
      specifications={specificationsOf(plan, billing)}
      action={{ href: "#sample", label: `Choose ${name}`, color: badge ? "success" : "dark" }}
      {...(badge && { color: "primary" })}
      picture={<img {...cores[picture]} alt="" loading="lazy" />}
    />
  );
}
