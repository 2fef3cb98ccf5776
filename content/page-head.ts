/** What a tab and a search result show of a page. */
export interface PageHead {
  /** Without the company's name, which the page adds: under 60 characters together. That of a sample says so first. */
  title: string;
  /** What a reader finds there, in 80 to 155 characters. */
  description: string;
}
