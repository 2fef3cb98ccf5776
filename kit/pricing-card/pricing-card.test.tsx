// R-PRICING-5
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PricingCard } from "./pricing-card.tsx";

test("a feature that the plan lacks has another icon, and is said to be missing", () => {
  const specifications = [true, false].map((includes) => ({ label: "Depth", includes }));
  const action = { href: "/", label: "Drill", color: "dark" } as const;
  const html = renderToStaticMarkup(
    <PricingCard title="Rig" price={100} specifications={specifications} action={action} />,
  );
  const [has, lacks] = Array.from(html.matchAll(/<li.*?(<svg.*?<\/svg>).*?<\/li>/g));
  expect(has?.[0]).toContain(", included");
  expect(lacks?.[0]).toContain(", not included");
  expect(has?.[1]).not.toBe(lacks?.[1]);
});
