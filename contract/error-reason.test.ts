// R-ERROR-1
import { expect, test } from "vitest";
import { fieldsNamedIn, invalidAddress, invalidCall, invalidFields, unavailable } from "./call-error.ts";
import { errorReason } from "./error-reason.ts";

test("joins heading and details into sentences", () => {
  expect(errorReason(unavailable)).toBe(`${unavailable.message} ${unavailable.details}`);
  expect(errorReason(invalidFields({ fullname: "Full Name: please enter your name." }))).toBe(
    "Please check: Full Name. Full Name: please enter your name.",
  );
});

test("returns the heading if there are no details", () => {
  expect(errorReason({ message: "We are full.", details: "" })).toBe("We are full.");
});

const [fullname, emailAddress, msg] = [
  "Full Name: one. Two.",
  "Email: use one @.",
  "Project Details: it has 3.",
];

test.each([
  invalidFields({ fullname, emailAddress, msg }),
  invalidFields({ emailAddress }),
  invalidFields({ fullname, msg }),
  invalidAddress("Use exactly one @."),
  invalidCall("Send a JSON object with the strings from, email and text, and nothing else."),
  { ...unavailable, details: emailAddress },
])("the fields at fault can be read from an error's text, also when it is in one: %o", (error) => {
  const { type, message, details, fields = {} } = error;
  expect(fieldsNamedIn({ type, message, details })).toEqual(fields);
  if (fields.emailaddress) return;
  expect(fieldsNamedIn({ type, message: errorReason(error), details: "" })).toEqual(fields);
});
