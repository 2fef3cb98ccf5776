// R-RUN-8
import { expect, test } from "vitest";
import { dayMs as day } from "../../durations.ts";
import { actionToken, readActionToken } from "./action-token.ts";

const secret = "a secret of 32 characters or more";
const now = Date.UTC(2026, 10, 25, 5);
const link = { action: "hold-issue", subject: "2026-11-26" } as const;
const token = actionToken(link, secret, now);

test("83. a token is valid for one action on one subject, for 30 days, also if signed with the previous secret", () => {
  const late = now + 30 * day - 1_000;
  expect(readActionToken(token, { action: "hold-issue", secrets: [secret], now })).toEqual(link);
  expect(readActionToken(token, { action: "hold-issue", secrets: ["new", secret], now: late })).toEqual(link);
});

test.each([
  ["of another action", token, { action: "resume-issue", secrets: [secret], now }],
  ["that has expired", token, { action: "hold-issue", secrets: [secret], now: now + 30 * day }],
  ["of another site", token, { action: "hold-issue", secrets: [`another ${secret}`], now }],
  ["for another subject", token.replace("11-26", "11-19"), { action: "hold-issue", secrets: [secret], now }],
  [
    "with a later expiry",
    token.replace(/\.(\d+)\./, ".9999999999."),
    { action: "hold-issue", secrets: [secret], now },
  ],
  ["that is empty", "", { action: "hold-issue", secrets: [secret], now }],
  ["that is malformed", "a.b.c.d", { action: "hold-issue", secrets: [secret], now }],
] as const)("83. a token %s is refused", (_, given, context) => {
  expect(readActionToken(given, context)).toBeNull();
});
