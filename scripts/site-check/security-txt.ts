import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "./sources.ts";

const month = 30 * 86_400_000;

/** Reports a security.txt that expires within a month: nobody may rely on an expired one (RFC 9116, 2.5.5). */
export function expiringSecurityTxt(folder: string, now: number): Finding[] {
  const file = join(folder, ".well-known", "security.txt");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? "";
  // An invalid date parses as NaN, which makes the comparison false, so it is reported too.
  if (Date.parse(expires) - now > month) return [];
  const what = expires ? `is valid until ${expires.slice(0, 10)}` : "has no Expires line";
  const todo = "build the site again and publish it: npm run build";
  return [{ place: file, what: `security.txt ${what}`, todo }];
}
