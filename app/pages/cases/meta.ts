import type { Article } from "schema-dts";
import { type MetaPlace, pageMeta } from "../../document/page-meta.ts";
import { companyId } from "../../document/shared/company-graph.ts";
import type { Case } from "./case.ts";

/** Returns the metadata of a case's page, including Open Graph (https://ogp.me). */
export function caseMeta(caseStudy: Case, place: MetaPlace) {
  const { title, summary, date } = caseStudy;
  const page = pageMeta(
    { title, description: summary },
    { type: "article", modified: date, things: (url) => [thing(caseStudy, url)] },
  );
  return [
    ...page(place),
    { property: "article:published_time", content: date },
    { property: "article:modified_time", content: date },
  ];
}

function thing({ title, summary, date }: Case, url: string): Article {
  return {
    "@type": "Article",
    "@id": `${url}#case`,
    mainEntityOfPage: { "@id": url },
    headline: title,
    description: summary,
    datePublished: date,
    dateModified: date,
    genre: "Case study",
    inLanguage: "en-AU",
    author: { "@id": companyId },
    publisher: { "@id": companyId },
  };
}
