import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseContactCall } from "./parse-enquiry.ts";

const jane = { from: "Jane Citizen <jane@example.org>", email: "jane@example.org", text: "A till, please." };

describe("the payload of sendContactEmail", () => {
  it("becomes an enquiry", () => {
    expect(parseContactCall(jane)).toEqual({
      ok: true,
      enquiry: {
        name: "Jane Citizen",
        email: "jane@example.org",
        asciiEmail: true,
        message: "A till, please.",
      },
    });
  });

  it("may have an empty message", () => {
    expect(parseContactCall({ ...jane, text: "" })).toMatchObject({ ok: true, enquiry: { message: "" } });
  });

  it("may name the address in another case of its domain", () => {
    const from = "Jane <jane@EXAMPLE.org>";
    expect(parseContactCall({ ...jane, from })).toMatchObject({
      ok: true,
      enquiry: { email: "jane@example.org" },
    });
  });

  it("says when the address needs more than ASCII on the way", () => {
    const email = "jürgen@müller.example";
    expect(parseContactCall({ ...jane, from: `Jürgen <${email}>`, email })).toMatchObject({
      enquiry: { email: "jürgen@xn--mller-kva.example", asciiEmail: false },
    });
  });

  it.each([
    ["CRLF", "a\r\nb", "a\nb"],
    ["U+2028", "a\u2028b", "a\nb"],
    ["U+2029", "a\u2029b", "a\nb"],
    ["TAB", "a\tb", "a\tb"],
  ])("keeps %s in the message as a line or a gap", (_, text, message) => {
    expect(parseContactCall({ ...jane, text })).toMatchObject({ ok: true, enquiry: { message } });
  });

  it("counts a line end as one character, however it was sent", () => {
    expect(parseContactCall({ ...jane, text: "\r\n".repeat(20_000) })).toMatchObject({ ok: true });
  });
});

describe("what a person can correct names the field", () => {
  const long = "x".repeat(20_001);
  it.each([
    ["no name", { from: "<jane@example.org>" }, "fullname", "Full Name: please write your name."],
    [
      "blanks for a name",
      { from: " \u00a0\u200b <jane@example.org>" },
      "fullname",
      "Full Name: please write your name.",
    ],
    ["a missing name", { from: undefined }, "fullname", "Full Name: please write your name."],
    ["no address by the name", { from: "Jane" }, "fullname", "Full Name: write it with the address"],
    [
      "another address",
      { from: "Jane <eve@example.org>" },
      "fullname",
      "Full Name: the address in angle brackets",
    ],
    [
      "a long name",
      { from: `${"J".repeat(303)} <jane@example.org>` },
      "fullname",
      "Full Name: use at most 320",
    ],
    ["no address", { email: "" }, "emailAddress", "Email: please write your address."],
    ["half an address", { email: "jane@example" }, "emailAddress", "Email: the part after the @ must be"],
    [
      "two addresses",
      { email: "jane@example.org,b@example.org" },
      "emailAddress",
      "Email: leave out spaces, commas",
    ],
    ["a long address", { email: `${"j".repeat(255)}@example.org` }, "emailAddress", "Email: use at most 254"],
    ["a missing message", { text: undefined }, "msg", "Project Details: send the field"],
    [
      "a long message",
      { text: long },
      "msg",
      "Project Details: use at most 20,000 characters; it has 20,001.",
    ],
  ])("%s", (_, change, field, words) => {
    const parsed = parseContactCall({ ...jane, ...change });
    expect(parsed).toMatchObject({
      ok: false,
      error: { type: "invalid", details: expect.stringContaining(words) },
    });
    expect(Object.keys((!parsed.ok && parsed.error.fields) || {})).toEqual([field]);
  });

  it("all of them at once, in the order of the form", () => {
    expect(parseContactCall({ from: "", email: "", text: long })).toEqual({
      ok: false,
      error: {
        type: "invalid",
        message: "Please check: Full Name, Email, Project Details",
        details:
          "Full Name: write it with the address, as Full Name <name@example.org>. Email: please write your address. " +
          "Project Details: use at most 20,000 characters; it has 20,001.",
        fields: {
          fullname: "Full Name: write it with the address, as Full Name <name@example.org>.",
          emailAddress: "Email: please write your address.",
          msg: "Project Details: use at most 20,000 characters; it has 20,001.",
        },
      },
    });
  });
});

describe("controls", () => {
  it.each(["\r", "\n", "\r\n"])("%j is refused in the name, where no field of a page has one", (control) => {
    expect(
      parseContactCall({ ...jane, from: `Jane${control}Bcc: v@y.test <jane@example.org>` }),
    ).toMatchObject({ error: { fields: { fullname: "Full Name: write it on one line." } } });
  });

  it("never get through", () => {
    const text = fc.string({ unit: "binary", maxLength: 30 });
    fc.assert(
      fc.property(text, text, (name, message) => {
        const parsed = parseContactCall({ ...jane, from: `${name} <jane@example.org>`, text: message });
        if (!parsed.ok) return;
        expect(parsed.enquiry.name).toMatch(/^[^\p{Cc}\p{Cs}\u2028\u2029]+$/u);
        expect(parsed.enquiry.message).toMatch(/^(?:[\t\n]|[^\p{Cc}\p{Cs}\u2028\u2029])*$/u);
      }),
    );
  });
});

describe("another shape is refused", () => {
  it.each([
    ["nothing", null],
    ["a list", [jane]],
    ["a text", JSON.stringify(jane)],
    ["an unknown field", { ...jane, bcc: "v@y.test" }],
    [
      "a prototype",
      JSON.parse('{"from":"J <j@e.org>","email":"j@e.org","text":"","__proto__":{"admin":true}}'),
    ],
  ])("%s", (_, body) => {
    expect(parseContactCall(body)).toEqual({
      ok: false,
      error: {
        type: "invalid",
        message: "This message could not be read.",
        details: "Send a JSON object with the texts from, email and text, and nothing else.",
      },
    });
  });
});
