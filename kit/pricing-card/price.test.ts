// R-KIT-2
import { expect, test } from "vitest";
import { priceParts } from "./price.ts";

test("a number is written with a dollar sign and no period", () => {
  expect(priceParts(399)).toEqual({ sign: "$", amount: "399" });
});

test("a price is charged each month unless it says otherwise", () => {
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

test("thousands are set apart", () => {
  expect(priceParts(1200).amount).toBe("1,200");
});
