import { describe, expect, it } from "vitest";
import { honeypotField } from "../../contract/honeypot.ts";
import { parseContactForm } from "./parse-enquiry.ts";

const jane = {
  fullname: "Jane Citizen",
  emailAddress: "jane@example.org",
  msg: "A till,\r\nplease.",
  [honeypotField]: "",
};

describe("the contact form", () => {
  it("becomes the same enquiry as the call", () => {
    expect(parseContactForm(jane)).toEqual({
      ok: true,
      honeypot: false,
      enquiry: {
        name: "Jane Citizen",
        email: "jane@example.org",
        asciiEmail: true,
        message: "A till,\nplease.",
      },
    });
  });

  it("forgives a blank around the address, which phones add", () => {
    expect(parseContactForm({ ...jane, emailAddress: " jane@example.org " })).toMatchObject({
      enquiry: { email: "jane@example.org" },
    });
  });

  it.each([
    ["a log with colours", "\x1b[31mred\x1b[0m \x1b]8;;https://a.example\x07link\x1b]8;;\x07", "red link"],
    ["a form feed", "one\x0ctwo", "one\ntwo"],
    ["Word's line break", "one\x0btwo", "one\ntwo"],
    ["an old Mac's line break", "one\rtwo", "one\ntwo"],
    ["a mainframe's line break", "one\x85two", "one\ntwo"],
    ["a gap", "one\ttwo", "one\ttwo"],
    ["other controls, and half of an emoji", "o\0\x02n\x7f\x9f\ud83ee", "one"],
  ])("takes out of a message what nobody sees, or makes a line or a gap of it: %s", (_, msg, message) => {
    expect(parseContactForm({ ...jane, msg })).toMatchObject({ enquiry: { message } });
  });

  it("counts a message without what nobody sees", () => {
    expect(parseContactForm({ ...jane, msg: "\x1b[1mx\0".repeat(20_000) })).toMatchObject({ ok: true });
  });

  it.each([
    ["a tab", "Jane\tCitizen"],
    ["a line separator", "Jane\u2028Citizen\u2029"],
    ["a line break that no field strips", "\x0bJane\x85\x0cCitizen"],
    ["colours", "\x1b[1mJane\x1b[0m Citizen"],
    ["other controls", "Jane\0 \x7fCitizen\ud83e"],
  ])("takes them out of a name, or makes a blank of them: %s", (_, fullname) => {
    expect(parseContactForm({ ...jane, fullname })).toMatchObject({ enquiry: { name: "Jane Citizen" } });
  });

  it("takes a name with angle brackets as a name", () => {
    expect(parseContactForm({ ...jane, fullname: "Jane <3" })).toMatchObject({
      enquiry: { name: "Jane <3" },
    });
  });

  it("takes a name that looks like one with an address as it is", () => {
    expect(parseContactForm({ ...jane, fullname: "Jane <eve@example.org>" })).toMatchObject({
      enquiry: { name: "Jane <eve@example.org>", email: "jane@example.org" },
    });
  });

  it("tells that the hidden field was filled in", () => {
    expect(parseContactForm({ ...jane, [honeypotField]: "https://spam.example" })).toMatchObject({
      ok: true,
      honeypot: true,
    });
  });

  it("does not miss the hidden field", () => {
    const { [honeypotField]: _, ...rest } = jane;
    expect(parseContactForm(rest)).toMatchObject({ ok: true, honeypot: false });
  });

  it.each([
    ["an empty name", { fullname: "" }, { fullname: "Full Name: please write your name." }],
    ["a line break in the name", { fullname: "Jane\r\n" }, { fullname: "Full Name: write it on one line." }],
    ["a long name", { fullname: "J".repeat(321) }, { fullname: expect.stringContaining("at most 320") }],
    ["a half address", { emailAddress: "jane" }, { emailAddress: "Email: write exactly one @." }],
    [
      "an address and more",
      { emailAddress: "a@b.org> <c@d.org" },
      { emailAddress: expect.stringMatching(/brackets/) },
    ],
    [
      "an address over lines",
      { emailAddress: "a@b.org\r\nBcc: c@d.org" },
      { emailAddress: expect.any(String) },
    ],
    ["a name of what nobody sees", { fullname: "\t\0" }, { fullname: "Full Name: please write your name." }],
    [
      "an address of what nobody sees",
      { emailAddress: " \u200e\u00a0" },
      { emailAddress: "Email: please write your address." },
    ],
    [
      "all empty",
      { fullname: "", emailAddress: "", msg: "" },
      { fullname: "Full Name: please write your name.", emailAddress: "Email: please write your address." },
    ],
  ])("says by the field what is wrong: %s", (_, change, fields) => {
    const parsed = parseContactForm({ ...jane, ...change });
    expect(parsed.ok ? null : parsed.error.fields).toEqual(fields);
  });

  it.each([
    ["a field twice", { ...jane, fullname: ["Jane", "Eve"] }],
    ["a field too few", { fullname: "Jane", emailAddress: "jane@example.org" }],
    ["a field too many", { ...jane, bcc: "v@y.test" }],
    ["nothing", undefined],
  ])("asks for a reload when it is another form: %s", (_, body) => {
    expect(parseContactForm(body)).toMatchObject({
      ok: false,
      error: { type: "invalid", details: "Please reload the page, fill in the form and send it again." },
    });
  });
});
