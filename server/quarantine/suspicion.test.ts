import { describe, expect, test } from "vitest";
import { enough, half, reasonsOf, reasonsToQuarantine } from "./suspicion.ts";

describe("7. something is quarantined", () => {
  test("for one sign that is enough", () => {
    expect(reasonsToQuarantine([null, { reason: "honeypot", weight: enough }])).toBe("honeypot");
  });

  test("for two that are enough together, and for every reason there is", () => {
    const reasons = reasonsToQuarantine([
      { reason: "too-fast", weight: half },
      null,
      { reason: "many-links", weight: half },
    ]);
    expect(reasonsOf(reasons ?? "")).toEqual(["too-fast", "many-links"]);
  });

  test("not for half a sign, nor for none", () => {
    expect(reasonsToQuarantine([{ reason: "too-fast", weight: half }, null])).toBeNull();
    expect(reasonsToQuarantine([])).toBeNull();
  });
});
