import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { confirmationMail, welcomeMail } from "./subscriber-email.ts";

const facts = {
  address: "WIN-a-PRIZE@victim.example",
  token: "T".repeat(43),
  messageId: "<1@stackhouse.example>",
  mailFrom: "website@stackhouse.example",
  siteUrl: "https://www.stackhouse.example",
  at: Date.UTC(2026, 10, 20, 19, 55),
};

describe("the mail that asks to confirm", () => {
  const { text, html, ...rest } = confirmationMail(facts);

  test("comes from us, goes to the address that was entered, and is no list's", () => {
    expect(rest).toEqual({
      from: { name: "Stackhouse", address: "website@stackhouse.example" },
      to: { address: "WIN-a-PRIZE@victim.example" },
      subject: "Please confirm your subscription",
      messageId: "<1@stackhouse.example>",
      date: new Date("2026-11-20T19:55:00Z"),
      headers: { "Auto-Submitted": "auto-generated" },
      envelope: { from: "website@stackhouse.example", to: "WIN-a-PRIZE@victim.example" },
    });
  });

  test("says no more than: confirm, or ignore this", () => {
    expect(text).toMatchInlineSnapshot(`
      "Please confirm your subscription

      Somebody, most likely you, asked Stackhouse to send its letter to this address every Thursday. If it was you, follow this link and press the button on its page:

      https://www.stackhouse.example/newsletter/confirm?token=TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT

      The link works for 7 days.

      If it was not you, ignore this mail. No letter is sent unless that button is pressed.

      Stackhouse Pty Ltd (ABN 00 000 000 000), Sydney, Australia
      (02) 7010 0042, hello@stackhouse.example
      "
    `);
  });

  test("28. holds nothing that was typed into the form, not even the address", () => {
    expect(text + html).not.toMatch(/prize|victim/i);
  });

  test("says the same in HTML, with one link", () => {
    const { document } = parseHTML(html);
    for (const line of text.split("\n")) expect(document.body.textContent).toContain(line);
    const links = [...document.querySelectorAll("[href], [src]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `https://www.stackhouse.example/newsletter/confirm?token=${facts.token}`,
    ]);
  });
});

describe("the mail that welcomes", () => {
  const { text, headers } = welcomeMail(facts);
  const link = `https://www.stackhouse.example/newsletter/unsubscribe?token=${facts.token}`;

  test("says since when, and how to leave", () => {
    expect(text).toMatchInlineSnapshot(`
      "You are on the list

      You confirmed on Saturday 21 November 2026 at 6:55 am AEDT that you want our letter. It comes every Thursday. To leave the list, follow this link and press the button on its page:

      https://www.stackhouse.example/newsletter/unsubscribe?token=TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT

      The link keeps working, so you can keep this mail for the day you need it.

      Stackhouse Pty Ltd (ABN 00 000 000 000), Sydney, Australia
      (02) 7010 0042, hello@stackhouse.example
      "
    `);
    expect(text).toContain(link);
  });

  test("lets mail programs leave with one click (RFC 8058)", () => {
    expect(headers).toEqual({
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});
