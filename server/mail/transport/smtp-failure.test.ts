import { expect, test } from "vitest";
import { deliveryFailure } from "./smtp-failure.ts";

test.each([
  ["MAIL FROM", "550 no", "blocked"],
  ["RCPT TO", "550 5.7.1 spam", "blocked"],
  ["DATA", "554-5.7.515 by policy", "blocked"],
  ["RCPT TO", "552 5.3.4 too big", "blocked"],
  ["RCPT TO", "550 5.1.1 nobody", "gone"],
  ["RCPT TO", "550 5.1.10 null MX", "gone"],
  ["RCPT TO", "550 5.2.1 disabled", "gone"],
  ["RCPT TO", "550 5.1.8 your address", null],
  ["RCPT TO", "552 5.2.2 full", null],
  ["RCPT TO", "550 no", null],
  ["RCPT TO", "450 4.7.1 later", null],
  ["MAIL FROM", "451 later", null],
])("%s answered with %s: what it is about", (command, response, refusedAs) => {
  const error = Object.assign(new Error(), { command, response, responseCode: Number(response.slice(0, 3)) });
  expect(deliveryFailure(error, { begun: true, handedOver: false })).toMatchObject({ refusedAs });
});
