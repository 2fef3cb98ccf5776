import { withThousands } from "../thousands.ts";

/** A number is in dollars, once. */
export type Price =
  | number
  | {
      /** Its sign, before the amount. */
      currency: string;
      /** How much. */
      amount: number;
      /** How often: `mo` for each month, unless it says something else. */
      charged?: string;
    };

const spokenPeriods: Record<string, string> = { mo: "per month", yr: "per year", wk: "per week" };

/** What is written of a price, and how its period is read out. */
export function priceParts(price: Price): {
  sign: string;
  amount: string;
  charged?: string;
  spoken?: string;
} {
  if (typeof price === "number") return { sign: "$", amount: withThousands(String(price)) };
  const { currency, amount, charged = "mo" } = price;
  return {
    sign: currency,
    amount: withThousands(String(amount)),
    charged,
    spoken: spokenPeriods[charged] ?? `per ${charged}`,
  };
}
