// R-KIT-2
import { expect, test } from "vitest";
import { priceParts } from "./price.ts";

test.each([
  [399, { sign: "$", amount: "399" }],
  [1200, { sign: "$", amount: "1,200" }],
  [
    { currency: "$", amount: 59 },
    { sign: "$", amount: "59", charged: "mo", spoken: "per month" },
  ],
  [
    { currency: "€", amount: 25, charged: "yr" },
    { sign: "€", amount: "25", charged: "yr", spoken: "per year" },
  ],
  [
    { currency: "$", amount: 9, charged: "seat" },
    { sign: "$", amount: "9", charged: "seat", spoken: "per seat" },
  ],
])("the price %j has the parts %j", (price, parts) => {
  expect(priceParts(price)).toEqual(parts);
});
