// R-CONTACT-8
import fc from "fast-check";
import { expect, test } from "vitest";
import { contact } from "../../content/pages/contact.ts";
import { parseContactCall } from "../../server/enquiries/parse-enquiry.ts";
import { fieldErrors } from "./field-errors.ts";

test("the page names the fields that the server would, and no others, and has its own words for empty ones", () => {
  const anything = fc.string({ unit: "binary", maxLength: 6 });
  const long = (most: number) =>
    fc.integer({ min: most - 40, max: most + 3 }).map((count) => "x".repeat(count));
  const name = fc.oneof(fc.constantFrom("Jane", "\nJane"), anything, long(320));
  const email = fc.oneof(fc.constantFrom("nobody", "jörg＠example.org\u200e"), fc.emailAddress(), anything);
  const named = new Set<string>();
  fc.assert(
    fc.property(name, email, fc.oneof(anything, long(20_000)), (fullname, emailAddress, msg) => {
      const parsed = parseContactCall({
        from: `${fullname} <${emailAddress}>`,
        email: emailAddress,
        text: msg,
      });
      const fields = parsed.ok ? [] : Object.keys(parsed.error.fields ?? {});
      for (const field of parsed.ok ? ["none"] : fields) named.add(field);
      expect(Object.keys(fieldErrors({ fullname, emailAddress, msg }))).toEqual(fields);
    }),
    { numRuns: 1000 },
  );
  // The test proves something only if some entries are accepted and each field is at fault in others.
  expect(named).toEqual(new Set(["none", "fullname", "emailAddress", "msg"]));
  const { fullname, emailAddress } = contact.missing;
  expect(fieldErrors({ fullname: " ", emailAddress: "", msg: "" })).toEqual({ fullname, emailAddress });
});
