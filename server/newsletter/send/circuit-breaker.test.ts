import { expect, test } from "vitest";
import { reasonToPause } from "./circuit-breaker.ts";

const attempts = (count: number, state: string, last_error: string | null = null) =>
  Array.from({ length: count }, () => ({ state, last_error }));

test.each([
  ["10 of 200 refused", [...attempts(10, "refused", "550"), ...attempts(190, "sent")], null],
  ["11 of 200 refused", [...attempts(11, "refused", "550"), ...attempts(189, "sent")], /11 of the last 200/],
  [
    "7 addresses that do not exist",
    attempts(7, "refused", "answered 550 5.1.1 to RCPT TO"),
    /7 of the last 7/,
  ],
  ["20 in doubt", attempts(20, "in-doubt"), null],
  ["21 in doubt", attempts(21, "in-doubt"), /21 of the last 21/],
  ["2 blocked in a row", attempts(2, "refused", "550 5.7.1"), null],
  ["3 blocked in a row", attempts(3, "refused", "550 5.7.515"), /refuses the newsletter itself/],
  ["3 times its sender", attempts(3, "refused", "answered 550 to MAIL FROM"), /newsletter itself/],
  ["3 times its recipient", attempts(3, "refused", "answered 550 to RCPT TO"), null],
  [
    "3 blocked, not in a row",
    [...attempts(2, "refused", "550 5.7.1"), ...attempts(1, "sent"), ...attempts(1, "refused", "550 5.7.1")],
    null,
  ],
])("the circuit breaker: %s", (_, last, reason) => {
  if (reason === null) expect(reasonToPause(last)).toBeNull();
  else expect(reasonToPause(last)).toMatch(reason);
});
