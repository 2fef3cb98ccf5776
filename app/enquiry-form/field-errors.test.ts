// R-CONTACT-8
import { describe, expect, test } from "vitest";
import { contact } from "../../content/pages/contact.ts";
import { missingFields } from "./field-errors.ts";

describe("the page's own check", () => {
  test.each(["jörg@example.org", "jane＠example.org", "\u00a0jane@example.org\u200e", "jane"])(
    "accepts %j as an email address",
    (emailAddress) => expect(missingFields({ fullname: "Jane", emailAddress, msg: "" })).toEqual({}),
  );

  test("reports a missing name and a missing email address", () => {
    expect(missingFields({ fullname: " ", emailAddress: "", msg: "" })).toEqual({
      fullname: contact.missing.fullname,
      emailAddress: contact.missing.emailAddress,
    });
  });
});
