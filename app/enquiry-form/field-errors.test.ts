// R-CONTACT-8
import fc from "fast-check";
import { expect, test } from "vitest";
import { contact } from "../../content/pages/contact.ts";
import { parseContactCall } from "../../server/enquiries/parse-enquiry.ts";
import { fieldErrors } from "./field-errors.ts";

test("an empty name and address are reported in the page's own words", () => {
  const { fullname, emailAddress } = contact.missing;
  expect(fieldErrors({ fullname: " ", emailAddress: "", msg: "" })).toEqual({ fullname, emailAddress });
});

test("the page finds errors in the fields that the server would name, and in no others", () => {
  const anything = fc.string({ unit: "binary", maxLength: 6 });
  const long = (limit: number) =>
    fc.integer({ min: limit - 40, max: limit + 3 }).map((count) => "x".repeat(count));
  const address = fc.tuple(anything, anything).map(([local, domain]) => `jane${local}@example${domain}.org`);
  const entries = fc.record({
    fullname: fc.oneof(fc.constant("Jane"), anything, long(320)),
    emailAddress: fc.oneof(
      fc.constantFrom("nobody", "a@b", "x@y..z", "jörg＠example.org\u200e"),
      anything,
      address,
    ),
    msg: fc.oneof(fc.constant(""), anything, long(20_000)),
  });
  const named = new Set<string>();
  fc.assert(
    fc.property(entries, ({ fullname, emailAddress, msg }) => {
      const parsed = parseContactCall({
        from: `${fullname} <${emailAddress}>`,
        email: emailAddress,
        text: msg,
      });
      const fields = Object.keys(parsed.ok ? { none: "" } : (parsed.error.fields ?? {}));
      for (const field of fields) named.add(field);
      const found = Object.keys(fieldErrors({ fullname, emailAddress, msg }));
      expect(found).toEqual(fields.filter((field) => field !== "none"));
    }),
    { numRuns: 1000 },
  );
  // The test proves something only if some entries are accepted and each field is at fault in others.
  expect(named).toEqual(new Set(["none", "fullname", "emailAddress", "msg"]));
});
