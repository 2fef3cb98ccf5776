// R-MAIL-6
import { expect, test } from "vitest";
import { deliveryFailure } from "./smtp-failure.ts";

const what = {
  blocked: { scope: "message", permanent: true, refusedAs: "blocked" },
  gone: { scope: "message", permanent: true, refusedAs: "gone" },
  refused: { scope: "message", permanent: true, refusedAs: null },
  deferred: { scope: "message", permanent: false, refusedAs: null },
  "a connection failure": { scope: "connection", permanent: false, refusedAs: null },
} as const;

test.each([
  ["MAIL FROM", "550 no", "blocked"],
  ["RCPT TO", "550 5.7.1 spam", "blocked"],
  ["DATA", "554-5.7.515 by policy", "blocked"],
  ["RCPT TO", "552 5.3.4 too big", "blocked"],
  ["RCPT TO", "550 5.1.1 nobody", "gone"],
  ["RCPT TO", "550 5.1.10 null MX", "gone"],
  ["RCPT TO", "550 5.2.1 disabled", "gone"],
  ["RCPT TO", "550 5.1.8 your address", "refused"],
  ["RCPT TO", "552 5.2.2 full", "refused"],
  ["RCPT TO", "550 no", "refused"],
  ["RCPT TO", "450 4.7.1 later", "deferred"],
  ["MAIL FROM", "451 later", "deferred"],
  ["RCPT TO", "421 closing down", "a connection failure"],
  ["MAIL FROM", "530 log in first", "a connection failure"],
  ["AUTH PLAIN", "535 bad login", "a connection failure"],
] as const)("9. 10. %s answered with %s counts as %s", (command, response, said) => {
  const error = Object.assign(new Error(), { command, response, responseCode: Number(response.slice(0, 3)) });
  expect(deliveryFailure(error, { begun: true, handedOver: false })).toMatchObject(what[said]);
});

test.each([
  ["a connection that is refused", { command: "CONN", responseCode: 554 }],
  ["a name that can’t be resolved", { command: "CONN", code: "EDNS" }],
])("9. %s is not the fault of a single email", (_, facts) => {
  const failure = deliveryFailure(Object.assign(new Error(), facts), { begun: false, handedOver: false });
  expect(failure).toMatchObject({ ...what["a connection failure"], begun: false, ambiguous: false });
});
