// R-CALL-1, R-CALL-2, R-CALL-5, R-CALL-7, R-LIMIT-1, R-LIMIT-10
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { honeypotField } from "../../contract/honeypot.ts";
import { parseContactCall, parseEmailCall } from "./parse-enquiry.ts";
import { parseContactForm } from "./send-contact-email.ts";

const form = {
  fullname: "Jane Citizen",
  emailAddress: "jane@example.org",
  msg: "A till,\r\nplease.",
  [honeypotField]: "",
};
const call = { from: "Jane Citizen <jane@example.org>", email: "jane@example.org", text: form.msg };
const email = {
  to: "hello@stackhouse.example",
  from: call.from,
  replyTo: call.email,
  subject: "Contact Form",
  text: form.msg,
};
const enquiry = {
  name: "Jane Citizen",
  email: "jane@example.org",
  asciiEmail: true,
  message: "A till,\nplease.",
};

it("the form and both API calls give the same enquiry", () => {
  expect(parseContactForm(form)).toEqual({ ok: true, honeypot: false, enquiry });
  expect(parseContactCall(call)).toEqual({ ok: true, enquiry });
  expect(parseEmailCall(email)).toEqual({ ok: true, to: email.to, enquiry });
});

const tooLong = "Project Details: use at most 20,000 characters; it has 20,001.";
const longest = `${"j".repeat(64)}@${`${"d".repeat(61)}.`.repeat(3)}net`;

describe("the fields", () => {
  it.each([
    ["a space around the address, which phones add", { emailAddress: " jane@example.org " }, enquiry],
    [
      "an address that is not ASCII before the @",
      { emailAddress: "jürgen@müller.example" },
      { email: "jürgen@xn--mller-kva.example", asciiEmail: false },
    ],
    ["no message", { msg: "" }, { message: "" }],
    ["a name of 320 characters", { fullname: "J".repeat(320) }, { name: "J".repeat(320) }],
    ["an address of 254 characters", { emailAddress: longest }, { email: longest }],
    ["a name with an angle bracket", { fullname: "Jane <3" }, { name: "Jane <3" }],
    [
      "a name that contains an address",
      { fullname: "Jane <eve@example.org>" },
      { name: "Jane <eve@example.org>", email: "jane@example.org" },
    ],
  ])("accept %s", (_, change, expected) => {
    expect(parseContactForm({ ...form, ...change })).toMatchObject({ ok: true, enquiry: expected });
  });

  it.each([
    ["a coloured log", "\x1b[31mred\x1b[0m \x1b]8;;https://a.example\x07link\x1b]8;;\x07", "red link"],
    ["a terminal's switch of its character set", "\x1b$(Bplain\x1b(B", "plain"],
    ["a form feed", "one\x0ctwo", "one\ntwo"],
    ["Word's line break", "one\x0btwo", "one\ntwo"],
    ["an old Mac's line break", "one\rtwo", "one\ntwo"],
    ["a mainframe's line break", "one\x85two", "one\ntwo"],
    ["separators of lines and paragraphs", "one\u2028two\u2029three", "one\ntwo\nthree"],
    ["a tab", "one\ttwo", "one\ttwo"],
    ["other control characters, and half of an emoji", "o\0\x02n\x7f\x9f\ud83ee", "one"],
  ])(
    "remove invisible characters from a message or replace them with a line break or space: %s",
    (_, msg, message) => {
      expect(parseContactForm({ ...form, msg })).toMatchObject({ enquiry: { message } });
    },
  );

  it.each(["\x1b[1mx\0", "\r\n"])("count a message's characters after cleaning: 20,000 times %j", (piece) => {
    expect(parseContactForm({ ...form, msg: piece.repeat(20_000) })).toMatchObject({ ok: true });
  });

  it.each([
    ["a tab", "Jane\tCitizen"],
    ["a line separator", "Jane\u2028Citizen\u2029"],
    ["a line break that browsers do not strip", "\x0bJane\x85\x0cCitizen"],
    ["colour codes", "\x1b[1mJane\x1b[0m Citizen"],
    ["other control characters", "Jane\0 \x7fCitizen\ud83e"],
  ])("remove invisible characters from a name or replace them with a space: %s", (_, fullname) => {
    expect(parseContactForm({ ...form, fullname })).toMatchObject({ enquiry: { name: "Jane Citizen" } });
  });

  it("accept no control character", () => {
    const text = fc.string({ unit: "binary", maxLength: 30 });
    fc.assert(
      fc.property(text, text, (name, message) => {
        const parsed = parseContactCall({ ...call, from: `${name} <jane@example.org>`, text: message });
        if (!parsed.ok) return;
        expect(parsed.enquiry.name).toMatch(/^[^\p{Cc}\p{Cs}\u2028\u2029]+$/u);
        expect(parsed.enquiry.message).toMatch(/^(?:[\t\n]|[^\p{Cc}\p{Cs}\u2028\u2029])*$/u);
      }),
    );
  });

  const noName = { fullname: "Full Name: please enter your name." };
  const noAddress = { emailAddress: "Email: please enter your address." };
  it.each([
    ["an empty name", { fullname: "" }, noName],
    ["an invisible name", { fullname: "\t\0 \u00a0\u200b" }, noName],
    ["a line break in the name", { fullname: "Jane\r\n" }, { fullname: "Full Name: write it on one line." }],
    ["a long name", { fullname: "J".repeat(321) }, { fullname: expect.stringContaining("at most 320") }],
    ["half an address", { emailAddress: "jane" }, { emailAddress: "Email: use exactly one @." }],
    [
      "a long address",
      { emailAddress: `j${longest}` },
      { emailAddress: "Email: use at most 254 characters." },
    ],
    ["an invisible address", { emailAddress: " \u200e\u00a0" }, noAddress],
    ["a long message", { msg: "x".repeat(20_001) }, { msg: tooLong }],
    ["all empty", { fullname: "", emailAddress: "", msg: "" }, { ...noName, ...noAddress }],
  ])("report each error at its field: %s", (_, change, fields) => {
    const parsed = parseContactForm({ ...form, ...change });
    expect(parsed.ok ? null : parsed.error.fields).toEqual(fields);
  });
});

