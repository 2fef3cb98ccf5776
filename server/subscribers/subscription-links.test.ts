// R-NEWS-16
import { expect, test } from "vitest";
import { keptUntil, retentionPeriods } from "../../contract/retention-periods.ts";
import { confirmLinkLifeMs } from "./subscription-links.ts";

test("7. a signup released on its last day in quarantine is kept while its link works", () => {
  const released = keptUntil(retentionPeriods.quarantinedSignup, 0);
  expect(released + confirmLinkLifeMs).toBeLessThanOrEqual(keptUntil(retentionPeriods.unconfirmedSignup, 0));
});
