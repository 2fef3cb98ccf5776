import { describe, expect, test } from "vitest";
import { contact } from "../../content/pages/contact.ts";
import { type FieldErrors, invalidFields } from "../../contract/call-error.ts";
import { errorReason } from "../../contract/error-reason.ts";
import { missingFields, refusedFields } from "./field-errors.ts";

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

describe("what the server says of fields comes to them", () => {
  const fields: FieldErrors = {
    fullname: "Full Name: write it with the address, as Full Name <name@example.org>.",
    emailAddress: "Email: the part after the @ must be a domain name like example.org.",
    msg: "Project Details: use at most 20,000 characters; it has 20,001.",
  };
  test.each<FieldErrors>([
    fields,
    { emailAddress: "Email: write exactly one @." },
    { fullname: "Full Name: please write your name.", msg: "Project Details: it is too long." },
  ])("%j", (said) => {
    const { type, message, details } = invalidFields(said);
    expect(refusedFields({ type, message, details })).toEqual(said);
    // As `sendEmail` answers.
    expect(refusedFields({ type, message: errorReason({ message, details }), details: "" })).toEqual(said);
  });

  test.each([
    { type: "invalid", message: "This message could not be read.", details: "Send a JSON object." },
    { type: "unavailable", message: "We can't take your message.", details: "Email: write to us." },
  ])("and nothing of $message", (failure) => expect(refusedFields(failure)).toEqual({}));
});
