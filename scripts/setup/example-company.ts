import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { authorsOf } from "../../app/pages/articles/authors.ts";
import type { SiteConfig } from "../../contract/site-config.ts";
import { site } from "../../site.config.ts";
import { readFrontMatter } from "../../vite/markdown/front-matter.ts";
import { readCleanText } from "../../vite/owners-text.ts";

/** A setting of the example company that the owner has not replaced. */
export interface ExampleFact {
  /** The path of the setting in `site.config.ts`, such as "phone.shown". */
  field: string;
  value: string;
}

/** Settings that are still the example company's, in the order of `site.config.ts`. */
export function exampleFacts(facts: SiteConfig = site): ExampleFact[] {
  const found: ExampleFact[] = [];
  const note = (field: string, value: string, isExample: boolean) => {
    if (isExample) found.push({ field, value });
  };
  note("name", facts.name, facts.name === "Stackhouse");
  note("legalName", facts.legalName, facts.legalName === "Stackhouse Pty Ltd");
  note("abn", facts.abn, facts.abn === "00 000 000 000");
  // No real company has these: RFC 2606 reserves .example, and the regulator reserves this phone number.
  note("phone.shown", facts.phone.shown, facts.phone.dialled === "+61270100042");
  note("firstLookPrice", facts.firstLookPrice ?? "", facts.firstLookPrice === "$1,400");
  note("dayRate", facts.dayRate ?? "", facts.dayRate === "$1,500 to $1,800");
  note(
    "serviceArea",
    facts.serviceArea ?? "",
    /Sydney/.test(facts.serviceArea ?? "") && facts.city !== "Sydney",
  );
  note("email", facts.email, facts.email.endsWith(".example"));
  note("mail.from", facts.mail.from, facts.mail.from.endsWith(".example"));
  note("mail.contactTo", facts.mail.contactTo, facts.mail.contactTo.endsWith(".example"));
  facts.people.forEach(({ name }, index) => {
    note(`people.${index}`, name, ["Nell Okafor", "Dan Petrakis"].includes(name));
  });
  facts.processors.forEach(({ who }, index) => {
    note(`processors.${index}`, who, ["Hosting company", "Mail relay", "Mailbox provider"].includes(who));
  });
  facts.social.forEach(({ label, href }, index) => {
    note(`social.${index}`, `${label}, ${href}`, exampleProfiles.includes(href));
  });
  return found;
}

/**
 * The message to the owner. An address in .example may be the owner's own, so its message does not call it the
 * example's.
 */
export function inWords({ field, value }: ExampleFact): string {
  return value.endsWith(".example")
    ? `${field} ${value} ends in .example, which receives no email`
    : `${field} is still the example’s: ${value}`;
}

/** The example's newsletter issues; `demo: false` hides them. */
export function exampleIssues({ demo }: Pick<SiteConfig, "demo"> = site): string[] {
  return demo ? examplesIn("content/newsletter") : [];
}

/** The invented cases, which serve as samples; `demo: false` hides them. */
export function exampleCases({ demo }: Pick<SiteConfig, "demo"> = site): string[] {
  return demo ? examplesIn("content/cases") : [];
}

/** Articles whose author is not one of the company's people. They stop the build. */
export function unsignedArticles(facts: SiteConfig, folder = "content/articles") {
  const authors = authorsOf(facts);
  return headsIn(folder).flatMap(({ file, author }) =>
    author === undefined || authors.includes(author) ? [] : [{ file, author }],
  );
}

function examplesIn(folder: string): string[] {
  return headsIn(folder)
    .filter(({ example }) => example === "true")
    .map(({ file }) => file);
}

const schema = z.looseObject({ author: z.string().optional(), example: z.string().optional() });

/** Ignores invalid front matter, because the build reports it. */
function headsIn(folder: string) {
  return globSync(`${folder}/*.md`)
    .sort()
    .flatMap((path) => {
      try {
        const { author, example } = readFrontMatter(readCleanText(readFileSync(path)), schema).head;
        return [{ file: path.replaceAll("\\", "/"), author, example }];
      } catch {
        return [];
      }
    });
}

/** The example company's profiles, which are the social networks' own pages. */
const exampleProfiles = [
  "https://www.linkedin.com/company/linkedin/",
  "https://github.com/github",
  "https://stackoverflow.com/questions",
];
