import type { BreadcrumbList, Graph, Thing, WebPage, WebSite } from "schema-dts";
import type { PageHead } from "../../../content/page-head.ts";
import { articles } from "../../../content/pages/articles.ts";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { services } from "../../../content/pages/services.ts";
import { showcase } from "../../../content/showcase/showcase-words.ts";
import { addresses } from "../../../contract/addresses.ts";
import { showcaseAddress } from "../../../contract/demo-addresses.ts";
import { site } from "../../../site.config.ts";
import { company, companyId, siteId } from "./company-graph.ts";

/** Details of a page for its structured data. */
export interface PageAbout {
  type?: "website" | "article";
  /** The date of the last change, if it is known. */
  modified?: string | undefined;
  /** Returns the schema.org objects on the page (such as an article), given the page's URL. */
  things?: (url: string) => Thing[];
}

/**
 * Returns the structured data of a page (https://schema.org): one graph whose nodes refer to each other by `@id`. What
 * the head's other elements say (description, picture, language) is not said again.
 */
export function pageGraph({ title }: PageHead, address: string, about: PageAbout): Graph {
  const origin = import.meta.env.SITE_URL;
  const url = origin + address;
  const way = wayTo(address, title);
  const page: WebPage = {
    "@type": "WebPage",
    "@id": url,
    url,
    name: title,
    isPartOf: { "@id": siteId },
    ...(about.modified && { dateModified: about.modified }),
    ...(way.length > 1 && { breadcrumb: { "@id": `${url}#way` } }),
  };
  const breadcrumb: BreadcrumbList = {
    "@type": "BreadcrumbList",
    "@id": `${url}#way`,
    itemListElement: way.map(([name, at], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + at,
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      company,
      website,
      page,
      ...(way.length > 1 ? [breadcrumb] : []),
      ...(about.things?.(url) ?? []),
    ],
  };
}

const website: WebSite = {
  "@type": "WebSite",
  "@id": siteId,
  url: `${import.meta.env.SITE_URL}/`,
  name: site.name,
  description: site.description,
  publisher: { "@id": companyId },
};

/** Parent pages, for breadcrumbs. */
const above: readonly (readonly [name: string, address: string])[] = [
  [services.title, addresses.services],
  [articles.title, addresses.articles],
  [newsletter.title, addresses.newsletter],
  [showcase.overview.title, showcaseAddress],
];

function wayTo(address: string, title: string): (readonly [string, string])[] {
  if (address === addresses.presentation) return [[site.name, address]];
  const between = above.filter(([, at]) => address.startsWith(`${at}/`));
  return [[site.name, addresses.presentation], ...between, [title, address]];
}
