/** The title and description of a page, shown in tabs and search results. */
export interface PageHead {
  /** Up to {@link maxTitleLength} characters; the company's name is appended if it fits. Titles of sample pages begin with "Sample". */
  title: string;
  /** What the page contains, in 80 to 155 characters. */
  description: string;
}

/** The number of characters after which search results cut off a title. */
export const maxTitleLength = 59;
