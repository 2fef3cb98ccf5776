import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { CustomerStory } from "./customer-story/customer-story.tsx";
import { PricingCard } from "./pricing-card/pricing-card.tsx";
import { rendered } from "./rendered.ts";

const author = { name: "Mira", role: "Driller" };
const action = { href: "/", label: "Buy", color: "dark" } as const;

const headed: Record<string, ReactElement> = {
  CallToAction: <CallToAction title="Drill">Now</CallToAction>,
  CustomerStory: <CustomerStory title="Drill" review="It was wet." author={author} />,
  PricingCard: <PricingCard title="Drill" price={9} specifications={[]} action={action} />,
};

test.each(Object.entries(headed))(
  "%s gives its heading a class, which styles it in other projects",
  (_, component) => {
    expect(rendered(component).querySelector("h3")?.className).toBeTruthy();
  },
);
