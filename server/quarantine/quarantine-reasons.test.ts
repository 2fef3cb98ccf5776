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

const few = Array.from({ length: 6 }, (_, index) => `https://${index}.example`).join(" ");

test.each([
  ["the honeypot", { honeypot: true }, ["honeypot"]],
  ["a text that three others sent", { sameTextSenders: 3 }, ["repeated-text"]],
  ["a text that two others sent", { sameTextSenders: 2 }, [""]],
  ["a few links sent at once", { message: few, pageAge: 0 }, ["too-fast", "many-links"]],
  ["a few links sent just too fast", { message: few, pageAge: 2_999 }, ["too-fast", "many-links"]],
  ["a few links sent after three seconds", { message: few, pageAge: 3_000 }, [""]],
  ["a few links from a program", { message: few, pageAge: undefined }, [""]],
  ["nothing but haste", { pageAge: 0 }, [""]],
])("7. the reasons to quarantine an enquiry with %s", (_, change, reasons) => {
  const enquiry = { honeypot: false, name: "Jane", message: "Hello", sameTextSenders: 0, ...change };
  expect(reasonsOf(enquirySpamReasons(enquiry) ?? "")).toEqual(reasons);
});

test.each<[string | string[] | undefined, number?]>([
  ["1234", 1234],
  ["0", 0],
  ...["", "-1", "1e3", "soon", ["1"], undefined].map((header): [typeof header] => [header]),
])("the header Page-Age: %j is read as %j", (header, pageAge) => {
  expect(readPageAge(header)).toBe(pageAge);
});
