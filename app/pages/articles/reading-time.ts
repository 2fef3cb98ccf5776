import { articles } from "../../../content/pages/articles.ts";

/** Formats a reading time, for example as "5 minutes to read". */
export function readingTime(minutes: number): string {
  const { one, more } = articles.readingTime;
  return minutes === 1 ? one : `${minutes} ${more}`;
}
