/** The title and description of a page, shown in tabs and search results. */
export interface PageHead {
  /** Under 60 characters; the page adds the company's name if it fits. The title of a sample begins with "Sample". */
  title: string;
  /** The page's content in 80 to 155 characters. */
  description: string;
}
