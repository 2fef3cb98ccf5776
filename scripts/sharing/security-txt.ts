import { site } from "../../site.config.ts";

const year = 365 * 86_400_000;

/** Returns security.txt (RFC 9116). It expires a year after the build; `npm run site -- check` warns in advance. */
export function securityTxt(now: number): string {
  const expires = new Date(now + year).toISOString().replace(/\.\d+/, "");
  return `Contact: mailto:${site.email}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
