import fc from "fast-check";
import { expect, test } from "vitest";
import { withThousands } from "./thousands.ts";

test("thousands have the separators of the Australian locale", () => {
  const australian = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 20 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.maxSafeInteger(),
        fc.integer({ min: -99_999_999, max: 99_999_999 }).map((n) => n / 10_000),
      ),
      (number) => {
        expect(withThousands(String(number))).toBe(australian.format(number));
      },
    ),
  );
});
