import { describe, expect, test } from "vitest";
import { textFingerprint } from "./repeated-text.ts";

describe("7. two texts are the same", () => {
  const text = "Dear sir, we offer the best prices for everything. Answer today, tomorrow is too late!";

  test.each([
    ["capitals", text.toUpperCase()],
    ["line breaks and blanks", `\n  ${text.replaceAll(" ", "\r\n ")}`],
    ["punctuation", text.replaceAll(/[,.!]/g, " -- ")],
    ["wide letters", text.replace("best", "ｂｅｓｔ")],
  ])("whatever their %s", (_, other) => {
    expect(textFingerprint(other)).toBe(textFingerprint(text));
    expect(textFingerprint(other)).toMatch(/^[0-9a-f]{64}$/);
  });

  test("but not with other words", () => {
    expect(textFingerprint(text.replace("best", "worst"))).not.toBe(textFingerprint(text));
  });

  test.each([
    "",
    "Please call me back.",
    "?".repeat(200),
    "Please call me back about a web shop for our bakery",
  ])("but not where anybody might write it: %j", (short) => {
    expect(textFingerprint(short)).toBeNull();
  });
});
