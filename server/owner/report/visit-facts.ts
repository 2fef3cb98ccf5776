import type { Kysely } from "kysely";
import { ownerNotices } from "../../../content/owner-notices.ts";
import { addresses } from "../../../contract/addresses.ts";
import { timeOn, weekBefore } from "../../daytime.ts";
import type { Facts } from "../../mail/layout/letter.tsx";
import type { Schema } from "../../store/schema.ts";
import { countOf } from "../../store/store.ts";
import { sumOfViews, type Views, viewsBy } from "../../visits/page-views.ts";

const words = ownerNotices.visits;

/** Returns the visits in the week before a Monday, such as "2026-11-23". */
export async function visitFacts(db: Kysely<Schema>, monday: string): Promise<Facts> {
  const week = { from: weekBefore(monday), until: monday };
  const pages = await viewsBy(db, "page", week);
  const before = await viewsBy(db, "page", { from: weekBefore(week.from), until: week.from });
  const hosts = (await viewsBy(db, "referrer", week)).filter(({ name }) => name !== "");
  const [now, last] = [pages, before].map((views) => figures.format(sumOfViews(views)));
  return [
    [words.facts.visits, words.beside.replace("{now}", `${now}`).replace("{before}", `${last}`)],
    [words.facts.pages, firstThree(pages)],
    [words.facts.from, firstThree(hosts)],
    [words.facts.became, enquiryShare(await enquiriesOf(db, week), contactViews(pages))],
  ];
}

function firstThree(views: readonly Views[]): string {
  const shown = views.slice(0, 3).map((each) => `${each.name} ${figures.format(each.views)}`);
  return shown.join("; ") || words.none;
}

function contactViews(pages: readonly Views[]): number {
  return sumOfViews(pages.filter(({ name }) => name === addresses.contact));
}

/** Omits the percentage if enquiries outnumber visits: then a CDN served the page, or programs sent enquiries. */
function enquiryShare(enquiries: number, visits: number): string {
  const sentence = visits > 0 && enquiries <= visits ? words.share : words.noShare;
  return sentence
    .replace("{enquiries}", figures.format(enquiries))
    .replace("{visits}", figures.format(visits))
    .replace("{share}", String(Math.round((100 * enquiries) / visits)));
}

const figures = new Intl.NumberFormat("en-AU");

/** Counts enquiries sent from the contact page, except quarantined ones. */
function enquiriesOf(db: Kysely<Schema>, { from, until }: { from: string; until: string }): Promise<number> {
  return countOf(
    db
      .selectFrom("enquiries")
      .where("call", "=", "sendContactEmail")
      .where("held", "is", null)
      .where("received_at", ">=", timeOn(from, "00:00"))
      .where("received_at", "<", timeOn(until, "00:00")),
  );
}
