// R-NEWS-7, R-NEWS-11
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { newsletter } from "../../content/pages/newsletter.ts";
import { site } from "../../site.config.ts";
import { confirmationMail, welcomeMail } from "./subscriber-email.tsx";

const facts = {
  address: "WIN-a-PRIZE@victim.example",
  token: "T".repeat(43),
  messageId: "<1@site.example>",
  mailFrom: "website@site.example",
  siteUrl: "https://www.site.example",
  at: Date.UTC(2026, 10, 20, 19, 55),
};

const confirmLink = `https://www.site.example/newsletter/confirm?token=${facts.token}`;

describe("the confirmation email", () => {
  const { text, html, ...rest } = confirmationMail(facts);

  test("goes from the site to the entered address, without mailing-list headers", () => {
    expect(rest).toEqual({
      from: { name: site.name, address: "website@site.example" },
      to: { address: "WIN-a-PRIZE@victim.example" },
      subject: newsletter.mails.confirmation.subject,
      messageId: "<1@site.example>",
      date: new Date("2026-11-20T19:55:00Z"),
      headers: { "Auto-Submitted": "auto-generated" },
      envelope: { from: "website@site.example", to: "WIN-a-PRIZE@victim.example" },
    });
  });

  test("28. has an HTML part with the same text and one link, and nothing typed, not even the address", () => {
    expect(text + html).not.toMatch(/prize|victim/i);
    const { document } = parseHTML(html);
    for (const line of text.split("\n")) expect(document.body.textContent).toContain(line);
    for (const words of newsletter.mails.confirmation.after)
      expect(document.body.textContent).toContain(words.replace("{days}", "7"));
    const links = [...document.querySelectorAll("[href], [src]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([confirmLink]);
  });
});

describe("the welcome email", () => {
  const { text, html, headers } = welcomeMail(facts);
  const link = `https://www.site.example/newsletter/unsubscribe?token=${facts.token}`;

  test("says when the subscription began, and has a plain link to unsubscribe, not a button", () => {
    const since = "Saturday 21 November 2026 at 6:55 am AEDT";
    for (const part of [since, link, site.legalName, site.abn]) expect(text).toContain(part);
    const { document } = parseHTML(html);
    const leave = document.querySelector(`a[href="${link}"]`);
    expect(leave?.closest("td[style*=background-color]")).toBe(
      document.querySelector("h1")?.closest("td[style*=background-color]") ?? null,
    );
  });

  test("supports one-click unsubscribe in mail programs (RFC 8058)", () => {
    expect(headers).toEqual({
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});
