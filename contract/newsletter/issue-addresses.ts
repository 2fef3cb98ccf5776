import { addresses } from "../addresses.ts";
import type { Issue } from "./issue.ts";

export function issueAddress({ slug }: Pick<Issue, "slug">): string {
  return `${addresses.issues}/${slug}`;
}

/** The path of a picture in an email. The path must never change, because sent emails link to it. */
export function pictureAddress({ thursday }: Pick<Issue, "thursday">, file: string): string {
  return `${picturesAddress}/${thursday}/${file}`;
}

/** Pages of any origin, such as webmail, may embed the files below this path. */
export const picturesAddress = "/newsletter/pictures";

/** The image files, by pixel density, of the drawing at the top of an issue's email. */
export const headPictures = {
  "1x": `${picturesAddress}/strata.png`,
  "2x": `${picturesAddress}/strata-2x.png`,
} as const;

/** The size of the drawing above each issue, in CSS pixels. */
export const headPicture = { width: 600, height: 112 } as const;
