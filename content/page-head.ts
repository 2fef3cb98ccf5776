/** What a tab and a search result show of a page. */
export interface PageHead {
  /** Under 60 characters, without the company's name, which the page adds where it fits in as well. That of a sample says so first. */
  title: string;
  /** What a reader finds there, in 80 to 155 characters. */
  description: string;
}
