// R-KIT-2
import { expect, test } from "vitest";
import { priceParts } from "./price.ts";

test("a price that is a number is shown in dollars without a billing period", () => {
  expect(priceParts(399)).toEqual({ sign: "$", amount: "399" });
});

test("a price is per month by default", () => {
  expect(priceParts({ currency: "$", amount: 59 })).toEqual({
    sign: "$",
    amount: "59",
    charged: "mo",
    spoken: "per month",
  });
  expect(priceParts({ currency: "€", amount: 25, charged: "yr" })).toMatchObject({
    sign: "€",
    charged: "yr",
    spoken: "per year",
  });
  expect(priceParts({ currency: "$", amount: 9, charged: "seat" }).spoken).toBe("per seat");
});

test("thousands have separators", () => {
  expect(priceParts(1200).amount).toBe("1,200");
});
