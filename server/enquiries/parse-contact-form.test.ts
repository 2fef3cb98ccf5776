import { describe, expect, it } from "vitest";
import { parseContactForm } from "./parse-enquiry.ts";

const jane = {
  fullname: "Jane Citizen",
  emailAddress: "jane@example.org",
  msg: "A till,\r\nplease.",
  website: "",
};

describe("the contact form", () => {
  it("becomes the same enquiry as the call", () => {
    expect(parseContactForm(jane)).toEqual({
      ok: true,
      honeypot: false,
      proofOfWork: "",
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

  it("takes a name with angle brackets as a name", () => {
    expect(parseContactForm({ ...jane, fullname: "Jane <3" })).toMatchObject({
      enquiry: { name: "Jane <3" },
    });
  });

  it("tells that the hidden field was filled in", () => {
    expect(parseContactForm({ ...jane, website: "https://spam.example" })).toMatchObject({
      ok: true,
      honeypot: true,
    });
  });

  it("does not miss the hidden field", () => {
    const { website: _, ...rest } = jane;
    expect(parseContactForm(rest)).toMatchObject({ ok: true, honeypot: false });
  });

  it("hands the proof of work on as it came", () => {
    expect(parseContactForm({ ...jane, proofOfWork: "{}" })).toMatchObject({ ok: true, proofOfWork: "{}" });
  });

  it.each([
    ["an empty name", { fullname: "" }, { fullname: "Full Name: please write your name." }],
    [
      "a line break in the name",
      { fullname: "Jane\r\n" },
      { fullname: expect.stringMatching(/line breaks/) },
    ],
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
    ["an escape character", { msg: "\x1b[2J" }, { msg: expect.stringMatching(/control characters/) }],
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
