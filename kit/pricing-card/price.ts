import { withThousands } from "../thousands.ts";
import { translator, type Words } from "../translation.ts";

/** The price. A number is a single payment in dollars. */
export type Price =
  | number
  | {
      /** The currency sign, before the amount. */
      currency: string;
      /** The amount. */
      amount: number;
      /**
       * The billing period, shown after the amount: `mo` (the default), `yr`, `wk` or any other text. Screen readers
       * announce it in full, for example as "per month".
       */
      charged?: string;
    };

export type PriceWord = "per month" | "per year" | "per week" | "per {period}";

const spokenPeriods: Record<string, PriceWord> = { mo: "per month", yr: "per year", wk: "per week" };

/** Returns the parts of a price for display, and the billing period for screen readers. */
export function priceParts(price: Price, words?: Words<PriceWord>) {
  if (typeof price === "number") return { sign: "$", amount: withThousands(String(price)) };
  const { currency, amount, charged = "mo" } = price;
  return {
    sign: currency,
    amount: withThousands(String(amount)),
    charged,
    spoken: translator(words)(spokenPeriods[charged] ?? "per {period}", { period: charged }),
  };
}
