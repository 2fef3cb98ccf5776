import { site } from "../../site.config.ts";

const year = 365 * 86_400_000;

/**
 * Where somebody who found a weakness writes (RFC 9116). It holds for a year from the build, for whoever publishes the
 * site anew has its address at hand; `npm run site -- check` says when that ends.
 */
export function securityTxt(now: number): string {
  const expires = new Date(now + year).toISOString().replace(/\.\d+/, "");
  return `Contact: mailto:${site.email}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
