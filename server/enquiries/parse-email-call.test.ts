import { expect, it } from "vitest";
import { parseEmailCall } from "./parse-enquiry.ts";

const jane = {
  to: "hello@stackhouse.example",
  from: "Jane Citizen <jane@example.org>",
  replyTo: "jane@example.org",
  subject: "Contact Form",
  text: "A till, please.",
};

it("becomes an enquiry and whom it is for", () => {
  expect(parseEmailCall(jane)).toEqual({
    ok: true,
    to: "hello@stackhouse.example",
    enquiry: {
      name: "Jane Citizen",
      email: "jane@example.org",
      asciiEmail: true,
      message: "A till, please.",
    },
  });
});

it.each([
  ["another subject", { subject: "Cheap watches" }],
  ["no recipient", { to: undefined }],
  ["several recipients", { to: ["hello@stackhouse.example", "v@y.test"] }],
  ["a copy", { cc: "v@y.test" }],
])("is refused as a call with %s", (_, change) => {
  expect(parseEmailCall({ ...jane, ...change })).toMatchObject({
    ok: false,
    error: { type: "invalid", details: expect.stringMatching(/^Send the texts to, from, replyTo, subject/) },
  });
});

it.each([
  ["an answer to somebody else", { replyTo: "v@y.test" }, "fullname"],
  ["an answer to two", { replyTo: "jane@example.org,v@y.test" }, "emailAddress"],
  ["a header in the name", { from: "Jane\r\nBcc: v@y.test <jane@example.org>" }, "fullname"],
  ["no message", { text: undefined }, "msg"],
])("is refused by the field with %s", (_, change, field) => {
  const parsed = parseEmailCall({ ...jane, ...change });
  expect(parsed.ok ? null : Object.keys(parsed.error.fields ?? {})).toEqual([field]);
});
