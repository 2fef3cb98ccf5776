import { describe, expect, test } from "vitest";
import { ownerNotices } from "../../../content/owner-notices.ts";
import { addresses } from "../../../contract/addresses.ts";
import { enquiryForms } from "../../enquiries/email/enquiry-email.tsx";
import type { EnquiryCall } from "../../store/schema.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createOwnerFixture } from "../../testing/fixtures/owner-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import type { PageViews } from "../../visits/page-views.ts";
import { visitFacts } from "./visit-facts.ts";

const words = ownerNotices.visits;
const monday = "2026-11-30";
const friday = Temporal.ZonedDateTime.from("2026-11-27T09:00[Australia/Sydney]").epochMilliseconds;

describe.each(eitherDatabase)("R-INBOX-6. visits in Monday's report, on %s", (kind) => {
  const fixture = eachTest(() => createOwnerFixture(kind, friday));

  const put = (rows: PageViews[]) => fixture.store.db.insertInto("page_views").values(rows).execute();
  const facts = async () => Object.fromEntries(await visitFacts(fixture.store.db, monday));
  const opened = (views: number, page = "/", referrer = "", day = "2026-11-27") =>
    Object.assign({ day, page, referrer, views });
  const share = (enquiries: string, visits: string, percent: string) =>
    words.share.replace("{enquiries}", enquiries).replace("{visits}", visits).replace("{share}", percent);
  const noShare = (enquiries: string, visits: string) =>
    words.noShare.replace("{enquiries}", enquiries).replace("{visits}", visits);

  test("are compared with the week before, with the top three pages and websites and the enquiries", async () => {
    await put([
      opened(900, "/", "", "2026-11-30"),
      opened(1000, "/", "", "2026-11-29"),
      opened(20, addresses.contact, "example.org", "2026-11-23"),
      opened(20, addresses.contact, "google.com"),
      opened(7, addresses.services, "example.org"),
      opened(2, addresses.faq, "bing.com"),
      opened(1, addresses.terms, "example.net"),
      opened(70, "/", "example.net", "2026-11-22"),
      opened(900, "/", "", "2026-11-15"),
    ]);
    for (const name of ["Ann", "Ben", "Cleo"]) await fixture.write({ name });
    await fixture.write({ honeypot: true });
    for (const call of Object.keys(enquiryForms)) await fixture.write({ call: call as EnquiryCall });
    expect(await facts()).toEqual({
      [words.facts.visits]: words.beside.replace("{now}", "1,050").replace("{before}", "70"),
      [words.facts.pages]: `/ 1,000; ${addresses.contact} 40; ${addresses.services} 7`,
      [words.facts.from]: "example.org 27; google.com 20; bing.com 2",
      [words.facts.became]: share("4", "40", "10"),
    });
  });

  test("are reported as 0 for a week without any", async () => {
    expect(await facts()).toEqual({
      [words.facts.visits]: words.beside.replace("{now}", "0").replace("{before}", "0"),
      [words.facts.pages]: words.none,
      [words.facts.from]: words.none,
      [words.facts.became]: noShare("0", "0"),
    });
  });

  test("show no percentage if there were more enquiries than visits", async () => {
    await put([opened(1, addresses.contact)]);
    await fixture.write({ name: "Ann" });
    expect(await facts()).toMatchObject({ [words.facts.became]: share("1", "1", "100") });
    await fixture.write({ name: "Ben" });
    expect(await facts()).toMatchObject({ [words.facts.became]: noShare("2", "1") });
  });
});