describe("the contact form", () => {
  it("reports whether the honeypot was filled in, and may be sent without it", () => {
    const trapped = { ...form, [honeypotField]: "https://spam.example" };
    expect(parseContactForm(trapped)).toMatchObject({ ok: true, honeypot: true });
    const { [honeypotField]: _, ...rest } = form;
    expect(parseContactForm(rest)).toMatchObject({ ok: true, honeypot: false });
  });

  it.each([
    ["a missing field", { fullname: "", emailAddress: "jane@example.org" }],
    ["an extra field", { ...form, bcc: "v@y.test" }],
    ["no body", {}],
  ])("asks for a reload if the form is not the site's: %s", (_, body) => {
    expect(parseContactForm(body)).toMatchObject({
      ok: false,
      error: { type: "invalid", details: "Please reload the page, fill in the form and send it again." },
    });
  });
});

describe("sendContactEmail", () => {
  it("accepts addresses that differ only in the case of the domain, and spaces around all", () => {
    const from = " Jane <jane@EXAMPLE.org> ";
    expect(parseContactCall({ ...call, from })).toMatchObject({ enquiry: { email: "jane@example.org" } });
  });

  it.each([
    ["a missing name", { from: undefined }, "fullname", "Full Name: please enter your name."],
    ["an address without a name", { from: "<jane@example.org>" }, "fullname", "please enter your name."],
    ["a name without an address", { from: "Jane" }, "fullname", "Full Name: write it with the address"],
    ["more after the address", { from: `${call.from} x` }, "fullname", "write it with the address"],
    ["two addresses", { from: "Jane <eve@example.org>" }, "fullname", "the address in angle brackets"],
    ["a long name", { from: `${"J".repeat(303)} <jane@example.org>` }, "fullname", "use at most 320"],
    ["a header", { from: "Jane\nBcc: v@y.test <jane@example.org>" }, "fullname", "write it on one line."],
    ["a missing message", { text: undefined }, "msg", "Project Details: send the field"],
  ])("names the invalid field: %s", (_, change, field, words) => {
    const parsed = parseContactCall({ ...call, ...change });
    expect(parsed.ok ? null : parsed.error.fields).toEqual({ [field]: expect.stringContaining(words) });
  });

  it("names all invalid fields, in the order of the form", () => {
    const fields = {
      fullname: "Full Name: write it with the address, like Full Name <name@example.org>.",
      emailAddress: "Email: please enter your address.",
      msg: tooLong,
    };
    expect(parseContactCall({ from: "", email: "", text: "x".repeat(20_001) })).toEqual({
      ok: false,
      error: {
        type: "invalid",
        message: "Please check: Full Name, Email, Project Details",
        details: Object.values(fields).join(" "),
        fields,
      },
    });
  });

  it.each([
    ["null", null],
    ["an array", [call]],
    ["a string", JSON.stringify(call)],
    ["an unknown field", { ...call, bcc: "v@y.test" }],
    [
      "a prototype",
      JSON.parse('{"from":"J <j@e.org>","email":"j@e.org","text":"","__proto__":{"admin":true}}'),
    ],
  ])("refuses a body with the wrong structure: %s", (_, body) => {
    expect(parseContactCall(body)).toEqual({
      ok: false,
      error: {
        type: "invalid",
        message: "This message could not be read.",
        details: "Send a JSON object with the strings from, email and text, and nothing else.",
      },
    });
  });
});

describe("sendEmail", () => {
  it.each([
    ["another subject", { subject: "Cheap watches" }],
    ["no recipient", { to: undefined }],
    ["several recipients", { to: ["hello@stackhouse.example", "v@y.test"] }],
    ["a copy", { cc: "v@y.test" }],
  ])("refuses a body with the wrong structure: %s", (_, change) => {
    expect(parseEmailCall({ ...email, ...change })).toMatchObject({
      error: {
        type: "invalid",
        details: expect.stringMatching(/^Send a JSON object with the strings to, from, replyTo, subject/),
      },
    });
  });

  it("refuses a reply address that differs from the sender's", () => {
    const parsed = parseEmailCall({ ...email, replyTo: "v@y.test" });
    expect(parsed.ok ? null : Object.keys(parsed.error.fields ?? {})).toEqual(["fullname"]);
  });
});
