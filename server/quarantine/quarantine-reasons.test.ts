// R-CALL-8, R-SPAM-1
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { enquirySpamReasons, readPageAge, reasonsOf } from "./quarantine-reasons.ts";

const words = fc.string({ unit: "binary", maxLength: 2_000 });
const parts = ["https://a.test", "www.b.test", "<a href=x>", "[url=x]", "casino bonus", "buy links", "hi"];
const spamWords = fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((each) => each.join(" "));
const age = fc.nat(100_000_000);

describe("7. whatever people write", () => {
  test("a text without a link is never quarantined", () => {
    fc.assert(
      fc.property(words, words, fc.option(age, { nil: undefined }), (name, message, pageAge) => {
        fc.pre(!/:\/\/|www/i.test(name + message));
        expect(
          enquirySpamReasons({ name, message, honeypot: false, pageAge, sameTextSenders: 0 }),
        ).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  test("an enquiry without a page age is never treated worse than one with it", () => {
    const quarantined = (message: string, pageAge?: number) =>
      enquirySpamReasons({ name: "Jane", message, honeypot: false, pageAge, sameTextSenders: 0 }) !== null;
    fc.assert(
      fc.property(spamWords, age, (message, pageAge) => {
        if (quarantined(message)) expect(quarantined(message, pageAge)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("7. an enquiry is quarantined", () => {
  const enquiry = { honeypot: false, name: "Jane", message: "Hello", sameTextSenders: 0 };
  const message = Array.from({ length: 6 }, (_, index) => `https://${index}.example`).join(" ");

  test.each([
    ["the honeypot", { honeypot: true }, "honeypot"],
    ["a text that three others sent", { sameTextSenders: 3 }, "repeated-text"],
  ])("for %s alone", (_, change, reason) => {
    expect(enquirySpamReasons({ ...enquiry, ...change })).toBe(reason);
  });

  test.each([0, 999, 2_999])("for a few links sent after %d ms, which count as two reasons", (pageAge) => {
    const reasons = enquirySpamReasons({ ...enquiry, message, pageAge });
    expect(reasonsOf(reasons ?? "")).toEqual(["too-fast", "many-links"]);
  });

  test.each([
    ["haste alone", { pageAge: 0 }],
    ["a few links alone", { message, pageAge: 3_000 }],
    ["a few links from a program", { message, pageAge: undefined }],
    ["a text that two others sent", { sameTextSenders: 2 }],
  ])("but not for %s", (_, change) => {
    expect(enquirySpamReasons({ ...enquiry, ...change })).toBeNull();
  });
});

test.each([
  ["1234", 1234],
  ["0", 0],
])("the header Page-Age: %j is accepted", (header, pageAge) => {
  expect(readPageAge(header)).toBe(pageAge);
});

test.each([[undefined], [""], ["-1"], ["1e3"], ["soon"], [["1"]]])(
  "the header Page-Age: %j is ignored",
  (header) => {
    expect(readPageAge(header)).toBeUndefined();
  },
);
