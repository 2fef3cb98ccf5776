// R-ISSUE-8
import { expect, test } from "vitest";
import type { OutboxState, RefusedAs } from "../../store/schema.ts";
import { reasonToPause } from "./circuit-breaker.ts";

const attempts = (count: number, state: OutboxState, refused_as: RefusedAs | null = null) =>
  Array.from({ length: count }, () => ({ state, last_error: null, refused_as }));

test.each([
  ["10 of 200 refused: go on", [...attempts(10, "refused"), ...attempts(190, "sent")], null],
  ["11 of 200 refused: pause", [...attempts(11, "refused"), ...attempts(189, "sent")], /11 of the last 200/],
  ["6 addresses that do not exist: go on", attempts(6, "refused", "gone"), null],
  ["7 addresses that do not exist: pause", attempts(7, "refused", "gone"), /7 of the last 7/],
  ["20 in doubt: go on", attempts(20, "in-doubt"), null],
  ["21 in doubt: pause", attempts(21, "in-doubt"), /21 of the last 21/],
  ["2 blocked in a row: go on", attempts(2, "refused", "blocked"), null],
  ["3 blocked: pause", [...attempts(3, "refused", "blocked"), ...attempts(9, "sent")], /newsletter itself/],
  ["3 refused for another reason in a row: go on", attempts(3, "refused"), null],
  [
    "3 blocked, not in a row: go on",
    [...attempts(2, "refused", "blocked"), ...attempts(1, "sent"), ...attempts(1, "refused", "blocked")],
    null,
  ],
])("the circuit breaker after %s", (_, last, reason) => {
  if (reason === null) expect(reasonToPause(last)).toBeNull();
  else expect(reasonToPause(last)).toMatch(reason);
});
