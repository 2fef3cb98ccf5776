import { describe, expect, test } from "vitest";
import { enough, half, heldFor, reasonsOf } from "./suspicion.ts";

describe("7. something is held back", () => {
  test("for one sign that is enough", () => {
    expect(heldFor([null, { reason: "honeypot", weight: enough }])).toBe("honeypot");
  });

  test("for two that are enough together, and for every reason there is", () => {
    const held = heldFor([
      { reason: "too-fast", weight: half },
      null,
      { reason: "many-links", weight: half },
    ]);
    expect(reasonsOf(held ?? "")).toEqual(["too-fast", "many-links"]);
  });

  test("not for half a sign, nor for none", () => {
    expect(heldFor([{ reason: "too-fast", weight: half }, null])).toBeNull();
    expect(heldFor([])).toBeNull();
  });
});
