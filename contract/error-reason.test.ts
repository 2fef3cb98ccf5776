// R-ERROR-1
import { expect, test } from "vitest";
import { fieldsNamedIn, invalidFields, unavailable } from "./call-error.ts";
import { errorReason } from "./error-reason.ts";

test("joins heading and details into sentences", () => {
  expect(errorReason(unavailable)).toBe(`${unavailable.message} ${unavailable.details}`);
  expect(errorReason(invalidFields({ fullname: "Full Name: please enter your name." }))).toBe(
    "Please check: Full Name. Full Name: please enter your name.",
  );
});

test("returns the heading if there are no details", () => {
  expect(errorReason({ message: "We are full.", details: "" })).toBe("We are full.");
  expect(errorReason({ message: "Is it 1.5 m", details: "" })).toBe("Is it 1.5 m.");
});

test.each([
  invalidFields({
    fullname: "Full Name: one. Two.",
    emailAddress: "Email: use one @.",
    msg: "Project Details: 3.",
  }),
  invalidFields({ emailAddress: "Email: use one @." }),
  { ...unavailable, details: "Email: use one @." },
])("the fields at fault can be read from an error's text, also when it is in one: %o", (error) => {
  expect(fieldsNamedIn(error)).toEqual(error.fields);
  expect(fieldsNamedIn({ ...error, message: errorReason(error), details: "" })).toEqual(error.fields);
});
