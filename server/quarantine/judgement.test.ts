import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeEnquiry } from "./judgement.ts";

const words = fc.string({ unit: "binary", maxLength: 2_000 });
const spamWords = fc
  .array(
    fc.constantFrom(
      "https://a.example",
      "www.b.example",
      "<a href=x>",
      "[url=x]",
      "casino bonus",
      "buy links",
      "hello",
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(" "));
const age = fc.nat(100_000_000);

describe("7. whatever people write", () => {
  test("nothing without a link is quarantined for its text", () => {
    fc.assert(
      fc.property(words, words, fc.option(age, { nil: undefined }), (name, message, pageAge) => {
        fc.pre(!/:\/\/|www/i.test(name + message));
        expect(judgeEnquiry({ name, message, honeypot: false, pageAge, sameTextSenders: 0 })).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  test("who doesn't say how old the page is, is never worse off than who does", () => {
    const quarantined = (message: string, pageAge?: number) =>
      judgeEnquiry({ name: "Jane", message, honeypot: false, pageAge, sameTextSenders: 0 }) !== null;
    fc.assert(
      fc.property(spamWords, age, (message, pageAge) => {
        if (quarantined(message)) expect(quarantined(message, pageAge)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test("a hurried message with a few links is quarantined for both reasons", () => {
    const message = Array.from({ length: 6 }, (_, index) => `https://${index}.example`).join(" ");
    const judged = judgeEnquiry({ name: "", message, honeypot: false, pageAge: 1_500, sameTextSenders: 0 });
    expect(judged).toBe("too-fast, many-links");
  });
});
