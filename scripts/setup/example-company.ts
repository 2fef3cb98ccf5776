import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { authorsOf } from "../../app/pages/articles/authors.ts";
import type { SiteConfig } from "../../contract/site-config.ts";
import { site } from "../../site.config.ts";
import { readFrontMatter } from "../../vite/markdown/front-matter.ts";
import { readCleanText } from "../../vite/owners-text.ts";

/** A setting of the example company that the owner has not replaced. */
interface ExampleFact {
  /** The path of the setting in `site.config.ts`, such as "phone.shown". */
  field: string;
  value: string;
}

/** Returns the settings that are still the example company's. */
export function exampleFacts(facts: SiteConfig = site): ExampleFact[] {
  const found: ExampleFact[] = [];
  const note = (field: string, value: string, isExample: boolean) => {
    if (isExample) found.push({ field, value });
  };
  note("name", facts.name, facts.name === "Stackhouse");
  note("legalName", facts.legalName, facts.legalName === "Stackhouse Pty Ltd");
  note("abn", facts.abn, facts.abn === "00 000 000 000");
  // No real company has this phone number, which the regulator reserves for fiction, or an email address under .example
  // (RFC 2606). Email addresses are checked further below.
  note("phone.shown", facts.phone.shown, facts.phone.dialled === "+61270100042");
  note("firstLookPrice", facts.firstLookPrice ?? "", facts.firstLookPrice === "$1,400");
  note("dayRate", facts.dayRate ?? "", facts.dayRate === "$1,500 to $1,800");
  const { serviceArea = "" } = facts;
  note("serviceArea", serviceArea, serviceArea.includes("Sydney") && facts.city !== "Sydney");
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
 * Returns the message to the owner. For an email address under .example, does not say that it is the example company's,
 * because the owner may have entered it.
 */
export function inWords({ field, value }: ExampleFact): string {
  return value.endsWith(".example")
    ? `${field} ${value} ends in .example, which receives no email`
    : `${field} is still the example’s: ${value}`;
}

/**
 * Returns the example company's newsletter issues and fictional case studies, unless `demo: false` hides them, and what
 * to do with each.
 */
export function exampleTexts({ demo }: Pick<SiteConfig, "demo"> = site) {
  const examplesIn = (folder: string, kind: string, todo: string) =>
    headsIn(folder)
      .filter(({ example }) => example === "true")
      .map(({ file }) => ({ place: file, what: `this ${kind} is still the example’s`, todo }));
  if (!demo) return [];
  return [
    ...examplesIn("content/newsletter", "newsletter issue", "delete it, with the folder of its pictures"),
    ...examplesIn("content/cases", "case", "replace it with a job of your own, or delete it"),
  ];
}

/** Returns the articles whose author is neither the company nor one of its people. Such articles stop the build. */
export function unsignedArticles(facts: SiteConfig, folder = "content/articles") {
  const authors = authorsOf(facts);
  return headsIn(folder).flatMap(({ file, author }) =>
    author === undefined || authors.includes(author) ? [] : [{ file, author }],
  );
}

const schema = z.looseObject({ author: z.string().optional(), example: z.string().optional() });

/** Skips files with invalid front matter, which the build reports. */
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

/** The example company's social profiles, which are really those of the social networks themselves. */
const exampleProfiles = [
  "https://www.linkedin.com/company/linkedin/",
  "https://github.com/github",
  "https://stackoverflow.com/questions",
];
