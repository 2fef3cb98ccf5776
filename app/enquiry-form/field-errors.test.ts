// R-CONTACT-8
import { describe, expect, test } from "vitest";
import { contact } from "../../content/pages/contact.ts";
import { missingFields } from "./field-errors.ts";

describe("the page itself asks for what is missing and refuses nothing else", () => {
  test.each(["jörg@example.org", "jane＠example.org", "\u00a0jane@example.org\u200e", "jane"])(
    "%j",
    (emailAddress) => expect(missingFields({ fullname: "Jane", emailAddress, msg: "" })).toEqual({}),
  );

  test("a name and an address", () => {
    expect(missingFields({ fullname: " ", emailAddress: "", msg: "" })).toEqual({
      fullname: contact.missing.fullname,
      emailAddress: contact.missing.emailAddress,
    });
  });
});
