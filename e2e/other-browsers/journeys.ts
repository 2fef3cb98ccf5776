import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { navbarMenus } from "../../content/menus.ts";
import { contact } from "../../content/pages/contact.ts";
import { questionGroups } from "../../content/pages/faq.ts";
import { newsletter } from "../../content/pages/newsletter.ts";
import { billings, plans, pricing } from "../../content/pages/pricing.ts";
import { support } from "../../content/pages/support.ts";
import { linkIn } from "../../server/testing/newsletter-links.ts";
import { runSite } from "../../server/testing/site-process.ts";
import { startSmtpServer, type TestSmtpServer } from "../../server/testing/smtp-server.ts";
import { site as company } from "../../site.config.ts";
import type { Browser } from "./tab.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

/** Tests a visitor's main journeys in one browser engine, against the built site with a test mail server. */
export function runJourneys(engine: string, start: () => Promise<Browser>) {
  let inbox: TestSmtpServer;
  let siteUrl: string;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    browser = await start();
    inbox = await startSmtpServer();
    const dataDir = await mkdtemp(path.join(tmpdir(), "site-journeys-"));
    const site = runSite({ DATA_DIR: dataDir, SMTP_URL: inbox.url });
    siteUrl = (await site.answering()).url;
    return async () => {
      await browser.close();
      site.kill("SIGTERM");
      await site.ended;
      await inbox.close();
      await rm(dataDir, { recursive: true });
    };
  });

  beforeEach(async () => {
    const tab = await browser.open();
    visitor = visitorOf(tab, siteUrl);
    await visitor.resize(1440, 900);
    return () => tab.close();
  });

  /** Waits for `count` emails to the address that contain `words`, and returns the newest. */
  async function mailTo(address: string, count: number, words = ""): Promise<Email> {
    const mails = () => inbox.received.filter(({ to, raw }) => to.includes(address) && raw.includes(words));
    await expect.poll(() => mails().length).toBe(count);
    return PostalMime.parse(mails().at(-1)?.raw ?? "");
  }

  async function linkTo(address: string, count: number): Promise<string> {
    const { pathname, search } = linkIn(await mailTo(address, count));
    return pathname + search;
  }

  describe(`in ${engine}`, () => {
    test("the menus of the home page open, close each other, and lead to their pages", async () => {
      await visitor.open("/");
      for (const { name, link } of menus) {
        await visitor.press("header nav button", name);
        await visitor.sees(":popover-open a", link.label);
      }
      for (const { name, link } of menus) {
        if (link.newTab) continue;
        await visitor.open("/");
        await visitor.press("header nav button", name);
        await visitor.press(":popover-open a", link.label);
        await visitor.isAt(link.href);
      }
    });

    test("below 992 px the menus are in a panel, which closes by its button and by a click outside", async () => {
      await visitor.resize(800, 900);
      await visitor.open("/");
      await visitor.press("header button", "Menu");
      for (const { name, link } of menus) {
        await visitor.press("dialog summary", name);
        await visitor.sees("dialog a", link.label);
      }
      await visitor.press("dialog button", "Close menu");
      await visitor.seesNo("dialog");
      await visitor.press("header button", "Menu");
      await visitor.sees("dialog");
      await visitor.pressAt(20, 400);
      await visitor.seesNo("dialog");
      await visitor.press("header button", "Menu");
      await visitor.press("dialog a", "About");
      await visitor.isAt("/pages/company/about-us");
    });

    for (const [address, name, label] of [
      ["/contact", "Mia Orchard", msg.label],
      ["/pages/support/contact-us", "Sam Support", support.message.label],
    ] as const) {
      test(`an enquiry on ${address} shows a thank-you, leads to the home page, and reaches the owner`, async () => {
        await visitor.open(address);
        await visitor.enter("input", fullname.label, name);
        await visitor.enter("input", emailAddress.label, "mia@orchard.example");
        await visitor.enter("textarea", label, "A till that never sleeps.");
        await visitor.press("button", contact.send);
        await visitor.sees("dialog[open] p", contact.success.title);
        await visitor.sees("dialog[open] button:focus", "Close");
        await visitor.press("dialog[open] button", "Close");
        await visitor.isAt("/");
        const mail = await mailTo(company.mail.contactTo, 1, name);
        expect(mail.text).toContain("A till that never sleeps.");
      });
    }

    test("a signup is confirmed by the link in its email, and cancelled by the link in the next", async () => {
      const address = "nora@orchard.example";
      await visitor.open("/pages/company/about-us");
      await visitor.enter("main input", newsletter.field, address);
      await visitor.press("main button", newsletter.subscribe);
      await visitor.sees("dialog[open] h2", newsletter.success.heading);
      await visitor.press("dialog[open] button", "Close");
      await visitor.seesNo("dialog[open]");
      await visitor.isAt("/pages/company/about-us");

      await visitor.open(await linkTo(address, 1));
      await visitor.press("main button", newsletter.pages.confirm.button);
      await visitor.isAt("/newsletter/confirmed");
      await visitor.open(await linkTo(address, 2));
      await visitor.press("main button", newsletter.pages.unsubscribe.button);
      await visitor.isAt("/newsletter/left");
    });

    test("the plans change from monthly to annual, and the slides advance and can be paused", async () => {
      await visitor.open("/pages/company/pricing");
      await visitor.sees("[data-live=true]");
      await visitor.press("button", "Pause the slides");
      await visitor.sees("button", "Play the slides");
      await visitor.press("button", "Next slide");
      await visitor.sees("button[aria-current=true]", pricing.slides[1].name);
      await visitor.press("[role=tab]", billings[1]);
      await visitor.sees("[role=tab][aria-selected=true]", billings[1]);
      await visitor.sees("[role=tabpanel] h3", plans.at(-1)?.name);
    });

    test("the theme changes, and applies to the next page", async () => {
      await visitor.open("/");
      await visitor.press("label", "Dark");
      const ground = () => visitor.read(() => getComputedStyle(document.documentElement).colorScheme);
      expect(await ground()).toBe("dark");
      await visitor.open("/services");
      expect(await ground()).toBe("dark");
    });

    // The showcase does not exist with `demo: false`.
    if (!company.demo) return;

    test("a modal closes by its button and by a click outside, but not inside", async () => {
      await visitor.open("/sections/attention-catchers/modals");
      await visitor.press("button", "Rename the bore");
      await visitor.press("dialog[open] button", "Close");
      await visitor.seesNo("dialog[open]");
      await visitor.press("button", "Rename the bore");
      await visitor.press("dialog[open] h2");
      await visitor.sees("dialog[open]");
      await visitor.pressAt(5, 5);
      await visitor.seesNo("dialog[open]");
    });

    test("an example shows its code and copies it", async () => {
      await visitor.open("/sections/elements/buttons");
      await visitor.press("#sizes [role=tab]", "Code");
      await visitor.sees("#sizes-code");
      await visitor.seesNo("#sizes-preview");
      await visitor.press("#sizes-code button", "Copy");
      await visitor.sees("#sizes-code [role=status]", "Copied");
      await visitor.press("#sizes [role=tab]", "Preview");
      await visitor.sees("#sizes-preview");
    });

    test("a place can be found by a few letters, and a day selected in the calendar", async () => {
      await visitor.open("/pages/landing-pages/rental");
      // The first touch loads React.
      await visitor.press("search [placeholder*=date]");
      await visitor.sees("search button", "Choose a date");
      await visitor.press("search select", "Leave From");
      await visitor.sees("search input:focus");
      await visitor.type("lon");
      await visitor.press("search [role=option]", "London");
      await visitor.press("search button", "Choose a date");
      await visitor.press("search [role=dialog] button", "Go to the Next Month");
      await visitor.press("search td[data-day$='-16']:not([data-outside]) button");
      await visitor.seesNo("search [role=dialog]");
      const day = () =>
        visitor.read(
          () => document.querySelector<HTMLInputElement>("search [placeholder*=date]")?.value ?? "",
        );
      expect(await day()).toMatch(/^\d{4}-\d\d-16$/);
    });
  });
}

const { fullname, emailAddress, msg } = contact.fields;
const [, _second] = questionGroups.flatMap(({ questions }) => questions.map(({ question }) => question));

/** Each menu with its first link. */
const menus = navbarMenus.flatMap(({ name, groups }) =>
  groups.slice(0, 1).flatMap(({ links: [link] }) => (link ? [{ name, link }] : [])),
);
